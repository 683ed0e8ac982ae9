import type { Page } from 'playwright-core'
import type { TestBrowser } from '../../tests/support/browser/browser.ts'
import { type Row, shortestRow } from '../table.ts'
import { follow, type Send, textIn } from './client.ts'
import type { Peer } from './reactAdmin/serve.ts'
import { opened, WATCH, watchKey } from './watch.ts'

/** Lines of a long order, and of a short one. */
const [MANY, FEW] = [1000, 10]

/**
 * Lines of the peer in quick mode. Its times grow with the lines, so fewer favour it: 200 open in 30 s, 1,000 in 150 s plus 100 s until the first
 * input has the focus. That is measured once per run; it is too far from the aims for more rounds to matter.
 */
const QUICK_PEER = 400

/** Openings of each grid in a round, in turns. */
const OPENINGS = 3

/** Factor by which the processor is slowed down while keys are pressed. */
const THROTTLE = 4

/** Presses that are measured; in the peer one takes seconds. */
const [KEYS, PEER_KEYS] = [10, 3]

/** The first key presses create the input. */
const UNMEASURED = 2

/** Maximum ratios: product to peer, and long grid to short grid. */
const [OF_PEER, OF_FEW] = [0.1, 1.5]

interface Times {
  readonly open: number[]
  readonly key: number[]
}

const newTimes = (): Times => ({ open: [], key: [] })

/** Presses digits in the input that has the focus, on a slow machine. */
export async function pressKeys(page: Page, times: Pick<Times, 'key'>, keys: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  for (let press = 0; press < keys + UNMEASURED; press += 1) {
    await page.evaluate(watchKey)
    await page.keyboard.press(String(1 + (press % 9)))
    const time = await page.evaluate<number>('window.__painted')
    if (press >= UNMEASURED) times.key.push(time)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

const QUANTITY = '[role=gridcell][data-row="0"][data-column="2"]'

/** Opens an order from a list, without any cached data. */
async function openOrder(page: Page, origin: string, id: string, times: Times): Promise<void> {
  await page.goto(`${origin}/Customer`)
  await page.locator('tbody:not([inert]) td').first().waitFor()
  times.open.push(await page.evaluate<number>(opened(`${QUANTITY}:not(:empty)`, follow(`/SalesOrder/edit/${id}`))))
}

/** Opens both orders in turns, and types into each at its last opening. */
async function inProduct(page: Page, origin: string, orders: readonly (readonly [id: string, times: Times])[]): Promise<void> {
  for (let opening = 1; opening <= OPENINGS; opening += 1) {
    for (const [id, times] of opening % 2 === 0 ? orders.toReversed() : orders) {
      await openOrder(page, origin, id, times)
      if (opening < OPENINGS) continue
      await page.locator(QUANTITY).click()
      await pressKeys(page, times, KEYS)
    }
  }
}

async function inPeer(page: Page, origin: string, lines: number, times: Times): Promise<void> {
  await page.goto(origin)
  await page.locator('h1').waitFor()
  times.open.push(await page.evaluate<number>(opened('input[name="lines.0.quantity"]', `location.hash = '/orders/${lines}'`)))
  // Not by a locator, which times out before the peer is ready after opening.
  await page.evaluate(`document.querySelector('input[name="lines.0.quantity"]').focus()`)
  await pressKeys(page, times, PEER_KEYS)
}

const idsIn = (rows: unknown): readonly string[] => (Array.isArray(rows) ? rows.map((row: { readonly id: string }) => row.id) : [])

/** Creates an order with this many lines of about twenty materials. Returns its id. */
async function orderOf(send: Send, lines: number): Promise<string> {
  const materials = idsIn(await send('materials?range=[0,19]&filter={"active":true}'))
  const [customer] = idsIn(await send('customers?range=[0,0]&filter={"blocked":false}'))
  const [warehouse] = idsIn(await send('warehouses?range=[0,0]'))
  const line = (index: number) => ({ lineType: 'material', material: materials[index % materials.length], quantity: '2', price: '8.90' })
  const body = { date: '2026-01-05', customer, warehouse, lines: Array.from({ length: lines }, (_, index) => line(index)) }
  return textIn(await send('salesOrders', body), 'id')
}

/** The grid of an order's lines beside react-admin's `ArrayInput` with the same fields, and a long one beside a short one. */
export async function grid(
  browser: TestBrowser,
  origin: string,
  send: Send,
  signIn: (page: Page) => Promise<void>,
  rounds: number,
  served: Peer,
): Promise<readonly Row[]> {
  const [many, few, peer] = [newTimes(), newTimes(), newTimes()]
  const [long, short] = [await orderOf(send, MANY), await orderOf(send, FEW)]
  const peerLines = rounds === 1 ? QUICK_PEER : MANY
  const { page, close } = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const other = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.addInitScript({ content: WATCH })
    await other.page.addInitScript({ content: WATCH })
    await signIn(page)
    // Load what is fetched only once before measuring.
    await openOrder(page, origin, short, newTimes())
    await inPeer(other.page, served.origin, FEW, newTimes())
    for (let number = 0; number < rounds; number += 1) {
      await inProduct(page, origin, [
        [long, many],
        [short, few],
      ])
      if (number === 0) await inPeer(other.page, served.origin, peerLines, peer)
    }
  } finally {
    await Promise.all([close(), other.close()])
  }
  return [
    shortestRow(`grid of ${MANY} lines opens, beside ArrayInput of ${peerLines}`, many.open, peer.open, OF_PEER),
    shortestRow(`key to paint in ${MANY} lines, beside ArrayInput of ${peerLines}`, many.key, peer.key, OF_PEER),
    shortestRow(`grid of ${MANY} lines opens, beside one of ${FEW}`, many.open, few.open, OF_FEW),
    shortestRow(`key to paint in ${MANY} lines, beside ${FEW}`, many.key, few.key, OF_FEW),
  ]
}
