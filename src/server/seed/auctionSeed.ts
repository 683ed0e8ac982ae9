import { faker } from '@faker-js/faker/locale/en'
import { at } from './pick.ts'
import { seedId } from './seedId.ts'
import type { SeedRecord } from './seedRecord.ts'
import { minutesFrom } from './seedTime.ts'

/** Least next step at a price, both in whole euros (`PRODUCT.md A3`). */
const INCREMENTS = [
  [100, 5],
  [500, 10],
  [1_000, 25],
  [5_000, 50],
  [25_000, 100],
] as const
const incrementAt = (price: number) => INCREMENTS.find(([limit]) => price < limit)?.[1] ?? 250

const DAY = 24 * 60

/** Minutes from now to start and end, by what has become of the auction. */
const TIMES = {
  upcoming: [2 * DAY, 4 * DAY],
  live: [-DAY, 90],
  sold: [-6 * DAY, -4 * DAY],
  reserveNotMet: [-2 * DAY, -600],
  pendingApproval: [-2 * DAY, -300],
  unsold: [-9 * DAY, -7 * DAY],
} as const
export type AuctionStatus = keyof typeof TIMES

const money = (euros: number) => `${euros}.00`

/** What has become of the highest bid. */
const LEADER = {
  upcoming: 'lost',
  live: 'leading',
  pendingApproval: 'leading',
  sold: 'won',
  reserveNotMet: 'lost',
  unsold: 'lost',
} as const

interface Bidding {
  readonly auction: string
  readonly status: AuctionStatus
  readonly startPrice: number
  readonly start: number
  readonly end: number
  readonly bidders: readonly string[]
}

/** Proxy bids in turn, each challenger's maximum above the leader's (`PRODUCT.md A2`). */
function bidsOf({ auction, status, startPrice, start, end, bidders }: Bidding, now: Date, first: number): SeedRecord[] {
  if (status === 'upcoming' || status === 'unsold') return []
  const count = 2 + (first % 7)
  const last = Math.min(end, 0)
  const opener = faker.number.int(bidders.length - 1)
  let price = startPrice
  let maximum = startPrice + 4 * incrementAt(startPrice)
  return Array.from({ length: count }, (_, index) => {
    if (index > 0) {
      price = maximum + incrementAt(maximum)
      maximum = price + (1 + ((first + index) % 4)) * incrementAt(price)
    }
    const leads = index === count - 1
    return {
      id: seedId(12, first + index),
      auction,
      bidder: at(bidders, opener + index),
      at: minutesFrom(now, Math.floor(start + ((last - start) * (index + 1)) / (count + 1))),
      amount: money(price),
      maximum: money(maximum),
      status: leads ? LEADER[status] : status === 'live' ? 'outbid' : 'lost',
    }
  })
}

const OFFERED = ['live', 'upcoming', 'live', 'pendingApproval', 'upcoming', 'live', 'reserveNotMet', 'upcoming', 'live'] as const

function statusFor(car: SeedRecord, position: number): AuctionStatus | undefined {
  if (car.status === 'onOffer') return at(OFFERED, position)
  if (car.status === 'sold' || car.status === 'delivered') return 'sold'
  return car.status === 'archived' ? 'unsold' : undefined
}

const PAST: ReadonlySet<AuctionStatus> = new Set(['sold', 'unsold'])

/** Minutes from now, apart from one auction to the next. */
function timesOf(status: AuctionStatus, position: number): readonly [number, number] {
  const [from, to] = TIMES[status]
  if (PAST.has(status)) return [from - position * 30, to - position * 30]
  const later = (position % 10) * 25
  return [from + later, to + later * (status === 'live' ? 24 : 1)]
}

/** Auctions of the house's cars in every state, with their bids; dealers bid, the house does not. */
export function auctionSeed(
  cars: readonly SeedRecord[],
  bidders: readonly string[],
  now: Date,
): { auctions: SeedRecord[]; bids: SeedRecord[] } {
  faker.seed(1998)
  const auctions: SeedRecord[] = []
  const bids: SeedRecord[] = []
  let offered = 0
  for (const car of cars) {
    const status = statusFor(car, offered)
    if (!status) continue
    if (car.status === 'onOffer') offered += 1
    const position = auctions.length
    const [start, end] = timesOf(status, position)
    const startPrice = 200 + 50 * faker.number.int(40)
    const id = seedId(11, position)
    const own = bidsOf({ auction: id, status, startPrice, start, end, bidders }, now, bids.length)
    const leader = own.at(-1)
    const price = leader ? Number(leader.amount) : null
    auctions.push({
      id,
      car: car.id,
      saleType: status === 'pendingApproval' ? 'onApproval' : at(['pure', 'minimumBid'] as const, position),
      status,
      startsAt: minutesFrom(now, start),
      endsAt: minutesFrom(now, end),
      currency: 'EUR',
      startPrice: money(startPrice),
      price: price === null ? null : money(price),
      reserve: status === 'reserveNotMet' ? money((price ?? startPrice) + 500) : position % 2 === 1 ? money(startPrice + 100) : null,
      buyNowPrice: position % 5 === 0 ? money(startPrice * 6) : null,
      winner: status === 'sold' ? (leader?.bidder ?? null) : null,
    })
    bids.push(...own)
  }
  return { auctions, bids }
}
