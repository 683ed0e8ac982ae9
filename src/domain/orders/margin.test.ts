import { expect, test } from 'vitest'
import { mainQuantity, marginPercent } from './margin.ts'

const UNITS = [
  { code: 'PCS', factor1: '1', factor2: '1' },
  { code: 'DZ', factor1: '1', factor2: '12' },
  { code: 'BOX', factor1: '2.5', factor2: '12.50' },
]

test.each([
  ['2', 'DZ', '24.0000'],
  ['2', null, '2.0000'],
  ['2', 'unknown', '2.0000'],
  [null, 'DZ', '0.0000'],
  ['many', 'PCS', undefined],
])('%s %s is %s in the main unit', (quantity, unit, main) => expect(mainQuantity(quantity, unit, UNITS)).toBe(main))

test.each([
  ['10', 'PCS', '8', 'PCS', '20.0'],
  ['120', 'DZ', '8', null, '20.0'],
  ['10', null, '120', 'DZ', '0.0'],
  ['3', 'PCS', '2', 'PCS', '33.3'],
  ['8', 'PCS', '10', 'PCS', '-25.0'],
  ['0', 'PCS', '10', 'PCS', undefined],
  ['ten', 'PCS', '10', 'PCS', undefined],
  ['100.5', 'BOX', '16.08', 'PCS', '20.0'],
  ['20.1', 'PCS', '80.4', 'BOX', '20.0'],
])('sold at %s a %s, bought at %s a %s: %s %', (price, unit, cost, of, percent) =>
  expect(marginPercent({ price, unit }, { price: cost, unit: of }, UNITS)).toBe(percent),
)
