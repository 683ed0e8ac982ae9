import type { LotState, LotTerms } from '../../../domain/auction/bidding.ts'
import type { Increments } from '../../../domain/auction/increments.ts'
import type { Outcome, Times } from '../../../domain/auction/lifecycle.ts'
import type { LotStatus } from '../../../domain/auction/room.ts'
import { DEFAULT_CURRENCY } from '../../../domain/defaultCurrency.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { centsOf, centsOrNull, moneyOrNull } from './amounts.ts'

type Auction = EntityMap['auctions']

/** A record of `auctions` as input of the rules. */
export interface Lot {
  readonly id: string
  readonly status: LotStatus
  readonly currency: string
  readonly times: Times
  readonly outcome: Outcome
  readonly terms: LotTerms
  readonly state: LotState
  readonly buyNowPrice: bigint | null
}

export const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString()

const stateOf = ({ price, leader, leaderMaximum, bidCount, endsAt }: Auction): LotState => ({
  price: centsOrNull(price),
  leader,
  leaderMaximum: centsOrNull(leaderMaximum),
  bidCount,
  endsAt: Date.parse(endsAt),
})

/** Times in milliseconds since 1970, amounts in minor units. */
export function lotOf(record: Auction, increments: Increments): Lot {
  const { id, status, saleType, currency, startsAt, endsAt, plannedEnd } = record
  const state = stateOf(record)
  const reserve = centsOrNull(record.reserve)
  return {
    id,
    status,
    currency: currency ?? DEFAULT_CURRENCY,
    times: { startsAt: Date.parse(startsAt), endsAt: state.endsAt },
    outcome: { saleType, price: state.price, reserve },
    terms: { startPrice: centsOf(record.startPrice), reserve, increments, plannedEnd: Date.parse(plannedEnd ?? endsAt) },
    state,
    buyNowPrice: centsOrNull(record.buyNowPrice),
  }
}

/** Fields of `auctions` that store the state of bidding. */
export const stateFields = (state: LotState): Pick<Auction, 'price' | 'leader' | 'leaderMaximum' | 'bidCount' | 'endsAt'> => ({
  price: moneyOrNull(state.price),
  leader: state.leader,
  leaderMaximum: moneyOrNull(state.leaderMaximum),
  bidCount: state.bidCount,
  endsAt: isoOf(state.endsAt),
})
