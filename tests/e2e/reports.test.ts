import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityProblems } from '../support/browser/axe.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { comesTo, DEALER, newPerson } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

/** The page asks for what is refused, on purpose. */
const REFUSED = [/422/]

describeInBrowser('reports', (browser) => {
  let server: ServerProcess | undefined
  beforeAll(async () => {
    server = await startDemoServer({ env: { LOG_LEVEL: 'warn' } })
  })
  afterAll(() => server?.stop())

  test('SQL is written with completion, run beside the form, and drawn when it is saved', async () => {
    const person = await newPerson(browser, server?.origin ?? '', { mode: 'light', height: 1200 })
    await person.signIn(undefined, '/ReportDesigner')
    const { page, t } = person
    const editor = page.getByRole('textbox', { name: t('resources.reports.fields.sqlQuery') })
    await person.input('reports', 'name').fill('Orders by customer')
    // The preview, which listens to its keys, is fetched after the form.
    await page.getByRole('button', { name: 'Run', exact: true }).waitFor()
    await editor.click()

    await page.keyboard.type('select nothing_here from customers')
    await page.keyboard.press('Control+Enter')
    await page.locator('.cm-lintRange-error', { hasText: 'nothing_here' }).waitFor()
    await page.getByRole('alert').filter({ hasText: 'nothing_here' }).first().waitFor()

    await page.keyboard.press('Control+a')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('select customer_label, count(*) as orders from sales_ord')
    await page.keyboard.press('Control+Space')
    await page.locator('.cm-tooltip-autocomplete li').filter({ hasText: 'sales_orders_lines' }).waitFor()
    await page.keyboard.type('ers group by 1 order by 2 desc limit 5')
    await page.keyboard.press('Control+Enter')
    const rows = page.getByRole('table', { name: 'Orders by customer' }).locator('tbody tr')
    await comesTo(() => rows.count(), 5)
    expect(await accessibilityProblems(page)).toEqual([])

    await person.input('reports', 'chart').click()
    await page.getByRole('option', { name: t('resources.reports.options.chart.bar'), exact: true }).click()
    await page.locator('.recharts-bar-rectangle').nth(4).waitFor()
    await person.button('app.form.save').click()
    await page.waitForURL(/\/Report\/view\//)
    await page.locator('.recharts-bar-rectangle').nth(4).waitFor()
    await page.getByRole('button', { name: /Show as table/ }).click()
    await comesTo(() => rows.count(), 5)
    expect(await accessibilityProblems(page)).toEqual([])
    await person.expectClean(REFUSED)
    await person.close()
  })

  test('a dealer’s own report without SQL is drawn on a phone in Arabic', async () => {
    const person = await newPerson(browser, server?.origin ?? '', { locale: 'ar', mode: 'dark', width: 360, height: 740 })
    await person.signIn(DEALER, '/Report')
    const { page } = person
    const query = { view: 'sales_orders', groups: [{ column: 'date', by: 'month' }], measures: [{ of: 'sum', column: 'net_total' }] }
    const made = await person.api('reports', { method: 'POST', body: JSON.stringify({ name: 'مبيعاتي', chart: 'area', query }) })
    expect(made.status).toBe(201)
    const { id } = await made.json()
    await person.visit(`/reports/${id}/show`)
    await page.locator('.recharts-area-curve').first().waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
    expect(await accessibilityProblems(page)).toEqual([])
    await person.expectClean()
    await person.close()
  })
})
