import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDecimal, stringifyDecimal } from '../../model/values/decimal.ts'
import type { OrderLine } from '../orderLine.ts'
import { orderTotals } from '../orderTotals.ts'
import { returnLines } from './returnDraft.ts'

const goods = (id: string, lineNumber: number, quantity: string, price: string, more: OrderLine = {}): OrderLine => ({
  ...{ id, lineNumber, lineType: 'material', material: 'm', quantity, price, vatPercentage: '20', deliveredQuantity: quantity },
  ...more,
})

/** The worked example of E7. */
const EXAMPLE: readonly OrderLine[] = [
  goods('a', 1, '10', '100', { discountPercentage: '10' }),
  goods('b', 2, '3', '33.33', { vatPercentage: '10' }),
  goods('c', 3, '1', '20', { promotion: true }),
  { lineNumber: 4, lineType: 'discount', discountPercentage: '5' },
  { lineNumber: 5, lineType: 'surcharge', price: '30', notes: 'Freight' },
]

const sums = (lines: readonly OrderLine[]) => {
  const { grossTotal, totalDiscounts, totalSurcharges, totalVat, netTotal } = orderTotals(lines)
  return { grossTotal, totalDiscounts, totalSurcharges, totalVat, netTotal }
}

describe('the lines of a return', () => {
  test('of the whole slip come to what the slip came to', () => {
    const lines = returnLines({ lines: EXAMPLE.toReversed() }, [])
    expect(lines.map(({ returnedLine, lineNumber }) => [lineNumber, returnedLine ?? null])).toEqual([
      ...[
        [1, 'a'],
        [2, 'b'],
        [3, 'c'],
        [4, null],
        [5, null],
      ],
    ])
    expect(sums(lines)).toEqual(sums(EXAMPLE))
    expect(lines[4]).toMatchObject({ discountAmount: '30.00', notes: 'Freight', price: null })
  })

  test('of a part have the slip’s rates, and amounts in proportion to what comes back', () => {
    const lines = returnLines(
      {
        lines: [
          goods('a', 1, '10', '10', { discountAmount: '10' }),
          goods('b', 2, '5', '2'),
          { lineNumber: 3, lineType: 'discount', discountAmount: '10' },
          { lineNumber: 4, lineType: 'surcharge', discountAmount: '7', parentLine: 2 },
        ],
      },
      [],
      new Map([['a', '4']]),
    )
    expect(lines).toMatchObject([
      { returnedLine: 'a', quantity: '4.0000', discountAmount: '4.00' },
      { lineType: 'discount', discountAmount: '3.60' },
    ])
    expect(lines).toHaveLength(2)
  })

  test('have the first share of a discount, whatever has come back of other lines, or of none', () => {
    const discounted = { discountAmount: '1' }
    const first = (line: OrderLine, returnedLine?: string) =>
      returnLines(
        { lines: [line, goods('b', 2, '5', '2')] },
        [{ ...(returnedLine && { returnedLine }), quantity: '1' }],
        new Map([['a', '1']]),
      )[0]
    expect(first(goods('a', 1, '3', '10', discounted), 'b')).toMatchObject({ discountAmount: '0.33' })
    expect(first(goods('a', 1, '3', '10', discounted), 'a')).toMatchObject({ discountAmount: '0.34' })
    expect(first(goods('a', 1, '3', '10', discounted))).toMatchObject({ discountAmount: '0.33' })
  })

  test('without an amount have no share of a discount over goods that have one', () => {
    const lines = [
      goods('a', 1, '10', '10'),
      goods('b', 2, '1', '0'),
      { lineNumber: 3, lineType: 'discount', discountAmount: '10' } as const,
    ]
    expect(returnLines({ lines }, [], new Map([['b', '1']]))).toMatchObject([{ returnedLine: 'b' }, { discountAmount: '0.00' }])
  })

  test('are those of which something is left, free goods last', () => {
    const slip = {
      lines: [goods('a', 1, '4', '1', { bonus: '2', deliveredQuantity: '5' }), goods('b', 2, '1', '1', { deliveredQuantity: '0' })],
    }
    expect(returnLines(slip, [])).toMatchObject([{ returnedLine: 'a', quantity: '4.0000', bonus: '1.0000' }])
    expect(returnLines(slip, [{ returnedLine: 'a', quantity: '3' }])).toMatchObject([{ quantity: '1.0000', bonus: '1.0000' }])
    expect(returnLines(slip, [{ returnedLine: 'a', quantity: '1', bonus: '1' }])).toMatchObject([{ quantity: '3.0000', bonus: null }])
    expect(returnLines(slip, [{ returnedLine: 'a', quantity: '5' }])).toEqual([])
  })

  test('have a discount by amount only where there is no rate, and none of what came free alone', () => {
    const both = returnLines({ lines: [goods('a', 1, '2', '10', { discountPercentage: '10', discountAmount: '5' })] }, [])
    expect(both).toMatchObject([{ discountPercentage: '10', quantity: '2.0000' }])
    expect(both[0]).not.toHaveProperty('discountAmount')
    const slip = [
      goods('a', 1, '0', '10', { bonus: '2', deliveredQuantity: '2', discountAmount: '5' }),
      goods('b', 2, '1', '0'),
      { lineNumber: 3, lineType: 'discount', discountPercentage: '5' } as const,
      { lineNumber: 4, lineType: 'surcharge', discountAmount: '3' } as const,
    ]
    const free = returnLines({ lines: slip }, [], new Map([['a', '2']]))
    expect(free).toMatchObject([{ returnedLine: 'a', quantity: '0.0000', bonus: '2.0000' }])
    expect(free[0]).not.toHaveProperty('discountAmount')
    const [, , rate, amount] = returnLines({ lines: slip }, [])
    expect(rate).not.toHaveProperty('discountAmount')
    expect(amount).toMatchObject({ lineType: 'surcharge', discountAmount: '3.00' })
  })

  test('share an amount over the goods that bear it: no promotions, and of one line that one', () => {
    const lines: readonly OrderLine[] = [
      goods('a', 1, '4', '10'),
      goods('b', 2, '5', '2'),
      goods('c', 3, '1', '20', { promotion: true }),
      { lineNumber: 4, lineType: 'discount', discountAmount: '10' },
      { lineNumber: 5, lineType: 'surcharge', discountAmount: '7', parentLine: 2 },
    ]
    const amounts = (requested: readonly (readonly [string, string])[]) =>
      returnLines({ lines }, [], new Map(requested)).map(({ lineNumber, discountAmount = null }) => [lineNumber, discountAmount])
    expect(amounts([['a', '2']])).toEqual([
      [1, null],
      [4, '4.00'],
    ])
    expect(amounts([['b', '1']])).toEqual([
      [2, null],
      [4, '0.40'],
      [5, '1.40'],
    ])
    expect(amounts([['c', '1']])).toEqual([[3, null]])
  })

  test('piece by piece come to the whole, to the cent', () => {
    const cents = fc.integer({ min: 1, max: 100_000 }).map((scaled) => stringifyDecimal(BigInt(scaled), 2))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 3 }),
        cents,
        cents,
        cents,
        (count, bonus, price, own, spread) => {
          fc.pre(parseDecimal(own, 2) + 7n <= parseDecimal(price, 2) * BigInt(count))
          const paid = { discountAmount: own, bonus: String(bonus), deliveredQuantity: String(count + bonus), vatPercentage: '0' }
          const lines: OrderLine[] = [
            goods('a', 1, String(count), price, paid),
            { lineNumber: 2, lineType: 'discount', discountAmount: '0.07' },
            { lineNumber: 3, lineType: 'surcharge', discountAmount: spread },
          ]
          const others: OrderLine[] = []
          const sum = { discounts: 0n, surcharges: 0n, quantity: 0n }
          for (let piece = 0; piece < count + bonus; piece += 1) {
            const back = returnLines({ lines }, others, new Map([['a', '1']]))
            others.push(...back)
            const amount = (type: string, from: readonly OrderLine[] = back) =>
              from.reduce((all, line) => (line.lineType === type ? all + parseDecimal(line.discountAmount ?? '0', 2) : all), 0n)
            sum.discounts += amount('material') + amount('discount')
            sum.surcharges += amount('surcharge')
            sum.quantity += parseDecimal(back[0]?.quantity ?? '0', 4)
          }
          expect(sum.surcharges).toBe(parseDecimal(spread, 2))
          expect(sum.quantity).toBe(parseDecimal(String(count), 4))
          expect(sum.discounts).toBe(parseDecimal(own, 2) + 7n)
        },
      ),
    )
  })
})
