import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeInBrowser } from '../support/browser/browser.ts'
import { comesTo, firstRow, newPerson, type Person } from '../support/browser/person.ts'
import { LONG_PATIENCE_MS } from '../support/patience.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

/** Number of customers with a tax number. */
const changed = async (person: Person, taxNo: string): Promise<number> => {
  const filter = encodeURIComponent(JSON.stringify({ taxNo }))
  const answer = await person.api(`customers?range=[0,0]&filter=${filter}`)
  return Number(answer.headers.get('content-range')?.split('/')[1])
}

describeInBrowser('records beyond the page', (browser) => {
  let server: ServerProcess | undefined
  beforeAll(async () => {
    server = await startDemoServer({ env: { LOG_LEVEL: 'warn' } })
  })
  afterAll(() => server?.stop())

  test('all that match are changed with progress, on any page, and Ctrl+Z puts them back', async () => {
    const person = await newPerson(browser, server?.origin ?? '')
    const { page, t } = person
    await person.signIn()
    await person.visit(`/customers?filter=${encodeURIComponent('{"country":"TR"}')}`)
    await firstRow(page).waitFor()
    const before = await changed(person, 'BULK')
    await page.locator('thead input[type=checkbox]').click()
    const bar = page.getByRole('toolbar', { name: t('app.list.actions') })
    await bar
      .locator('button')
      .filter({ hasText: /^Select all / })
      .click()
    await person.button('app.bulk.edit').click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('button', { name: t('app.bulk.apply') }).isDisabled()).toBe(true)
    await dialog.getByRole('combobox').first().click()
    await page.getByRole('option', { name: t('resources.customers.fields.taxNo') }).click()
    await dialog.locator('input[name=taxNo]').fill('BULK')
    await dialog.getByRole('button', { name: t('app.bulk.apply') }).click()
    const card = page.locator('.job-card')
    await card.waitFor()
    await person.follow('/home')
    await card.getByRole('button', { name: t('app.form.close') }).waitFor({ timeout: LONG_PATIENCE_MS })
    expect(await changed(person, 'BULK')).toBeGreaterThan(before + 1000)
    await person.visit('/Customer/add')
    await person.button('app.form.save').click({ trial: true })
    await page.keyboard.press('Control+z')
    await expect.poll(() => changed(person, 'BULK'), { timeout: LONG_PATIENCE_MS, interval: 500 }).toBe(before)
    await comesTo(() => card.count(), 0)
    await person.expectClean()
    await person.close()
  }, 300_000)
})
