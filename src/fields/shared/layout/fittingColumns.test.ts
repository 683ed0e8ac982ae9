import { expect, test } from 'vitest'
import { fittingColumns } from './fittingColumns.ts'

const column = (name: string, width: number, keep?: true) => ({ field: { name, schema: keep ? { keep } : {} }, width })

const ORDER = [column('number', 100), column('place', 150), column('total', 100, true), column('customer', 150, true), column('state', 80)]

test.each([
  [Number.POSITIVE_INFINITY, 'number place total customer state'],
  [580, 'number place total customer state'],
  [500, 'number place total customer'],
  [430, 'number total customer state'],
  [340, 'number total'],
  [120, 'number'],
  [0, 'number'],
])('in %d pixels a table shows %s', (width, names) => {
  const fitting = fittingColumns(ORDER, width)
  expect(ORDER.map(({ field }) => field.name).filter((name) => fitting.has(name))).toEqual(names.split(' '))
})
