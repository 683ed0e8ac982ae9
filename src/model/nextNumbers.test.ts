import { describe, expect, test } from 'vitest'
import { entityOf, modelOf } from '../../tests/support/models/databaseModel.ts'
import type { Json } from './entitySchema.ts'
import { nextNumbers, numberedInOrder, rowNumber, withNextNumbers } from './nextNumbers.ts'

const rows = {
  type: 'array',
  items: { type: 'object', properties: { no: { type: 'integer', initial: '$next' }, text: { type: 'string' } } },
} as const
const model = modelOf({
  $id: 'lists',
  type: 'object',
  properties: {
    name: { type: 'string' },
    lines: rows,
    notes: { type: 'array', items: { type: 'object', properties: { no: { type: 'integer' } } } },
  },
})
const { fields, fieldsByName } = entityOf(model, 'lists')
const line = fieldsByName.lines?.rows ?? []

describe('the number of a new row', () => {
  test.each<[string, readonly Json[], number]>([
    ['is one where there are none', [], 1],
    ['is one more than the greatest, wherever that stands', [{ no: 2 }, { no: 7 }, { no: 3 }], 8],
    ['passes over rows without a number, and what is no row', [{ no: null }, { no: '9' }, { text: 'x' }, null, 'x', [9], { no: 4 }], 5],
  ])('%s', (_, given, no) => expect(nextNumbers(line, given)).toEqual({ no }))
})

describe('rows that have changed places', () => {
  const parts = entityOf(
    modelOf({
      $id: 'lists',
      type: 'object',
      properties: {
        lines: {
          type: 'array',
          items: {
            type: 'object',
            properties: { no: { type: 'integer', initial: '$next' }, of: { type: 'integer', rowBy: 'no' }, size: { type: 'integer' } },
          },
        },
      },
    }),
    'lists',
  ).fieldsByName.lines?.rows
  const inOrder = (...rows: readonly Readonly<Record<string, Json>>[]) => numberedInOrder(parts ?? [], rows)

  test('are numbered in their order again, with the numbers that there were; what names another row follows it', () => {
    expect(inOrder({ no: 5, size: 5 }, { no: 1 }, { no: null }, { no: 3, of: 5 }, { no: 9, of: 1 }, { of: 7 })).toStrictEqual([
      { no: 1, size: 5 },
      { no: 3 },
      { no: null },
      { no: 5, of: 1 },
      { no: 9, of: 3 },
      { of: 7 },
    ])
  })

  test('are the same list where their numbers ascend', () => {
    const rows: readonly Readonly<Record<string, Json>>[] = [{ no: 1 }, { text: 'x' }, { no: 4, of: 1 }]
    expect(numberedInOrder(parts ?? [], rows)).toBe(rows)
    const sized = [
      { no: 1, size: 9 },
      { no: 2, size: 3 },
    ]
    expect(numberedInOrder(parts ?? [], sized)).toBe(sized)
  })

  test('are called by their numbers', () => {
    expect([rowNumber(parts ?? [], { no: 4, of: 2 }), rowNumber(parts ?? [], { no: null }), rowNumber([], { no: 1, '': 2 })]).toEqual([
      4,
      undefined,
      undefined,
    ])
  })
})

describe('rows without a number', () => {
  const numbered = (lines: Json) => withNextNumbers(fields, { name: 'x', lines }).lines

  test.each<[string, Json, Json]>([
    [
      'get the next ones in their order, and the others keep theirs',
      [{ text: 'a' }, { no: 5 }, { no: null }],
      [{ text: 'a', no: 6 }, { no: 5 }, { no: 7 }],
    ],
    [
      'keep their place and values',
      [{ text: 'a' }, { text: 'b' }],
      [
        { text: 'a', no: 1 },
        { text: 'b', no: 2 },
      ],
    ],
    ['are numbered beside what is no row', [null, 'x', [], {}], [null, 'x', [], { no: 1 }]],
    ['keep a nought', [{ no: 0 }, {}], [{ no: 0 }, { no: 1 }]],
  ])('%s', (_, given, expected) => expect(numbered(given)).toEqual(expected))

  test('of lists that count nothing stay as they are', () => {
    expect(withNextNumbers(fields, { lines: [{}], notes: [{}] })).toEqual({ lines: [{ no: 1 }], notes: [{}] })
  })

  test.each<[string, Record<string, Json>]>([
    ['there is no list', { name: 'x' }],
    ['the list is empty of meaning', { lines: null }],
    ['it is no list', { lines: { 0: {} } }],
    ['only others hold rows', { notes: [{}] }],
  ])('the record stays the same where %s', (_, record) => {
    expect(withNextNumbers(fields, record)).toBe(record)
  })
})
