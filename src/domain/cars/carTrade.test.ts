import { expect, test } from 'vitest'
import { carsTraded, carTrade } from './carTrade.ts'

type Orders = Parameters<typeof carTrade>[2]
type Slip = Orders[number]

const order = (slipType: Slip['slipType'], deliveredQuantity: string, date = '2026-05-05'): Slip => ({
  slipType,
  date,
  lines: [{ car: 'c', deliveredQuantity }],
})

test.each<[string, Orders, ReturnType<typeof carTrade>]>([
  ['that is in no order', [], { isSold: false, saleDate: null, status: 'inStock' }],
  ['that is sold', [order('sale', '0')], { isSold: true, saleDate: '2026-05-05', status: 'sold' }],
  ['that its order no longer names', [{ ...order('sale', '1'), lines: [] }], { isSold: true, saleDate: '2026-05-05', status: 'sold' }],
  ['that the customer has', [order('retailSale', '1.0000')], { isSold: true, saleDate: '2026-05-05', status: 'delivered' }],
  ['that is to come back', [order('sale', '1'), order('salesReturn', '0')], { isSold: false, saleDate: null, status: 'delivered' }],
  ['that is back', [order('sale', '1'), order('salesReturn', '1')], { isSold: false, saleDate: null, status: 'inStock' }],
  [
    'that is sold again',
    [order('sale', '1'), order('salesReturn', '1'), order('sale', '0', '2026-06-06')],
    { isSold: true, saleDate: '2026-06-06', status: 'sold' },
  ],
  [
    'of which a return came after its sales',
    [order('sale', '1'), order('sale', '0', '2026-05-20'), order('salesReturn', '1', '2026-06-06')],
    { isSold: true, saleDate: '2026-05-20', status: 'sold' },
  ],
  [
    'that stands beside one that was delivered',
    [
      {
        ...order('sale', '0'),
        lines: [
          { car: 'other', deliveredQuantity: '1' },
          { car: 'c', deliveredQuantity: '0' },
        ],
      },
    ],
    { isSold: true, saleDate: '2026-05-05', status: 'sold' },
  ],
])('a car %s', (_, orders, trade) => {
  expect(carTrade('c', 'sold', orders)).toEqual(trade)
})

test('a car that orders never had stays what it is', () => expect(carTrade('c', 'archived', []).status).toBe('archived'))

test('a car that was delivered is in stock where no order has it any more', () => {
  expect(carTrade('c', 'delivered', []).status).toBe('inStock')
})

test('only approved orders trade cars', () => {
  expect(carsTraded({ ...order('sale', '1.0000'), approval: 'approved' })).toEqual(['c 1'])
  expect(carsTraded({ ...order('sale', '1'), approval: 'proposal' })).toEqual([])
  expect(carsTraded(undefined)).toEqual([])
  expect(carsTraded({ approval: 'approved' })).toEqual([])
  expect(carsTraded({ approval: 'approved', lines: [{ deliveredQuantity: '1' }] })).toEqual([])
})
