import { expect, test } from 'vitest'
import { type MaterialFacts, proposalFor } from './materialFacts.ts'

const FACTS: MaterialFacts = {
  units: [
    { code: 'DZ', factor1: '1', factor2: '12', isMain: false },
    { code: 'PCS', factor1: '1', factor2: '1', isMain: true },
  ],
  vatPercentage: '20.00',
  agreed: [{ material: 'm', unit: 'DZ', price: '90.00', date: '2026-01-01' }],
  listed: [{ material: 'm', unit: null, price: '8.00', validFrom: '2026-01-01', validUntil: null, own: false }],
}

const propose = (line: object) => proposalFor({ lineType: 'material', material: 'm', ...line }, FACTS, '2026-06-15')

test('a line takes unit, VAT and price from its material where it says none', () => {
  expect(propose({})).toEqual({ unit: 'PCS', vatPercentage: '20.00', price: { price: '8.00', source: 'priceList' } })
  expect(proposalFor({ material: 'm' }, FACTS, '2026-06-15')).toEqual(propose({}))
  expect(propose({ unit: 'DZ' })).toEqual({ vatPercentage: '20.00', price: { price: '90.00', source: 'lastPrice' } })
  expect(propose({ unit: '', price: '', vatPercentage: '' })).toEqual(propose({}))
})

test('what was typed stays', () => {
  expect(propose({ unit: 'DZ', price: '0', vatPercentage: '0' })).toEqual({})
})

test('a promotion bears no VAT; discounts take nothing, lines without a material a rate alone', () => {
  expect(propose({ promotion: true })).not.toHaveProperty('vatPercentage')
  expect([propose({ lineType: 'discount' }), propose({ material: null })]).toEqual([{}, { vatPercentage: '20.00' }])
  expect(propose({ material: null, vatPercentage: '8' })).toEqual({})
  expect(proposalFor({ material: 'm' }, { ...FACTS, units: [], vatPercentage: null, listed: [] }, '2026-06-15')).toEqual({})
})
