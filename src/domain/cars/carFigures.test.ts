import { describe, expect, test } from 'vitest'
import { carFigures, inOneCurrency, withFigures } from './carFigures.ts'

const cost = (amount: string, currency = 'EUR') => ({ kind: 'purchase', date: '2026-05-01', amount, currency }) as const

describe('what a car has cost and brought', () => {
  test('is summed where it is in one currency', () => {
    expect(carFigures([cost('1000.00'), cost('-0.10')], { amount: '1500.00', currency: 'EUR' })).toEqual({
      cost: '999.90',
      costCurrency: 'EUR',
      salePrice: '1500.00',
      saleCurrency: 'EUR',
      profit: '500.10',
    })
  })

  test('gives no profit before the sale, nor of different currencies', () => {
    expect(carFigures([cost('10.00')], null)).toMatchObject({ cost: '10.00', salePrice: null, profit: null })
    expect(carFigures([cost('10.00', 'USD')], { amount: '15.00', currency: 'EUR' })).toMatchObject({ salePrice: '15.00', profit: null })
    expect(carFigures([cost('10.00'), cost('1.00', 'USD')], { amount: '15.00', currency: 'EUR' })).toMatchObject({
      cost: null,
      profit: null,
    })
  })

  test('gives no profit before a cost is recorded, which may be nothing', () => {
    const sale = { amount: '15.00', currency: 'EUR' }
    expect(carFigures([], sale)).toMatchObject({ cost: null, salePrice: '15.00', profit: null })
    expect(carFigures([cost('0.00')], sale)).toMatchObject({ cost: '0.00', profit: '15.00' })
  })

  test('is of costs that say amount and currency, and of a sale that says both', () => {
    const part = (more: object) => [cost('1.00'), { ...cost('2.00'), ...more }]
    for (const more of [{ amount: null }, { amount: 'some' }, { amount: '' }, { currency: null }])
      expect(carFigures(part(more), null)).toMatchObject({ cost: '1.00', costCurrency: 'EUR' })
    expect(withFigures({ salePrice: '5.00', saleCurrency: null })).toMatchObject({ cost: null, salePrice: null, saleCurrency: null })
    expect(withFigures({ salePrice: null, saleCurrency: 'EUR' })).toMatchObject({ salePrice: null, saleCurrency: null })
    expect(withFigures({ salePrice: '5.00', saleCurrency: 'EUR', costs: null })).toMatchObject({ salePrice: '5.00', profit: null })
  })

  test('follows new costs', () => {
    expect(withFigures({ costs: [cost('10.00')], salePrice: '30.00', saleCurrency: 'EUR' })).toMatchObject({
      cost: '10.00',
      profit: '20.00',
    })
    expect(withFigures({})).toMatchObject({ cost: null, profit: null })
  })

  test('is no sum of nothing', () => expect(inOneCurrency([])).toBeNull())
})
