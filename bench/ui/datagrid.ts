import type { Page } from 'playwright-core'
import type { TestBrowser } from '../../tests/support/browser/browser.ts'
import { type Row, shortestRow } from '../table.ts'
import { follow } from './client.ts'
import type { Peer } from './reactAdmin/serve.ts'
import { atRest, opened, WATCH } from './watch.ts'

/** Rows of the smallest list and of the longest one. */
const SIZES = [25, 1000] as const

/** Openings of each list in a round, in turns. */
const OPENINGS = 2

/** Factor by which the processor is slowed down. */
const THROTTLE = 4

/** Maximum ratio of the product's time to the peer's. */
const OF_PEER = 1

interface Times {
  readonly open: number[]
  readonly scroll: number[]
  readonly tick: number[]
}

const newTimes = (): Times => ({ open: [], scroll: [], tick: [] })

/** In the page: the longest wait between two frames, in milliseconds, while it scrolls down by a quarter of a window in each. */
const SCROLL = `new Promise((done) => {
  let [frames, longest, before] = [0, 0, performance.now()]
  const frame = () => {
    const now = performance.now()
    longest = Math.max(longest, now - before)
    before = now
    frames += 1
    scrollTo(0, frames * 200)
    if (frames < 60) requestAnimationFrame(frame)
    else done(longest)
  }
  requestAnimationFrame(frame)
})`

/** Opens a list of so many rows, scrolls in it and ticks all of them. `act` opens it from another page, which is at rest. */
async function use(page: Page, rows: number, act: string, times: Times): Promise<void> {
  times.open.push(await page.evaluate<number>(opened(`tbody:not([inert]) > tr:nth-child(${rows})`, act)))
  times.scroll.push(await page.evaluate<number>(SCROLL))
  await page.evaluate('scrollTo(0, 0)')
  await page.locator('tbody > tr:first-child input').waitFor()
  const tick = `document.querySelector('thead input[type=checkbox]').click()`
  times.tick.push(await page.evaluate<number>(opened('tbody > tr:first-child input:checked', tick)))
  await page.locator('thead input[type=checkbox]').click()
}

const query = (rows: number): string => `filter={}&page=1&perPage=${rows}&sort=code&order=ASC`

async function inProduct(page: Page, origin: string, rows: number, times: Times): Promise<void> {
  await page.goto(`${origin}/home`)
  await page.evaluate(atRest)
  await use(page, rows, follow(`/Customer?${query(rows)}`), times)
}

async function inPeer(page: Page, origin: string, rows: number, times: Times): Promise<void> {
  await page.goto(origin)
  await page.evaluate(atRest)
  await use(page, rows, `location.hash = '/customers?${query(rows)}'`, times)
}

/** A page on a slow machine. */
async function slowPage(browser: TestBrowser) {
  const opened = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await opened.page.addInitScript({ content: WATCH })
  const session = await opened.page.context().newCDPSession(opened.page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  return opened
}

/** The list of customers beside react-admin's `Datagrid` of the same columns, over the same API and data. */
export async function datagrid(
  browser: TestBrowser,
  origin: string,
  signIn: (page: Page) => Promise<void>,
  rounds: number,
  peer: Peer,
): Promise<readonly Row[]> {
  const [ours, theirs] = [await slowPage(browser), await slowPage(browser)]
  const times = SIZES.map((size) => ({ size, ours: newTimes(), peer: newTimes() }))
  try {
    await signIn(ours.page)
    // Load what is fetched only once before measuring.
    await inProduct(ours.page, origin, SIZES[0], newTimes())
    await inPeer(theirs.page, peer.origin, SIZES[0], newTimes())
    for (let opening = 0; opening < rounds * OPENINGS; opening += 1) {
      for (const one of times) {
        await inProduct(ours.page, origin, one.size, one.ours)
        await inPeer(theirs.page, peer.origin, one.size, one.peer)
      }
    }
  } finally {
    await Promise.all([ours.close(), theirs.close()])
  }
  return times.flatMap((one) => [
    shortestRow(`list of ${one.size} rows opens, beside Datagrid`, one.ours.open, one.peer.open, OF_PEER),
    shortestRow(`scrolling ${one.size} rows, longest frame`, one.ours.scroll, one.peer.scroll, OF_PEER),
    shortestRow(`ticking all ${one.size} rows`, one.ours.tick, one.peer.tick, OF_PEER),
  ])
}
