import type { Page } from 'playwright-core'
import { MODES, THEME_SCHEMAS } from '../../src/appearance/theme/choices.ts'
import { LAYOUTS, type LayoutType } from '../../src/model/layouts.ts'
import { DEMO_PASSWORD } from '../../src/server/seed/demoUsers.ts'
import { launchBrowser, type TestBrowser } from '../../tests/support/browser/browser.ts'
import { startServer } from '../../tests/support/processes/serverProcess.ts'
import { median } from '../median.ts'
import { type Row, timeRow } from '../table.ts'
import { clientWith, signedInHeaders } from './client.ts'
import { datagrid } from './datagrid.ts'
import { fields } from './fields.ts'
import { grid } from './grid.ts'
import { serveReactAdmin } from './reactAdmin/serve.ts'
import { reports } from './reports.ts'
import { changed, interactive, longestFrame, WATCH } from './watch.ts'

/** Factor by which the processor is slowed down. */
export const THROTTLE = 4

/** Core Web Vitals: milliseconds until the largest content of a good page appears. */
const SIGN_IN_LIMIT = 2500

/** Lighthouse: time to interactive of a fast page. */
const LIST_LIMIT = 3800

/** Maximum duration of a frame when the appearance changes. */
const FRAME_LIMIT = 100

/** Jakob Nielsen: a second is the limit for an uninterrupted flow of thought. */
const LANGUAGE_LIMIT = 1000

/** Time for which frames are watched after a change; longer than any transition. */
const WATCHED_MS = 1500

const EMAIL = 'input[name=email]'
/** Matches loaded rows, not placeholders. */
const ROW = 'tbody:not([inert]) td'

const slow = async (page: Page): Promise<void> => {
  await page.addInitScript({ content: WATCH })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
}

/** Runs work in a new page with an empty cache. */
const inPage = async <T>(browser: TestBrowser, use: (page: Page) => Promise<T>): Promise<T> => {
  const { page, close } = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await slow(page)
    return await use(page)
  } finally {
    await close()
  }
}

const signIn = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/sign-in?redirectUrl=/Customer`)
  await page.fill(EMAIL, 'admin@cardealerhub.test')
  await page.fill('input[name=password]', DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.locator(ROW).first().waitFor({ timeout: 60_000 })
}

/** Changes the settings as from another tab. Returns the longest following frame. */
const change = (page: Page, settings: string): Promise<number> =>
  page.evaluate<number>(`(() => {
    const watched = ${longestFrame(WATCHED_MS)}
    const before = JSON.parse(localStorage.getItem('themeSite') ?? '{}')
    localStorage.setItem('themeSite', JSON.stringify({ ...before, ...${settings} }))
    dispatchEvent(new StorageEvent('storage', { key: 'themeSite' }))
    return watched
  })()`)

const theme = (at: number): string =>
  JSON.stringify({ mode: MODES[at % MODES.length], themeSchema: THEME_SCHEMAS[at % THEME_SCHEMAS.length] })
const layout = (type: LayoutType): string => JSON.stringify({ layout: { type, sideNavCollapse: false, previousType: '' } })

/** Opens the command palette by keyboard for the first time. Returns the longest following frame. */
const openPalette = async (page: Page): Promise<number> => {
  const longest = await page.evaluate<number>(`(() => {
    const watched = ${longestFrame(WATCHED_MS)}
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
    return watched
  })()`)
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  return longest
}

/** Chooses a language that is not loaded yet. Returns the milliseconds until the page's title is painted in it. */
const chooseLanguage = async (page: Page): Promise<number> => {
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitem', { name: 'Français' }).waitFor()
  return page.evaluate<number>(changed('[role=menuitem][lang=fr]', 'h1'))
}

interface Times {
  readonly palette: number[]
  readonly language: number[]
  readonly signIn: number[]
  readonly list: number[]
  readonly theme: number[]
  readonly layout: Partial<Record<LayoutType, number[]>>
}

async function round(browser: TestBrowser, origin: string, times: Times): Promise<void> {
  times.signIn.push(
    await inPage(browser, async (page) => {
      await page.goto(`${origin}/sign-in`)
      return page.evaluate<number>(interactive(EMAIL))
    }),
  )
  await inPage(browser, async (page) => {
    await signIn(page, origin)
    await page.reload()
    times.list.push(await page.evaluate<number>(interactive(ROW)))
    for (const [at] of THEME_SCHEMAS.entries()) times.theme.push(await change(page, theme(at)))
    for (const type of [...LAYOUTS.slice(1), ...LAYOUTS.slice(0, 1)]) {
      times.layout[type] ??= []
      times.layout[type].push(await change(page, layout(type)))
    }
    times.palette.push(await openPalette(page))
    times.language.push(await chooseLanguage(page))
  })
}

const row = (what: string, measured: readonly number[], limit: number): Row => timeRow(what, median(measured), limit, { most: 1 })

/** Waiting times on a slow machine, against named limits. The list is loaded with an empty cache, by a signed-in user. */
export async function ui(rounds: number): Promise<readonly Row[]> {
  const times: Times = { signIn: [], list: [], theme: [], layout: {}, palette: [], language: [] }
  const lines: Row[] = []
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    for (let number = 0; number < rounds; number += 1) await round(browser, server.origin, times)
    const headers = await signedInHeaders(server.origin)
    const send = clientWith(server.origin, headers)
    const enter = (page: Page) => signIn(page, server.origin)
    lines.push(...(await reports(browser, server.origin, send, enter, rounds)))
    const peer = await serveReactAdmin({ origin: server.origin, headers })
    try {
      lines.push(...(await datagrid(browser, server.origin, enter, rounds, peer)))
      lines.push(...(await grid(browser, server.origin, send, enter, rounds, peer)))
      lines.push(...(await fields(browser, signIn, rounds, peer)))
    } finally {
      await peer.stop()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  return [
    row('sign-in interactive', times.signIn, SIGN_IN_LIMIT),
    row('first list interactive', times.list, LIST_LIMIT),
    row('theme change, longest frame', times.theme, FRAME_LIMIT),
    ...LAYOUTS.map((type) => row(`change to ${type}, longest frame`, times.layout[type] ?? [], FRAME_LIMIT)),
    row('command palette opens, longest frame', times.palette, FRAME_LIMIT),
    row('page in the chosen language', times.language, LANGUAGE_LIMIT),
    ...lines,
  ]
}
