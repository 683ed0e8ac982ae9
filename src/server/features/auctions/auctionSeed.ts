import { faker } from '@faker-js/faker/locale/en'
import { cars as carSchema } from '../../../../schemas/cars.ts'
import { type LotState, type LotTerms, minimumNextBid, placeBid } from '../../../domain/auction/bidding.ts'
import { DEFAULT_INCREMENTS, incrementAt } from '../../../domain/auction/increments.ts'
import { untouched } from '../../../domain/auction/replay.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { parseLabel, recordLabel } from '../../../model/records/recordLabel.ts'
import { at } from '../../seed/pick.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft, SeedOf } from '../../seed/seedRecord.ts'
import { DAY, minutesFrom } from '../../seed/seedTime.ts'
import { moneyOf, moneyOrNull } from './amounts.ts'

export type AuctionSeed = SeedOf<'auctions', 'event' | 'lot' | 'problem' | 'attempts' | 'nextAttempt'>
export type BidSeed = SeedOf<'bids', 'idempotencyKey' | 'reason'>

type AuctionStatus = EntityMap['auctions']['status']
type SaleType = EntityMap['auctions']['saleType']

/** Minutes from now to start and end, by the auction's status. */
const TIMES = {
  upcoming: [2 * DAY, 4 * DAY],
  live: [-DAY, 90],
  sold: [-3 * DAY, -DAY],
  reserveNotMet: [-2 * DAY, -600],
  pendingApproval: [-2 * DAY, -300],
  unsold: [-5 * DAY, -3 * DAY],
} as const satisfies Record<AuctionStatus, readonly [number, number]>

/** Minutes until live auctions end; some end soon enough to watch. */
const LIVE_ENDS = [6, 18, 45, 90, 200, 480, DAY, 2 * DAY, 3 * DAY, 5 * DAY] as const

/** Minutes between auctions that would end together. */
const APART = 4

/** Outcome of the leading bid. */
const LEADER = {
  upcoming: 'lost',
  live: 'leading',
  pendingApproval: 'leading',
  sold: 'won',
  reserveNotMet: 'leading',
  unsold: 'lost',
} as const satisfies Record<AuctionStatus, BidSeed['status']>

interface BiddingSeed {
  readonly auction: string
  readonly status: AuctionStatus
  readonly terms: LotTerms
  readonly start: number
  readonly end: number
  readonly bidders: readonly string[]
}

/** Currency of the house's sales. */
const CURRENCY = 'EUR'

/** Rounds up to tens of euros, so that a tenth of a maximum is a whole amount. */
const upToTens = (amount: bigint) => ((amount + 9_99n) / 10_00n) * 10_00n

/** Proxy bids of dealers in turn, decided by the rules; some are below the leader's maximum (`PRODUCT.md A2`). */
function bidsOf(
  { auction, status, terms, start, end, bidders }: BiddingSeed,
  now: Date,
  first: number,
): { bids: BidSeed[]; state: LotState } {
  let state = untouched(terms.plannedEnd)
  let leading = ''
  const bids: BidSeed[] = []
  const last = Math.min(end, 0)
  const count = status === 'upcoming' || status === 'unsold' || (status === 'live' && first % 5 === 4) ? 0 : 2 + (first % 7)
  const opener = faker.number.int(bidders.length - 1)
  for (let index = 0; index < count; index += 1) {
    const least = minimumNextBid(terms, state)
    const maximum = upToTens(least) + BigInt((first + index * 3) % 5) * 5n * incrementAt(terms.increments, least)
    const time = minutesFrom(now, Math.floor(start + ((last - start) * (index + 1)) / (count + 1)))
    const bidder = at(bidders, opener + index)
    const decision = placeBid(terms, state, { bidder, maximum, at: Date.parse(time) })
    if ('refused' in decision) continue
    state = decision.next
    const id = seedId(12, first + bids.length)
    if (decision.outcome !== 'outbid') leading = id
    bids.push({
      id,
      auction,
      bidder,
      at: time,
      number: bids.length + 1,
      currency: CURRENCY,
      amount: moneyOf(decision.shown),
      maximum: moneyOf(maximum),
      leaderAfter: state.leader,
      priceAfter: moneyOrNull(state.price),
      status: decision.outcome === 'raised' ? 'replaced' : 'outbid',
    })
  }
  const beaten = status === 'live' || status === 'pendingApproval' || status === 'reserveNotMet' ? 'outbid' : 'lost'
  return { bids: bids.map((bid) => ({ ...bid, status: bid.id === leading ? LEADER[status] : beaten })), state }
}

const OFFERED = ['live', 'upcoming', 'live', 'pendingApproval', 'upcoming', 'live', 'reserveNotMet', 'upcoming', 'live'] as const

