/** The one sheet of shapes: every shape the views draw is on it, and nothing on it is left over. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ranks, suits } from '../src/engine/cards.ts'
import { codes as cats } from '../src/games/katzenjammer-blues/cards.ts'
import { colours, rules } from '../src/games/master-of-rules/cards.ts'
import { icons } from '../src/web/views/icon.tsx'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const shapes = [
  ...read('public/art/cards.svg').matchAll(/<(?:path|g|circle)[^>]* id="([^"]+)"|<(?:path|g) id="([^"]+)"/g),
].map(([, after, first]) => after ?? first ?? '')
const views = globSync('src/web/**/*.tsx', { cwd: root, exclude: ['src/web/views/icon.tsx'] }).map(read)

test('has a shape for every rank, suit, figure and joker, the back and the wordmark', () => {
  const cards = [
    ...ranks.map((rank) => `rank-${rank}`),
    ...suits.map((suit) => `suit-${suit}`),
    ...['K', 'Q', 'J', 'X'].map((figure) => `figure-${figure}`),
    'rank-0',
    'rank-1',
    ...colours.map((colour) => `mark-${colour}`),
    ...rules.map((rule) => `rule-${rule}`),
    'suspect',
    'cat',
    'cat-eyes',
    ...cats.map((code) => `cat-${code}`),
    'head-cat',
    'head-joker',
    'mouse',
    'rank-XR',
    'rank-XB',
    'way',
    'goal',
    'cost',
    'back',
    'wordmark',
  ]
  expect(shapes.filter((id) => !id.startsWith('i-')).toSorted()).toEqual(cards.toSorted())
})

test('has exactly the icons that have a name, and each is used', () => {
  expect(shapes.filter((id) => id.startsWith('i-')).toSorted()).toEqual(icons.map((name) => `i-${name}`))
  const isUsed = (name: string) => views.some((text) => new RegExp(`["']${name}["']`).test(text))
  expect(icons.filter((name) => !isUsed(name))).toEqual([])
})

test('nothing in it reaches out: no script, no style, no other address', () => {
  expect(read('public/art/cards.svg')).not.toMatch(
    /<script|<style|<image|https?:(?!\/\/www\.w3\.org\/2000\/svg)|\son\w+=/,
  )
})
