import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeInBrowser } from '../support/browser/browser.ts'
import { ADMIN, comesTo, DEALER, newPerson, type Person } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

const DEALER2 = 'dealer2@cardealerhub.test'
const DAY = 24 * 60 * 60 * 1000

/** The browser's own reports of a lost connection. */
const PULLED = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/

let serial = 0

const made = async (person: Person, entity: string, values: object): Promise<string> => {
  const answer = await person.api(entity, { method: 'POST', body: JSON.stringify(values) })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return ((await answer.json()) as { readonly id: string }).id
}

/** A lot that is live for this many milliseconds. */
const newLot = async (admin: Person, lasts: number, more: object = {}): Promise<string> => {
  serial += 1
  const car = await made(admin, 'cars', { make: 'Race', model: `Lot ${serial}`, year: 2021, lotNumber: `R-${serial}`, firm: 'house' })
  const times = { startsAt: new Date(Date.now() - 1000).toISOString(), endsAt: new Date(Date.now() + lasts).toISOString() }
  return made(admin, 'auctions', { car, ...times, currency: 'EUR', startPrice: '100.00', saleType: 'pure', ...more })
}

const room = (id: string) => `/AvailableCarsBidding/${id}`
const quickBid = (page: Page, amount: string) => page.getByRole('button', { name: `Bid ${amount}`, exact: true })
/** Confirms the bid. */
const confirm = async (page: Page, amount: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The bid is binding.').waitFor()
  await dialog.getByRole('button', { name: `Bid ${amount}`, exact: true }).click()
}
const bidAtOnce = async (page: Page, amount: string) => {
  await quickBid(page, amount).click()
  await confirm(page, amount)
}
const price = (page: Page, amount: string) => page.locator('main, #main-content').getByText(amount, { exact: true }).first()
const says = async (page: Page, text: string | RegExp) => {
  await page.getByText(text).first().waitFor()
  expect(await page.getByText(text).count()).toBeGreaterThan(0)
}

describeInBrowser('an auction with two dealers and an Admin', (browser) => {
  let server: ServerProcess
  let people: readonly [Person, Person, Person]

  beforeAll(async () => {
    server = await startDemoServer()
    const meet = async (email: string) => {
      const person = await newPerson(browser, server.origin)
      await person.signIn(email, '/MyAccount')
      return person
    }
    people = [await meet(DEALER), await meet(DEALER2), await meet(ADMIN)]
  })
  afterAll(() => server?.stop())

  const enter = async (id: string): Promise<void> => {
    for (const person of people) {
      await person.visit(room(id))
      await person.page.getByText('Live', { exact: true }).first().waitFor()
    }
  }

  test('a bid in one browser shows in the others without a reload, and the former leader is notified', async () => {
    const [dana, deniz, ada] = people
    await enter(await newLot(ada, DAY))
    await bidAtOnce(dana.page, '€100.00')
    await says(dana.page, 'You are leading')
    await quickBid(deniz.page, '€110.00').waitFor()
    await price(ada.page, '€100.00').waitFor()

    await deniz.page.getByLabel('My maximum').fill('180')
    await deniz.page.getByRole('button', { name: 'Place bid', exact: true }).click()
    await confirm(deniz.page, '€180.00')
    await says(deniz.page, 'You are leading')
    await says(dana.page, 'You have been outbid')
    await says(dana.page, /You have been outbid: 2021 Race Lot/)
    await price(ada.page, '€110.00').waitFor()
    for (const { expectClean } of people) await expectClean()
  })

  test('a lost connection is shown, refuses bids, heals and catches up without a reload', async () => {
    const [dana, deniz, ada] = people
    const id = await newLot(ada, DAY)
    await enter(id)
    await bidAtOnce(dana.page, '€100.00')
    await says(dana.page, 'You are leading')
    await dana.page.evaluate('window.stillThere = true')

    await dana.page.context().setOffline(true)
    await says(dana.page, /There is no connection to the auction/)
    await dana.page.getByLabel('My maximum').fill('140')
    await dana.page.getByRole('button', { name: 'Raise my maximum', exact: true }).click()
    await says(dana.page, /so nothing was sent/)
    await bidAtOnce(deniz.page, '€110.00')
    await says(deniz.page, 'You are leading')
    expect(await dana.page.getByText('You have been outbid').count()).toBe(0)

    await dana.page.context().setOffline(false)
    await says(dana.page, 'You have been outbid')
    await price(dana.page, '€110.00').waitFor()
    expect(await dana.page.getByLabel('My maximum').inputValue()).toBe('140')
    expect(await dana.page.evaluate('window.stillThere')).toBe(true)
    await dana.page.getByRole('button', { name: 'Place bid', exact: true }).click()
    await confirm(dana.page, '€140.00')
    await says(dana.page, 'You are leading')
    await says(deniz.page, 'You have been outbid')
    await dana.expectClean([PULLED])
  })

  test('the countdown follows the server, not the machine’s clock', async () => {
    const [, , ada] = people
    const id = await newLot(ada, DAY / 2)
    const late = await newPerson(browser, server.origin)
    await late.page.addInitScript({ content: 'const real = Date.now; Date.now = () => real() + 5 * 60 * 60 * 1000' })
    await late.signIn(DEALER, room(id))
    await says(late.page, /^Ends in (12h 0m|11h 59m)$/)
    await late.close()
  })

  test('an auction ends by itself in every browser, and bidding with it', async () => {
    const [dana, deniz, ada] = people
    await enter(await newLot(ada, 15_000))
    for (const { page } of people) await says(page, 'The car was not sold.')
    for (const { page } of [dana, deniz]) expect(await page.getByRole('button', { name: 'Place bid' }).count()).toBe(0)
  })

  test('who buys at once ends the auction for all', async () => {
    const [dana, deniz, ada] = people
    const id = await newLot(ada, DAY, { buyNowPrice: '900.00' })
    await enter(id)
    await dana.page.getByRole('button', { name: 'Buy now for €900.00' }).click()
    await dana.page.getByRole('button', { name: 'Buy for €900.00' }).click()
    await says(dana.page, 'You have won')
    await says(deniz.page, 'Sold for €900.00.')
    await comesTo(async () => ((await (await ada.api(`auctions/${id}`)).json()) as { readonly status: string }).status, 'sold')
  })
})
