import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { chromiumSource, findChromium } from './chromium.ts'
import { watchPage } from './watchPage.ts'

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages are loaded once: baseline compilation at once is faster than interpreting first, and a heap that starts with the size it will have collects less.
  '--js-flags=--always-sparkplug --initial-heap-size=256 --min-semi-space-size=16',
]

/** A page with its own cookies and storage, like a separate browser; its cache may hold files of an earlier one. */
export interface WatchedPage {
  readonly page: Page
  /** See `watchPage`. */
  readonly problems: readonly string[]
  /** Fails if the page has reported problems, except lines that match one of `allowed` (such as an expected 409). */
  expectClean(allowed?: readonly RegExp[]): Promise<void>
  close(): Promise<void>
}

export interface TestBrowser {
  newPage(options?: BrowserContextOptions): Promise<WatchedPage>
  close(): Promise<void>
}

/** A context without anything of who used it, except for the files that it has cached and what was compiled of them. */
interface Idle {
  readonly context: BrowserContext
  readonly page: Page
}

/**
 * Ends a use of the context: closes its pages, and clears storage and settings. Loading the product from a warm cache costs two thirds of the processor time.
 */
async function cleared(context: BrowserContext): Promise<Idle> {
  const origins = new Set(context.pages().map((page) => new URL(page.url()).origin))
  const page = await context.newPage()
  for (const other of context.pages()) if (other !== page) await other.close()
  const session = await context.newCDPSession(page)
  for (const origin of origins) {
    if (origin !== 'null')
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' })
  }
  await session.detach()
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false), context.unrouteAll()])
  return { context, page }
}

/** Opens pages in cleared contexts of the same options, else in new ones. */
function createPages(browser: Browser): TestBrowser['newPage'] {
  const idle = new Map<string, Idle[]>()
  return async ({ viewport, ...options } = {}) => {
    const same = idle.get(JSON.stringify(options)) ?? []
    idle.set(JSON.stringify(options), same)
    const context = same.at(-1)?.context ?? (await browser.newContext(options))
    const page = same.pop()?.page ?? (await context.newPage())
    if (viewport) await page.setViewportSize(viewport)
    const problems = await watchPage(page)
    const expectClean = async (allowed: readonly RegExp[] = []) => {
      // After a round trip to the page, all its reports have arrived.
      await page.evaluate('new Promise((done) => setTimeout(done))')
      expect(problems.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([])
    }
    let closing: Promise<unknown> | undefined
    const close = async () => {
      closing ??= cleared(context).then((free) => same.push(free))
      await closing
    }
    return { page, problems, expectClean, close }
  }
}

/** Starts Chromium, headless, with an empty profile. */
export async function launchBrowser(): Promise<TestBrowser> {
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({ executablePath, args: FLAGS, env: { ...process.env, ...env } })
  return { newPage: createPages(browser), close: () => browser.close() }
}

function missingChromium(): string | undefined {
  const source = chromiumSource()
  if (!('missing' in source)) return undefined
  if (process.env.CI === 'true') throw new Error(source.missing)
  process.stderr.write(`\n*** Tests in a browser are SKIPPED: ${source.missing}\n\n`)
  return source.missing
}

/** The browser of this process, which ends with it: starting one takes as long as three pages. */
let shared: Promise<TestBrowser> | undefined

/**
 * A suite that needs a real browser. Its pages are closed after it. `browser` works in hooks and tests, not while tests are collected.
 * Without a Chromium the suite is skipped with the reason in its title, and fails where CI=true.
 */
export function describeInBrowser(title: string, suite: (browser: Pick<TestBrowser, 'newPage'>) => void): void {
  const missing = missingChromium()
  describe.skipIf(missing !== undefined)(missing === undefined ? title : `${title} (${missing})`, () => {
    let browser: TestBrowser | undefined
    const pages: WatchedPage[] = []
    beforeAll(async () => {
      shared ??= launchBrowser()
      browser = await shared
    })
    afterAll(async () => void (await Promise.all(pages.map((page) => page.close()))))
    suite({
      newPage: async (options) => {
        if (browser === undefined) throw new Error('The browser is there in hooks and tests only, not while tests are collected.')
        const page = await browser.newPage(options)
        pages.push(page)
        return page
      },
    })
  })
}
