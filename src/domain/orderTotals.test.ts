import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactDecimal } from '../model/values/decimal.ts'
import { allocate } from './allocate.ts'
import type { OrderLine } from './orderLine.ts'
import { orderTotals } from './orderTotals.ts'

const material = (quantity: string, price: string, more: Partial<OrderLine> = {}): OrderLine => ({
  lineType: 'material',
  quantity,
  price,
  ...more,
})

const example: readonly OrderLine[] = [
  material('10', '100', { discountPercentage: '10', vatPercentage: '20' }),
  material('3', '33.33', { vatPercentage: '10' }),
  material('1', '20', { promotion: true, vatPercentage: '20' }),
  { lineType: 'discount', discountPercentage: '5' },
  { lineType: 'surcharge', price: '30' },
]

const cents = (text: string) => Number(exactDecimal(text).scaled)

describe('an order', () => {
  test('matches the worked example (PRODUCT.md E7)', () => {
    const { lines, ...totals } = orderTotals(example)
    expect(lines.map(({ spreadDiscount }) => spreadDiscount)).toEqual(['45.00', '5.00', '0.00', '0.00', '0.00'])
    expect(lines.map(({ spreadSurcharge }) => spreadSurcharge)).toEqual(['27.00', '3.00', '0.00', '0.00', '0.00'])
    expect(lines.map(({ vatAmount }) => vatAmount)).toEqual(['176.40', '9.80', '0.00', '0.00', '0.00'])
    expect(lines.map(({ total }) => total)).toEqual(['900.00', '99.99', '20.00', '50.00', '30.00'])
    expect(totals).toEqual({
      grossTotal: '1119.99',
      totalDiscounts: '150.00',
      totalPromotions: '20.00',
      totalSurcharges: '30.00',
      totalVat: '186.20',
      netTotal: '1166.19',
      excessive: [],
    })
  })

  test('takes each discount from what the ones before have left (PRODUCT.md E3)', () => {
    const tenths: OrderLine = { lineType: 'discount', discountPercentage: '10' }
    expect(orderTotals([material('1', '100'), tenths, tenths]).netTotal).toBe('81.00')
  })

  test('takes a discount or surcharge with a parent line from or to that line alone (PRODUCT.md E3)', () => {
    const lines: readonly OrderLine[] = [
      material('1', '100', { lineNumber: 1, vatPercentage: '10' }),
      material('1', '100', { lineNumber: 2, vatPercentage: '20' }),
      { lineType: 'discount', discountPercentage: '10', parentLine: 2 },
      { lineType: 'discount', discountPercentage: '10' },
      { lineType: 'surcharge', price: '5', parentLine: 1 },
    ]
    const totals = orderTotals(lines)
    expect(totals.lines.map(({ spreadDiscount }) => spreadDiscount)).toEqual(['10.00', '19.00', '0.00', '0.00', '0.00'])
    expect(totals.lines.map(({ spreadSurcharge }) => spreadSurcharge)).toEqual(['5.00', '0.00', '0.00', '0.00', '0.00'])
    expect(totals.lines.map(({ total }) => total)).toEqual(['100.00', '100.00', '10.00', '19.00', '5.00'])
    expect(totals).toMatchObject({ totalDiscounts: '29.00', totalVat: '25.70', netTotal: '201.70' })
  })

  test('reports a discount above its parent line', () => {
    const lines: readonly OrderLine[] = [
      material('1', '10', { lineNumber: 1 }),
      material('1', '90', { lineNumber: 2 }),
      { lineType: 'discount', discountAmount: '11', parentLine: 1 },
    ]
    expect(orderTotals(lines)).toMatchObject({ excessive: [{ index: 2, limit: '10.00' }], netTotal: '90.00' })
  })

  test('counts a bonus quantity as gross and as promotion, without VAT (PRODUCT.md E5)', () => {
    const { lines, ...totals } = orderTotals([material('2', '10', { bonus: '1', vatPercentage: '10' })])
    expect(totals).toMatchObject({ grossTotal: '30.00', totalPromotions: '10.00', totalVat: '2.00', netTotal: '22.00' })
    expect(lines[0]?.total).toBe('20.00')
  })

  test('rounds VAT once per rate, or on each line (PRODUCT.md E6)', () => {
    const lines = ['0.03', '0.03', '0.03'].map((price) => material('1', price, { vatPercentage: '20' }))
    expect(orderTotals(lines).totalVat).toBe('0.02')
    expect(orderTotals(lines).lines.map(({ vatAmount }) => vatAmount)).toEqual(['0.01', '0.01', '0.00'])
    expect(orderTotals(lines, 'line').totalVat).toBe('0.03')
  })

  test('reports discounts above the total', () => {
    const lines = [
      material('1', '10', { discountAmount: '11' }),
      material('1', '5'),
      { lineType: 'discount', discountAmount: '6' } as const,
    ]
    const { excessive, netTotal } = orderTotals(lines)
    expect([excessive, netTotal]).toEqual([
      [
        { index: 0, limit: '10.00' },
        { index: 2, limit: '5.00' },
      ],
      '0.00',
    ])
  })

  const decimal = (max: number, places: number) => fc.integer({ min: 0, max }).map((value) => (value / 10 ** places).toFixed(places))
  const anyLine: fc.Arbitrary<OrderLine> = fc.oneof(
    fc.record({
      lineType: fc.constant('material' as const),
      quantity: decimal(100_000, 3),
      price: decimal(1_000_000, 2),
      discountPercentage: fc.option(decimal(10_000, 2)),
      vatPercentage: fc.constantFrom('0', '1', '10', '18', '20'),
      promotion: fc.boolean(),
    }),
    fc.record({ lineType: fc.constantFrom('discount' as const, 'surcharge' as const), discountPercentage: decimal(3_000, 2) }),
  )

  test('always adds up: lines to totals, totals to the net total (PRODUCT.md E7)', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), fc.constantFrom('document' as const, 'line' as const), (lines, rounding) => {
        const {
          lines: each,
          grossTotal,
          totalDiscounts,
          totalPromotions,
          totalSurcharges,
          totalVat,
          netTotal,
        } = orderTotals(lines, rounding)
        const sum = (name: 'vatAmount' | 'spreadDiscount' | 'spreadSurcharge' | 'discountAmount') =>
          each.reduce((total, line) => total + cents(line[name]), 0)
        expect(sum('vatAmount')).toBe(cents(totalVat))
        expect(sum('spreadDiscount') + sum('discountAmount')).toBe(cents(totalDiscounts))
        expect(sum('spreadSurcharge')).toBe(cents(totalSurcharges))
        expect(cents(grossTotal) - cents(totalDiscounts) - cents(totalPromotions) + cents(totalSurcharges) + cents(totalVat)).toBe(
          cents(netTotal),
        )
        expect(cents(netTotal)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('a line', () => {
  test('that is taken back has no discount of its own', () => {
    const { lines, grossTotal } = orderTotals([material('-1', '10', { vatPercentage: '20' })])
    expect(lines.map(({ discountAmount, vatAmount }) => [discountAmount, vatAmount])).toEqual([['0.00', '-2.00']])
    expect(grossTotal).toBe('-10.00')
  })

  test('of goods without a price costs nothing, and bears no VAT without a rate', () => {
    expect(orderTotals([{ lineType: 'material', quantity: '2' }, material('1', '10')], 'line')).toMatchObject({
      ...{ grossTotal: '10.00', totalVat: '0.00', netTotal: '10.00' },
    })
  })

  test('that has nothing to be spread over comes to nothing', () => {
    expect(orderTotals([{ lineType: 'surcharge', discountAmount: '30' }]).lines).toMatchObject([{ total: '0.00' }])
  })

  test('is excessive by its amount, not by its rate', () => {
    const discount = (more: Partial<OrderLine>) =>
      orderTotals([material('1', '10'), { lineType: 'discount', discountAmount: '11', ...more }])
    expect(discount({}).excessive).toEqual([{ index: 1, limit: '10.00' }])
    expect(discount({ discountPercentage: null }).excessive).toEqual([{ index: 1, limit: '10.00' }])
    expect(discount({ discountPercentage: '5' }).excessive).toEqual([])
  })
})

describe('an amount that is spread', () => {
  test.each([
    [10n, [1n, 1n, 1n], [4n, 3n, 3n]],
    [5n, [0n, 0n], [3n, 2n]],
    [100n, [1n, 2n, 997n], [0n, 0n, 100n]],
    [7n, [], []],
  ])('of %s over %s is %s', (amount, weights, parts) => expect(allocate(amount, weights)).toEqual(parts))
})

describe('discounts and surcharges', () => {
  const goods = material('1', '100', { lineNumber: 1, vatPercentage: '0' })

  test('of an amount or a percentage that is null go by what is given', () => {
    const by = (line: Partial<OrderLine>) => orderTotals([goods, { lineType: 'discount', ...line }]).totalDiscounts
    expect(by({ discountPercentage: null, discountAmount: '7.00' })).toBe('7.00')
    expect(by({ discountPercentage: null, discountAmount: null, price: '3.00' })).toBe('3.00')
    expect(by({ discountAmount: null, price: '3.00', quantity: '2' })).toBe('6.00')
  })

  test('of no parent line are spread over all, of one over that line alone', () => {
    const lines = [goods, material('1', '300', { lineNumber: 2 })]
    const shares = (line: Partial<OrderLine>) =>
      orderTotals([...lines, { lineType: 'discount', discountAmount: '40.00', ...line }]).lines.map(({ spreadDiscount }) => spreadDiscount)
    expect(shares({ parentLine: null })).toEqual(['10.00', '30.00', '0.00'])
    expect(shares({})).toEqual(['10.00', '30.00', '0.00'])
    expect(shares({ parentLine: 2 })).toEqual(['0.00', '40.00', '0.00'])
  })

  test('may take all, and a surcharge more than all there is', () => {
    expect(orderTotals([goods, { lineType: 'discount', discountAmount: '100.00' }])).toMatchObject({ netTotal: '0.00', excessive: [] })
    expect(orderTotals([goods, { lineType: 'surcharge', price: '150.00' }])).toMatchObject({ netTotal: '250.00', excessive: [] })
    expect(orderTotals([{ ...goods, discountAmount: '100.00' }])).toMatchObject({ netTotal: '0.00', excessive: [] })
    expect(orderTotals([goods, { lineType: 'discount', discountPercentage: '10' }]).excessive).toEqual([])
  })

  test('bear no VAT and are none of the goods, nor is what comes free', () => {
    const promotion = material('2', '10', { promotion: true, bonus: '1', vatPercentage: '20' })
    const lines = [
      material('1', '100', { vatPercentage: '20' }),
      promotion,
      { lineType: 'surcharge', price: '0', vatPercentage: '20' } as const,
    ]
    expect(orderTotals(lines, 'line')).toMatchObject({ grossTotal: '130.00', totalPromotions: '30.00', totalVat: '20.00' })
    expect(orderTotals([material('1', '100', { bonus: '1', discountAmount: '150' })])).toMatchObject({
      grossTotal: '200.00',
      excessive: [{ index: 0, limit: '100.00' }],
    })
  })
})
