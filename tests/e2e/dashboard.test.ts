import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityProblems } from '../support/browser/axe.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { comesTo, DEALER, newPerson, type Person } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

describeInBrowser('reports on the start page', (browser) => {
  let server: ServerProcess | undefined
  beforeAll(async () => {
    server = await startDemoServer({ env: { LOG_LEVEL: 'warn' } })
  })
  afterAll(() => server?.stop())

  const names = ({ page }: Person) => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()

  test('are arranged by keys alone, for oneself, and come back', async () => {
    const person = await newPerson(browser, server?.origin ?? '', { mode: 'light', height: 1200 })
    await person.signIn(undefined, '/Dashboard')
    const { page } = person
    const first = ['Cars by make and status', 'Cars by status', 'Cash in and out by month']
    await comesTo(async () => (await names(person)).slice(0, 3), first)
    await page.getByRole('article').first().locator('svg.recharts-surface').first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('button', { name: 'Arrange' }).click()
    await page.getByRole('button', { name: 'Move Cars by status forward' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: 'Cars by status is now number 1' }).waitFor()
    await page.getByRole('button', { name: /^Drag Cash in and out by month/ }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('status').filter({ hasText: 'Cash in and out by month is now number 3' }).waitFor()
    // The sensor of @dnd-kit listens from its next timer on; a busy page runs it after it says that the tile is picked up. The first place has none above it.
    const above = page.getByRole('status').filter({ hasText: 'Cash in and out by month is now number 1' })
    await comesTo(async () => {
      await page.keyboard.press('ArrowUp')
      return above.count()
    }, 1)
    await page.keyboard.press('Space')
    await comesTo(async () => (await names(person)).slice(0, 3), ['Cash in and out by month', 'Cars by status', 'Cars by make and status'])
    await page.getByRole('button', { name: 'Remove Cars by make and status' }).press('Enter')
    await page.getByRole('combobox', { name: 'Add a report' }).fill('VAT by month')
    await page.getByRole('option', { name: 'VAT by month and rate' }).click()
    await page.getByRole('combobox', { name: 'Width of VAT by month and rate' }).press('Enter')
    await page.getByRole('option', { name: 'Full' }).click()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Arrange' }).waitFor()
    const arranged = ['Cash in and out by month', 'Cars by status', 'Sales by customer', 'Sales by month']
    await comesTo(async () => (await names(person)).slice(0, 4), arranged)
    await page.goto(`${server?.origin}/home`)
    await comesTo(async () => (await names(person)).at(-1), 'VAT by month and rate')
    await page.getByRole('button', { name: 'Arrange' }).click()
    await page.getByRole('button', { name: 'As it was before' }).click()
    await comesTo(async () => (await names(person)).slice(0, 3), first)
    await person.expectClean()
    await person.close()
  })

  test('are filtered together, and by what is chosen in one of them, as the address says', async () => {
    const person = await newPerson(browser, server?.origin ?? '', { mode: 'light', height: 1200 })
    await person.signIn(undefined, '/Dashboard')
    const { page } = person
    const tile = (name: string) => page.getByRole('article', { name, exact: true })
    const rowsOf = async (name: string) => (await tile(name).getByRole('status').first().textContent())?.split(' ')[0]
    await tile('Sales by month').locator('svg.recharts-surface').first().waitFor()
    const months = await rowsOf('Sales by month')
    expect(months).not.toBe('1')
    const filters = page.getByRole('search', { name: 'Filters of the page' })
    await filters.getByRole('combobox', { name: 'Period' }).press('Enter')
    await page.getByRole('option', { name: 'This month' }).click()
    await comesTo(() => rowsOf('Sales by month'), '1')
    await tile('Cars by status').getByText('Not filtered by: Period').waitFor()
    expect(new URL(page.url()).searchParams.get('f.date.period')).toBe('thisMonth')
    await page.goBack()
    await comesTo(() => rowsOf('Sales by month'), months)

    await tile('Cars by status')
      .getByRole('button', { name: /^Show as table/ })
      .press('Enter')
    await tile('Cars by status').getByRole('button', { name: 'In stock', exact: true }).press('Enter')
    const legend = (name: string) => tile('Cars by make and status').getByRole('listitem').filter({ hasText: name })
    await comesTo(() => legend('Sold').count(), 0)
    const chip = page.getByRole('button', { name: 'Remove the filter Status: In stock' })
    await tile('Sales by month').getByText('Not filtered by: Status: In stock').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.reload()
    await chip.first().waitFor()
    await tile('Cars by make and status').locator('svg.recharts-surface').first().waitFor()
    await comesTo(() => legend('Sold').count(), 0)
    await chip.first().press('Enter')
    await legend('Sold').waitFor()

    await tile('Cars by make and status')
      .getByRole('button', { name: /^Show as table/ })
      .press('Enter')
    await tile('Cars by make and status').getByRole('button', { name: 'Buick', exact: true }).press('Enter')
    await tile('Cars by make and status')
      .getByRole('button', { name: /^Show the records/ })
      .press('Enter')
    await page.waitForURL(/\/Inventory\?filter=.*buick/i)
    await person.expectClean()
    await person.close()
  })

  test('are on a dealer’s phone in Arabic those that they may see, and in the menu', async () => {
    const person = await newPerson(browser, server?.origin ?? '', { locale: 'ar', mode: 'dark', width: 360, height: 740 })
    await person.signIn(DEALER, '/Dashboard')
    const { page } = person
    await comesTo(() => names(person), ['السيارات حسب الشركة المصنّعة والحالة'])
    await page.getByRole('article').locator('svg.recharts-surface').first().waitFor()
    await page.getByRole('listitem').filter({ hasText: 'في المخزون' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'ترتيب' }).click()
    await page.getByRole('button', { name: /^إزالة .*السيارات حسب الشركة المصنّعة والحالة/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await accessibilityProblems(page)).toEqual([])
    await person.expectClean()
    await person.close()
  })

  test('begin with a chart of one’s own sales by month, five clicks from the start page, without SQL', async () => {
    const person = await newPerson(browser, server?.origin ?? '', { mode: 'light', height: 1200 })
    await person.signIn(DEALER, '/home')
    const { page, t } = person
    const steps = [
      () => page.getByRole('link', { name: 'New report' }),
      () => page.getByRole('button', { name: 'Sales orders', exact: true }),
      () => page.getByRole('button', { name: 'Net total by month' }),
      () => person.button('app.form.save'),
      () => person.way(t('app.menu.home')),
    ]
    for (const [at, step] of steps.entries()) {
      await step().first().click()
      if (at === 2) await page.locator('.recharts-bar-rectangle').first().waitFor()
      if (at === 3) await page.waitForURL(/show|view/)
    }
    const mine = page.getByRole('article', { name: 'Sales orders: Net total by month' })
    await mine.locator('.recharts-bar-rectangle').first().waitFor()
    await person.expectClean()
    await person.close()
  })
})
