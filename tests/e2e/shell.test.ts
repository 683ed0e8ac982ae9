import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeInBrowser } from '../support/browser/browser.ts'
import { comesTo, newPerson, type Person } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

/** Size of A4 without margins of 10 mm, in CSS pixels. */
const PAPER = { width: 718, height: 1047 }

/** Reports what should not be on paper: controls, colours, cut-off content. */
const ON_PAPER = `(async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise((done) => requestAnimationFrame(done))
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0
  const name = (element) => element.tagName + '.' + element.className + ' ' + (element.textContent || element.ariaLabel || '').slice(0, 30)
  const all = [...document.body.querySelectorAll('*')].filter(shown)
  const controls = all.filter((each) => each.matches('nav, button, a.MuiButton-root, [role=button]:not(.MuiTableSortLabel-root), [role=tab], input[type=checkbox], .hub-bar, .hub-side, .hub-panel'))
  const texts = all.filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== ''))
  const ground = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(each)
      if (backgroundImage !== 'none') return backgroundImage
      if (!/, 0\\)$|^transparent$/.test(backgroundColor)) return backgroundColor
    }
    return 'paper'
  }
  const coloured = texts.filter((each) => getComputedStyle(each).color !== 'rgb(0, 0, 0)' || !['paper', 'rgb(255, 255, 255)'].includes(ground(each)))
  const width = document.documentElement.clientWidth
  const cells = [...document.querySelectorAll('main td, main th')].filter(shown)
  const cut = cells.filter((each) => {
    const { left, right } = each.getBoundingClientRect()
    if (left < -1 || right > width + 1) return true
    for (let box = each.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const rect = box.getBoundingClientRect()
      if (overflowX !== 'visible' && right > rect.right + 1) return true
      if (overflowY !== 'visible' && box !== document.documentElement && each.getBoundingClientRect().bottom > rect.bottom + 1) return true
    }
    return false
  })
  return { controls: controls.map(name), coloured: coloured.map(name), cut: cut.map(name), cells: cells.length, texts: texts.length }
})()`

interface Paper {
  readonly controls: readonly string[]
  readonly coloured: readonly string[]
  readonly cut: readonly string[]
  readonly cells: number
  readonly texts: number
}

/** The focused element, and whether its focus is visible: an outline, or for fields the ring around their frame. */
const FOCUS = `(async () => {
  const element = document.activeElement
  const drawn = (each, pseudo) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each, pseudo)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }
  const field = element.matches('input, textarea, [role=combobox]') ? element.closest('.MuiInputBase-root, .hub-field, .MuiCheckbox-root, .MuiSwitch-root') : null
  const around = field ? [field, field.querySelector('fieldset'), ...field.querySelectorAll('.MuiSwitch-track')].filter(Boolean) : []
  const kind = element.matches('tr') ? 'row'
    : element.closest('.MuiChip-root') ? 'chip'
    : field ? 'field'
    : element.closest('.hub-bar') ? 'bar'
    : element.closest('nav') ? 'menu'
    : element.tagName.toLowerCase()
  const seen = () => [element, ...around].some((each) => drawn(each))
  for (let frame = 0; frame < 30 && !seen(); frame++) await new Promise((done) => requestAnimationFrame(done))
  return { kind, visible: seen(), name: element.outerHTML.slice(0, 160) }
})()`

interface Focus {
  readonly kind: string
  readonly visible: boolean
  readonly name: string
}

/** Collects all animations that are longer than a moment, from now on. */
const WATCH_MOTION = `(() => {
  window.moved = []
  const look = ({ target }) => {
    for (const animation of target.getAnimations()) {
      const { duration, iterations } = animation.effect.getComputedTiming()
      if (duration > 5 || (duration > 0 && iterations === Infinity)) window.moved.push((animation.animationName ?? animation.transitionProperty) + ' ' + duration + ' ' + iterations + ' ' + target.className)
    }
  }
  for (const event of ['transitionrun', 'animationstart']) document.addEventListener(event, look, true)
})()`

/** A list whose filter is shown as a chip above it. */
const FILTERED = `/customers?filter=${encodeURIComponent(JSON.stringify({ blocked: false }))}`

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element: { matches: (selector: string) => boolean }) => element.matches(':focus'))

/** Overlays of the page: menus and panels, dialogs, the command palette. */
const LAYER = 'body > [role=presentation]:visible, body > .MuiDialog-root:visible, body > dialog:visible'

