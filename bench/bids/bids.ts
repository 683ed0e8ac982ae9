import type { BenchDatabases } from '../databases.ts'
import { median } from '../median.ts'
import { type Aim, milliseconds, perSecond, type Row } from '../table.ts'
import { bareStore } from './bareStore.ts'
import { createBidFixture, type Lane } from './bidFixture.ts'

/** Aims for one bidder at a time, and for many at once with shared commits. */
const ALONE: Aim = { least: 0.6 }
const TOGETHER: Aim = { least: 2 }

const MANY = 32

interface Result {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

type BidOn = (lane: Lane, turn: number, maximum: bigint) => Promise<void>

/** Minor units above the last maximum, on any lane. */
const RISE = 200n
let highest = 100_000n

async function round(lanes: readonly Lane[], bidders: number, seconds: number, bid: BidOn): Promise<Result> {
  const times: number[] = []
  const begin = performance.now()
  const end = begin + seconds * 1000
  async function converse(index: number): Promise<void> {
    for (let turn = index; performance.now() < end; turn += 1) {
      const lane = lanes[index % lanes.length]
      if (!lane) throw new Error('no lane')
      const started = performance.now()
      highest += RISE
      await bid(lane, turn, highest)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: bidders }, (_, index) => converse(index)))
  const elapsed = performance.now() - begin
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { perSecond: (times.length * 1000) / elapsed, p50: at(0.5), p99: at(0.99) }
}

const middle = (results: readonly Result[]): Result => ({
  perSecond: median(results.map((result) => result.perSecond)),
  p50: median(results.map(({ p50 }) => p50)),
  p99: median(results.map(({ p99 }) => p99)),
})

const summary = ({ perSecond: rate, p50, p99 }: Result) => `${perSecond(rate)} (${milliseconds(p50)}, ${milliseconds(p99)})`

/** Accepted bids per second with median and 99th percentile, compared with hand-written transactions on the same database. */
export async function bids(
  places: BenchDatabases,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Row[]> {
  const place = await places.empty()
  const { house, queue, lanes } = await createBidFixture(place)
  const bare = bareStore(place)
  const ours: BidOn = async ({ auction, bidders }, turn, maximum) => {
    const { id, email } = bidders[turn % 2] ?? bidders[0]
    const subject = { id, roles: ['Dealer'], attributes: { name: email } }
    const answer = await queue({ auction, subject, maximum, key: crypto.randomUUID() })
    if ('refused' in answer) throw answer.refused
  }
  const theirs: BidOn = ({ auction, bidders }, turn, maximum) =>
    bare.bid({ auction, bidder: bidders[turn % 2] ?? bidders[0], maximum, key: crypto.randomUUID() })
  const rows: Row[] = []
  try {
    for (const [what, lots, bidders, aim] of [
      ['one lot, one bidder', 1, 1, ALONE],
      [`one lot, ${MANY} bidders`, 1, MANY, TOGETHER],
      [`${MANY} lots, ${MANY} bidders`, MANY, MANY, TOGETHER],
    ] as const) {
      const sides = [
        { lanes: await lanes(lots), bid: ours, results: [] as Result[] },
        { lanes: await lanes(lots), bid: theirs, results: [] as Result[] },
      ] as const
      for (const side of sides) await round(side.lanes, bidders, 0.3, side.bid)
      for (let turn = 0; turn < rounds; turn += 1)
        for (const side of turn % 2 === 0 ? sides : sides.toReversed())
          side.results.push(await round(side.lanes, bidders, seconds, side.bid))
      const [product, peer] = sides.map(({ results }) => middle(results)) as [Result, Result]
      rows.push({
        what: `${what}, ${places.engine}`,
        ours: summary(product),
        peer: summary(peer),
        ratio: product.perSecond / peer.perSecond,
        aim,
      })
    }
    return rows
  } finally {
    await bare.close()
    await house.close()
  }
}
