import { describe, expect, test } from 'vitest'
import { resolvedEntity } from '../../../tests/support/models/databaseModel.ts'
import type { Json } from '../entitySchema.ts'
import { limitErrors } from './limits.ts'

const notes = resolvedEntity({
  $id: 'notes',
  type: 'object',
  properties: {
    name: { type: 'string' },
    code: { type: 'string', maxLength: 10 },
    text: { type: 'string', field: 'longText' },
    free: { type: 'object', additionalProperties: true },
    few: { type: 'object', additionalProperties: true, maxValues: 3 },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 3 },
    lines: { type: 'array', items: { type: 'object', properties: { item: { type: 'string' } } } },
    many: { type: 'array', items: { type: 'object', properties: { item: { type: 'string' } } }, maxItems: 600 },
  },
})

const found = (input: Readonly<Record<string, Json>>, hidden?: ReadonlySet<string>) =>
  limitErrors(notes, input, hidden).map(({ path, keyword, params }) => `${path} ${keyword} ${Object.values(params).join()}`)

const text = (length: number) => 'x'.repeat(length)
const rows = (count: number, row: Json = {}) => Array.from({ length: count }, () => row)
const named = (count: number) => Object.fromEntries(rows(count).map((_, index) => [`n${index}`, 1]))
const deep = (levels: number): Json => (levels === 0 ? 1 : { in: deep(levels - 1) })

describe('input that is not too large', () => {
  test.each<[string, Record<string, Json>]>([
    ['nothing', {}],
    ['all kinds of values', { name: 'a', code: null, free: { a: [1, 'b', null] }, tags: ['a'], lines: [{ item: 'x' }, null, 'x', []] }],
    ['a line with blanks around it', { name: text(2 * 2_000 + 1_000) }],
    ['a short text with blanks around it', { code: text(2 * 10 + 1_000) }],
    ['a text of several lines', { text: text(2 * 100_000 + 1_000) }],
    ['as many tags as the schema allows', { tags: ['a', 'b', 'c'] }],
    ['five hundred rows', { lines: rows(500) }],
    ['as many rows as the schema allows', { many: rows(600) }],
    ['as many values as a free object holds', { free: named(1_999) }],
    ['as many values as the schema allows, itself among them', { few: { a: 1, b: 1 } }],
    ['as many levels', { free: deep(32) }],
    ['a long text within a free object', { free: { a: text(100_000) } }],
    ['what the server adds', { id: 'a', _version: 1, createdAt: 'x', updatedAt: 'x' }],
    ['a few unknown members: validation names them', named(20)],
    ['these beside what the server adds', { ...named(20), id: 'a', _version: 1, createdAt: 'x', updatedAt: 'y' }],
    ['an unknown name that is not cut', { [text(100)]: 1 }],
    ['a list of values that holds objects', { tags: [{ any: 1 }, null] }],
    ['texts where rows belong', { lines: [text(30)] }],
  ])('%s', (_, input) => expect(found(input)).toEqual([]))
})

describe('input that is too large', () => {
  test.each<[string, Record<string, Json>, string[]]>([
    ['a long line', { name: text(5_001) }, ['name maxLength 2000']],
    ['a text longer than its schema says by far', { code: text(1_021) }, ['code maxLength 10']],
    ['a long text of several lines', { text: text(201_001) }, ['text maxLength 100000']],
    ['more tags than the schema allows', { tags: ['a', 'b', 'c', 'd'] }, ['tags maxItems 3']],
    ['more than five hundred rows', { lines: rows(501) }, ['lines maxItems 500']],
    ['more rows than the schema allows', { many: rows(601) }, ['many maxItems 600']],
    ['a long text in a row', { lines: [{}, { item: text(5_001) }] }, ['lines.1.item maxLength 2000']],
    ['more values than a free object holds', { free: named(2_000) }, ['free maxValues 2000']],
    ['far more in one object', { free: named(2_001) }, ['free maxValues 2000']],
    ['the same at several depths', { free: { a: rows(1_000), b: rows(1_000) } }, ['free maxValues 2000']],
    ['more values than the schema allows', { few: { a: 1, b: 1, c: 1 } }, ['few maxValues 3']],
    ['more levels', { free: deep(33) }, ['free maxDepth 32']],
    ['a text within a free object', { free: { a: { b: text(100_001) } } }, ['free maxLength 100000']],
    ['an object where a text belongs', { name: named(2_000) }, ['name maxValues 2000']],
    ['a list of values that is too deep', { tags: [deep(33)] }, ['tags maxDepth 32']],
    ['a long text in a list of values', { tags: [text(100_001)] }, ['tags maxLength 100000']],
    ['many unknown members', named(21), [' maxProperties 8']],
    ['many unknown members in a row', { lines: [named(21)] }, ['lines.0 maxProperties 1']],
    ['a long unknown name, which is cut', { [text(101)]: 1 }, [`${text(100)}… additionalProperties ${text(100)}…`]],
    ['the same in a row', { lines: [{ [text(101)]: 1 }] }, [`lines.0.${text(100)}… additionalProperties ${text(100)}…`]],
    ['several at once', { name: text(5_001), tags: rows(4, 'a') }, ['name maxLength 2000', 'tags maxItems 3']],
  ])('%s', (_, input, expected) => expect(found(input)).toEqual(expected))

  test('is reported twenty times at most', () => {
    expect(found({ lines: rows(30, { item: text(5_001) }) })).toHaveLength(20)
  })

  test('counts hidden fields as unknown', () => {
    const hidden = new Set(['name', 'lines.item'])
    expect(found({ name: text(5_001), lines: [{ item: text(5_001) }] }, hidden)).toEqual([])
    expect(found({ name: 'x', ...named(20) }, hidden)).toEqual([' maxProperties 7'])
  })
})

test('a value that can’t be read is no excess', () => {
  const unreadable: Readonly<Record<string, Json>> = {
    get name(): string {
      throw new RangeError('unreadable')
    },
  }
  expect(() => limitErrors(notes, unreadable)).toThrow(RangeError)
})
