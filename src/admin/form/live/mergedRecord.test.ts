import { expect, test } from 'vitest'
import { resolvedEntity } from '../../../../tests/support/models/databaseModel.ts'
import { mergedRecord } from './mergedRecord.ts'

const text = { type: 'string' } as const
const lines = { type: 'array', items: { type: 'object', properties: { item: text } } } as const
const boats = resolvedEntity({ $id: 'boats', type: 'object', properties: { name: text, note: text, berth: text, lines } })

const base = { id: '1', _version: 1, name: 'Ada', note: null, berth: '7', lines: [{ id: 'a', item: 'rope' }] }
const merged = (changes: object, ...touched: string[]) => mergedRecord(boats, base, { ...base, _version: 2, ...changes }, new Set(touched))

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
  expect(mergedRecord(boats, without, base, new Set()).updated).toEqual([])
})
