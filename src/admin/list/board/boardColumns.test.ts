import { expect, test } from 'vitest'
import { resolvedEntity } from '../../../../tests/support/models/databaseModel.ts'
import { countChange, type Moves, withMoves } from '../shape/moves.ts'
import { boardColumns } from './boardColumns.ts'

const { fieldsByName } = resolvedEntity({
  $id: 'boats',
  type: 'object',
  required: ['state'],
  properties: {
    state: { enum: ['new', 'used'] },
    kind: { enum: [1, 2] },
    sold: { type: 'boolean' },
    sister: { type: 'string', reference: 'boats' },
  },
})

const totals = [{ measure: 'price.sum', currency: 'EUR', value: '1.00' }]
const group = (key: string | number | boolean | null, count: number, filter = {}) => ({ key, count, filter, totals })

const columnsOf = (name: string, groups: readonly ReturnType<typeof group>[], all = true) => {
  const field = fieldsByName[name]
  if (!field) throw new Error(name)
  return boardColumns(field, groups, all)
}
const countsOf = (...given: Parameters<typeof columnsOf>) => columnsOf(...given).map(({ value, count }) => [value, count])

test('a choice has a column for each value in the order of the schema, also without records', () => {
  expect(countsOf('state', [group('used', 3)])).toEqual([
    ['new', 0],
    ['used', 3],
  ])
  expect(countsOf('kind', [])).toEqual([
    [1, 0],
    [2, 0],
    [null, 0],
  ])
})

test('values that the schema no longer has come after those that it has, and no value comes last', () => {
  expect(countsOf('state', [group(null, 1), group('old', 2)])).toEqual([
    ['new', 0],
    ['used', 0],
    ['old', 2],
    [null, 1],
  ])
})

test('yes and no are two columns', () => {
  expect(countsOf('sold', [group(true, 4)])).toEqual([
    [false, 0],
    [true, 4],
    [null, 0],
  ])
})

test('a reference has the values that are found; what further groups have is unknown', () => {
  expect(countsOf('sister', [group('b', 2), group('a', 1)], false)).toEqual([
    ['b', 2],
    ['a', 1],
    [null, undefined],
  ])
})

test.each([
  ['value', ['c', 'a', 'b', 'z', null]],
  ['-value', ['z', 'b', 'a', 'c', null]],
  ['count', ['c', 'b', 'a', 'z', null]],
  ['-count', ['a', 'z', 'c', 'b', null]],
] as const)('a reference has a column for each of its few choices, also without records, by %s', (order, expected) => {
  const field = fieldsByName.sister
  if (!field) throw new Error('no sister')
  const columns = boardColumns(field, [group('a', 2), group('z', 1)], true, { choices: ['c', 'a', 'b'], order })
  expect(columns.map(({ value }) => value)).toEqual(expected)
  expect(columns.find(({ value }) => value === 'b')).toEqual({ id: '"b"', value: 'b', filter: { sister: 'b' }, count: 0, totals: [] })
})

test('a column finds its records, and has an id of its own', () => {
  const [first, second] = columnsOf('state', [group('new', 1, { state: 'new', more: 1 })])
  expect(first).toEqual({ id: '"new"', value: 'new', filter: { state: 'new', more: 1 }, count: 1, totals })
  expect(second).toEqual({ id: '"used"', value: 'used', filter: { state: 'used' }, count: 0, totals: [] })
  expect(new Set(columnsOf('kind', [group('1', 1)]).map(({ id }) => id)).size).toBe(4)
})

test('a card on its way is in its new column only, which counts it', () => {
  const moves: Moves = new Map([['1', { record: { id: '1', state: 'used' }, from: 'a', to: 'b' }]])
  const ids = (column: string, ...records: readonly string[]) =>
    withMoves(
      records.map((id) => ({ id })),
      column,
      moves,
    ).map(({ id }) => id)
  expect([ids('a', '1', '2'), ids('b', '3'), ids('b', '3', '1'), ids('c', '4')]).toEqual([['2'], ['1', '3'], ['1', '3'], ['4']])
  expect(['a', 'b', 'c'].map((column) => countChange(column, moves))).toEqual([-1, 1, 0])
})
