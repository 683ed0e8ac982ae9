import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityProblems } from '../support/browser/axe.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { comesTo, DEALER, newPerson } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

/** The page requests a refused query on purpose. */
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
    // The preview, which handles its keys, is loaded after the form.
    await page.getByRole('button', { name: 'Run', exact: true }).waitFor()
    await editor.click()

    await page.keyboard.type('select nothing_here from customers')
    await page.keyboard.press('Control+Enter')
    await page.locator('.cm-lintRange-error', { hasText: 'nothing_here' }).waitFor()
    await page.getByRole('alert').filter({ hasText: 'nothing_here' }).first().waitFor()

    // Typed over the selection.
    await page.keyboard.press('Control+a')
    await page.keyboard.type('select customer_label, count(*) as orders from sales_ord')
    await page.keyboard.press('Control+Space')
    await page.locator('.cm-tooltip-autocomplete li').filter({ hasText: 'sales_orders_lines' }).waitFor()
    await page.keyboard.type('ers group by 1 order by 2 desc limit 5')
    await page.keyboard.press('Shift+Alt+F')
    await page
      .locator('.cm-line')
      .filter({ hasText: /^from sales_orders$/ })
      .waitFor()
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

  test('sales by month are a chart in six clicks, and their filters are kept in the address', async () => {
    const person = await newPerson(browser, server?.origin ?? '', { mode: 'light', height: 1000 })
    await person.signIn(undefined, '/Report')
    const { page, t } = person
    // Clicks: a new report, its subject, a question, save.
    await page
      .getByRole('link', { name: t('resources.reports.create') })
      .or(person.button('resources.reports.create'))
      .first()
      .click()
    await page.getByRole('button', { name: 'Sales orders', exact: true }).click()
    await page.getByRole('button', { name: 'Net total by month' }).click()
    // The question has gone; the keyboard goes on in the query.
    await page.locator('.recharts-bar-rectangle').first().waitFor()
    await page.getByRole('group').locator(':focus').waitFor()
    await page.getByRole('button', { name: 'Add a filter' }).click()
    expect(await accessibilityProblems(page)).toEqual([])
    await person.button('app.form.save').click()
    await page.waitForURL(/\/Report\/view\//)
    const bars = page.locator('.recharts-bar-rectangle')
    await bars.nth(3).waitFor()
    // The form is closed, and its dialogs with it.
    await page.getByText('Created successfully').waitFor()
    await page.locator('.create-page').waitFor({ state: 'detached' })
    await bars.nth(3).waitFor()
    const all = await bars.count()

    await page.getByRole('combobox', { name: 'Date' }).click()
    await page.getByRole('option', { name: 'Last month' }).click()
    await page.waitForURL(/f\.date\.period=lastMonth/)
    await comesTo(() => bars.count().then((count) => count < all), true)
    await page.reload()
    await bars.first().waitFor()
    expect(await bars.count()).toBeLessThan(all)
    await page.goBack()
    await comesTo(() => bars.count(), all)
    await bars.last().click()
    await page.waitForURL(/\/SalesOrder\?filter=/)
    expect(JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '')).toMatchObject({ date: { gte: expect.any(String) } })
    await page.getByRole('table').getByRole('row').nth(1).waitFor()
    await person.expectClean()
    await person.close()
  })

  test('a query without SQL is taken over as SQL, which answers the same', async () => {
    const person = await newPerson(browser, server?.origin ?? '', { mode: 'dark', height: 1200 })
    await person.signIn(undefined, '/ReportDesigner')
    const { page, t } = person
    await page.getByRole('button', { name: 'Sales orders', exact: true }).click()
    await page.getByRole('button', { name: 'Net total by month' }).click()
    await page.getByRole('button', { name: 'Add a condition' }).click()
    await page.getByRole('button', { name: 'Add a condition' }).click()
    await page.getByRole('combobox', { name: 'Column', exact: true }).last().fill('Customer › Country')
    await page.getByRole('option', { name: 'Customer › Country', exact: true }).click()
    await page.getByRole('combobox', { name: 'Operator' }).last().click()
    await page.getByRole('option', { name: 'is not empty' }).click()
    const rows = page.getByRole('status').filter({ hasText: /rows? in/ })
    await rows.waitFor()
    await page.getByText('Show as SQL').click()
    await page.getByRole('button', { name: 'Edit as SQL' }).click()
    await page
      .getByRole('textbox', { name: t('resources.reports.fields.sqlQuery') })
      .filter({ hasText: 'month(date)' })
      .filter({ hasText: /customer_id in \(\s*select id\s+from customers\s+where country_id is not null/ })
      .waitFor()
    await page.getByRole('combobox', { name: 'Date' }).filter({ hasText: 'This year' }).waitFor()
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await page.locator('.recharts-bar-rectangle').first().waitFor()
    await person.expectClean()
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
