import { describe, expect, test } from 'vitest'
import { resolvedEntity } from '../../../tests/support/models/databaseModel.ts'
import type { Json } from '../entitySchema.ts'
import { applyDefaults } from './applyDefaults.ts'
import { withoutNulls } from './withoutNulls.ts'

const notes = resolvedEntity({
  $id: 'notes',
  type: 'object',
  properties: {
    name: { type: 'string' },
    active: { type: 'boolean', default: true },
    free: { type: 'object', additionalProperties: true },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { item: { type: 'string' }, quantity: { type: 'integer', default: 0 } } },
    },
    tags: { type: 'array', items: { type: 'string' } },
  },
})

describe('defaults are given', () => {
  test.each<[string, Record<string, Json>, Record<string, Json>]>([
    ['for what is absent', {}, { active: true }],
    ['not for what is there', { active: false, name: 'a' }, { active: false, name: 'a' }],
    ['not for a null', { active: null }, { active: null }],
    [
      'in rows',
      { active: false, lines: [{ item: 'a' }, { quantity: 7 }] },
      { active: false, lines: [{ item: 'a', quantity: 0 }, { quantity: 7 }] },
    ],
    ['to no row that is none', { active: false, lines: [null, 'x', []] }, { active: false, lines: [null, 'x', []] }],
    ['not in a list that is none', { active: false, lines: { item: 'a' } }, { active: false, lines: { item: 'a' } }],
    ['not within free values and lists of values', { active: false, free: {}, tags: ['a'] }, { active: false, free: {}, tags: ['a'] }],
  ])('%s', (_, record, expected) => {
    const given = structuredClone(record)
    expect(applyDefaults(notes, given)).toStrictEqual(expected)
    expect(given).toEqual(record)
  })
})

describe('without nulls', () => {
  test.each<[string, Record<string, Json>, Record<string, Json>]>([
    ['a record lacks what is null', { a: null, b: 0, c: '', d: false }, { b: 0, c: '', d: false }],
    ['a row too', { rows: [{ a: null, b: 1 }] }, { rows: [{ b: 1 }] }],
    ['a list keeps its places', { rows: [null, 'x', [null], { a: null }] }, { rows: [null, 'x', [null], {}] }],
    ['a free object keeps its own', { free: { a: null } }, { free: { a: null } }],
  ])('%s', (_, record, expected) => expect(withoutNulls(record)).toStrictEqual(expected))
})
