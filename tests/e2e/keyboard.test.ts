import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeInBrowser } from '../support/browser/browser.ts'
import { ADMIN, comesTo, firstRow, type Looks, newPerson, type Person } from '../support/browser/person.ts'
import { coloursAt } from '../support/browser/pixels.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

/** More stops than any page has. */
const STOPS = 160

const hasFocus = (target: Locator) => target.evaluate((element: { matches: (selector: string) => boolean }) => element.matches(':focus'))

const isReached = async (target: Locator): Promise<boolean> => (await target.count()) > 0 && hasFocus(target.first())

interface Item {
  readonly matches: (selector: string) => boolean
  readonly closest: (selector: string) => { readonly querySelector: (selector: string) => unknown } | null
}

/** Whether the target is an item of the toolbar that has the focus, where arrow keys move. */
const isNear = (target: Locator): Promise<boolean> =>
  target.evaluate((element: Item) => {
    const items = ':is(a, button, [role=button], [type=checkbox])'
    return element.matches(items) && Boolean(element.closest('[data-roving]')?.querySelector(`${items}:focus`))
  })

/** Presses Tab, and arrow keys in toolbars, until the target has the focus. */
const tabTo = async ({ page }: Person, target: Locator): Promise<void> => {
  await target.first().waitFor()
  for (let stop = 0; stop < STOPS; stop++) {
    if (await isReached(target)) return
    await page.keyboard.press((await target.count()) > 0 && (await isNear(target.first())) ? 'ArrowRight' : 'Tab')
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

const press = async (person: Person, target: Locator): Promise<void> => {
  await tabTo(person, target)
  await person.page.keyboard.press('Enter')
}

const type = async (person: Person, field: string, text: string): Promise<void> => {
  await tabTo(person, person.input('customers', field))
  await person.page.keyboard.press('ControlOrMeta+a')
  await person.page.keyboard.type(text)
}

const link = ({ page, t }: Person, key: string) => page.getByRole('link', { name: t(key), exact: true })

const visibleName = `(() => {
  const { activeElement: element } = document
  const { visibility, opacity } = getComputedStyle(element)
  const seen = element.checkVisibility({ visibilityProperty: true }) && visibility === 'visible'
  return (seen ? '' : 'hidden: ') + (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
})()`

describeInBrowser('without a mouse', (browser) => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startDemoServer()
  })
  afterAll(() => server?.stop())

  const meet = (looks?: Looks) => newPerson(browser, server.origin, looks)

  const signIn = async (person: Person): Promise<void> => {
    await person.visit('/sign-in')
    await tabTo(person, person.page.locator('input[name=email]'))
    await person.page.keyboard.type('admin@cardealerhub.test')
    await tabTo(person, person.page.locator('input[name=password]'))
    await person.page.keyboard.type('demo1234')
    await person.page.keyboard.press('Enter')
    await person.page.waitForURL(/\/home$/)
  }

  /** Switches the start page's chart to a table and back; the switch keeps the focus. */
  const readChart = async (person: Person): Promise<void> => {
    const { page } = person
    const name = 'Approved sales by month'
    const drawn = page.getByRole('img', { name })
    await drawn.waitFor()
    await press(person, page.getByRole('button', { name: `Show as table: ${name}`, exact: true }))
    await comesTo(() => page.getByRole('table', { name }).locator('tbody tr').count(), 12)
    await comesTo(() => drawn.count(), 0)
    await page.keyboard.press('Enter')
    await drawn.waitFor()
    await comesTo(() => page.getByRole('table', { name }).count(), 0)
  }

  test('a chart is read as a table, a customer is made, found, changed and deleted by keyboard alone', async () => {
    const person = await meet()
    const { page, t } = person
    await signIn(person)
    await readChart(person)
    await press(person, person.way('Customer'))
    await press(person, link(person, 'resources.customers.create'))
    const values = {
      code: 'KEY-1',
      firstName: 'Kay',
      secondName: 'Board',
      email: 'kay@example.com',
      phoneNumber: '+905321234567',
      address: 'Here 1',
    }
    for (const [field, text] of Object.entries(values)) await type(person, field, text)
    await page.keyboard.press('Enter')
    await page.getByText(t('app.notify.created')).waitFor()

    await press(person, link(person, 'ra.action.list'))
    await tabTo(person, page.getByPlaceholder(t('app.list.search')).or(page.locator('input[name=q]')))
    await page.keyboard.type('KEY-1')
    const row = page.getByRole('row').filter({ hasText: 'KEY-1' })
    await comesTo(() => page.locator('tbody tr').count(), 1)
    await press(person, row)
    await page.waitForURL(/\/Customer\/view\/[^/]+$/)

    await press(person, link(person, 'ra.action.edit'))
    await type(person, 'taxNo', '4711')
    await page.keyboard.press('Enter')
    await page.getByText(t('app.notify.updated')).waitFor()
    await page.getByRole('definition').filter({ hasText: '4711' }).waitFor()

    await press(person, link(person, 'ra.action.edit'))
    const deletes = person.button('app.form.delete')
    await press(person, deletes)
    const question = page.getByRole('dialog')
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await comesTo(() => hasFocus(deletes), true)
    await page.keyboard.press('Enter')
    await press(person, person.button('app.form.delete', question))
    await page.getByText(t('app.notify.deleted')).waitFor()
    await person.expectClean()
    await person.close()
  })

  test('Tab goes through the page as it is read, stops only at what is seen, and the first stop skips the menu', async () => {
    const person = await meet()
    const { page, t } = person
    await person.signIn(ADMIN, '/Customer')
    await firstRow(page).waitFor()
    // The first of the list's tools is loaded after the others.
    await page.getByRole('button', { name: 'Views', exact: true }).waitFor()
    const stops: string[] = []
    for (let stop = 0; stop < 30 && !stops.at(-1)?.startsWith('C00001'); stop++) {
      await page.keyboard.press('Tab')
      stops.push(await page.evaluate<string>(visibleName))
    }
    expect(stops.filter((name) => name.startsWith('hidden'))).toEqual([])
    expect(stops).not.toContain(t('app.form.delete'))
    const wanted = [
      t('app.shell.skipToContent'),
      'Home',
      'Customer',
      t('resources.reports.menu', { smart_count: 2 }),
      'Views',
      t('app.list.search'),
      t('ra.action.select_all'),
    ]
    const places = wanted.map((name) => stops.indexOf(name))
    expect(places, stops.join(' | ')).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(stops.at(-1)).toMatch(/^C00001/)

    await page.reload()
    await firstRow(page).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.closest("#main-content") !== null')).toBe(true)
    await page.getByRole('button', { name: 'Skip to the rows' }).focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate<string>(visibleName)).toMatch(/^C00001/)
    await person.close()
  })

  test('rows are walked with arrows, selected with x and opened with Enter', async () => {
    const person = await meet()
    const { page } = person
    await person.signIn(ADMIN, '/Customer')
    const row = (code: string) => page.getByRole('row').filter({ hasText: code })
    await tabTo(person, row('C00001'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await hasFocus(row('C00003'))).toBe(true)
    await page.keyboard.press('ArrowUp')
    // The keys of a list are loaded after its rows.
    await comesTo(async () => {
      await page.keyboard.press('x')
      return row('C00002').getByRole('checkbox', { checked: true }).count()
    }, 1)
    await page.getByText(person.t('app.list.selected', { smart_count: 1 })).waitFor()
    await tabTo(person, row('C00002'))
    await page.keyboard.press('Enter')
    await page.getByText('C00002').first().waitFor()
    await page.waitForURL(/\/Customer\/view\/[^/]+$/)
    await person.expectClean()
    await person.close()
  })

  test('in Arabic, the ring goes around the whole row', async () => {
    const person = await meet({ locale: 'ar' })
    const { page } = person
    await person.signIn(ADMIN, '/Material')
    await firstRow(page).waitFor()
    const rows = page.locator('tbody:not([inert]) > tr')
    await rows.nth(1).focus()
    await page.keyboard.press('ArrowDown')
    expect(await hasFocus(rows.nth(2))).toBe(true)
    const ring = await rows.nth(2).boundingBox()
    const across = Array.from({ length: Math.round(ring?.width ?? 0) }, (_, x) => ({ x: (ring?.x ?? 0) + x, y: (ring?.y ?? 0) + 6 }))
    const colours = await coloursAt(page, across)
    const coloured = colours.flatMap((colour, x) => (colour === colours[0] ? [x] : []))
    expect(coloured).toEqual([0, 1, across.length - 2, across.length - 1])
    await person.expectClean()
    await person.close()
  })

  /** A board of one bank account, and a finger on its page. */
  const openBoard = async (looks: Looks) => {
    const person = await meet(looks)
    const { page } = person
    await person.signIn()
    const read = async (path: string) => (await person.api(path)).json()
    const [{ id }] = await read(`bankAccounts?filter=${encodeURIComponent('{"bankType":"main"}')}&range=[0,0]`)
    await person.visit(`/BankAccount?filter=${encodeURIComponent(`{"id":{"eq":"${id}"}}`)}&shape=board&by=bankType`)
    const column = (value: string) => page.locator(`[data-column='"${value}"']`)
    const card = (value: string) => column(value).locator(`a[data-id="${id}"]`)
    const pointIn = async (target: Locator) => {
      const { x, y, width } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0 }
      return { x: x + width / 2, y: y + 16 }
    }
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { readonly x: number; readonly y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
    // Waits until the card no longer moves.
    await card('main').click({ trial: true })
    const from = await pointIn(card('main'))
    await touch('touchStart', from)
    await page.locator('[data-carried]').first().waitFor()
    const moveTo = async (to: { readonly x: number; readonly y: number }) => {
      for (const part of [0.3, 0.6, 1]) await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    }
    /** Lifts the finger over a column. */
    const dropIn = async (value: string) => {
      await page.locator(`[data-column='"${value}"'][data-over]`).waitFor()
      await touch('touchEnd')
      await comesTo(async () => (await read(`bankAccounts/${id}`)).bankType, value)
      await card(value).waitFor()
      await comesTo(() => card('main').count(), 0)
      await person.api(`bankAccounts/${id}`, { method: 'PATCH', body: JSON.stringify({ bankType: 'main' }) })
      await person.expectClean()
      await person.close()
    }
    return { column, from, pointIn, moveTo, dropIn }
  }

  test('a card is held by a finger, and dropped in another column of its board', async () => {
    const { column, pointIn, moveTo, dropIn } = await openBoard({})
    await moveTo(await pointIn(column('savings')))
    await dropIn('savings')
  })

  test('on a phone in Arabic a board scrolls to the left below a card at its edge', async () => {
    const { column, from, moveTo, dropIn } = await openBoard({ locale: 'ar', width: 360 })
    expect((await column('branch').boundingBox())?.x).toBeLessThan(0)
    await moveTo({ x: 20, y: from.y })
    await dropIn('branch')
  })

  test('Escape closes the open layer, and the focus returns to what opened it', async () => {
    const person = await meet()
    const { page } = person
    await person.signIn(ADMIN, '/Customer')
    await firstRow(page).waitFor()
    for (const [key, role] of [
      ['app.list.filters', 'dialog'],
      ['app.export.button', 'menu'],
      ['app.import.button', 'dialog'],
    ] as const) {
      const opener = person.button(key).first()
      await press(person, opener)
      const opened = page.locator('[role=presentation]').getByRole(role)
      await opened.waitFor()
      await comesTo(() => page.evaluate('document.activeElement.closest("[role=presentation]") !== null'), true)
      await page.keyboard.press('Escape')
      await opened.waitFor({ state: 'detached' })
      await comesTo(() => hasFocus(opener), true)
    }
    await person.expectClean()
    await person.close()
  })
})