describeInBrowser('the shell', (browser) => {
  let server: ServerProcess
  let person: Person
  beforeAll(async () => {
    server = await startDemoServer()
    person = await newPerson(browser, server.origin, { mode: 'dark' })
    await person.signIn(undefined, '/MyAccount')
  })
  afterAll(async () => {
    await person?.close()
    await server?.stop()
  })

  const openList = async ({ page, follow }: Person) => {
    await follow('/customers')
    await page.getByText('C00001', { exact: true }).waitFor()
  }

  describe('on paper', () => {
    const printed = async (mode: 'light' | 'dark'): Promise<Paper> => {
      const { page } = person
      await page.evaluate(`localStorage.setItem('themeSite', JSON.stringify({ ...JSON.parse(localStorage.getItem('themeSite')), mode: '${mode}' }))
        dispatchEvent(new StorageEvent('storage', { key: 'themeSite' }))`)
      await page.setViewportSize(PAPER)
      await page.emulateMedia({ media: 'print' })
      try {
        return await page.evaluate<Paper>(ON_PAPER)
      } finally {
        await page.emulateMedia({ media: 'screen' })
        await page.setViewportSize({ width: 1280, height: 800 })
      }
    }

    test.each(['light', 'dark'] as const)('a list is its table alone, whole, black on white, also of %s mode', async (mode) => {
      await openList(person)
      const { controls, coloured, cut, cells } = await printed(mode)
      expect({ controls, coloured, cut }).toEqual({ controls: [], coloured: [], cut: [] })
      expect(cells).toBeGreaterThan(50)
    })

    test('a car’s file is black on white and without anything to press', async () => {
      const [car] = (await (await person.api('cars?range=[0,0]')).json()) as { readonly id: string }[]
      await person.follow(`/InventoryOpenFileView/${car?.id}/car`)
      await person.page.getByRole('tab').first().waitFor()
      // The panels come after the tabs.
      await comesTo(async () => (await printed('dark')).texts > 20, true)
      const { controls, coloured, cut } = await printed('dark')
      expect({ controls, coloured, cut }).toEqual({ controls: [], coloured: [], cut: [] })
    })
  })

  test('shows the focus on everything that the keyboard reaches', async () => {
    const { page } = person
    const hidden = new Set<string>()
    const kinds = new Set<string>()
    for (const path of ['/customers', FILTERED, '/customers/create']) {
      await person.visit(path)
      await page
        .locator('main')
        .getByRole(path.endsWith('create') ? 'textbox' : 'link')
        .first()
        .waitFor()
      if (!path.endsWith('create')) await page.locator('tr[data-id]').first().waitFor()
      if (path === FILTERED) await page.locator('main .MuiChip-root').first().waitFor()
      for (let stop = 0; stop < 60; stop++) {
        await page.keyboard.press('Tab')
        if (await page.evaluate('document.activeElement === document.body')) break
        const focus = await page.evaluate<Focus>(FOCUS)
        kinds.add(focus.kind)
        if (!focus.visible) hidden.add(`${path}: ${focus.kind} ${focus.name}`)
      }
    }
    expect([...hidden]).toEqual([])
    expect([...kinds]).toEqual(expect.arrayContaining(['bar', 'menu', 'row', 'field', 'chip', 'button']))
  })

  test('returns the focus to what opened a layer', async () => {
    const { page } = person
    await openList(person)
    const openers: readonly (readonly [string, Locator])[] = [
      ['search', page.locator('.hub-bar [aria-keyshortcuts]:visible').first()],
      ['languages', person.button('app.shell.language')],
      ['pages', person.button('app.shell.pages')],
      ['notifications', page.locator('.hub-bar').getByRole('button', { name: /notification/i })],
      ['user', page.locator('.hub-bar').getByRole('button', { name: /Ada Admin/ })],
    ]
    for (const [name, opener] of openers) {
      await opener.focus()
      await page.keyboard.press('Enter')
      const layer = page.locator(LAYER).last()
      await layer.waitFor()
      await comesTo(() => page.evaluate(`document.activeElement.closest('#root') === null`), true)
      await page.keyboard.press('Escape')
      await layer.waitFor({ state: 'hidden' })
      await comesTo(async () => [name, await hasFocus(opener)], [name, true])
    }
    await person.expectClean()
  })

  describe('moves', () => {
    /** User actions: opening, choosing, collapsing and navigating. */
    const act = async (mover: Person): Promise<string[]> => {
      const { page } = mover
      await openList(mover)
      await page.evaluate(WATCH_MOTION)
      const layer = page.locator(LAYER).last()
      await mover.button('app.list.filters').first().click()
      await layer.waitFor()
      await page.keyboard.press('Escape')
      await layer.waitFor({ state: 'hidden' })
      await page.keyboard.press('ControlOrMeta+k')
      await layer.waitFor()
      await page.keyboard.press('Escape')
      await layer.waitFor({ state: 'hidden' })
      await mover.button('app.menu.sales').click()
      await mover.button('app.shell.collapseMenu').click()
      await mover.button('app.shell.expandMenu').click()
      await mover.way(mover.t('app.menu.home')).click()
      await page.waitForURL(/\/home$/)
      return page.evaluate<string[]>('[...new Set(window.moved)]')
    }
    const motionOf = async (reducedMotion: 'reduce' | 'no-preference'): Promise<string[]> => {
      await person.page.emulateMedia({ reducedMotion })
      return act(person)
    }

    test('nothing for longer than a moment where less motion is wished for, and something where it is not', async () => {
      expect(await motionOf('reduce')).toEqual([])
      expect((await motionOf('no-preference')).length).toBeGreaterThan(0)
      await person.page.emulateMedia({ reducedMotion: 'reduce' })
    })

    test('no ripple over what is pressed where less motion is wished for', async () => {
      const { page } = person
      const ripples = async (reducedMotion: 'reduce' | 'no-preference'): Promise<boolean> => {
        await page.emulateMedia({ reducedMotion })
        await person.follow('/MyAccount')
        await page.getByRole('tab').nth(1).hover()
        await page.mouse.down()
        const ripple = page.locator('.MuiTouchRipple-child').first()
        await ripple.waitFor({ state: 'attached' })
        await page.mouse.up()
        // Not its visibility: it grows from nothing and soon disappears.
        return page.evaluate<boolean>(`getComputedStyle(document.querySelector('.MuiTouchRipple-root')).display !== 'none'`)
      }
      expect(await ripples('no-preference')).toBe(true)
      expect(await ripples('reduce')).toBe(false)
    })
  })
})
