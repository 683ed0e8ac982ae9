import { expect, test } from 'vitest'
import { entityOf, modelOf } from '../../../tests/support/models/databaseModel.ts'
import { fieldsOfShape, fitsShape } from './shapes.ts'
import type { SHAPES } from './viewState.ts'

const model = modelOf({
  $id: 'bills',
  type: 'object',
  properties: {
    original: { type: 'string', reference: 'bills' },
    paid: { type: 'boolean' },
    kind: { enum: ['invoice', 'creditNote'] },
    state: { enum: ['open', 'closed'], tones: { closed: 'good' } },
    stars: { enum: [1, 2] },
    date: { type: 'string', format: 'date' },
    sentAt: { type: 'string', format: 'date-time' },
    name: { type: 'string' },
    time: { type: 'string', format: 'time' },
    kinds: { type: 'array', items: { enum: ['a', 'b'] } },
    copies: { type: 'array', reference: 'bills', items: { type: 'string' } },
  },
})
const { fields } = entityOf(model, 'bills')
const names = (shape: (typeof SHAPES)[number]) => fieldsOfShape(fields, shape).map(({ name }) => name)

test('a board has the values of a choice, reference, or yes and no; states come first', () => {
  expect(names('board')).toEqual(['state', 'kind', 'stars', 'paid', 'original'])
})

test('a calendar has days and moments, in the order of the schema', () => {
  expect(names('calendar')).toEqual(['date', 'sentAt'])
})

test('tables and cards are arranged by no field', () => {
  expect([names('table'), names('cards')]).toEqual([[], []])
  expect(fields.some((field) => fitsShape(field, undefined))).toBe(false)
})