/** Status of a car's auction; undefined if it has none. Dealers' own cars have none. */
function statusFor(car: SeedDraft<'cars'>, position: number, dealers: readonly string[]): AuctionStatus | undefined {
  if (dealers.includes(car.owner ?? '')) return undefined
  if (car.status === 'onOffer') return at(OFFERED, position)
  if (car.status === 'sold' || car.status === 'delivered') return 'sold'
  return car.status === 'archived' ? 'unsold' : undefined
}

/** Sale types that lead to a status. */
const SALE_TYPES: Partial<Record<AuctionStatus, SaleType>> = {
  pendingApproval: 'onApproval',
  reserveNotMet: 'minimumBid',
}

/** A reserve that bids can't reach if it was not met, else one that bids reach. */
function reserveFor(status: AuctionStatus, saleType: SaleType, startPrice: bigint): bigint | null {
  if (status === 'reserveNotMet') return startPrice * 20n
  return saleType === 'minimumBid' ? startPrice + (status === 'sold' ? 0n : 100_00n) : null
}

const PAST: ReadonlySet<AuctionStatus> = new Set(['sold', 'unsold'])

/** Days over which past auctions are spread, with more of them recently. */
const YEAR = 355
const NEARER = 1.35

/** Minutes from now, apart from one auction to the next. `age` of a past one: 0 is the last, 1 the first of all. */
function timesOf(status: AuctionStatus, position: number, age: number): readonly [number, number] {
  const [from, to] = TIMES[status]
  if (PAST.has(status)) return [from, to].map((minutes) => minutes - Math.floor(age ** NEARER * YEAR * DAY)) as [number, number]
  const later = (position % 10) * 25
  return [from + later, status === 'live' ? at(LIVE_ENDS, position) + Math.floor(position / LIVE_ENDS.length) * APART : to + later]
}

const carName = (car: SeedDraft<'cars'>): string => recordLabel({ recordLabel: parseLabel(carSchema.entity.recordLabel) }, car)

interface Offer {
  readonly car: SeedDraft<'cars'>
  readonly status: AuctionStatus
  readonly position: number
  /** Of a past auction: 0 is the last, 1 the first of all. */
  readonly age: number
  readonly bidders: readonly string[]
  readonly now: Date
  /** Bids before this auction's. */
  readonly bidsBefore: number
}

/** An auction with its bids. */
function auctionOf({ car, status, position, age, bidders, now, bidsBefore }: Offer): { auction: AuctionSeed; bids: readonly BidSeed[] } {
  const [start, end] = timesOf(status, position, age)
  const startPrice = BigInt(200 + 50 * faker.number.int(40)) * 100n
  const saleType = SALE_TYPES[status] ?? at(['pure', 'minimumBid'] as const, position)
  const reserve = reserveFor(status, saleType, startPrice)
  const id = seedId(11, position)
  const endsAt = minutesFrom(now, end)
  const terms = { startPrice, reserve, increments: DEFAULT_INCREMENTS, plannedEnd: Date.parse(endsAt) }
  const { bids, state } = bidsOf({ auction: id, status, terms, start, end, bidders }, now, bidsBefore)
  const leading = bids.find((bid) => bid.status === LEADER[status] && status !== 'unsold')
  const withBuyNow = (position % 5 === 0 && status !== 'reserveNotMet') || (status === 'live' && bids.length === 0)
  const auction = {
    ...{ id, car: car.id, name: carName(car), saleType, status },
    ...{ startsAt: minutesFrom(now, start), endsAt, plannedEnd: endsAt, currency: CURRENCY },
    startPrice: moneyOf(startPrice),
    price: moneyOrNull(state.price),
    reserve: moneyOrNull(reserve),
    buyNowPrice: withBuyNow ? moneyOf(startPrice * 6n) : null,
    increments: null,
    bidCount: state.bidCount,
    leader: state.leader,
    leaderMaximum: moneyOrNull(state.leaderMaximum),
    leadingBid: leading?.id ?? null,
    lastBid: bids.length,
    winner: status === 'sold' ? state.leader : null,
  }
  return { auction, bids }
}

/** Auctions of the house's cars in every state, with their bids. Dealers bid, the house does not. */
export function auctionSeed(
  cars: readonly SeedDraft<'cars'>[],
  bidders: readonly string[],
  now: Date,
): { auctions: AuctionSeed[]; bids: BidSeed[] } {
  faker.seed(1998)
  const auctions: AuctionSeed[] = []
  const bids: BidSeed[] = []
  let offered = 0
  let past = 0
  const ended = cars.filter((car) => PAST.has(statusFor(car, 0, bidders) ?? 'live')).length
  for (const car of cars) {
    const status = statusFor(car, offered, bidders)
    if (!status) continue
    if (car.status === 'onOffer') offered += 1
    const made = auctionOf({ car, status, position: auctions.length, age: past / ended, bidders, now, bidsBefore: bids.length })
    if (PAST.has(status)) past += 1
    auctions.push(made.auction)
    bids.push(...made.bids)
  }
  return { auctions, bids }
}
