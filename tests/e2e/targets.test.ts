import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CommissionStatement } from '../../src/domain/commission/calls.ts'
import { accessibilityProblems } from '../support/browser/axe.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { newPerson, type Person } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

describeInBrowser('targets and commissions', (browser) => {
  let server: ServerProcess | undefined
  beforeAll(async () => {
    server = await startDemoServer({ env: { LOG_LEVEL: 'warn' } })
  })
  afterAll(() => server?.stop())

  const month = new Date(new Date().getFullYear(), new Date().getMonth() - 1, 15).toLocaleDateString('sv').slice(0, 7)

  /** A salesman of the demo with a commission last month. */
  const salesmanWithCommission = async ({ api }: Person): Promise<CommissionStatement> => {
    const salesmen: { id: string }[] = await (await api('commission/salesmen')).json()
    const statements = await Promise.all(
      salesmen.map(
        async ({ id }): Promise<CommissionStatement> => (await api(`commission/statement?salesman=${id}&month=${month}-01`)).json(),
      ),
    )
    const found = statements.find(({ lines, state }) => lines.length > 0 && state !== 'open')
    if (!found) throw new Error('no salesman of the demo has sold anything last month')
    return found
  }

  test('are set, repeated, worked out and posted by keys alone', async () => {
    const person = await newPerson(browser, server?.origin ?? '', { mode: 'light', height: 1000 })
    await person.signIn(undefined, '/Target/add')
    const { page, input } = person
    await input('targets', 'name').fill('December of the firm')
    await input('targets', 'scope').press('Enter')
    await page.getByRole('option', { name: 'Firm', exact: true }).press('Enter')
    await input('targets', 'amount').fill('5000')
    await input('targets', 'period').press('Enter')
    await page.getByRole('option', { name: 'Month', exact: true }).press('Enter')
    await person.button('app.form.save').press('Enter')
    const bar = page.getByRole('meter', { name: 'Progress' })
    await bar.waitFor()
    expect(await bar.getAttribute('aria-valuetext')).toMatch(/of €5,000\.00, .*%\. Pace by today: €.*\. Forecast: €.*\./)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Repeat in the next period' }).press('Enter')
    await page.getByText('The target is set for the next period').waitFor()

    const { name, totals } = await salesmanWithCommission(person)
    await person.follow('/Commission')
    const chooser = page.getByRole('combobox', { name: 'Salesman' })
    await chooser.press('Enter')
    await page.getByRole('option', { name, exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Month before' }).press('Enter')
    const table = page.getByRole('table', { name: 'Commission' })
    await table
      .getByRole('row')
      .last()
      .getByText(`€${Number(totals.commission).toLocaleString('en', { minimumFractionDigits: 2 })}`)
      .waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).press('Enter')
    expect((await saved).suggestedFilename()).toContain(month)
    await page.getByRole('button', { name: 'Post' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Post' }).press('Enter')
    await page.getByText('Posted: this month stays as it is, the next one corrects it').waitFor()
    await page.getByRole('link', { name: 'Posted statement' }).press('Enter')
    await page.waitForURL(/\/CommissionStatement\/view\//)
    await person.expectClean()
    await person.close()
  })

  test('fit a phone in Arabic', async () => {
    const person = await newPerson(browser, server?.origin ?? '', { locale: 'ar', mode: 'dark', width: 360, height: 740 })
    await person.signIn(undefined, '/home')
    const { page } = person
    await page.getByRole('meter').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const { salesman } = await salesmanWithCommission(person)
    await person.follow(`/Commission?salesman=${salesman}&month=${month}`)
    await page.getByRole('group', { name: 'الشهر' }).waitFor()
    await page.getByRole('table', { name: 'العمولة' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'الشهر السابق' }).click()
    await page.waitForURL((url) => url.searchParams.get('month') !== month)
    await person.expectClean()
    await person.close()
  })
})
