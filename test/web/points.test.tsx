/** Finished games tell who won, and by how much only where they are played for points. */
import { describe, expect, test } from 'vitest'
import type { AnyGame, Result } from '../../src/engine/game.ts'
import { doubt } from '../../src/games/doubt/index.ts'
import { inAGrove } from '../../src/games/in-a-grove/index.ts'
import { rummy } from '../../src/games/rummy/index.ts'
import type { Lang } from '../../src/players/types.ts'
import type { TableLine, TableLook } from '../../src/table/types.ts'
import { pictureOf } from '../../src/web/preview/picture.ts'
import { previewOf, resultLine } from '../../src/web/preview/preview.ts'
import { teller } from '../../src/web/text/teller.ts'
import { EndPage } from '../../src/web/views/end.tsx'
import { Tables } from '../../src/web/views/tables.tsx'
import { lookAt, positions, visitIn } from './support/looks.tsx'

const lastOf = (game: AnyGame): TableLook => {
  const [last] = [...positions(game, {}, 3)].slice(-1)
  if (last === undefined) throw new Error('a game without positions')
  return { ...lookAt(game, last, null), status: 'over', secret: '' }
}

const endPage = (look: TableLook, result: Result, lang: Lang): string =>
  String(
    <EndPage
      visit={visitIn(lang, `/t/${look.id}`)}
      look={look}
      result={result}
      waiting={0}
      notice={null}
      events={[]}
      tell={teller(lang, look.game, 'UTC')}
      keys={{ rematch: 'rematch-key', talk: 'talk-key' }}
      unsaid=""
    />,
  )

const lineOf = (look: TableLook, you: number): TableLine => ({
  ...look,
  you,
  turn: null,
  deadline: null,
})

const listed = (look: TableLook, lang: Lang): string =>
  String(<Tables visit={visitIn(lang, '/')} tables={[0, 1, 2].map((seat) => lineOf(look, seat))} />)

/** All that is told of a game that ended like this, by where it is told. */
const told = (ended: TableLook, result: Result, lang: Lang): { readonly [place: string]: string } => {
  const look: TableLook = { ...ended, result }
  return {
    page: endPage(look, result, lang),
    list: listed(look, lang),
    preview: JSON.stringify(previewOf(look, lang)),
    sentence: resultLine(look, lang),
    picture: pictureOf({ ...look, result }, '<svg></svg>'),
  }
}

const [one, other]: readonly [Result, Result] = [
  { scores: [1, 0, 0], winners: [0] },
  { scores: [71, 43, 43], winners: [0] },
]

describe.each(['en', 'ko'] as const)('in %s', (lang) => {
  test('a game without points shows no score anywhere', () => {
    const ended = lastOf(doubt)
    expect(told(ended, one, lang)).toEqual(told(ended, other, lang))
  })

  test('a game for points shows it everywhere', () => {
    const ended = lastOf(rummy)
    const [before, after] = [told(ended, one, lang), told(ended, other, lang)]
    expect(Object.keys(before).filter((place) => before[place] === after[place])).toEqual([])
  })
})

test('whoever won is named all the same', () => {
  const look: TableLook = { ...lastOf(doubt), result: one }
  expect(resultLine(look, 'en')).toBe('Doubt: Mina wins')
  expect(resultLine(look, 'ko')).toBe('다우트 결과: Mina 승리')
  expect(listed(look, 'en')).toMatch(/You won<.*Mina won<.*Mina won</s)
  expect(listed(look, 'ko')).toMatch(/이겼어요<.*Mina 승리<.*Mina 승리</s)
})

describe('where all but the losers win', () => {
  const ended = lastOf(inAGrove)
  const each: Result = { scores: [-3, 0, -6], winners: [0, 1] }
  const alike: Result = { scores: [-3, -3, -6], winners: [0, 1] }

  test('no winner’s own score is told as that of all', () => {
    const list = listed({ ...ended, result: each }, 'en')
    expect(list).toMatch(/You and Jisoo won<.*You and Mina won<.*Mina and Jisoo won</s)
    expect(listed({ ...ended, result: alike }, 'en')).toMatch(/won with −3<.*won with −3<.*won, −3 to −6</s)
  })

  test('the winners stand in the order of their scores, before all others', () => {
    const page = endPage({ ...ended, result: each }, each, 'en')
    const podium = page.slice(page.indexOf('class="podium"'), page.indexOf('</ol>'))
    expect([...podium.matchAll(/<b>(\w+)</g)].map(([, name]) => name)).toEqual(['Jisoo', 'Mina', 'Tom'])
  })
})
