import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeInBrowser } from '../support/browser/browser.ts'
import { company, editing, fill, make, row, save, someone } from '../support/browser/customers.ts'
import { ADMIN, comesTo } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

describeInBrowser('the pages of customers', (browser) => {
  let server: ServerProcess | undefined
  beforeAll(async () => {
    server = await startDemoServer()
  })
  afterAll(() => server?.stop())

  const { meet, signedIn } = company(browser, () => server?.origin ?? '')

  test('a table of more columns than there is space for says so, and keeps what its rows are called', async () => {
    const person = await meet({ width: 768 })
    await person.signIn()
    const { page } = person
    await page.evaluate(`localStorage.setItem('RaStore.salesOrders.datatable', '[]')`)
    await person.visit('/salesOrders')
    const root = page.locator('.RaDataTable-root')
    const first = page.locator('tbody:not([inert]) tr').first().locator('td').nth(1)
    await first.waitFor()
    const marks = () => root.evaluate((element) => ['data-before', 'data-after'].map((mark) => element.hasAttribute(mark)))
    const scrollTo = (left: number) =>
      root.evaluate((element, to) => element.querySelector('.RaDataTable-tableWrapper')?.scrollTo(to, 0), left)
    const start = (await first.boundingBox())?.x
    await comesTo(marks, [false, true])
    await scrollTo(40)
    await comesTo(marks, [true, true])
    await scrollTo(10_000)
    await comesTo(marks, [true, false])
    expect((await first.boundingBox())?.x).toBe(start)
    await person.expectClean()
  })

  test('an address in an Arabic page begins at its beginning, on the side where its column begins', async () => {
    const person = await signedIn(ADMIN, { locale: 'ar' })
    const cell = person.page.locator('tbody:not([inert]) tr td.column-email').first()
    await cell.waitFor()
    const { direction, right, column } = await cell.evaluate((element) => {
      const link = element.querySelector('a')
      if (!link) throw new Error('no link')
      const { paddingRight } = getComputedStyle(element)
      const column = element.getBoundingClientRect().right - Number.parseFloat(paddingRight)
      return { direction: getComputedStyle(link).direction, right: link.getBoundingClientRect().right, column }
    })
    expect(direction).toBe('ltr')
    expect(Math.abs(right - column)).toBeLessThan(1)
    await person.expectClean()
  })

  test('the last tab of a record can be tapped in an Arabic page on a phone', async () => {
    const person = await signedIn(ADMIN, { locale: 'ar', width: 360, height: 740 })
    const { page } = person
    await page.locator('li > a[data-id]').first().click()
    const last = page.getByRole('main').getByRole('tab').last()
    await last.click()
    await page.getByRole('tabpanel').locator('textarea').first().waitFor()
    expect(await last.getAttribute('aria-selected')).toBe('true')
    await person.expectClean()
  })

  test('what can be done with selected rows stands over the tools, not over the filters in force, and moves nothing', async () => {
    const person = await signedIn(ADMIN, undefined, '/customers?filter={"blocked":{"eq":false}}')
    const { page } = person
    const head = page.locator('thead')
    const clear = person.button('app.list.clearFilters')
    await clear.waitFor()
    await row(person, 'C00001').waitFor()
    const before = await head.boundingBox()
    await row(person, 'C00001').getByRole('checkbox').click()
    await person.button('app.form.delete').waitFor()
    expect(await head.boundingBox()).toEqual(before)
    expect(await person.button('app.list.filters').count()).toBe(0)
    await clear.click()
    await clear.waitFor({ state: 'detached' })
    await person.button('app.list.unselect').click()
    await person.button('app.list.filters').waitFor()
    await person.expectClean()
  })

  test('invalid input is reported before anything is sent', async () => {
    const person = await signedIn(ADMIN, undefined, '/customers/create')
    const { page } = person
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/api/customers') && sent.push(request.url()))
    await fill(person, { code: 'E2E-X', email: 'no address' })
    await save(person)
    await comesTo(() => person.input('customers', 'email').getAttribute('aria-invalid'), 'true')
    for (const field of ['firstName', 'secondName', 'phoneNumber', 'address'])
      expect(await person.input('customers', field).getAttribute('aria-invalid'), field).toBe('true')
    expect(sent).toEqual([])
    await person.expectClean()
  })

  test('leaving a changed form asks first', async () => {
    const person = await signedIn()
    const { page, t } = person
    await editing(person, await make(person, someone()))
    await fill(person, { taxNo: '42' })
    const home = person.way(t('app.menu.home'))
    const question = page.getByRole('dialog', { name: t('app.form.unsavedTitle') })
    await home.click()
    await person.button('app.form.stay', question).click()
    await question.waitFor({ state: 'hidden' })
    expect(await person.input('customers', 'taxNo').inputValue()).toBe('42')
    await home.click()
    await person.button('app.form.leave', question).click()
    await page.waitForURL(/\/home$/)
    await person.expectClean()
  })

  test('a part whose file is missing says so, leaves the page and what was typed, and is loaded again', async () => {
    const person = await signedIn(ADMIN)
    const { page, t } = person
    await row(person, 'C00001').waitFor()
    const search = page.locator('#main-content').getByPlaceholder(t('app.list.search'), { exact: true })
    await search.fill('C0000')
    const part = /\/assets\/CommandPalette-.*\.js$/
    await page.route(part, (route) => route.fulfill({ status: 404, body: '' }))
    await page.keyboard.press('Control+k')
    const failure = page.getByRole('dialog', { name: t('app.pages.partFailed') })
    await failure.waitFor()
    await page.unroute(part)
    await person.button('app.retry', failure).click()
    await page.getByRole('combobox', { name: t('palette.open') }).waitFor()
    expect(await search.inputValue()).toBe('C0000')
    await person.expectClean([/404/, /dynamically imported module/])
  })
})
