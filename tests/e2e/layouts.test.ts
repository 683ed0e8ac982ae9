import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import keys from '../../i18n/en/areas/keys.ts'
import list from '../../i18n/en/areas/list.ts'
import { LAYOUTS, type LayoutType, MODES } from '../../src/appearance/theme/settings.ts'
import { LOCALES } from '../../src/providers/i18n/locales.ts'
import { applyLook, WIDTHS } from '../scenes/looks.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { comesTo, newPerson, type Person } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'
import { hubTexts } from '../support/texts/hubTexts.ts'

/** Sizes of layouts in the specification, section 9, in CSS pixels; repeated here, so that a wrong size in the product is found. */
const [SIDE_WIDTH, SIDE_COLLAPSED_WIDTH, STACKED_RAIL_WIDTH, STACKED_PANEL_WIDTH, BAR_HEIGHT] = [290, 80, 80, 270, 64]

/** Below this width every menu is a drawer. */
const MENU_BESIDE = 900

/** More stops than the shell has. */
const STOPS = 80

/** Pixels between the window's edge and a floating menu. */
const CARD_EDGE = 24

/** Pixels between the window's upper edge and a bar inside a sheet. */
const SHEET_EDGE = 16

/** Widths of the menu beside the page, wide and narrow (specification, section 9). */
const SIDES: Readonly<Record<LayoutType, readonly [wide: number, narrow: number] | undefined>> = {
  collapsibleSide: [SIDE_WIDTH, SIDE_COLLAPSED_WIDTH],
  stackedSide: [STACKED_RAIL_WIDTH + STACKED_PANEL_WIDTH, STACKED_RAIL_WIDTH],
  topBarClassic: undefined,
  framelessSide: [SIDE_WIDTH, SIDE_COLLAPSED_WIDTH],
  contentOverlay: [SIDE_WIDTH, SIDE_COLLAPSED_WIDTH],
}

/** Roles that may open `/ReportDesigner` (`routes.ts`). */
const ASKED_FOR: LayoutType = 'topBarClassic'

/** From right to left the layout is mirrored. */
const DIRECTED = [
  ['en', 'ltr', WIDTHS],
  ['ar', 'rtl', [360, 1280]],
] as const

/** Whether the search of a list is as wide as its placeholder. */
const SHOWS_HINT = `(() => {
  const input = document.querySelector('input[name=q]')
  const pen = document.createElement('canvas').getContext('2d')
  const { font, paddingInline } = getComputedStyle(input)
  pen.font = font
  return pen.measureText(input.placeholder).width + 2 * parseFloat(paddingInline) <= input.clientWidth
})()`

/** Visible parts of the open page, from the start of its lines. */
const SEEN = `(() => {
  const rtl = document.documentElement.dir === 'rtl'
  const width = document.documentElement.clientWidth
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect()
  const start = (rect) => Math.round(rtl ? width - rect.right : rect.left)
  const [bar, main, side] = ['.hub-bar', 'main', '.hub-side'].map(box)
  return {
    sideways: document.scrollingElement.scrollWidth > width,
    bar: bar.height,
    barAtTop: bar.top >= 0 && bar.top <= ${SHEET_EDGE},
    main: main.width > width / 3 && main.height > 200 && start(main) >= 0 && start(main) + main.width <= width + 1,
    side: side && Math.round(side.width),
    sideAtStart: side && start(side) <= ${CARD_EDGE},
    mainAfterSide: side && (side.width === width ? main.top >= side.bottom - 1 : start(main) >= start(side) + side.width - 1),
  }
})()`

const wanted = (layout: LayoutType, width: number, collapsed: boolean) => {
  const beside = width >= MENU_BESIDE
  const side = SIDES[layout]?.[collapsed ? 1 : 0] ?? width
  return {
    sideways: false,
    bar: BAR_HEIGHT,
    barAtTop: true,
    main: true,
    side: beside ? side : undefined,
    sideAtStart: beside ? true : undefined,
    mainAfterSide: beside ? true : undefined,
  }
}

interface StoredLayout {
  readonly type: LayoutType
  readonly previousType: string
  readonly sideNavCollapse: boolean
}

/** Texts of an element that are cut off or outside of it. */
const CUT = (around: Element): readonly (string | null)[] => {
  const { left, right } = around.getBoundingClientRect()
  const isCut = (part: HTMLElement) => {
    const own = part.getBoundingClientRect()
    const isShortened = part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow === 'hidden'
    return isShortened || own.left < left - 1 || own.right > right + 1
  }
  return [...around.querySelectorAll<HTMLElement>('span, dt, dd')].filter(isCut).map(({ textContent }) => textContent)
}

