import { expect, test } from 'vitest'
import { bidOnReference, emptyLot, type ReferenceTerms, standings } from '../../../tests/support/auctions/referenceLot.ts'
import { type LotTerms, placeBid } from './bidding.ts'
import { DEFAULT_INCREMENTS } from './increments.ts'
import { closedReason } from './lifecycle.ts'
import { replay, untouched } from './replay.ts'

const GAMES = 400
const BIDS = 60

/** Mulberry32: pseudo-random numbers from 0 to 1, reproducible by seed. */
const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

const PLANNED_END = 10_000_000

function game(seed: number) {
  const random = randomOf(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const terms: LotTerms = {
    startPrice: BigInt(below(60_000)),
    reserve: below(2) === 0 ? null : BigInt(below(200_000)),
    increments: DEFAULT_INCREMENTS,
    plannedEnd: PLANNED_END,
  }
  const plain: ReferenceTerms = {
    startPrice: Number(terms.startPrice),
    reserve: terms.reserve === null ? undefined : Number(terms.reserve),
    steps: DEFAULT_INCREMENTS.map(({ below: bound, step }) => [bound === null ? Number.POSITIVE_INFINITY : Number(bound), Number(step)]),
    plannedEnd: PLANNED_END,
  }
  const lot = emptyLot(plain)
  const accepted = []
  let state = untouched(PLANNED_END)
  let at = PLANNED_END - below(600_000)
  for (let turn = 0; turn < BIDS; turn += 1) {
    at += below(100_000)
    const near = Number(state.price ?? terms.startPrice) + below(4) * 1_000 + below(3)
    const bid = { bidder: `bidder ${below(5)}`, maximum: BigInt(below(3) === 0 ? below(300_000) : near), at }
    const expected = bidOnReference(plain, lot, { ...bid, maximum: Number(bid.maximum) })
    const closed = closedReason('live', { startsAt: 0, endsAt: state.endsAt }, at)
    const verdict = placeBid(terms, state, bid)
    const refused = 'refused' in verdict ? verdict.refused : undefined
    const amount = refused && ('minimum' in refused ? refused.minimum : refused.maximum)
    expect(closed ?? (refused ? `${refused.code} ${amount}` : 'accepted')).toBe(expected)
    if (closed || 'refused' in verdict) continue
    state = verdict.next
    accepted.push(bid)
    expect([Number(state.price), state.leader, state.endsAt, state.bidCount]).toEqual([
      lot.price,
      standings(lot)[0]?.bidder,
      lot.end,
      lot.count,
    ])
    expect(verdict.shown <= (state.price ?? 0n)).toBe(true)
  }
  expect(replay(terms, accepted, state.endsAt).state).toEqual(state)
}

/** Seed of the first game; a failure reports its seed. */
const FIRST = Number(process.env.BID_SEED ?? Math.floor(Math.random() * 1_000_000))

test(`random bidders get what the reference model gives them (BID_SEED=${FIRST})`, () => {
  for (let seed = FIRST; seed < FIRST + GAMES; seed += 1)
    try {
      game(seed)
    } catch (error) {
      throw new Error(`with BID_SEED=${seed}`, { cause: error })
    }
})
