import { expect, it } from 'vitest'
import type { Json } from '../../../../model/entitySchema.ts'
import { filterOf, newCondition, newGroup, treeOf, withPart } from './conditionTree.ts'

const FILTERS: readonly Readonly<Record<string, Json>>[] = [
  { $and: [{ name_contains: 'x' }, { 'country.name_starts': 'F' }] },
  { $or: [{ total_gte: '1.50' }, { email_null: true }, { email_null: false }] },
  { $not: { $or: [{ kind_in: ['a', 'b'] }] } },
  { $and: [{ $or: [{ active: true }, { $not: { $or: [{ active: false }] } }] }] },
  { $and: [{ lines: { $some: { $and: [{ quantity_gt: '2' }, { 'product.name_contains': 'oil' }] } } }] },
  { $and: [{ $not: { lines: { $some: { $or: [{ quantity_gt: '2' }] } } } }] },
  { $and: [{ owner: '$me' }, { owner_neq: '$me' }, { createdAt_during: 'last30Days' }] },
]

it.each(FILTERS.map((filter) => [JSON.stringify(filter), filter] as const))('reads and writes %s', (_, filter) =>
  expect(filterOf(treeOf(filter))).toEqual(filter),
)

it.each([
  ['several keys', { name: 'x', $or: [{ a: 1 }] }, { $and: [{ name: 'x' }, { $or: [{ a: 1 }] }] }],
  ['a list of values', { $and: [{ kind: ['a'] }] }, { $and: [{ kind_in: ['a'] }] }],
  ['null', { $and: [{ a: null }, { b_neq: null }] }, { $and: [{ a_null: true }, { b_null: false }] }],
  ['one negated condition', { $not: { a: 1 } }, { $not: { $or: [{ a: 1 }] } }],
  ['a negated conjunction', { $not: { $and: [{ a: 1 }] } }, { $not: { $or: [{ $and: [{ a: 1 }] }] } }],
  [
    'a negation in rows',
    { lines: { $some: { $not: { a: 1 } } } },
    { $and: [{ lines: { $some: { $and: [{ $not: { $or: [{ a: 1 }] } }] } } }] },
  ],
] as const)('writes %s in its own form, with the same meaning', (_, filter, written) =>
  expect(filterOf(treeOf(filter as Readonly<Record<string, Json>>))).toEqual(written),
)

it('leaves out what is not complete, and groups without conditions', () => {
  const complete = { ...newCondition(), path: 'name', value: 'x' }
  const parts = [
    newCondition(),
    { ...newCondition(), path: 'name' },
    { ...newCondition(), path: 'kind', operator: 'in' as const, value: [] },
  ]
  expect(filterOf(newGroup('all', parts))).toBeUndefined()
  expect(filterOf(newGroup('any', [...parts, newGroup('none', []), complete]))).toEqual({ $or: [{ name: 'x' }] })
})

it.each([[{}], [{ $and: 'x' }], [{ $or: [1, null] }], [{ $not: [] }], [{ lines: { $any: 1 } }]] as const)(
  'reads no condition from %j',
  (filter) => expect(filterOf(treeOf(filter as Readonly<Record<string, Json>>))).toBeUndefined(),
)

it('replaces and removes parts', () => {
  const [one, other] = [newCondition(), newCondition()]
  const group = newGroup('all', [one, other])
  expect(withPart(group, one.key, { ...one, path: 'x' }).parts).toEqual([{ ...one, path: 'x' }, other])
  expect(withPart(group, other.key, undefined).parts).toEqual([one])
})
