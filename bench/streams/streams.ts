import { type ChildProcess, fork } from 'node:child_process'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 } from 'uuid'
import { createEventHub } from '../../src/server/events/eventHub.ts'
import { message } from '../../src/server/events/message.ts'
import { createAuctionHouse } from '../../tests/support/auctions/auctionHouse.ts'
import { type BenchDatabases, fileOf } from '../databases.ts'
import { median } from '../median.ts'
import { milliseconds, perSecond, type Row } from '../table.ts'
import type { ListenPlan } from './listeners.ts'

/** Streams per user. */
const EACH = 25

/** Number of events that are sent at once, and of events that are sent one by one. */
const BURST = 10
const SINGLE = 8

interface Report {
  readonly received: number
  readonly p99: number
  readonly last: number
}

const now = () => performance.timeOrigin + performance.now()

const answer = <T>(child: ChildProcess): Promise<T> =>
  new Promise((done, failed) =>
    child.once('message', (message: T & { readonly error?: string }) =>
      message.error === undefined ? done(message) : failed(new Error(message.error)),
    ),
  )

async function listen(plan: ListenPlan): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'listeners.ts'))
  const opened = answer(child)
  child.send(plan)
  await opened
  return child
}

/** Waits until every stream has received this many events. */
async function received(child: ChildProcess, events: number): Promise<Report> {
  let total = 0
  let p99 = 0
  for (;;) {
    const report = answer<Report>(child)
    child.send('report')
    const { received: count, p99: slow, last } = await report
    total += count
    p99 = Math.max(p99, slow)
    if (total >= events) return { received: total, p99, last }
    await sleep(20)
  }
}

type Publish = (data: {
  readonly sent: number
  readonly auction: string
  readonly price: string
  readonly endsAt: string
}) => Promise<void> | void

const lot = () => ({ sent: now(), auction: '0192f0c1-2b3c-7d4e-8f50-123456789abc', price: '12500.00', endsAt: new Date().toISOString() })

interface Score {
  readonly p99: number
  readonly perSecond: number
}

async function measure(child: ChildProcess, streams: number, rounds: number, publish: Publish): Promise<Score> {
  const slow: number[] = []
  const rates: number[] = []
  await publish(lot())
  await received(child, streams)
  for (let round = 0; round < rounds; round += 1) {
    for (let event = 0; event < SINGLE; event += 1) {
      await publish(lot())
      await sleep(streams / 20)
    }
    slow.push((await received(child, streams * SINGLE)).p99)
    const begun = now()
    await Promise.all(Array.from({ length: BURST }, () => publish(lot())))
    rates.push((streams * BURST * 1000) / ((await received(child, streams * BURST)).last - begun))
  }
  return { p99: median(slow), perSecond: median(rates) }
}

/** A loop that writes the same text to as many sockets. */
async function bare(streams: number, rounds: number): Promise<Score> {
  const open = new Set<ServerResponse>()
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(message('ready', {}))
    open.add(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', 4096, done))
  const child = await listen({ port: (server.address() as AddressInfo).port, path: '/', tokens: [''], streams })
  try {
    return await measure(child, streams, rounds, (data) => {
      const text = message('lot', data, v7())
      for (const response of open) response.write(text)
    })
  } finally {
    child.disconnect()
    server.closeAllConnections()
    server.close()
  }
}

async function product(places: BenchDatabases, streams: number, rounds: number): Promise<Score> {
  const place = await places.empty()
  const house = await createAuctionHouse({
    database: place.databaseUrl === undefined ? { file: fileOf(place) } : { databaseUrl: place.databaseUrl },
  })
  const tokens: string[] = []
  for (let index = 0; index < streams / EACH; index += 1) tokens.push(await house.token((await house.bidder()).email))
  await house.app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 })
  const hub = await createEventHub(house.db, () => undefined)
  const child = await listen({ port: (house.app.server.address() as AddressInfo).port, path: '/api/events', tokens, streams })
  try {
    return await measure(child, streams, rounds, (data) =>
      house.db.write((trx) => hub.publishLive(trx, { seq: v7(), event: 'lot', entity: 'auctions', data, own: {}, onlyOwn: false })),
    )
  } finally {
    child.disconnect()
    await hub.close()
    await house.close()
  }
}

/** Rate at which one process sends an event to many open streams after its commit, compared with a bare loop over as many sockets. */
export async function streams(places: BenchDatabases, rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const [count, most] of [
    [1_000, 25],
    [10_000, 250],
  ] as const) {
    const [ours, peer] = [await product(places, count, rounds), await bare(count, rounds)]
    const what = `${count.toLocaleString('en')} streams, ${places.engine}`
    rows.push({ what: `${what}: events sent a second`, ours: perSecond(ours.perSecond), peer: perSecond(peer.perSecond), ratio: ours.perSecond / peer.perSecond, aim: { least: 0.5 } }) // biome-ignore format: one line
    rows.push({
      what: `${what}: p99, of ${most} ms`,
      ours: milliseconds(ours.p99),
      peer: milliseconds(peer.p99),
      ratio: ours.p99 / most,
      aim: { most: 1 },
    })
  }
  return rows
}
