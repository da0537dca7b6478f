/** A seat handed over in the middle of a game, each person in a browser of their own. */
import { expect, test } from 'vitest'
import { prng } from '../support/prng.ts'
import { newPerson } from './support/browser.ts'
import { isTheirTurn, playOne } from './support/game.ts'
import { expectNoComplaints, gather } from './support/party.ts'
import { setStage } from './support/stage.ts'

const patience = { timeout: 600_000 }

const stage = setStage()

test(
  'one leaves, another goes on with their cards, without scripting too, and the past stays',
  patience,
  async () => {
    const party = await gather(stage, { game: 'parity', options: { 'Played to': '50' } }, [
      { name: 'Ada' },
      { name: 'Bora' },
    ])
    await party.playMoves(4, 6)
    const [ada, bora] = party.people
    if (ada === undefined || bora === undefined) throw new Error('two were invited')
    const cardsOf = (page: typeof ada.page) =>
      page.locator('.hand .slot').evaluateAll((slots) => slots.map((slot) => slot.getAttribute('data-card')))
    const before = await cardsOf(bora.page)
    expect(before.length).toBeGreaterThan(0)

    await bora.page.getByText('Leave the game').click()
    await bora.page.getByRole('button', { name: 'Leave now' }).click()
    await bora.page.getByText('You have left this game.').waitFor()
    await ada.page.getByText('Bora has left the game.').first().waitFor()
    await ada.page.getByRole('button', { name: 'Open it to somebody new' }).click()
    await ada.page.getByText('The seat of Bora is open', { exact: false }).first().waitFor()

    const cem = await newPerson(stage.browser, { javaScriptEnabled: false })
    await cem.page.goto(party.link)
    await cem.page.getByLabel('Your name').fill('Cem')
    await cem.page.getByRole('button', { name: 'Go on for Bora' }).click()
    expect(await cardsOf(cem.page)).toEqual(before)
    await ada.page.locator('#log').getByText('Cem goes on for Bora').waitFor()
    const random = prng(7)
    const isAsked = async () => {
      await cem.page.reload()
      if (await isTheirTurn(ada)) await playOne(ada, random)
      return isTheirTurn(cem)
    }
    await expect.poll(isAsked, { timeout: 60_000 }).toBe(true)
    await playOne(cem, random)
    expect(await cardsOf(cem.page)).not.toEqual(before)

    // Whoever left is a spectator now; what they did keeps their name.
    await bora.page.goto(party.link)
    await bora.page.getByText('You are watching').waitFor()
    const log = await ada.page.locator('#log .log').textContent()
    expect(log).toContain('Bora')
    expectNoComplaints(party)
  },
)
