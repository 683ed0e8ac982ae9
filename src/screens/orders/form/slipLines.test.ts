import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hundredths, moneyText, sumOf } from '../../../domain/money/hundredths.ts'
import { marginPercent } from '../../../domain/orders/margin.ts'
import { shortRows } from './shortRows.ts'
import { KnownMaterials, slipState, taxesOf } from './slipLines.ts'

const UNITS = [
  { code: 'PCS', factor1: '1', factor2: '1', isMain: true },
  { code: 'DZ', factor1: '1', factor2: '12', isMain: false },
]

const known = new KnownMaterials(
  [
    {
      ...{ id: 'filter', units: UNITS, vatPercentage: '20.00', agreed: [], listed: [] },
      stock: { onHand: '5.0000', reserved: '0.0000', available: '5.0000' },
      cost: { price: '3.00', unit: 'PCS' },
    },
  ],
  '2026-01-31',
)

const typed = fc.oneof(
  fc.constantFrom(null, '', 'abc', '1', '20', '9.999', '-1', '1e3', '99999999999999', '9999999999999999.99', '1.2.3', '٥'),
  fc.string({ maxLength: 5 }),
)
const ROW = {
  ...{ lineType: 'material', material: 'filter', unit: 'PCS', promotion: false, quantity: '1', bonus: null, price: '10' },
  ...{ vatPercentage: '20', discountPercentage: null, discountAmount: null },
}

const row = fc.record({
  lineType: fc.constantFrom('material', 'discount', 'surcharge', null),
  material: fc.constantFrom('filter', null),
  unit: fc.constantFrom('PCS', 'DZ', 'none', null),
  promotion: fc.constantFrom(true, false, null),
  ...{ quantity: typed, bonus: typed, price: typed, vatPercentage: typed, discountPercentage: typed, discountAmount: typed },
})

test('whatever is typed or pasted into the lines of a slip, they have totals or none', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), fc.constantFrom('line', 'document'), (rows, rounding) => {
      const state = slipState(rows, rounding, known)
      for (const { line } of state.lines) marginPercent({ price: line.price ?? '', unit: line.unit }, { price: '3.00', unit: 'PCS' }, UNITS)
      expect(shortRows(state, known, 'sale').size).toBeLessThanOrEqual(rows.length)
      expect(moneyText(sumOf(taxesOf(state), ({ vat }) => hundredths(vat)))).toBe(state.totals?.totalVat ?? '0.00')
    }),
    { numRuns: 500 },
  )
})

test('a VAT rate of more than two places gives no totals, as its line is refused', () => {
  expect(slipState([{ ...ROW, vatPercentage: '9.999' }], 'document', known).totals).toBeUndefined()
  expect(slipState([{ ...ROW, vatPercentage: '9.99' }], 'document', known).totals?.netTotal).toBe('11.00')
})

test('quantities of a material above what can be counted are short', () => {
  const most = { ...ROW, quantity: '99999999999999' }
  expect([...shortRows(slipState([most, most], 'document', known), known, 'sale').keys()]).toEqual([0, 1])
})
