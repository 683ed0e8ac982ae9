import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_HOUSE } from '../../src/server/features/firms/firmSeed.ts'
import { accessibilityProblems } from '../support/browser/axe.ts'
import type { TestBrowser } from '../support/browser/browser.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { company, editing, fill, make, row, save, says, search, someone, stored } from '../support/browser/customers.ts'
import { ADMIN, comesTo, DEALER, firstRow, type Looks, type Person } from '../support/browser/person.ts'
import { untranslated } from '../support/browser/untranslated.ts'
import { describeEachEngine, type Engine } from '../support/database/describeEachEngine.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import { type ServerProcess, startServer } from '../support/processes/serverProcess.ts'

const EXPIRED = /status of 401/
const CONFLICT = /status of 409/
const INVALID = /status of 422/

const DIRECTIONS = { en: 'ltr', ar: 'rtl' } as const

/** Expects the page's direction and language, and in Arabic no Latin letters outside data. */
const speaksOnly = async ({ page }: Person, locale: 'en' | 'ar', data: readonly string[] = []): Promise<void> => {
  expect(await page.evaluate('[document.documentElement.lang, document.documentElement.dir]')).toEqual([locale, DIRECTIONS[locale]])
  if (locale === 'ar') expect(await untranslated(page, ['Ada Admin', ADMIN, DEMO_HOUSE.name, ...data])).toEqual([])
}

const daysWork = (meet: (looks?: Looks) => Promise<Person>, locale: 'en' | 'ar') => async () => {
  const person = await meet({ locale })
  const { page, t, visit } = person
  const values = someone()
  const { code = '', email = '' } = values
  const second = `${code}-B`
  const data = Object.values(values)
  await visit('/sign-in')
  await page.locator('input[name=email]').waitFor()
  await speaksOnly(person, locale)
  await person.signIn(undefined, '/home')
  await page.locator('h1').filter({ hasText: /\S/ }).waitFor()
  await speaksOnly(person, locale)

  await person.way(t('resources.customers.menu', { smart_count: 2 })).click()
  await row(person, 'C00001').waitFor()
  await speaksOnly(person, locale)

  await page.getByRole('link', { name: t('resources.customers.create') }).click()
  await person.input('customers', 'code').waitFor()
  await speaksOnly(person, locale)
  await fill(person, values)
  await save(person)
  await says(person, 'app.notify.created')
  await page.waitForURL(/\/Customer\/view\/[^/]+$/)
  await page.getByRole('definition').filter({ hasText: 'Zeynep Örnek' }).waitFor()
  await speaksOnly(person, locale, ['Zeynep Örnek', ...data])

  await page.getByRole('link', { name: t('ra.action.edit') }).click()
  await fill(person, { secondName: 'Yılmazçelik', taxNo: '1234567890' })
  await speaksOnly(person, locale, ['Zeynep Örnek', ...data])
  await save(person)
  await says(person, 'app.notify.updated')
  await page.getByRole('definition').filter({ hasText: '1234567890' }).waitFor()

  await page.getByRole('tab', { name: t('app.form.tabs.history') }).click()
  const history = page.getByRole('tabpanel')
  await history.getByText(t('app.history.actions.edit'), { exact: true }).waitFor()
  await history.getByText('1234567890').waitFor()
  await speaksOnly(person, locale, ['Zeynep Örnek', 'Yılmazçelik', ...data])

  await page.getByRole('link', { name: t('ra.action.list') }).click()
  await search(person, 'yilmazcelik')
  await comesTo(() => page.getByRole('row').count(), 2)
  await row(person, code).waitFor()
  await search(person, '')
  await row(person, 'C00001').waitFor()

  await person.button('app.list.filters').click()
  const panel = page.getByRole('dialog', { name: t('app.list.filters') })
  await speaksOnly(person, locale, data)
  await panel
    .getByRole('textbox', { name: t('app.list.value') })
    .first()
    .fill(code)
  await page.keyboard.press('Escape')
  await row(person, code).waitFor()
  await comesTo(async () => (await page.getByRole('row').filter({ hasText: 'C000' }).count()) === 0, true)
  await speaksOnly(person, locale, [code])

  const codes = async () => (await page.locator('tbody tr td:nth-child(2)').allTextContents()).slice(0, 2)
  await make(person, someone({ code: second }))
  await page.reload()
  await comesTo(codes, [code, second])
  await page
    .getByRole('columnheader', { name: t('resources.customers.fields.code') })
    .getByRole('button')
    .click()
  await comesTo(codes, [second, code])

  const download = page.waitForEvent('download')
  await person.button('app.export.button').click()
  await page
    .getByRole('menuitem', { name: t('app.export.csv') })
    .last()
    .click()
  const file = await (await download).path()
  const rows: Record<string, string>[] = parse(await readFile(file), { bom: true, columns: true })
  expect(rows.map((each) => Object.values(each).filter((value) => value === second || value === code)[0])).toEqual([second, code])
  expect(rows[1]).toSatisfy((each: object) => Object.values(each).includes(email))

  await page.getByRole('cell', { name: code, exact: true }).click()
  await page.getByRole('link', { name: t('ra.action.edit') }).click()
  await person.button('app.form.delete').click()
  const question = page.getByRole('dialog')
  await question.getByText(t('app.form.deleteText', { label: `${code} – Zeynep Yılmazçelik` })).waitFor()
  await speaksOnly(person, locale, ['Zeynep Yılmazçelik', ...data])
  await person.button('app.form.delete', question).click()
  await says(person, 'app.notify.deleted')
  await page.waitForURL(/\/Customer(\?|$)/)
  await comesTo(() => row(person, email).count(), 0)
  expect(await stored(person, code)).toEqual({})
  // On PostgreSQL, which has the Arabic day, reports in SQL are off without a role of their own.
  await person.expectClean(locale === 'ar' ? [CONFLICT] : [])
}

