import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeInBrowser } from '../support/browser/browser.ts'
import { comesTo, DEALER, firstRow, newPerson, type Person } from '../support/browser/person.ts'
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
  })

  /** Whether the visible elements lie above each other without touching. */
  const areApart = async ({ page }: Person, one: string, other: string): Promise<boolean> => {
    const [a, b] = [await page.locator(one).boundingBox(), await page.locator(other).boundingBox()]
    return a !== null && b !== null && (a.y + a.height <= b.y || b.y + b.height <= a.y)
  }

  test('on a phone a notice covers neither the card of a job nor the input with the focus, and that card covers no such input', async () => {
    const phone = { locale: 'ar', width: 360, height: 740 } as const
    const admin = await newPerson(browser, server?.origin ?? '', phone)
    const { page, t } = admin
    await admin.signIn()
    const [customer]: readonly { readonly id: string }[] = await (await admin.api('customers?range=[0,0]')).json()
    await admin.visit(`/customers?filter=${encodeURIComponent('{"country":"TR"}')}`)
    await page.locator('a[data-id]').first().focus()
    await page.keyboard.press('a')
    await page.keyboard.press('b')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').first().click()
    await page.getByRole('option', { name: t('resources.customers.fields.taxNo') }).click()
    await dialog.locator('input[name=taxNo]').fill('PHONE')
    await dialog.getByRole('button', { name: t('app.bulk.apply') }).click()
    await page.locator('.job-card').waitFor()
    await admin.follow(`/customers/${customer?.id}`)
    for (const name of ['fullName', 'phoneNumber2', 'contactPerson', 'address2', 'iban']) {
      await admin.input('customers', name).focus()
      expect([name, await areApart(admin, '.job-card', `input[name=${name}]`)]).toEqual([name, true])
    }
    await admin.input('customers', 'contactPerson').fill('Somebody')
    await page.keyboard.press('Control+s')
    await page.locator('.hub-toast').waitFor()
    expect(await areApart(admin, '.hub-toast', '.job-card')).toBe(true)
    await admin.expectClean()
    await admin.close()

    const dealer = await newPerson(browser, server?.origin ?? '', phone)
    await dealer.signIn(DEALER, '/-/MyFirm')
    const city = dealer.input('firms', 'city')
    await city.fill('Elsewhere')
    // Where the notice will be.
    await city.evaluate((input) => window.scrollBy(0, input.getBoundingClientRect().bottom - window.innerHeight + 130))
    await dealer.page.keyboard.press('Control+s')
    await dealer.page.locator('.hub-toast').waitFor()
    await comesTo(() => areApart(dealer, '.hub-toast', 'input[name=city]'), true)
    await dealer.expectClean()
    await dealer.close()
  })
})
