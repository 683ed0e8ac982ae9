import { expect, test } from 'vitest'
import { amountFor, proposedOf, restOf, rowsOf, sumOf } from './matching.ts'
import type { OpenItem } from './useOpenItems.ts'

const item = (id: string, open: string, due: string, more: Partial<OpenItem> = {}): OpenItem => ({
  ...{ entity: 'invoices', id, number: `INV-${id}`, date: due, due, currency: 'EUR', total: open, open, ...more },
})
const items = [item('a', '30.00', '2026-01-01'), item('b', '50.00', '2026-02-01', { entity: 'purchases' })]

test('what fell due first is proposed, in one currency alone', () => {
  expect([...proposedOf(items, '40')]).toEqual([
    ['a', '30.00'],
    ['b', '10.00'],
  ])
  expect(proposedOf([...items, item('c', '1.00', '2026-01-01', { currency: 'USD' })], '40').size).toBe(0)
  expect(proposedOf(items, 'forty').size).toBe(0)
})

test('a document that is chosen gets what the payment has left, at most what is open', () => {
  expect(amountFor(items[1] ?? item('', '0', ''), new Map([['a', '30.00']]), '45')).toBe('15.00')
  expect(amountFor(items[1] ?? item('', '0', ''), new Map([['a', '30.00']]), '500')).toBe('50.00')
  expect(amountFor(items[1] ?? item('', '0', ''), new Map(), undefined)).toBe('50.00')
})

test('amounts are sent in the order of the documents, and sum to what is settled', () => {
  const amounts = new Map([
    ['b', '12.5'],
    ['a', '30'],
  ])
  expect(rowsOf(items, amounts)).toEqual([
    { invoice: 'a', amount: '30' },
    { purchase: 'b', amount: '12.5' },
  ])
  expect([sumOf(amounts), restOf('40', amounts), restOf('40', new Map([['a', 'x']]))]).toEqual(['42.50', '-2.50', undefined])
})

test('the largest amounts have a sum and a rest, too', () => {
  const most = '9999999999999999.99'
  const amounts = new Map([
    ['a', most],
    ['b', most],
  ])
  expect([sumOf(amounts), restOf('0', amounts)]).toEqual(['19999999999999999.98', '-19999999999999999.98'])
  expect(amountFor(item('c', '5.00', ''), amounts, most)).toBe('5.00')
})