const suite = (browser: Pick<TestBrowser, 'newPage'>, origin: () => string, name: Engine['name']): void => {
  const { meet, signedIn } = company(browser, origin)

  /** Each language runs on one engine: texts do not depend on the database, nor stored data on the language. */
  if (name === 'sqlite') test('a day’s work in English', daysWork(meet, 'en'))
  else test('the same day in Arabic, from right to left, with no English on any page', daysWork(meet, 'ar'))

  describe('when a second person saves the same record first', () => {
    test('the dialog lists each field that both changed: mine, theirs, before', async () => {
      const [ada, bob] = [await signedIn(), await signedIn()]
      const { code = '', ...values } = someone({ taxNo: '100' })
      const id = await make(ada, { code, ...values })
      await editing(ada, id)
      await editing(bob, id)
      // First, as her form takes over what Bob saves in fields that she has not changed.
      await fill(ada, { taxNo: '200', contactPerson: 'Ada’s choice' })
      await fill(bob, { taxNo: '300', contactPerson: 'Bob’s choice', address2: 'only Bob' })
      await save(bob)
      await says(bob, 'app.notify.updated')
      await save(ada)

      const dialog = ada.page.getByRole('dialog', { name: ada.t('app.conflict.title') })
      const tax = dialog.getByRole('radiogroup', { name: 'Tax no.' })
      await tax.waitFor()
      expect(await accessibilityProblems(ada.page)).toEqual([])
      expect(await tax.innerText()).toMatch(/Before: 100[\s\S]*My value\s+200[\s\S]*Their value\s+300/)
      await tax.getByRole('radio', { name: /My value/ }).check()
      await dialog
        .getByRole('radiogroup', { name: 'Contact person' })
        .getByRole('radio', { name: /Their value/ })
        .check()
      expect(await dialog.getByRole('radiogroup').count()).toBe(2)
      await ada.button('app.conflict.save', dialog).click()
      await says(ada, 'app.notify.updated')
      expect(await stored(ada, code)).toMatchObject({ taxNo: '200', contactPerson: 'Bob’s choice', address2: 'only Bob' })
      await ada.expectClean([CONFLICT])
      await bob.expectClean()
    })

    // The page's own behaviour is the same on both.
    if (name === 'postgres') return

    test('going back from the question leaves the form as it was typed and saves nothing', async () => {
      const [ada, bob] = [await signedIn(), await signedIn()]
      const { code = '', ...values } = someone({ taxNo: '100' })
      const id = await make(ada, { code, ...values })
      await editing(ada, id)
      await fill(ada, { taxNo: '200', contactPerson: 'typed' })
      await bob.api(`customers/${id}`, { method: 'PUT', body: JSON.stringify({ taxNo: '300' }) })
      await save(ada)
      const dialog = ada.page.getByRole('dialog', { name: ada.t('app.conflict.title') })
      await ada.button('app.conflict.cancel', dialog).click()
      await dialog.waitFor({ state: 'hidden' })
      expect(await ada.input('customers', 'taxNo').inputValue()).toBe('200')
      expect(await ada.input('customers', 'contactPerson').inputValue()).toBe('typed')
      expect(await stored(ada, code)).toMatchObject({ taxNo: '300', contactPerson: null })
    })

    test('changes to different fields are both kept, without a dialog', async () => {
      const [ada, bob] = [await signedIn(), await signedIn()]
      const { code = '', ...values } = someone()
      const id = await make(ada, { code, ...values })
      await editing(ada, id)
      await editing(bob, id)
      await fill(bob, { taxNo: '300' })
      await save(bob)
      await says(bob, 'app.notify.updated')
      await fill(ada, { contactPerson: 'Ada’s choice' })
      await save(ada)
      await ada.page.waitForURL(/\/Customer\/view\/[^/]+$/)
      expect(await ada.page.getByRole('dialog').count()).toBe(0)
      expect(await stored(ada, code)).toMatchObject({ taxNo: '300', contactPerson: 'Ada’s choice' })
      await ada.expectClean()
      await bob.expectClean()
    })
  })

  if (name === 'postgres') return

  test('an expired access token is renewed once, behind the person’s back', async () => {
    const person = await signedIn()
    const { page } = person
    const { code = '', ...values } = someone()
    await editing(person, await make(person, { code, ...values }))
    const refreshes: string[] = []
    page.on('request', (request) => request.url().endsWith('/Auth/refreshToken') && refreshes.push(request.url()))
    await fill(person, { taxNo: '777' })
    await page.evaluate(`localStorage.setItem('token', localStorage.getItem('token').replace(/.{9}$/, 'tampered_'))`)
    await save(person)
    await says(person, 'app.notify.updated')
    expect(refreshes).toHaveLength(1)
    expect(await stored(person, code)).toMatchObject({ taxNo: '777' })
    await person.expectClean([EXPIRED])
  })

  test('a code that another customer has is reported at its field, and no input is lost', async () => {
    const person = await signedIn(undefined, undefined, '/customers/create')
    const values = someone({ code: 'C00001' })
    await fill(person, values)
    await save(person)
    const code = person.input('customers', 'code')
    await comesTo(() => code.getAttribute('aria-invalid'), 'true')
    const message = person.page.locator(`[id="${await code.getAttribute('aria-describedby')}"]`)
    expect(await message.innerText()).toMatch(/already|taken|exists|unique/i)
    for (const [field, value] of Object.entries(values)) expect(await person.input('customers', field).inputValue()).toBe(value)
    await fill(person, { code: someone().code ?? '' })
    await save(person)
    await says(person, 'app.notify.created')
    await person.expectClean([INVALID])
  })

  test('a dealer sees what the schemas allow, and nothing else', async () => {
    const dealer = await signedIn(DEALER)
    const { page, t } = dealer
    await dealer.way(t('resources.customers.menu', { smart_count: 2 })).waitFor()
    const group = (name: string) => dealer.button(name)
    expect([await group('app.menu.sales').count(), await group('resources.reports.menu').count()]).toEqual([1, 1])
    expect(await dealer.button('app.shell.pages').count()).toBe(0)
    await dealer.visit('/users')
    await page.waitForURL(/\/access-denied$/)
    await page.getByRole('heading', { name: t('app.pages.accessDenied') }).waitFor()

    await dealer.visit('/banks')
    await firstRow(page).waitFor()
    expect(await page.getByRole('link', { name: t('resources.banks.create') }).count()).toBe(0)
    await dealer.visit('/banks/create')
    await page.waitForURL(/\/access-denied$/)

    await dealer.visit('/customers')
    await firstRow(page).getByRole('cell').nth(2).click()
    await page.getByRole('link', { name: t('ra.action.edit') }).click()
    await dealer.input('customers', 'code').waitFor()
    expect(await dealer.button('app.form.delete').count()).toBe(0)
    await dealer.expectClean()
  })
}

describeEachEngine('customers', (engine) => {
  describeInBrowser('in a browser', (browser) => {
    let server: ServerProcess | undefined
    beforeAll(async () => {
      const start = engine.databaseUrl === undefined ? startDemoServer : startServer
      server = await start({ env: { DATABASE_URL: engine.databaseUrl, LOG_LEVEL: 'warn' } })
    })
    afterAll(() => server?.stop())
    suite(browser, () => server?.origin ?? '', engine.name)
  })
})
