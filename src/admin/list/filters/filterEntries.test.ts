import { expect, it } from 'vitest'
import { combinedOf, countFilters, filterEntries, withCombined, withoutEntry } from './filterEntries.ts'

const filter = {
  q: 'ali',
  name: { contains: 'x', starts: '' },
  total: { gte: '1', lte: '2' },
  lines: { quantity: { gt: '3' } },
  country: 'FR',
}

it('names the filters in force one by one', () =>
  expect(filterEntries(filter)).toEqual([
    { path: 'name', operator: 'contains', value: 'x' },
    { path: 'total', operator: 'gte', value: '1' },
    { path: 'total', operator: 'lte', value: '2' },
    { path: 'lines.quantity', operator: 'gt', value: '3' },
    { path: 'country', operator: 'eq', value: 'FR' },
  ]))

it.each(filterEntries(filter).map((entry) => [`${entry.path} ${entry.operator}`, entry] as const))('takes only %s away', (_, entry) =>
  expect(filterEntries(withoutEntry(filter, entry))).toEqual(
    filterEntries(filter).filter((other) => JSON.stringify(other) !== JSON.stringify(entry)),
  ),
)

it('keeps the search', () => expect(withoutEntry(filter, { path: 'name', operator: 'contains', value: 'x' }).q).toBe('ali'))

it('takes conditions that an address has in the words of the API for combined ones', () => {
  const written = { code_starts: 'C', 'country.name': 'France', lines: { $some: { quantity_gte: 5 } }, $or: [{ paid: true }] }
  const whole = { q: 'ali', kind: 'sale', ...written }
  expect([combinedOf(whole), filterEntries(whole).map(({ path }) => path), countFilters(whole)]).toEqual([written, ['kind'], 5])
  expect(withCombined(whole, {})).toEqual({ q: 'ali', kind: 'sale' })
})
