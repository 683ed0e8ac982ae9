import { expect, test } from 'vitest'
import { resolvedEntity } from '../../../../tests/support/models/databaseModel.ts'
import { mergedRecord } from './mergedRecord.ts'

const text = { type: 'string' } as const
const lines = { type: 'array', items: { type: 'object', properties: { item: text } } } as const
const boats = resolvedEntity({ $id: 'boats', type: 'object', properties: { name: text, note: text, berth: text, lines } })

const base = { id: '1', _version: 1, name: 'Ada', note: null, berth: '7', lines: [{ id: 'a', item: 'rope' }] }
const merged = (changes: object, ...touched: string[]) =>
  mergedRecord(boats, { base, fresh: { ...base, _version: 2, ...changes }, entered: base, touched: new Set(touched) })

test('the form goes on with the stored record if the others changed other fields', () => {
  const { record, updated, kept } = merged({ note: 'new', lines: [{ id: 'a', item: 'oar' }] }, 'name')
  expect(record).toEqual({ ...base, _version: 2, note: 'new', lines: [{ id: 'a', item: 'oar' }] })
  expect([updated, kept]).toEqual([['note', 'lines'], []])
})

test('fields that both have changed keep their base and the version, so that saving finds the conflict', () => {
  const { record, updated, kept } = merged({ name: 'Eve', note: 'new', berth: null }, 'name', 'lines')
  expect(record).toEqual({ ...base, note: 'new', berth: null })
  expect([updated, kept]).toEqual([['note', 'berth'], ['name']])
})

test('a value that is absent is the same as an empty one', () => {
  const { note: _, ...without } = base
  expect(mergedRecord(boats, { base: without, fresh: base, entered: without, touched: new Set() }).updated).toEqual([])
})

test('what the form makes of other fields is named only where it is the stored value', () => {
  const number = { type: 'integer' } as const
  const orders = resolvedEntity({
    $id: 'orders',
    type: 'object',
    properties: {
      first: text,
      second: text,
      full: { ...text, template: '{first} {second}' },
      title: { ...text, readOnly: true, template: '{second}' },
      pieces: number,
      total: { type: 'string', format: 'money', readOnly: true, computed: 'pieces * 2' },
      state: { ...text, readOnly: true },
    },
  })
  const base = { first: 'Ada', second: 'Byron', full: 'Ada Byron', title: 'Byron', pieces: 1, total: '2.00', state: 'new' }
  const updated = (theirs: object, mine: object) =>
    mergedRecord(orders, { base, fresh: { ...base, ...theirs }, entered: { ...base, ...mine }, touched: new Set(Object.keys(mine)) })
      .updated
  const theirs = { first: 'Eve', full: 'Eve Byron', pieces: 3, total: '6.00', state: 'sent' }
  expect(updated(theirs, {})).toEqual(['first', 'full', 'pieces', 'total', 'state'])
  expect(updated(theirs, { second: 'King' })).toEqual(['first', 'pieces', 'total', 'state'])
  expect(updated(theirs, { pieces: 2 })).toEqual(['first', 'full', 'state'])
  expect(updated({ second: 'Poe', full: 'Countess', title: 'Poe' }, { first: 'Eve' })).toEqual(['second', 'full', 'title'])
})
