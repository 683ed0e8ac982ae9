import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf, sumOf } from '../money/hundredths.ts'
import { cancelledLines, type DealAmounts, type DealLine, dealAmounts, statementLines } from './amounts.ts'
import { dealVat, isAbroad } from './dealVat.ts'

const GERMAN = { car: '19.00', fee: '19.00', abroad: false }

const shown = ({ lines, net, vat, total }: DealAmounts) => [
  lines.map((line) => [line.kind, line.net, line.rate, line.vat]),
  net,
  vat,
  total,
]

test('a car of 5,100.00 with a fee of 350.00 costs 6,485.50 at 19 % (PRODUCT.md A14)', () => {
  expect(shown(dealAmounts(5_100_00n, 350_00n, GERMAN, 'document'))).toEqual([
    [
      ['car', 5_100_00n, '19.00', 969_00n],
      ['fee', 350_00n, '19.00', 66_50n],
    ],
    5_450_00n,
    1_035_50n,
    6_485_50n,
  ])
})

test('VAT is rounded once per rate of the document, or on each line (PRODUCT.md E6)', () => {
  // 10.06 at 19 %: 1.9114, so 1.91, of which 0.0057 fall to the line of 0.03. By line: 1.9057 and 0.0057.
  expect(shown(dealAmounts(10_03n, 3n, GERMAN, 'document'))).toEqual([
    [
      ['car', 10_03n, '19.00', 1_90n],
      ['fee', 3n, '19.00', 1n],
    ],
    10_06n,
    1_91n,
    11_97n,
  ])
  expect(dealAmounts(10_03n, 3n, GERMAN, 'line').lines.map(({ vat }) => vat)).toEqual([1_91n, 1n])
})

test('the car and the fee may have different rates, and a deal without a fee has one line', () => {
  const own = dealVat({ country: 'DE', taxNo: 'DE 1' }, { country: 'DE', defaultVat: '19.00' }, '7.00')
  expect(dealAmounts(1_000_00n, 100_00n, own, 'document').lines.map(({ vat }) => vat)).toEqual([70_00n, 19_00n])
  // 0.0049 and 0.0133, each rounded on its own.
  expect(dealAmounts(7n, 7n, own, 'document').lines.map(({ vat }) => vat)).toEqual([0n, 1n])
  expect(dealAmounts(1_000_00n, 0n, own, 'line').lines.map(({ kind }) => kind)).toEqual(['car'])
})

test.each([
  ['another country, with a tax number', { country: 'FR', taxNo: 'FR 1' }, 'DE', true],
  ['another country, without a tax number', { country: 'FR', taxNo: null }, 'DE', false],
  ['the same country', { country: 'DE', taxNo: 'DE 1' }, 'DE', false],
  ['an unknown country', { country: null, taxNo: 'X' }, 'DE', false],
  ['a house of an unknown country', { country: 'FR', taxNo: 'FR 1' }, null, false],
])('a firm of %s (PRODUCT.md A14)', (_name, buyer, house, abroad) => {
  expect(isAbroad(buyer, house)).toBe(abroad)
  const rates = dealVat(buyer, { country: house, defaultVat: '19.00' }, '7.00')
  expect(rates).toEqual(abroad ? { car: '0.00', fee: '0.00', abroad } : { car: '7.00', fee: '19.00', abroad })
})

test('a car without a rate has the house’s; a house without a rate charges none', () => {
  const buyer = { country: 'DE', taxNo: null }
  expect(dealVat(buyer, { country: 'DE', defaultVat: '19.00' }, null)).toEqual(GERMAN)
  expect(dealVat(buyer, { country: 'DE', defaultVat: null }, null)).toEqual({ car: '0.00', fee: '0.00', abroad: false })
})

test('a seller gets the price less the commission (PRODUCT.md A14)', () => {
  expect(statementLines(5_100_00n, 153_00n)).toEqual([
    { kind: 'car', net: 5_100_00n, rate: '0.00', vat: 0n },
    { kind: 'commission', net: -153_00n, rate: '0.00', vat: 0n },
  ])
  expect(statementLines(5_100_00n, 0n)).toHaveLength(1)
})

test('what is cancelled of an unpaid deal is all but the deposit, with its share of the VAT', () => {
  const { lines } = dealAmounts(5_100_00n, 350_00n, GERMAN, 'document')
  // Of 6,485.50 a deposit of 510.00 is kept: 5,975.50 go back, 5,591.75 of the car's 6,069.00 and 383.75 of the fee's 416.50.
  expect(cancelledLines(lines, 5_975_50n)).toEqual([
    { kind: 'car', net: 4_698_95n, rate: '19.00', vat: 892_80n },
    { kind: 'fee', net: 322_48n, rate: '19.00', vat: 61_27n },
  ])
  expect(cancelledLines([{ kind: 'car', net: 0n, rate: '19.00', vat: 0n }], 0n)).toEqual([{ kind: 'car', net: 0n, rate: '19.00', vat: 0n }])
})

const price = fc.bigInt(1n, 10n ** 12n)
const rate = fc.integer({ min: 0, max: 10_000 }).map((value) => (value / 100).toFixed(2))
const totalOf = (lines: readonly DealLine[]) => sumOf(lines, ({ net, vat }) => net + vat)

test('lines sum to the total to the cent, at any price and rate', () => {
  fc.assert(
    fc.property(price, fc.bigInt(0n, 10n ** 9n), rate, rate, fc.constantFrom('line', 'document'), (car, fee, one, other, rounding) => {
      const { lines, net, vat, total } = dealAmounts(car, fee, { car: one, fee: other, abroad: false }, rounding)
      expect(totalOf(lines)).toBe(total)
      expect([sumOf(lines, (line) => line.net), sumOf(lines, (line) => line.vat)]).toEqual([net, vat])
      expect(net).toBe(car + fee)
      if (rounding === 'document' && one === other) expect(vat).toBe(percentOf(net, one))
    }),
  )
})

test('what is cancelled and what is kept sum to the deal, and no part is below zero', () => {
  fc.assert(
    fc.property(price, fc.bigInt(0n, 10n ** 9n), rate, fc.integer({ min: 0, max: 1_000 }), (car, fee, one, share) => {
      const { lines, total } = dealAmounts(car, fee, { car: one, fee: one, abroad: false }, 'document')
      const open = (total * BigInt(share)) / 1_000n
      const cancelled = cancelledLines(lines, open)
      expect(totalOf(cancelled)).toBe(open)
      expect(cancelled.every(({ net, vat }, index) => net >= 0n && vat >= 0n && vat <= (lines[index]?.vat ?? 0n))).toBe(true)
    }),
  )
})
