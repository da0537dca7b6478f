/**
 * Every pair of colours that lies on one another, light and dark, at its ratio of WCAG 2.2: 4.5 for text (1.4.3),
 * 3 for the edges of controls and for shapes that tell something (1.4.11).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../public/css/tokens.css'), 'utf8')

type Colours = ReadonlyMap<string, string>

/** The colours set in the block that `selector` opens. */
const coloursOf = (selector: string): Colours => {
  const [, rest] = css.split(`${selector} {`)
  const block = rest?.slice(0, rest.indexOf('}')) ?? ''
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const light = coloursOf('\n:root')
const bySystem = coloursOf(':root:not([data-theme="light"])')
const byChoice = coloursOf(':root[data-theme="dark"]')

/** Relative luminance, as WCAG defines it. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const ratio = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const on = (grounds: string, ...inks: readonly string[]) =>
  grounds.split(' ').flatMap((ground) => inks.map((ink) => ({ ink, ground })))

const texts = [
  ...on('page sheet sunk', 'ink', 'ink-2', 'link'),
  ...on('felt felt-lit felt-deep', 'on-felt', 'on-felt-2'),
  ...on('felt felt-deep', 'lamp'),
  ...on('lamp', 'on-lamp'),
  ...on('act', 'on-act'),
  ...on('slip', 'on-slip'),
  ...on('sheet danger-ground', 'danger'),
  ...on('sheet good-ground', 'good'),
  ...on('danger-ground good-ground', 'ink'),
  ...on('card card-low', 'spade', 'heart', 'diamond-4', 'club-4'),
  ...on('card', 'num-b', 'seat-0', 'num-p', 'num-r'),
  ...on('card-back', 'card-back-ink'),
  ...on('seat-0 seat-1 seat-2 seat-3 seat-4 seat-5', 'on-seat'),
  ...on('num-b num-r num-g num-p num-rule', 'on-num'),
  ...on('num-y', 'on-num-y'),
  ...on('ink', 'sheet'),
  ...on('on-felt', 'felt-deep'),
]

const shapes = [
  ...on('sheet page', 'line-strong'),
  ...on('felt felt-lit', 'card', 'card-low'),
  ...on('felt-deep', 'felt-line'),
  ...on('felt felt-lit felt-deep', 'lamp'),
  ...on('focus-rim', 'focus'),
]

describe.each([
  { theme: 'light', colours: light },
  { theme: 'dark', colours: new Map([...light, ...byChoice]) },
])('$theme', ({ colours }) => {
  const measured = (ink: string, ground: string) => ratio(colours.get(ink) ?? '', colours.get(ground) ?? '')

  test.each(texts)('$ink can be read on $ground', ({ ink, ground }) => {
    expect(measured(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapes)('$ink can be seen on $ground', ({ ink, ground }) => {
    expect(measured(ink, ground)).toBeGreaterThanOrEqual(3)
  })

  test('one of the two rings of the focus is seen on every ground', () => {
    for (const ground of ['page', 'sheet', 'felt', 'felt-lit', 'felt-deep', 'lamp', 'card', 'card-low']) {
      expect(Math.max(measured('focus', ground), measured('focus-rim', ground))).toBeGreaterThanOrEqual(3)
    }
  })
})

test('dark is the same by the system and by choice', () => {
  expect(bySystem.size).toBeGreaterThan(20)
  expect([...byChoice]).toEqual([...bySystem])
})

test('the ratios are those of the standard', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21)
  // WCAG's own example of grey text that just passes on white.
  expect(ratio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})
