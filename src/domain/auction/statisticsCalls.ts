import { declareCall, type ValueOf } from '../../model/calls/callContract.ts'
import { count, listOf, nullable, object, text, textOrNull } from '../../model/calls/schemaParts.ts'

/** 1 to 366. */
const DAYS = '^([1-9]\\d?|[12]\\d\\d|3[0-5]\\d|36[0-6])$'

const percentOrNull = (description: string) => ({ ...textOrNull, description: `${description}, in percent` }) as const

const PRICES = object({
  currency: text,
  sold: count,
  total: text,
  average: text,
  ofStart: percentOrNull('The prices, of the start prices'),
  ofEstimate: percentOrNull('The prices, of what similar cars were sold for before; null without such cars'),
  estimated: { ...count, description: 'Lots with similar cars sold before' },
})

const SELLING = object({
  offered: { ...count, description: 'Lots that were decided, at most 5,000, the newest' },
  sold: { ...count, description: 'Those of them whose sale stands' },
  sellThrough: percentOrNull('Sold lots of the offered ones'),
  daysToSell: { type: ['integer', 'null'], minimum: 0, description: 'From the day in stock to the end of the auction, on average' },
  prices: listOf(PRICES),
})

const BUYING = object({
  bids: { ...count, description: 'Placed in the period' },
  lots: { ...count, description: 'Lots with a bid of the firm that were decided in the period' },
  won: count,
  winRate: percentOrNull('Won lots of these'),
  bought: listOf(object({ currency: text, cars: count, price: text, total: { ...text, description: 'With fees and VAT' } })),
})

/** A firm's auctions as numbers. */
export const statisticsCalls = {
  read: declareCall({
    method: 'GET',
    path: '/api/auctions/statistics',
    tag: 'Auctions',
    summary: 'What the caller’s firm has sold and bought in auctions in the last days, including today',
    right: { resource: 'auctions', action: 'list' },
    query: object({ days: { type: 'string', pattern: DAYS, description: '1 to 366; default: 90' } }, ['days']),
    answer: object({
      since: { type: 'string', format: 'date', description: 'The first day, by the clocks of the firm' },
      selling: { ...nullable(SELLING), description: 'Null for users who may not list cars' },
      buying: { ...nullable(BUYING), description: 'Null for users who may not list bids' },
    }),
  }),
}

export type Selling = ValueOf<typeof SELLING>
export type Buying = ValueOf<typeof BUYING>
