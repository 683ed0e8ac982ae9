import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDecimal, stringifyDecimal } from '../../model/values/decimal.ts'
import {
  belowReturned,
  type ReturnedLine,
  type ReturningLine,
  returnableOf,
  returnedOf,
  returnMistakes,
  withReturnedLines,
} from './returns.ts'

const sold = (id: string, deliveredQuantity: string | null, more: Partial<ReturnedLine> = {}): ReturnedLine => ({
  ...{ id, material: 'm', unit: 'PCS', deliveredQuantity },
  ...more,
})
const back = (quantity: string, more: Partial<ReturningLine> = {}): ReturningLine => ({ material: 'm', quantity, ...more })

describe('a return', () => {
  test('takes what was delivered and is not returned yet, free goods among it', () => {
    const others = [back('1', { returnedLine: 'a', bonus: '0.5' }), back('9', { returnedLine: 'b' })]
    expect(returnableOf(sold('a', '4'), others)).toBe('2.5000')
    expect(returnedOf(sold('a', '4'), others)).toBe('1.5000')
    expect(returnableOf(sold('a', '1'), others)).toBe('0.0000')
    expect(returnableOf(sold('a', null), [])).toBe('0.0000')
  })

  test('finds the lines that it returns: of the same goods, with enough left', () => {
    const lines = [sold('a', '1'), sold('b', '3', { unit: 'DZ' }), sold('c', '3', { material: null, car: 'k', unit: null })]
    const returned = (line: ReturningLine) => withReturnedLines([line], lines, []).map(({ returnedLine, unit }) => [returnedLine, unit])
    expect(returned(back('1'))).toEqual([['a', 'PCS']])
    expect(returned(back('2'))).toEqual([['b', 'DZ']])
    expect(returned(back('2', { unit: 'PCS' }))).toEqual([['a', 'PCS']])
    expect(returned(back('9'))).toEqual([['a', 'PCS']])
    expect(returned(back('1', { returnedLine: 'b' }))).toEqual([['b', 'DZ']])
    expect(returned(back('1', { material: null, car: 'k' }))).toEqual([['c', null]])
    expect(returned(back('1', { material: 'other' }))).toEqual([[undefined, undefined]])
    expect(returned(back('1', { returnedLine: 'gone' }))).toEqual([['gone', undefined]])
    expect(returned({ lineType: 'discount' })).toEqual([[undefined, undefined]])
    expect(withReturnedLines([back('1'), back('2')], lines, [back('1', { returnedLine: 'a' })]).map((line) => line.returnedLine)).toEqual([
      ...['b', 'b'],
    ])
  })

  test('shares what is left among its lines, those that name one first', () => {
    const found = (lines: readonly ReturningLine[], ...from: ReturnedLine[]) =>
      withReturnedLines(lines, from, []).map(({ returnedLine }) => returnedLine)
    expect(found([back('1'), back('1')], sold('a', '1'), sold('b', '1'))).toEqual(['a', 'b'])
    expect(found([back('1'), back('1', { returnedLine: 'a' })], sold('a', '1'), sold('b', '1'))).toEqual(['b', 'a'])
    expect(found([back('1', { returnedLine: 'a' }), back('1')], sold('a', '2'), sold('b', '1'))).toEqual(['a', 'a'])
  })

  test('leaves lines alone that are of no goods', () => {
    const nothing = sold('a', '1', { material: null, car: null, unit: null })
    const lines: readonly ReturningLine[] = [back('1', { material: null }), back('1', { lineType: 'surcharge' })]
    expect(withReturnedLines(lines, [nothing, sold('b', '1')], [])).toEqual(lines)
  })

  test('comes back at what it was sold at, unless it says otherwise', () => {
    const price = (line: ReturningLine) =>
      withReturnedLines([line], [sold('a', '5', { price: '10', discountPercentage: '5' })], []).map((one) => [
        one.price,
        one.discountPercentage,
      ])
    expect(price(back('1'))).toEqual([['10', '5']])
    expect(price(back('1', { discountAmount: '1' }))).toEqual([['10', undefined]])
    expect(price(back('1', { price: '8' }))).toEqual([['8', undefined]])
  })

  test('returns no other goods, and no more than is left', () => {
    const lines = [sold('a', '3')]
    const mistakes = (...returning: ReturningLine[]) => returnMistakes(returning, lines, [back('1', { returnedLine: 'a' })])
    expect(mistakes(back('2', { returnedLine: 'a', unit: 'PCS' }), back('5'), { lineType: 'discount' })).toEqual([])
    expect(mistakes(back('2.0001', { returnedLine: 'a' }))).toEqual([{ index: 0, code: 'overReturned', limit: '2.0000' }])
    expect(mistakes(back('1', { returnedLine: 'a' }), back('1', { returnedLine: 'a', bonus: '1' }))).toEqual([
      { index: 1, code: 'overReturned', limit: '1.0000' },
    ])
    for (const other of [
      back('1', { returnedLine: 'b' }),
      back('1', { returnedLine: 'a', unit: 'DZ' }),
      back('1', { returnedLine: 'a', material: 'x' }),
    ])
      expect(mistakes(other)).toEqual([{ index: 0, code: 'notReturned', limit: '0' }])
  })

  test('keeps what it returns delivered', () => {
    const returning = [back('2', { returnedLine: 'a' })]
    expect(belowReturned([sold('b', '0'), sold('a', '1.9999')], returning)).toEqual([{ index: 1, limit: '2.0000' }])
    expect(belowReturned([sold('b', '0'), sold('a', '2')], returning)).toEqual([])
    expect(belowReturned([sold('a', null)], [])).toEqual([])
  })

  test('never takes more in all than was delivered, however many there are', () => {
    const quantity = fc.integer({ min: 1, max: 60_000 }).map((scaled) => stringifyDecimal(BigInt(scaled), 4))
    fc.assert(
      fc.property(quantity, fc.array(quantity, { maxLength: 12 }), (delivered, wanted) => {
        const line = sold('a', delivered)
        const taken: ReturningLine[] = []
        for (const one of wanted) {
          const [next = back(one)] = withReturnedLines([back(one)], [line], taken)
          if (returnMistakes([next], [line], taken).length === 0) taken.push(next)
        }
        const sum = taken.reduce((total, one) => total + parseDecimal(one.quantity ?? '0', 4), 0n)
        expect(sum <= parseDecimal(delivered, 4)).toBe(true)
        expect(belowReturned([line], taken)).toEqual([])
      }),
    )
  })
})
