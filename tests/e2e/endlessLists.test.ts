import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { describeInBrowser } from '../support/browser/browser.ts'
import { comesTo, firstRow, type Looks, newPerson, type Person } from '../support/browser/person.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

/** The first page of a list that joins its pages. */
const LIST = '/Customer?filter={}&sort=code&order=ASC&page=1&perPage=100'

/** Tells what the bar of the selected rows counts. */
const counted = ({ page }: Person) => page.locator('[role=toolbar] [aria-live]')

const top = async (target: Locator): Promise<number> => Math.round((await target.boundingBox())?.y ?? 0)

describeInBrowser('lists that are scrolled without an end', (browser) => {
  let server: ServerProcess | undefined
  beforeAll(async () => {
    server = await startDemoServer({ env: { LOG_LEVEL: 'warn' } })
  })
  afterAll(() => server?.stop())

  const meet = async (path: string, looks?: Looks): Promise<Person> => {
    const person = await newPerson(browser, server?.origin ?? '', looks)
    onTestFinished(person.close)
    await person.signIn(undefined, path)
    return person
  }

  test('of a thousand rows only those near the window have cells; a hundred scroll on to the last record', async () => {
    const person = await meet('/Customer')
    const { page, t } = person
    await firstRow(page).waitFor()
    await page.getByRole('combobox', { name: t('app.list.rowsPerPage') }).selectOption('1000')
    const rows = page.locator('tr[data-id]')
    await comesTo(() => rows.count(), 1000)
    const widths = () => page.evaluate<string>(`[...document.querySelectorAll('th')].map((cell) => cell.offsetWidth).join()`)
    const [first, last] = [rows.first().locator('td'), rows.last().locator('td')]
    const [cells, before] = [await first.count(), await widths()]
    expect([cells > 3, await last.count()]).toEqual([true, 1])
    await rows.last().scrollIntoViewIfNeeded()
    await comesTo(() => last.count(), cells)
    await comesTo(() => first.count(), 1)
    expect(await widths()).toBe(before)

    await page.getByRole('combobox', { name: t('app.list.rowsPerPage') }).selectOption('100')
    await comesTo(() => rows.count(), 200)
    const pageNumber = () => Number(new URL(page.url()).searchParams.get('page'))
    /** Numbers of the rows in the window, as screen readers have them. */
    const seen = () =>
      page.evaluate<string>(
        `[...document.querySelectorAll('tr[data-id]')].filter((row) => { const { top, bottom } = row.getBoundingClientRect(); return bottom > 0 && top < innerHeight }).map((row) => row.ariaRowIndex).join(' ')`,
      )
    await rows.nth(110).scrollIntoViewIfNeeded()
    await comesTo(async () => pageNumber(), 2)
    await comesTo(() => rows.count(), 300)
    expect(await seen()).toContain('112')
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)')
    await expect.poll(pageNumber, { timeout: PATIENCE_MS }).toBeGreaterThan(90)
    await expect.poll(seen, { timeout: PATIENCE_MS }).toMatch(/\d{4}/)
    await page.evaluate('window.scrollTo(0, 0)')
    await comesTo(async () => pageNumber(), 1)
    await expect.poll(seen, { timeout: PATIENCE_MS }).toMatch(/^2 3 /)
    await person.expectClean()
  })

  test('rows of the pages beside it are ticked by their menu, by ranges and keys, and stay so while one scrolls', async () => {
    const person = await meet(LIST)
    const { page, t } = person
    const rows = page.locator('tr[data-id]')
    const says = (count: number) =>
      counted(person)
        .getByText(t('app.list.selected', { smart_count: count }))
        .waitFor()
    await comesTo(() => rows.count(), 200)
    // The keys of a list are loaded after its rows.
    await page.getByRole('button', { name: 'Skip to the rows' }).waitFor({ state: 'attached' })
    await rows.nth(103).scrollIntoViewIfNeeded()
    await rows.nth(103).locator('td').last().click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Select the row' }).click()
    await says(1)
    await rows.nth(96).getByRole('checkbox').click()
    await rows
      .nth(101)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    await says(7)
    await rows.nth(105).focus()
    await page.keyboard.press('x')
    await says(8)
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight / 2)')
    await expect.poll(() => Number(new URL(page.url()).searchParams.get('page')), { timeout: PATIENCE_MS }).toBeGreaterThan(40)
    await comesTo(() => rows.count(), 300)
    await says(8)
    await rows.nth(205).focus()
    await page.keyboard.press('x')
    await says(9)
    await page.keyboard.press('a')
    await counted(person)
      .getByText(/^All .*10,000 selected/)
      .waitFor()
    await person.button('app.list.unselect').click()
    await rows.nth(206).focus()
    const id = await rows.nth(206).getAttribute('data-id')
    await page.keyboard.press('e')
    await page.waitForURL(`**/Customer/edit/${id}`)
    await person.expectClean()
  })

  test('cards of pages are joined too, with menus and ticks, and one returns to the card that one has opened', async () => {
    const person = await meet(LIST, { locale: 'ar', mode: 'dark', width: 360, height: 740 })
    const { page, t } = person
    const cards = page.locator('li > a[data-id]')
    const numbers = () =>
      page.evaluate<string>(`[...document.querySelectorAll('li:has(> a[data-id])')].map((card) => card.ariaPosInSet).join()`)
    await comesTo(() => cards.count(), 200)
    await cards.nth(110).scrollIntoViewIfNeeded()
    await comesTo(() => cards.count(), 300)
    await comesTo(numbers, Array.from({ length: 300 }, (_, at) => at + 1).join())
    await page.mouse.wheel(0, 8000)
    await expect.poll(numbers, { timeout: PATIENCE_MS }).toMatch(/^101,.*,400$/)
    const card = cards.nth(20)
    const id = await card.getAttribute('data-id')
    await page.locator('[data-menu-of]').nth(20).click()
    await page.getByRole('menuitem', { name: 'تحديد الصف' }).click()
    await counted(person)
      .getByText(t('app.list.selected', { smart_count: 1 }))
      .waitFor()
    await card.scrollIntoViewIfNeeded()
    await comesTo(() => page.locator('li input:checked').count(), 1)
    await person.button('app.list.unselect').click()
    const opened = page.locator(`li > a[data-id="${id}"]`)
    await opened.scrollIntoViewIfNeeded()
    const before = await top(opened)
    await opened.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/Customer/view/${id}`)
    await page.getByRole('link', { name: t('ra.action.edit'), exact: true }).waitFor()
    await page.goBack()
    await opened.waitFor()
    await expect.poll(async () => Math.abs((await top(opened)) - before), { timeout: PATIENCE_MS }).toBeLessThan(3)
    expect(await opened.evaluate((element: { matches: (selector: string) => boolean }) => element.matches(':focus'))).toBe(true)
    await person.expectClean()
  })
})
