import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDecimal, stringifyDecimal } from '../../model/values/decimal.ts'
import { carProfit } from './carProfit.ts'

const eur = (amount: string) => ({ amount, currency: 'EUR' })
const usd = (amount: string) => ({ amount, currency: 'USD' })

describe('costs and profit of a car', () => {
  it('are the price less all costs', () => {
    expect(carProfit([eur('9000.00'), eur('250.50'), eur('749.50')], [eur('12500.00')])).toEqual([
      { currency: 'EUR', cost: '10000.00', price: '12500.00', profit: '2500.00', margin: '20.00' },
    ])
  })

  it('may be a loss', () => {
    expect(carProfit([eur('100.00')], [eur('75.00')])).toMatchObject([{ profit: '-25.00', margin: '-33.33' }])
  })

  it('have no price and no profit before a sale', () => {
    expect(carProfit([eur('1.00')], [])).toEqual([{ currency: 'EUR', cost: '1.00', price: null, profit: null, margin: null }])
    expect(carProfit([], [])).toEqual([])
  })

  it('are unknown until a cost is recorded in the currency of the price', () => {
    const unknown = { currency: 'EUR', cost: null, price: '9500.00', profit: null, margin: null }
    expect(carProfit([], [eur('9500.00')])).toEqual([unknown])
    expect(carProfit([usd('500.00')], [eur('9500.00')])).toMatchObject([unknown, { currency: 'USD', cost: '500.00', profit: '-500.00' }])
    expect(carProfit([eur('0.00')], [eur('9500.00')])).toMatchObject([{ cost: '0.00', profit: '9500.00', margin: '100.00' }])
  })

  it('are given for each currency, which are never added', () => {
    expect(carProfit([usd('500.00'), eur('9000.00')], [eur('9500.00')])).toEqual([
      { currency: 'EUR', cost: '9000.00', price: '9500.00', profit: '500.00', margin: '5.26' },
      { currency: 'USD', cost: '500.00', price: '0.00', profit: '-500.00', margin: null },
    ])
  })

  it('count a return against its sale', () => {
    expect(carProfit([eur('80.00')], [eur('100.00'), eur('-100.00')])).toMatchObject([{ price: '0.00', profit: '-80.00', margin: null }])
  })

  it('sum exactly, in any order', () => {
    const amounts = fc.array(
      fc.bigInt({ min: 0n, max: 10n ** 12n }).map((cents) => stringifyDecimal(cents, 2)),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(amounts, amounts, (costs, sales) => {
        const [result] = carProfit(costs.map(eur), sales.toReversed().map(eur))
        const sum = (values: readonly string[]) => values.reduce((all, value) => all + parseDecimal(value, 2), 0n)
        expect(result?.profit).toBe(stringifyDecimal(sum(sales) - sum(costs), 2))
      }),
    )
  })
})
