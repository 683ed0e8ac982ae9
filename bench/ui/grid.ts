import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '../../src/server/seed/demoUsers.ts'
import type { TestBrowser } from '../../tests/support/browser/browser.ts'
import { milliseconds, type Row } from '../table.ts'
import { serveArrayInput } from './arrayInput/serve.ts'
import { opened, WATCH, watchKey } from './watch.ts'

/** Lines of a long order, and of a short one. */
const [MANY, FEW] = [1000, 10]

/**
 * Lines of the peer where one round has to do. Its times grow with its lines, so that fewer favour it: where 200 open in 30 s, 1,000 do in 150 s, and take
 * another 100 s before the first input has the focus. That is measured once in a run, too far from its aims for more to tell anything.
 */
const QUICK_PEER = 400

/** Openings of each grid in a round, in turns. */
const OPENINGS = 3

/** How much slower than this machine's the processor is while keys are pressed. */
const THROTTLE = 4

/** Presses that are measured; in the peer one takes seconds. */
const [KEYS, PEER_KEYS] = [10, 3]

/** The first presses make the input. */
const UNMEASURED = 2

/** Peer and product at most so far apart, and a long grid from a short one. */
const [OF_PEER, OF_FEW] = [0.1, 1.5]

interface Times {
  readonly open: number[]
  readonly key: number[]
}

const newTimes = (): Times => ({ open: [], key: [] })

/** Presses digits in the input that has the focus, on a slow machine. */
async function pressKeys(page: Page, times: Times, keys: number): Promise<void> {
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

/** Goes to the order as a link does. */
const follow = (id: string): string =>
  `history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', '/SalesOrder/edit/${id}'); dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`

/** Opens an order from a list, with nothing of it cached. */
async function openOrder(page: Page, origin: string, id: string, times: Times): Promise<void> {
  await page.goto(`${origin}/Customer`)
  await page.locator('tbody:not([inert]) td').first().waitFor()
  times.open.push(await page.evaluate<number>(opened(`${QUANTITY}:not(:empty)`, follow(id))))
}

/** Opens both orders in turns, and types in each when it is open for the last time. */
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
  // Not by a locator, which gives up before the peer is done with what opening it left.
  await page.evaluate(`document.querySelector('input[name="lines.0.quantity"]').focus()`)
  await pressKeys(page, times, PEER_KEYS)
}

type Send = (path: string, body?: object) => Promise<unknown>

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> => value !== null && typeof value === 'object'

const textIn = (answer: unknown, name: string): string => (isMembers(answer) ? String(answer[name] ?? '') : '')

async function apiOf(origin: string): Promise<Send> {
  let token = ''
  const send: Send = async (path, body) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-firm': 'house' }
    const answer = await fetch(`${origin}/api/${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const session = await send('Auth/login', { email: 'admin@cardealerhub.test', password: DEMO_PASSWORD })
  token = textIn(session, 'token')
  return send
}

const idsIn = (rows: unknown): readonly string[] => (Array.isArray(rows) ? rows.map((row: { readonly id: string }) => row.id) : [])

/** An order of so many lines, about twenty materials; its id. */
async function orderOf(send: Send, lines: number): Promise<string> {
  const materials = idsIn(await send('materials?range=[0,19]&filter={"active":true}'))
  const [customer] = idsIn(await send('customers?range=[0,0]&filter={"blocked":false}'))
  const [warehouse] = idsIn(await send('warehouses?range=[0,0]'))
  const line = (index: number) => ({ lineType: 'material', material: materials[index % materials.length], quantity: '2', price: '8.90' })
  const body = { date: '2026-01-05', customer, warehouse, lines: Array.from({ length: lines }, (_, index) => line(index)) }
  return textIn(await send('salesOrders', body), 'id')
}

/** The least counts: what else runs on the machine only adds. */
const row = (what: string, ours: readonly number[], peer: readonly number[], most: number): Row => ({
  what,
  ours: milliseconds(Math.min(...ours)),
  peer: milliseconds(Math.min(...peer)),
  ratio: Math.min(...ours) / Math.min(...peer),
  aim: { most },
})

/** The grid of an order's lines beside react-admin's `ArrayInput` with the same fields, and a long one beside a short one. */
export async function grid(
  browser: TestBrowser,
  origin: string,
  signIn: (page: Page) => Promise<void>,
  rounds: number,
): Promise<readonly Row[]> {
  const [many, few, peer] = [newTimes(), newTimes(), newTimes()]
  const send = await apiOf(origin)
  const [long, short] = [await orderOf(send, MANY), await orderOf(send, FEW)]
  const peerLines = rounds === 1 ? QUICK_PEER : MANY
  const served = await serveArrayInput()
  const { page, close } = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const other = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.addInitScript({ content: WATCH })
    await other.page.addInitScript({ content: WATCH })
    await signIn(page)
    // What both fetch but once is there before anything is measured.
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
    await Promise.all([close(), other.close(), served.stop()])
  }
  return [
    row(`grid of ${MANY} lines opens, beside ArrayInput of ${peerLines}`, many.open, peer.open, OF_PEER),
    row(`key to paint in ${MANY} lines, beside ArrayInput of ${peerLines}`, many.key, peer.key, OF_PEER),
    row(`grid of ${MANY} lines opens, beside one of ${FEW}`, many.open, few.open, OF_FEW),
    row(`key to paint in ${MANY} lines, beside ${FEW}`, many.key, few.key, OF_FEW),
  ]
}
