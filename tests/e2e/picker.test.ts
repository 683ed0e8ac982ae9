import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import list from '../../i18n/en/areas/list.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { comesTo, firstRow, newPerson, type Person } from '../support/browser/person.ts'
import { unfilled } from '../support/browser/untranslated.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

/** Milliseconds by which every list answer is delayed, like a slow connection. */
const SLOW_MS = 700

const absent = (): never => {
  throw new Error('It is not on the page.')
}

const slowly = async (page: Page, entity: string): Promise<void> => {
  await page.route(`**/api/${entity}?*`, async (route) => {
    await new Promise((done) => setTimeout(done, SLOW_MS))
    await route.continue()
  })
}

describeInBrowser('pickers, also on a slow connection', (browser) => {
  let server: ServerProcess | undefined
  beforeAll(async () => {
    server = await startDemoServer({ env: { LOG_LEVEL: 'warn' } })
  })
  afterAll(() => server?.stop())

  const order = async (locale: 'en' | 'ar'): Promise<Person> => {
    const person = await newPerson(browser, server?.origin ?? '', { locale })
    await person.signIn()
    await slowly(person.page, 'customers')
    await slowly(person.page, 'materials')
    await person.visit('/salesOrders/create')
    await person.input('salesOrders', 'customer').waitFor()
    return person
  }
  const value = (person: Person, field: string) => person.input('salesOrders', field).inputValue()

  test.each(['en', 'ar'] as const)('codes typed one after another by keyboard alone become what was typed (%s)', async (locale) => {
    const person = await order(locale)
    const { page } = person
    const codes = ['C00012', 'C00013', 'C00014', 'C00015', 'C00016']
    for (const [at, code] of codes.entries()) {
      await person.input('salesOrders', 'customer').focus()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(code)
      if (at % 2 === 1) await page.keyboard.press('ArrowDown')
      await page.keyboard.press(at < 3 ? 'Enter' : 'Tab')
      await comesTo(async () => new RegExp(`^\\W?${code} – .`).test(await value(person, 'customer')), true)
    }
    await person.input('salesOrders', 'customer').fill('no such customer')
    await page.getByRole('option', { name: person.t('app.form.createNew', { value: 'no such customer' }) }).waitFor()
    expect(await unfilled(page)).toEqual([])
    await person.expectClean()
  })

  test('a press on a button below several chosen values, which moves the focus there, is not lost', async () => {
    const person = await newPerson(browser, server?.origin ?? '')
    const { page, t } = person
    await person.signIn()
    const chosen = encodeURIComponent('{"$and":[{"customer.country_in":["TR","FR"]}]}')
    await person.visit(`/SalesOrder?filter=${chosen}`)
    await firstRow(page).waitFor()
    await page.keyboard.press('f')
    const values = page.getByRole('combobox', { name: t('app.list.value') })
    await page.getByRole('button', { name: 'France', exact: true }).waitFor()
    const fields = page.getByRole('combobox', { name: list.filter.field })
    expect(await fields.count()).toBe(1)
    await values.click()
    await page.keyboard.press('Escape')
    const { x, y, width, height } = (await page.getByRole('button', { name: list.filter.addCondition }).boundingBox()) ?? absent()
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    await page.mouse.up()
    await comesTo(() => fields.count(), 2)
    await person.expectClean()
  })
})
