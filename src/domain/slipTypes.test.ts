import { describe, expect, test } from 'vitest'
import { isReturn, type Rates, returnTypeOf, type SlipType, stockDirection, vatFieldOf, vatRateOf } from './slipTypes.ts'

const RATES: Rates = {
  vat: '1.00',
  purchaseVat: '2.00',
  salesVat: '3.00',
  salesReturnVat: '4.00',
  retailSalesVat: '5.00',
  retailSalesReturnVat: '6.00',
}

describe('a slip', () => {
  test.each<[SlipType, boolean, 1 | -1, string, SlipType | undefined]>([
    ['sale', false, -1, '3.00', 'salesReturn'],
    ['salesReturn', true, 1, '4.00', undefined],
    ['retailSale', false, -1, '5.00', 'retailSalesReturn'],
    ['retailSalesReturn', true, 1, '6.00', undefined],
    ['purchase', false, 1, '2.00', 'purchaseReturn'],
    ['purchaseReturn', true, -1, '2.00', undefined],
  ])('of type %s: a return %s, moves stock by %i, VAT %s, returned by %s', (type, returns, direction, rate, returnedBy) => {
    expect([isReturn(type), stockDirection(type), vatRateOf(type, RATES, '9.00'), returnTypeOf(type)]).toEqual([
      ...[returns, direction, rate, returnedBy],
    ])
    expect(vatRateOf(type, { ...RATES, [vatFieldOf(type)]: null }, '9.00')).toBe('1.00')
    expect(vatRateOf(type, { ...RATES, [vatFieldOf(type)]: '0.00' }, '9.00')).toBe('0.00')
    expect(vatRateOf(type, { ...RATES, [vatFieldOf(type)]: null, vat: null }, '9.00')).toBe('9.00')
    expect(vatRateOf(type, undefined, null)).toBeNull()
  })

  test('that is returned goes back the way it came', () => {
    const types: readonly SlipType[] = ['sale', 'retailSale', 'purchase']
    for (const type of types) expect(stockDirection(returnTypeOf(type) ?? type)).toBe(-stockDirection(type))
  })
})
