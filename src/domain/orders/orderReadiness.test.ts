import { describe, expect, test } from 'vitest'
import { missingForApproval, type ReadyLine } from './orderReadiness.ts'

const goods = (more: Partial<ReadyLine> = {}): ReadyLine => ({
  lineType: 'material',
  material: 'm',
  quantity: '1',
  price: '2.00',
  vatPercentage: '20',
  ...more,
})
const discount = (more: Partial<ReadyLine> = {}): ReadyLine => ({ lineType: 'discount', ...more })

const required = (index: number, field: string) => ({ index, field, code: 'required' })

describe('an order', () => {
  test('of nothing to trade is not ready', () => {
    expect(missingForApproval([])).toEqual([{ code: 'noGoods' }])
    expect(missingForApproval([discount({ price: '1' })])).toEqual([{ code: 'noGoods' }])
  })

  test.each<[string, ReadyLine, readonly string[]]>([
    ['complete', goods(), []],
    ['without a material', goods({ material: null }), ['material']],
    ['without a quantity', goods({ quantity: null }), ['quantity']],
    ['of a quantity of zero', goods({ quantity: '0' }), ['quantity']],
    ['of a quantity that is no number', goods({ quantity: 'many' }), ['quantity']],
    ['of a bonus alone', goods({ quantity: null, bonus: '1' }), []],
    ['without a price', goods({ price: '' }), ['price']],
    ['at the price 0', goods({ price: '0' }), []],
    ['without VAT', goods({ vatPercentage: null }), ['vatPercentage']],
    ['of a promotion without VAT', goods({ vatPercentage: null, promotion: true }), []],
    ['of nothing at all', { lineType: 'material' }, ['material', 'quantity', 'price', 'vatPercentage']],
  ])('with a line %s', (_title, line, fields) => {
    expect(missingForApproval([line])).toEqual(fields.map((field) => required(0, field)))
  })

  test.each<[ReadyLine, readonly object[]]>([
    [discount(), [required(1, 'discountAmount')]],
    [discount({ discountPercentage: '5' }), []],
    [discount({ discountAmount: '5.00' }), []],
    [{ lineType: 'surcharge', price: '5.00' }, []],
  ])('with the line %j beside goods lacks %j', (line, missing) => expect(missingForApproval([goods(), line])).toEqual(missing))

  test('of promotions alone has nothing to spread a discount over', () => {
    expect(missingForApproval([goods({ promotion: true }), discount({ price: '1' })])).toEqual([
      { index: 1, field: 'lineType', code: 'lone' },
    ])
  })

  test('that is a return names the lines that it returns', () => {
    const missing = (...lines: ReadyLine[]) => missingForApproval(lines, true)
    const foreign = { index: 0, field: 'material', code: 'notReturned' }
    expect(missing(goods())).toEqual([foreign])
    expect(missing(goods({ material: null, car: 'c' }))).toEqual([foreign])
    expect(missing(goods({ returnedLine: 'l' }), discount({ price: '1' }))).toEqual([])
    expect(missing(goods({ material: null }))).toEqual([required(0, 'material')])
  })
})
