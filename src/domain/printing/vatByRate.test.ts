import { expect, it } from 'vitest'
import { vatByRate } from './vatByRate.ts'

it('sums bases and VAT by rate, the highest first, however a rate is written', () => {
  const lines = [
    { rate: '10', base: '98.00', vat: '9.80' },
    { rate: '20.00', base: '882.00', vat: '176.40' },
    { rate: '10.00', base: '-8.00', vat: '-0.80' },
  ]
  expect(vatByRate(lines)).toEqual([
    { rate: '20.00', base: '882.00', vat: '176.40' },
    { rate: '10.00', base: '90.00', vat: '9.00' },
  ])
  const more = [...lines, { rate: '5', base: '1.00', vat: '0.05' }]
  for (const given of [more, more.toReversed()]) expect(vatByRate(given).map(({ rate }) => rate)).toEqual(['20.00', '10.00', '5.00'])
  expect(vatByRate([])).toEqual([])
})
