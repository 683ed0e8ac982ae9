import { expect, test } from 'vitest'
import { type DecidedLot, sellingOf } from './statistics.ts'

const lot = (price: bigint | undefined, about: Partial<DecidedLot> = {}): DecidedLot => ({
  ...{ currency: 'EUR', startPrice: 100_00n, estimate: undefined, days: undefined, price },
  ...about,
})

test('no lots have no shares and no prices', () => {
  expect(sellingOf([])).toEqual({ offered: 0, sold: 0, sellThrough: null, daysToSell: null, prices: [] })
})

test('prices are compared with start prices and estimates, by currency, without lots that were not sold', () => {
  const lots = [
    lot(150_00n, { estimate: 200_00n, days: 10 }),
    lot(250_01n, { days: 21 }),
    lot(undefined, { startPrice: 900_00n, estimate: 1_00n, days: 99 }),
    lot(80_00n, { currency: 'AED', startPrice: 0n, estimate: 40_00n }),
    lot(80_00n, { currency: 'USD', startPrice: 0n }),
  ]
  expect(sellingOf(lots)).toEqual({
    offered: 5,
    sold: 4,
    sellThrough: '80.0',
    daysToSell: 16,
    prices: [
      { currency: 'EUR', sold: 2, total: '400.01', average: '200.01', ofStart: '200.0', ofEstimate: '75.0', estimated: 1 },
      { currency: 'AED', sold: 1, total: '80.00', average: '80.00', ofStart: null, ofEstimate: '200.0', estimated: 1 },
      { currency: 'USD', sold: 1, total: '80.00', average: '80.00', ofStart: null, ofEstimate: null, estimated: 0 },
    ],
  })
})

test('the currency of most sales comes first, then by code', () => {
  const lots = ['USD', 'EUR', 'AED', 'EUR'].map((currency) => lot(1_00n, { currency }))
  expect(sellingOf(lots).prices.map(({ currency }) => currency)).toEqual(['EUR', 'AED', 'USD'])
})
