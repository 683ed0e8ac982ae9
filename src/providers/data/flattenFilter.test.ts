import { expect, it } from 'vitest'
import { flattenFilter } from './flattenFilter.ts'

it('turns what a filter form holds into the keys of the API', () =>
  expect(
    flattenFilter({
      q: 'ali',
      name: { contains: 'x', starts: '' },
      total: { gte: '1.50', lte: null },
      bankType: { in: ['main'] },
      tags: { includes: [] },
      active: { eq: false },
      lines: { quantity: { gt: '2' } },
      id: ['a', 'b'],
      code_contains: 'kept',
    }),
  ).toEqual({
    q: 'ali',
    name_contains: 'x',
    total_gte: '1.50',
    bankType_in: ['main'],
    active: false,
    'lines.quantity_gt': '2',
    id: ['a', 'b'],
    code_contains: 'kept',
  }))

it('keeps groups and conditions on rows as the API takes them', () => {
  const filter = { $not: { name_contains: 'x' }, $or: [{ total_gte: '1' }], lines: { $some: { quantity_gt: 2 } } }
  expect(flattenFilter(filter)).toEqual(filter)
})
