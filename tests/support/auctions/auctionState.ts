import { expect } from 'vitest'
import { DEFAULT_INCREMENTS } from '../../../src/domain/auction/increments.ts'
import { checkLedger } from '../../../src/server/features/wallets/checkLedger.sql.ts'
import type { AuctionHouse } from './auctionHouse.ts'
import { bidOnReference, emptyLot, minimumOnReference, standings } from './referenceLot.ts'

const cents = (value: unknown) => Math.round(Number(value) * 100)

const STEPS = DEFAULT_INCREMENTS.map(
  ({ below, step }) => [below === null ? Number.POSITIVE_INFINITY : Number(below), Number(step)] as const,
)

/** Accepted bids in their order. */
export const takenBids = async ({ find }: Pick<AuctionHouse, 'find'>, auction: string) =>
  (await find('bids', 'auction', auction)).toSorted((one, other) => Number(one.number) - Number(other.number))

/**
 * Asserts that an auction has the state that the reference model computes from its bids, in the order of their numbers, that only its leader has a hold for it,
 * and that the ledger balances. Returns the model's minimum for the next bid of a user who does not lead, in cents.
 */
export async function expectConsistentAuction(house: Pick<AuctionHouse, 'find' | 'stored' | 'db'>, id: string): Promise<number> {
  const auction = await house.stored('auctions', id)
  const bids = await takenBids(house, id)
  expect(bids.map(({ number }) => number)).toEqual(bids.map((_, index) => index + 1))
  const terms = {
    startPrice: cents(auction.startPrice),
    reserve: undefined,
    steps: STEPS,
    plannedEnd: Date.parse(String(auction.plannedEnd)),
  }
  const lot = emptyLot(terms)
  for (const { bidder, maximum, at, priceAfter, leaderAfter } of bids) {
    const bid = { bidder: String(bidder), maximum: cents(maximum), at: Date.parse(String(at)) }
    expect(bidOnReference(terms, lot, bid)).toBe('accepted')
    expect([cents(priceAfter), leaderAfter]).toEqual([lot.price, standings(lot)[0]?.bidder])
  }
  const [leader] = standings(lot)
  expect([cents(auction.price), auction.leader, auction.bidCount, Date.parse(String(auction.endsAt))]).toEqual([
    lot.price ?? 0,
    leader?.bidder ?? null,
    lot.count,
    lot.end,
  ])
  const open = (await house.find('walletHolds', 'reference', `bid:${id}`)).filter(({ status }) => status === 'open')
  const amount = Math.max(40_000, Math.round((leader?.maximum ?? 0) / 10))
  expect(open.map((hold) => [hold.firm, cents(hold.amount)])).toEqual(
    leader ? [[(await house.stored('users', leader.bidder)).firm, amount]] : [],
  )
  expect(bids.filter(({ status }) => status === 'leading').map(({ bidder }) => bidder)).toEqual(leader ? [leader.bidder] : [])
  expect(await checkLedger(house.db.read)).toMatchObject({ ok: true })
  return minimumOnReference(terms, lot)
}
