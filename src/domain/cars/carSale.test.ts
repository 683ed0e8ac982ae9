import { describe, expect, it } from 'vitest'
import { carSale } from './carSale.ts'

type Order = Parameters<typeof carSale>[0]

const NOTHING = {
  parentLine: null,
  unit: null,
  bonus: null,
  vatAmount: null,
  discountPercentage: null,
  discountAmount: null,
  total: null,
  notes: null,
  deliveredQuantity: null,
  reserve: null,
  reservationDate: null,
  auxCode: null,
  promotion: null,
  returnedLine: null,
  material: null,
  car: null,
  quantity: null,
  price: null,
  vatPercentage: null,
} as const

const order = (more: Partial<Order> = {}): Order => ({
  slipType: 'sale',
  currency: 'EUR',
  lines: [
    { ...NOTHING, id: '2', lineType: 'discount', lineNumber: 2, discountPercentage: '10' },
    { ...NOTHING, id: '1', lineType: 'material', lineNumber: 1, car: 'audi', quantity: '1', price: '12000.00', vatPercentage: '20' },
  ],
  ...more,
})

describe('the sale of a car', () => {
  it('is what its line comes to without VAT, the order’s discounts taken off', () => {
    expect(carSale(order(), 'audi')).toEqual([{ amount: '10800.00', currency: 'EUR' }])
  })

  it('has a surcharge added, after the discounts in their order', () => {
    const lines = [
      { ...NOTHING, id: '4', lineType: 'surcharge', lineNumber: 4, discountAmount: '50' },
      { ...NOTHING, id: '3', lineType: 'discount', lineNumber: 3, discountPercentage: '10' },
      { ...NOTHING, id: '2', lineType: 'discount', lineNumber: 2, discountAmount: '2000' },
      { ...NOTHING, id: '1', lineType: 'material', lineNumber: 1, car: 'audi', quantity: '1', price: '12000.00' },
    ] as const
    for (const given of [lines, lines.toReversed()])
      expect(carSale(order({ lines: [...given] }), 'audi')).toEqual([{ amount: '9050.00', currency: 'EUR' }])
  })

  it('is taken back by a return', () => {
    expect(carSale(order({ slipType: 'salesReturn' }), 'audi')).toEqual([{ amount: '-10800.00', currency: 'EUR' }])
  })

  it('is none in an order without the car, or without a currency', () => {
    expect(carSale(order(), 'bmw')).toEqual([])
    expect(carSale(order({ currency: null }), 'audi')).toEqual([])
  })
})
