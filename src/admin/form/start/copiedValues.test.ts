import { expect, test } from 'vitest'
import { resolvedEntity } from '../../../../tests/support/models/databaseModel.ts'
import { copiedValues } from './copiedValues.ts'

const boats = resolvedEntity({
  $id: 'boats',
  type: 'object',
  properties: {
    code: { type: 'string', unique: true },
    name: { type: 'string' },
    harbour: { type: 'string' },
    berth: { type: 'string' },
    year: { type: 'integer' },
    kind: { enum: ['sail', 'motor'] },
    total: { type: 'string', format: 'money', readOnly: true },
    cost: { type: 'string', format: 'money', read: ['Admin'] },
    price: { type: 'string', format: 'money', write: ['Admin'] },
    key: { type: 'string', format: 'password' },
    note: { type: 'string' },
    day: { type: 'string', format: 'date', initial: '$today' },
    tags: { type: 'array', items: { type: 'string' } },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { item: { type: 'string' }, count: { type: 'integer' }, done: { type: 'integer', readOnly: true } },
      },
    },
  },
  entity: {
    unique: [
      ['harbour', 'berth'],
      ['year', 'kind'],
    ],
  },
})

const record = {
  id: '1',
  _version: 3,
  code: 'B1',
  name: 'Ada',
  harbour: 'Kiel',
  berth: '7',
  year: 1999,
  kind: 'sail',
  total: '9.00',
  cost: '1.00',
  price: '2.00',
  key: null,
  note: null,
  day: '2020-02-29',
  tags: [],
  lines: [
    { id: '11', position: 0, item: 'rope', count: null, done: null },
    { id: '12', position: 1, item: 'oar', count: 2, done: 1 },
  ],
}

const lines = [
  { item: 'rope', count: null },
  { item: 'oar', count: 2 },
]

const copyFor = (...roles: readonly string[]) => {
  const { values, left } = copiedValues(boats, { id: 'u', roles }, record)
  return { values, left: left.map(({ path }) => path) }
}

test('a copy has the values that the user may read and set, and rows without their ids', () => {
  expect(copyFor('Admin').values).toEqual({ name: 'Ada', harbour: 'Kiel', year: 1999, cost: '1.00', price: '2.00', lines })
  expect(copyFor('Dealer').values).toEqual({ name: 'Ada', harbour: 'Kiel', year: 1999, lines })
})

test('unique and computed values are left, and secrets; empty ones are not mentioned', () => {
  expect(copyFor('Admin').left).toEqual(['code', 'berth', 'kind', 'total', 'key', 'lines.done'])
  const empty = copiedValues(boats, { id: 'u', roles: ['Admin'] }, { id: '1', lines: [null, { done: null }], name: null })
  expect(empty.left.map(({ path }) => path)).toEqual(['key'])
})
