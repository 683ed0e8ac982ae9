import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { describeInBrowser } from '../support/browser/browser.ts'
import { comesTo, firstRow, type Looks, newPerson, type Person } from '../support/browser/person.ts'
import { LONG_PATIENCE_MS, PATIENCE_MS } from '../support/patience.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

/** The first page of a list that joins its pages. */
const LIST = '/Customer?filter={}&sort=code&order=ASC&page=1&perPage=100'

/** Tells what the bar of the selected rows counts. */
const counted = ({ page }: Person) => page.locator('[role=toolbar] [aria-live]')

const topOf = async (target: Locator): Promise<number> => Math.round((await target.boundingBox())?.y ?? 0)

describeInBrowser('lists that are scrolled without an end', (browser) => {
  let server: ServerProcess | undefined
  beforeAll(async () => {
    server = await startDemoServer({ env: { LOG_LEVEL: 'warn' } })
  })
  afterAll(() => server?.stop())

  const meet = async (path: string | undefined, looks?: Looks): Promise<Person> => {
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
    // By its id: pages that are joined meanwhile change its position.
    const id = await rows.nth(206).getAttribute('data-id')
    await page.locator(`tr[data-id="${id}"]`).focus()
    await page.keyboard.press('e')
    await page.waitForURL(`**/Customer/edit/${id}`)
    await person.expectClean()
  })

  test('who scrolls on while a page is rendered slowly arrives where they scrolled to', async () => {
    const person = await meet(LIST)
    const { page } = person
    await comesTo(() => page.locator('tr[data-id]').count(), 200)
    await page.locator('tr[data-id]').nth(110).scrollIntoViewIfNeeded()
    await page.locator('tr[aria-rowindex="301"]').waitFor({ state: 'attached' })
    const cpu = await page.context().newCDPSession(page)
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 10 })
    // Back to the first page, and far away before it is rendered.
    await page.evaluate(`new Promise((done) => {
      document.querySelector('tr[aria-rowindex="80"]').scrollIntoView({ block: 'center' })
      const look = () => {
        if (new URL(location.href).searchParams.get('page') !== '1') return requestAnimationFrame(look)
        scrollTo(0, document.documentElement.scrollHeight / 2)
        done()
      }
      look()
    })`)
    await expect.poll(() => Number(new URL(page.url()).searchParams.get('page')), { timeout: PATIENCE_MS }).toBeGreaterThan(40)
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 })
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
    const before = await topOf(opened)
    await opened.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/Customer/view/${id}`)
    await page.getByRole('link', { name: t('ra.action.edit'), exact: true }).waitFor()
    await page.goBack()
    await opened.waitFor()
    await expect.poll(async () => Math.abs((await topOf(opened)) - before), { timeout: PATIENCE_MS }).toBeLessThan(3)
    expect(await opened.evaluate((element: { matches: (selector: string) => boolean }) => element.matches(':focus'))).toBe(true)
    await person.expectClean()
  })

  test('a range of ticks has the rows that are not loaded, unless one cancels it, and ends ticks as well', async () => {
    const person = await meet(LIST)
    const { page, t } = person
    const says = (count: number) =>
      counted(person)
        .getByText(`${count.toLocaleString('en')} selected`)
        .waitFor()
    const rowAt = async (position: number) => {
      const row = page.locator(`tr[aria-rowindex="${position + 2}"]`)
      await comesTo(async () => {
        if ((await row.count()) === 0)
          await page.evaluate(`window.scrollTo(0, document.documentElement.scrollHeight * ${position / 10_000})`)
        return row.count()
      }, 1)
      await row.scrollIntoViewIfNeeded()
      return row
    }
    const tick = async (position: number, ...modifiers: readonly 'Shift'[]) =>
      (await rowAt(position)).getByRole('checkbox').click({ modifiers: [...modifiers] })
    await comesTo(() => page.locator('tr[data-id]').count(), 200)
    await page.getByRole('button', { name: 'Skip to the rows' }).waitFor({ state: 'attached' })
    await tick(3)
    await tick(7, 'Shift')
    await says(5)
    await tick(2500, 'Shift')
    await says(2498)
    expect(await (await rowAt(1234)).getByRole('checkbox').isChecked()).toBe(true)
    // A click on a ticked row ends the ticks of the range.
    await tick(2000)
    await says(2497)
    await tick(1000, 'Shift')
    await says(1497)

    const waiting = Promise.withResolvers<void>()
    await tick(5000)
    await rowAt(3000)
    await page.route(/customers\?.*range=%5B[34]000/, async (route) => {
      await waiting.promise
      await route.continue()
    })
    await tick(3000, 'Shift')
    const card = page.getByRole('region', { name: 'Reading rows that are not loaded' })
    await card.getByRole('button', { name: t('ra.action.cancel') }).click()
    await card.waitFor({ state: 'detached' })
    waiting.resolve()
    await says(1498)

    await person.button('app.list.unselect').click()
    await (await rowAt(0)).focus()
    await page.keyboard.press('x')
    await (await rowAt(400)).focus()
    await page.keyboard.press('Shift+X')
    await says(401)
    await person.expectClean([/ERR_ABORTED/])
  })

  test.each([
    ['en', 1280],
    ['ar', 900],
  ] as const)('a table that is wider than its page keeps its heading in the window (%s, %i px)', async (locale, width) => {
    const person = await meet(undefined, { locale, width })
    const { page } = person
    await page.evaluate(`localStorage.setItem('RaStore.customers.datatable', '[]')`)
    await person.visit(LIST)
    const heading = page.locator('th.RaDataTable-headerCell')
    await page.locator('thead[style*="--travel"]').waitFor()
    await page.evaluate('window.scrollTo(0, 1000)')
    await comesTo(() => topOf(heading.nth(1)), 64)
    const place = (at: number) => heading.nth(at).boundingBox()
    const [code, third] = [await place(1), await place(3)]
    await page.locator('.RaDataTable-tableWrapper').evaluate(
      (element: { scrollLeft: number }, by) => {
        element.scrollLeft = by
      },
      locale === 'ar' ? -200 : 200,
    )
    expect(await place(1)).toEqual(code)
    await expect.poll(async () => Math.abs(((await place(3))?.x ?? 0) - (third?.x ?? 0)), { timeout: PATIENCE_MS }).toBeCloseTo(200, -1)
    expect(await topOf(heading.nth(3))).toBe(64)
    // Nothing makes the page itself wider than the window.
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await page.evaluate('window.scrollTo(0, 0)')
    await expect.poll(() => topOf(heading.nth(1)), { timeout: PATIENCE_MS }).toBeGreaterThan(150)
    await person.expectClean()
  })

  /** Customers of a country, of which there are more than are loaded, and fewer than are counted. */
  const TURKISH = '/Customer?filter={"country":{"eq":"TR"}}&sort=code&order=ASC&page=1&perPage=100'

  /** The values of a field of these customers, in the order of their codes. */
  const stored = async (person: Person, field: string): Promise<readonly unknown[]> => {
    const filter = encodeURIComponent('{"country":"TR"}')
    const page = async (from: number): Promise<readonly Readonly<Record<string, unknown>>[]> =>
      (await person.api(`customers?filter=${filter}&sort=["code","ASC"]&range=[${from},${from + 999}]`)).json()
    return [...(await page(0)), ...(await page(1000))].map((record) => record[field])
  }

  /** Puts the focus on a cell of the first row, once the list can be used by keys. */
  const enterCells = async ({ page }: Person, field: string): Promise<void> => {
    const first = page.locator('tr[data-id]').first()
    await comesTo(() => page.locator('tr[data-id]').count(), 200)
    await comesTo(async () => {
      await first.focus()
      await page.keyboard.press('ArrowRight')
      return page.locator('td:focus').count()
    }, 1)
    for (let step = 0; step < 10 && (await page.locator(`td.column-${field}:focus`).count()) === 0; step += 1)
      await page.keyboard.press('ArrowRight')
    expect(await page.locator(`td.column-${field}:focus`).count()).toBe(1)
  }

  test('Ctrl+End and the button of the last page lead to the end of a list that is counted up to a bound only', async () => {
    const person = await meet(LIST, { allFirms: true })
    const { page } = person
    // More than the pages beside the last one that is known have.
    const [{ id: _, code: __, email: ___, ...like } = {}]: readonly Readonly<Record<string, unknown>>[] = await (
      await person.api('customers?range=[0,0]')
    ).json()
    for (let at = 0; at < 250; at += 1) {
      const body = JSON.stringify({ ...like, code: `Z${10_000 + at}`, email: `z${at}@example.org` })
      expect((await person.api('customers', { method: 'POST', body })).status).toBe(201)
    }
    const answer = await person.api('customers?sort=["code","DESC"]&range=[0,0]')
    const [last]: readonly { readonly code: string }[] = await answer.json()
    const code = last?.code ?? ''
    const summary: { readonly groups: readonly { readonly count: number }[] } = await (await person.api('customers/summary')).json()
    const all = summary.groups[0]?.count ?? 0
    expect(all).toBeGreaterThan(10_000)
    await enterCells(person, 'code')
    await page.getByText('more than 10,000').waitFor()
    await page.keyboard.press('Control+End')
    const end = page.locator(`tr[aria-rowindex="${all + 1}"]`)
    await end.locator('td:focus').waitFor()
    expect(await end.locator('td.column-code').textContent()).toBe(code)
    await page.getByText(`of ${all.toLocaleString('en')}`).waitFor()
    await page.keyboard.press('Control+Home')
    await page.locator('tr[aria-rowindex="2"] td:focus').waitFor()

    await person.visit('/Customer?filter={}&sort=code&order=ASC&page=1&perPage=25')
    await page.getByText('more than 10,000').waitFor()
    await person.button('ra.navigation.last').click()
    await page.locator('tbody:not([inert]) td.column-code', { hasText: code }).waitFor()
    expect(await person.button('ra.navigation.last').isDisabled()).toBe(true)
    // A change of all of them names their number.
    await firstRow(page).focus()
    await page.keyboard.press('a')
    await counted(person)
      .getByText(`All ${all.toLocaleString('en')} selected`)
      .waitFor()
    await page.keyboard.press('b')
    const dialog = page.getByRole('dialog', { name: `Change ${all.toLocaleString('en')} records` })
    // Another field than the one that has the focus.
    await dialog.getByRole('combobox').first().click()
    await page.getByRole('option', { name: 'Tax no.' }).click()
    await dialog.locator('input[name=taxNo]').waitFor()
    await person.expectClean()
  })

  const clipboard = ({ page }: Person) => page.evaluate<string>('navigator.clipboard.readText()')

  test('cells are selected to the end of the list and copied, with rows that are not loaded, unless one cancels it', async () => {
    const person = await meet(TURKISH)
    const { page, t } = person
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const codes = await stored(person, 'code')
    expect(codes.length).toBeGreaterThan(1000)
    const count = codes.length.toLocaleString('en')
    await enterCells(person, 'code')
    await page.keyboard.press('Control+Shift+ArrowDown')
    await page.getByText(`${count} cells selected: ${count} by 1`).waitFor({ state: 'attached' })
    await page.keyboard.press('Control+c')
    await page.getByText(`${count} rows copied`).waitFor()
    expect((await clipboard(person)).split('\n')).toEqual(codes)

    await page.evaluate(`navigator.clipboard.writeText('kept')`)
    const waiting = Promise.withResolvers<void>()
    await page.route(/customers\?.*range=/, async (route) => {
      await waiting.promise
      await route.continue()
    })
    await page.keyboard.press('Control+c')
    const card = page.getByRole('region', { name: 'Reading rows that are not loaded' })
    await card.getByText(`0 of ${count} rows`).waitFor()
    await card.getByRole('button', { name: t('ra.action.cancel') }).click()
    await card.waitFor({ state: 'detached' })
    waiting.resolve()
    expect(await clipboard(person)).toBe('kept')
    await person.expectClean([/ERR_ABORTED/])
  })

  test('a paste and a fill change rows that are not loaded as one, which Ctrl+Z takes back; more than a thousand are refused', async () => {
    const person = await meet(TURKISH)
    const { page } = person
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const before = await stored(person, 'taxNo')
    const undo = async () => {
      await page.keyboard.press('Control+z')
      await expect.poll(() => stored(person, 'taxNo'), { timeout: LONG_PATIENCE_MS, interval: 500 }).toEqual(before)
    }
    await enterCells(person, 'taxNo')
    const lines = Array.from({ length: 450 }, (_, at) => `T${at}`)
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(lines.join('\n'))})`)
    await page.keyboard.press('Control+v')
    await page.getByText('450 cells changed').waitFor({ timeout: LONG_PATIENCE_MS })
    expect(await stored(person, 'taxNo')).toEqual([...lines, ...before.slice(450)])
    await undo()

    await page.locator('td.column-taxNo').first().focus()
    // The next key comes as soon as the last row has the focus.
    await page.evaluate(`addEventListener('focusin', function press({ target }) {
      if (!target.matches('tr[aria-rowindex="${before.length + 1}"] td.column-taxNo')) return
      removeEventListener('focusin', press)
      queueMicrotask(() => target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, cancelable: true })))
    })`)
    await page.keyboard.press('Control+Shift+ArrowDown')
    await page.getByText(/^Nothing was changed: the cells of at most 1,000 rows/).waitFor()
    expect(await stored(person, 'taxNo')).toEqual(before)

    // From the last row up to one of another page: the rows between them are not loaded.
    await page.keyboard.press('Escape')
    const top = before.findIndex((value, at) => at > before.length - 720 && value !== null)
    const rows = before.length - top
    await page.evaluate(`window.scrollTo(0, document.documentElement.scrollHeight * ${top / before.length})`)
    const cell = page.locator(`tr[aria-rowindex="${top + 2}"] td.column-taxNo`)
    await cell.waitFor()
    await cell.click({ modifiers: ['Shift'] })
    await page.getByText(`${rows} cells selected: ${rows} by 1`).waitFor({ state: 'attached' })
    await page.keyboard.press('Control+d')
    await page.getByText(/ cells changed$/).waitFor({ timeout: LONG_PATIENCE_MS })
    expect(await stored(person, 'taxNo')).toEqual([...before.slice(0, top), ...Array.from({ length: rows }, () => before[top])])
    await undo()
    await person.expectClean()
  })
})
