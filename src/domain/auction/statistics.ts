import { roundHalfUp } from '../../model/values/decimal.ts'
import { moneyText, sumOf } from '../money/hundredths.ts'
import { shareOf } from '../shareOf.ts'
import type { Selling } from './statisticsCalls.ts'

/** A decided lot of a firm. Amounts are in minor units. */
export interface DecidedLot {
  readonly currency: string
  readonly startPrice: bigint
  /** Undefined: not sold, or the sale fell through. */
  readonly price: bigint | undefined
  /** What similar cars were sold for before. */
  readonly estimate: bigint | undefined
  /** Days in stock until the end of the auction. */
  readonly days: number | undefined
}

interface SoldLot extends DecidedLot {
  readonly price: bigint
}

const isSold = (lot: DecidedLot): lot is SoldLot => lot.price !== undefined

function pricesOf(currency: string, lots: readonly SoldLot[]): Selling['prices'][number] {
  const total = sumOf(lots, ({ price }) => price)
  const estimated = lots.filter(({ estimate }) => estimate !== undefined)
  const ofEstimates = sumOf(estimated, ({ price }) => price)
  return {
    currency,
    sold: lots.length,
    total: moneyText(total),
    average: moneyText(roundHalfUp(total, BigInt(lots.length))),
    ofStart: shareOf(
      total,
      sumOf(lots, ({ startPrice }) => startPrice),
    ),
    ofEstimate: shareOf(
      ofEstimates,
      sumOf(estimated, ({ estimate }) => estimate ?? 0n),
    ),
    estimated: estimated.length,
  }
}

/** Numbers of a firm's decided lots; prices by currency, that of most sales first. */
export function sellingOf(lots: readonly DecidedLot[]): Selling {
  const sold = lots.filter(isSold)
  const days = sold.flatMap((lot) => lot.days ?? [])
  const byCurrency = [...Map.groupBy(sold, ({ currency }) => currency)]
  return {
    offered: lots.length,
    sold: sold.length,
    sellThrough: shareOf(BigInt(sold.length), BigInt(lots.length)),
    daysToSell: days.length === 0 ? null : Math.round(days.reduce((sum, day) => sum + day, 0) / days.length),
    prices: byCurrency
      .map(([currency, group]) => pricesOf(currency, group))
      .toSorted((one, other) => other.sold - one.sold || one.currency.localeCompare(other.currency)),
  }
}