const keptLayout = ({ page }: Person): Promise<StoredLayout> => page.evaluate(`JSON.parse(localStorage.getItem('themeSite')).layout`)

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element: { matches: (selector: string) => boolean }) => element.matches(':focus'))

const focusFirst = ({ page }: Person) => page.evaluate(`document.querySelector('.hub-frame button').focus()`)

/** Presses Tab until the target has the focus. */
const tabTo = async (person: Person, target: Locator): Promise<void> => {
  await target.waitFor()
  for (let stop = 0; stop < STOPS; stop++) {
    if (await hasFocus(target)) return
    await person.page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

describeInBrowser('the layouts', (browser) => {
  let server: ServerProcess
  const people: Partial<Record<'en' | 'ar', Person>> = {}

  beforeAll(async () => {
    server = await startDemoServer()
    for (const [locale] of DIRECTED) {
      const person = await newPerson(browser, server.origin, { locale })
      await person.signIn(undefined, '/MyAccount')
      people[locale] = person
    }
  })
  afterAll(async () => {
    for (const person of Object.values(people)) await person.close()
    await server?.stop()
  })

  const who = (locale: 'en' | 'ar'): Person => {
    const person = people[locale]
    if (!person) throw new Error(`nobody speaks ${locale}`)
    return person
  }
  const switchLayout = async (person: Person, layout: LayoutType, width: number = 1280, mode: 'light' | 'dark' = 'dark') =>
    applyLook(person, { layout, mode, locale: 'en', width })
  const listOf = ({ page }: Person) => page.getByText('C00001', { exact: true })
  const loadList = async (person: Person) => {
    await person.visit('/customers')
    await listOf(person).waitFor()
  }

  describe.each(DIRECTED)('in %s, %s', (locale, direction, widths) => {
    test('have bar, menu and page where they belong, of the sizes of the specification, and no page scrolls sideways', async () => {
      const person = who(locale)
      await loadList(person)
      expect(await person.page.evaluate('document.documentElement.dir')).toBe(direction)
      for (const layout of LAYOUTS) {
        for (const width of widths) {
          await switchLayout(person, layout, width)
          await comesTo(async () => ({ layout, width, ...(await person.page.evaluate<object>(SEEN)) }), {
            layout,
            width,
            ...wanted(layout, width, false),
          })
          if (width < MENU_BESIDE || !SIDES[layout]) continue
          await person.button('app.shell.collapseMenu').click()
          await comesTo(async () => ({ layout, width, ...(await person.page.evaluate<object>(SEEN)) }), {
            layout,
            width,
            ...wanted(layout, width, true),
          })
          expect((await keptLayout(person)).sideNavCollapse).toBe(true)
          await person.button('app.shell.expandMenu').click()
        }
      }
      await person.expectClean()
    })
  })

  describe.each(LAYOUTS)('%s', (layout) => {
    test('lets the keyboard skip the menu, walk through it, open and close what it has, and go where it leads', async () => {
      const person = who('en')
      const { page } = person
      await switchLayout(person, layout)
      await loadList(person)
      await page.keyboard.press('Tab')
      expect(await page.evaluate('document.activeElement.textContent')).toBe(person.t('app.shell.skipToContent'))
      await page.keyboard.press('Enter')
      expect(await page.evaluate('document.activeElement.tagName')).toBe('MAIN')

      await focusFirst(person)
      const menu = page.locator(`nav[aria-label="${person.t('app.shell.mainMenu')}"]`)
      const name = await menu.locator('button[aria-expanded=false]').first().innerText()
      const group = menu.locator('button', { hasText: name }).first()
      await tabTo(person, group)
      await page.keyboard.press('Enter')
      await comesTo(() => group.getAttribute('aria-expanded'), 'true')
      await page
        .locator(`[id="${await group.getAttribute('aria-controls')}"] a`)
        .first()
        .waitFor()
      if ((await page.locator('[role=presentation] nav').count()) > 0) {
        await page.keyboard.press('Escape')
        await comesTo(() => hasFocus(group), true)
      }

      await focusFirst(person)
      await tabTo(person, person.way(person.t('app.menu.home')))
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/home$/)
      await comesTo(() => person.way(person.t('app.menu.home')).getAttribute('aria-current'), 'page')
      await person.expectClean()
    })

    test('has its whole menu in sight beside a record that is open beside its list', async () => {
      const person = who('en')
      const { page } = person
      await switchLayout(person, layout)
      await person.follow('/customers')
      await listOf(person).waitFor()
      const rows = page.locator('tr[data-id]')
      const open = page.getByRole('button', { name: keys.names.quickView })
      // The button is loaded after the table, and follows the mouse.
      await comesTo(async () => {
        for (const row of [1, 0]) await rows.nth(row).hover()
        return open.isVisible()
      }, true)
      await open.click()
      await page.locator('aside').waitFor()
      const beyond = () =>
        page.evaluate<number>(`(() => {
          const end = document.querySelector('aside').getBoundingClientRect().left
          const items = [...document.querySelectorAll('.hub-side :is(a, button)')]
          return items.filter((item) => item.getBoundingClientRect().right > end).length
        })()`)
      await comesTo(beyond, 0)
      await page.keyboard.press('Escape')
    })

    test('has a drawer on a phone that the keyboard opens and Escape closes, with the focus on its button again', async () => {
      const person = who('en')
      const { page } = person
      await switchLayout(person, layout, 360)
      const opens = person.button('app.shell.openMenu')
      await focusFirst(person)
      await tabTo(person, opens)
      await page.keyboard.press('Enter')
      const drawer = page.getByRole('dialog', { name: person.t('app.shell.mainMenu') })
      await drawer.getByRole('link', { name: person.t('app.menu.home'), exact: true }).waitFor()
      await comesTo(() => page.evaluate(`document.activeElement.closest('.MuiDrawer-root') !== null`), true)
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'detached' })
      await comesTo(() => hasFocus(opens), true)
      await person.expectClean()
    })
  })

  test('leave a list’s search its hint and an order’s head its references on the smallest phones', async () => {
    const person = who('en')
    const { page } = person
    await switchLayout(person, 'collapsibleSide', 320)
    await person.follow('/customers')
    await page.locator('input[name=q]').waitFor()
    await comesTo(() => page.evaluate<boolean>(SHOWS_HINT), true)
    await person.follow('/SalesOrder/add')
    const warehouse = page.locator('[data-field=warehouse]')
    await warehouse.waitFor()
    const parts = () => warehouse.evaluate((field) => field.clientWidth / (field.parentElement?.clientWidth ?? 1))
    await comesTo(parts, 1)
    await person.expectClean()
  })

  test('leave all actions on selected records in sight beside the menu', async () => {
    const person = who('en')
    const { page } = person
    await switchLayout(person, 'collapsibleSide', 1024)
    await person.visit('/SalesOrder')
    await page.locator('tbody input[type=checkbox]').first().waitFor()
    await page.locator('thead input[type=checkbox]').click()
    // Those of orders arrive after those of every list.
    await page.locator('.actions').getByRole('button').nth(7).waitFor()
    const remove = person.button('app.form.delete', page.locator('.actions'))
    const hidden = () =>
      remove.evaluate((button) => Math.max(0, button.getBoundingClientRect().right - document.documentElement.clientWidth))
    await comesTo(hidden, 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    await person.expectClean()
  })

  test.each([
    [1280, 2],
    [1280, 6],
    [900, 6],
    [700, 3],
  ])('leave names of groups and all totals in sight (%i px, %i totals)', async (width, count) => {
    const person = who('en')
    const { page } = person
    await switchLayout(person, 'collapsibleSide', width)
    const measures = ['netTotal.sum', 'netTotal.average', 'netTotal.min', 'netTotal.max', 'totalVat.sum', 'date.max'].slice(0, count)
    await person.visit(`/SalesOrder?filter={}&group=customer&measures=${measures.join()}`)
    const parts = [page.locator('section > [aria-expanded]').first(), page.getByRole('region', { name: list.totals, exact: true })]
    for (const part of parts) {
      await part
        .locator('dd')
        .nth(count - 1)
        .waitFor()
      await comesTo(() => part.evaluate(CUT), [])
    }
    await person.expectClean()
  })

  test.each(DIRECTED)('point to the names of closed groups, and down below those of open ones (%s)', async (locale, direction) => {
    const person = who(locale)
    const { page } = person
    await person.visit('/SalesOrder?filter={}&group=approval')
    const head = page.locator('section > [aria-expanded]').first()
    /** Where a line to the right would lead that is drawn in the sign. */
    const pointsTo = () =>
      head.locator('svg path').evaluate((path: SVGGraphicsElement) => {
        const { a: x = 0, b: y = 0 } = path.getScreenCTM() ?? {}
        return [x, y].map((part) => Math.sign(Math.round(part * 10)) + 0)
      })
    await comesTo(pointsTo, [direction === 'rtl' ? -1 : 1, 0])
    await head.click()
    await comesTo(pointsTo, [0, 1])
    await person.expectClean()
  })

  test('keep the actions on a selected record together', async () => {
    const person = who('en')
    const { page } = person
    await person.visit('/customers')
    await page.locator('tbody input[type=checkbox]').first().click()
    const actions = page.locator('.actions')
    await actions.getByRole('link').waitFor()
    await comesTo(
      () =>
        actions.evaluate(({ children }) => {
          const sides = [...children].map((each) => each.getBoundingClientRect())
          return Math.max(...sides.slice(1).map(({ left }, at) => left - (sides[at]?.right ?? 0))) < 20
        }),
      true,
    )
    await person.expectClean()
  })

  test('leave the text of a state in its middle, also in the first column', async () => {
    const person = who('en')
    const { page } = person
    const state = { filter: {}, columns: ['approval', 'status'] }
    const body = JSON.stringify({ entity: 'salesOrders', name: 'States first', state, sharing: { roles: [], users: [], defaultFor: [] } })
    const { id } = await (await person.api('views', { method: 'POST', body })).json()
    await person.visit(`/SalesOrder?view=${id}`)
    const chip = page.locator('td.column-approval .MuiChip-root').first()
    const middles = () =>
      chip.evaluate((element) =>
        [element, element.firstElementChild ?? element].map((each) => {
          const { top, bottom } = each.getBoundingClientRect()
          return Math.round((top + bottom) / 2)
        }),
      )
    await chip.waitFor()
    await comesTo(async () => new Set(await middles()).size, 1)
    await person.expectClean()
  })

  const sideSeen = async ({ page }: Person) => (await page.evaluate<{ side: number }>(SEEN)).side
  /** Navigates like a link of the page and waits until the new page is rendered. */
  const lead = async (person: Person, address: string) => {
    await person.page.evaluate(`history.pushState(null, '', '${address}'); dispatchEvent(new PopStateEvent('popstate'))`)
    await person.button('app.form.save').waitFor()
  }
  const backHome = async (person: Person) => {
    await person.page.goBack()
    await person.button('app.form.save').waitFor({ state: 'detached' })
  }

  test.each(LAYOUTS.filter((layout) => layout !== ASKED_FOR))(
    '%s gives way to the layout that a page asks for, and comes back after it',
    async (layout) => {
      const person = who('en')
      await person.follow('/home')
      await switchLayout(person, layout)
      await comesTo(() => sideSeen(person), SIDES[layout]?.[0])
      await lead(person, '/ReportDesigner')
      await comesTo(() => keptLayout(person), { type: ASKED_FOR, previousType: layout, sideNavCollapse: false })
      await comesTo(() => sideSeen(person), 1280)
      await backHome(person)
      await comesTo(() => keptLayout(person), { type: layout, previousType: '', sideNavCollapse: false })
      await comesTo(() => sideSeen(person), SIDES[layout]?.[0])
    },
  )

  test('stay as they are where a page asks for the one that is on, and there is nothing to come back to', async () => {
    const person = who('en')
    const kept = { type: ASKED_FOR, previousType: '', sideNavCollapse: false }
    await person.follow('/home')
    await switchLayout(person, ASKED_FOR)
    await lead(person, '/ReportDesigner')
    expect([await keptLayout(person), await sideSeen(person)]).toEqual([kept, 1280])
    await backHome(person)
    await comesTo(() => sideSeen(person), 1280)
    expect(await keptLayout(person)).toEqual(kept)
  })

  test('keep what is typed in a form, in any layout, mode, width and language', async () => {
    const person = who('en')
    const { page } = person
    await person.follow('/customers/create')
    const field = person.input('customers', 'code')
    await field.fill('KEEP-1')
    const box = page.locator('input[name=code]')
    for (const layout of LAYOUTS) {
      for (const mode of MODES) {
        for (const width of [360, 1280] as const) {
          await switchLayout(person, layout, width, mode)
          await comesTo(async () => (await page.evaluate<{ bar: number }>(SEEN)).bar, BAR_HEIGHT)
          expect(await box.inputValue(), `${layout} ${mode} ${width}`).toBe('KEEP-1')
        }
      }
    }
    const words = await Promise.all(LOCALES.map(async ({ locale }) => (await hubTexts(locale))('app.shell.language')))
    const languages = new RegExp(`^(${words.join('|')})$`)
    for (const [language, locale, direction] of [
      ['العربية', 'ar', 'rtl'],
      ['Français', 'fr', 'ltr'],
      ['Türkçe', 'tr', 'ltr'],
      ['English', 'en', 'ltr'],
    ] as const) {
      await page.getByRole('button', { name: languages }).click()
      await page.getByRole('menuitem', { name: language, exact: true }).click()
      await comesTo(() => page.evaluate('[document.documentElement.lang, document.documentElement.dir]'), [locale, direction])
      await page
        .getByRole('button', { name: (await hubTexts(locale))('app.form.save'), exact: true })
        .first()
        .waitFor()
      expect(await box.inputValue(), language).toBe('KEEP-1')
    }
    await person.expectClean()
  })
})
