import type { LotState, LotTerms } from '../../../domain/auction/bidding.ts'
import type { Increments } from '../../../domain/auction/increments.ts'
import type { Outcome, Times } from '../../../domain/auction/lifecycle.ts'
import type { LotStatus, SaleType } from '../../../domain/auction/room.ts'
import type { StoredRecord, Values } from '../../records/values.ts'
import { centsOf, moneyOrNull } from './amounts.ts'

/** A record of `auctions` in the terms of the rules. */
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

const time = (value: unknown): number => Date.parse(String(value))

export const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString()

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function stateOf(record: Values): LotState {
  return {
    price: centsOf(record.price),
    leader: textOrNull(record.leader),
    leaderMaximum: centsOf(record.leaderMaximum),
    bidCount: Number(record.bidCount ?? 0),
    endsAt: time(record.endsAt),
  }
}

export function lotOf(record: StoredRecord, increments: Increments): Lot {
  const state = stateOf(record)
  const reserve = centsOf(record.reserve)
  return {
    id: record.id,
    status: String(record.status) as LotStatus,
    currency: String(record.currency),
    times: { startsAt: time(record.startsAt), endsAt: state.endsAt },
    outcome: { saleType: String(record.saleType) as SaleType, price: state.price, reserve },
    terms: { startPrice: centsOf(record.startPrice) ?? 0n, reserve, increments, plannedEnd: time(record.plannedEnd ?? record.endsAt) },
    state,
    buyNowPrice: centsOf(record.buyNowPrice),
  }
}

/** Fields of `auctions` that a state of bidding is kept in. */
export const stateFields = (state: LotState): Values => ({
  price: moneyOrNull(state.price),
  leader: state.leader,
  leaderMaximum: moneyOrNull(state.leaderMaximum),
  bidCount: state.bidCount,
  endsAt: isoOf(state.endsAt),
})
