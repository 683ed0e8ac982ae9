import { expect, test } from 'vitest'
import { periodOf } from './periodOf.ts'
import type { ResultColumn } from './result.ts'

const date = (name: string, more: Partial<ResultColumn> = {}): ResultColumn => ({ name, type: 'date', ...more })
const QUERY = {
  groups: [
    { column: 'other', by: 'year' },
    { column: 'date', by: 'week' },
  ],
} as const

test.each([
  [date('date'), QUERY, 'week'],
  [date('month'), QUERY, 'month'],
  [date('quarter'), null, 'quarter'],
  [date('month'), undefined, 'month'],
  [date('month'), {}, 'month'],
  [date('due'), QUERY, undefined],
  [date('month', { of: { entity: 'cars', field: 'month' } }), null, undefined],
  [date('month', { type: 'text' }), null, undefined],
] as const)('%j of %j is grouped by %s', (column, query, period) => {
  expect(periodOf(column, query)).toBe(period)
})
