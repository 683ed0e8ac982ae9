import { expect, test } from 'vitest'
import { modelOf } from '../../../tests/support/models/databaseModel.ts'
import {
  type ColumnLabels,
  choiceText,
  columnName,
  fieldAt,
  isYearColumn,
  queryColumnTexts,
  viewColumnText,
  withoutIdSign,
} from './columnTexts.ts'

const model = modelOf(
  { $id: 'firms', type: 'object', properties: { name: { type: 'string' } } },
  {
    $id: 'cars',
    type: 'object',
    properties: {
      status: { enum: ['inStock', 'sold'] },
      firm: { type: 'string', reference: 'firms' },
      costs: { type: 'array', items: { type: 'object', properties: { kind: { enum: ['transport'] } } } },
      keys: { type: 'array', items: { type: 'object', properties: { kind: { enum: ['spare'] } } } },
    },
  },
)

const WORDS: ColumnLabels = {
  field: (entity, { path }) => `${entity} ${path}`,
  option: (entity, { path }, value) => `${entity} ${path} ${value}`,
  entity: ({ id }) => `one of ${id}`,
  system: (entity, name) => (entity === 'cars' ? `cars ${name}` : undefined),
  position: () => 'Place',
  measure: (of, column) => (column ? `The ${of} of ${column}` : `The ${of}`),
}

const column = (name: string, field: string, label = false) => ({ name, field, ...(label && { label }) })

test.each([
  ['net_total', 'Net total'],
  ['_x_', 'X'],
  ['', ''],
])('"%s" is called "%s"', (name, text) => {
  expect(columnName(name)).toBe(text)
})

test('fields are found by their path, in rows as well', () => {
  const fields = model.entities.cars?.fields ?? []
  expect(fieldAt(fields, 'status')?.path).toBe('status')
  expect(fieldAt(fields, 'costs.kind')?.path).toBe('costs.kind')
  expect(fieldAt(fields, 'keys.kind')?.path).toBe('keys.kind')
  expect(fieldAt(fields, 'costs.none')).toBeUndefined()
  expect(fieldAt(fields, 'status.kind')).toBeUndefined()
})

const CARS = {
  name: 'cars',
  entity: 'cars',
  columns: [column('status', 'status'), column('firm_id', 'firm'), column('firm_label', 'firm', true), column('id', 'id')],
}

test.each([
  ['a field', CARS, column('status', 'status'), 'cars status'],
  ['the id of a reference beside its name', CARS, column('firm_id', 'firm'), 'cars firm (id)'],
  ['its name', CARS, column('firm_label', 'firm', true), 'cars firm'],
  ['the id of a reference alone', { ...CARS, columns: [column('firm_id', 'firm')] }, column('firm_id', 'firm'), 'cars firm'],
  [
    'the id of a reference beside another name',
    { ...CARS, columns: [column('firm_id', 'firm'), column('buyer_label', 'buyer', true)] },
    column('firm_id', 'firm'),
    'cars firm',
  ],
  ['the id', CARS, column('id', 'id'), 'cars id'],
  ['a time', CARS, column('created_at', 'createdAt'), 'cars createdAt'],
  ['another time', CARS, column('updated_at', 'updatedAt'), 'cars updatedAt'],
  ['a time without a text', { ...CARS, entity: 'firms' }, column('created_at', 'createdAt'), 'Created at'],
  ['a position', CARS, column('position', 'costs.position'), 'Place'],
  ['a parent', CARS, column('car_id', 'costs.parentId'), 'one of cars (id)'],
  ['anything else', CARS, column('some_thing', 'other'), 'Some thing'],
  ['a column of an unknown entity', { ...CARS, entity: 'boats' }, column('parent', 'parentId'), 'Parent'],
])('the label of %s', (_, view, one, text) => {
  expect(viewColumnText(model, view, one, WORDS)).toBe(text)
})

test('a query has the labels of its view and of its measures', () => {
  const measures = [{ of: 'count' }, { of: 'max', column: 'status' }, { of: 'sum', column: 'not_there' }] as const
  const texts = queryColumnTexts(model, CARS, { measures: [...measures] }, WORDS)
  expect(Object.fromEntries(texts)).toEqual({
    ...{ status: 'cars status', firm_id: 'cars firm (id)', firm_label: 'cars firm', id: 'cars id' },
    ...{ count: 'The count', max_status: 'The max of cars status', sum_not_there: 'The sum of Not there' },
  })
  expect(queryColumnTexts(model, CARS, {}, WORDS).size).toBe(4)
})

test.each([
  [{ entity: 'cars', field: 'status' }, 'sold', 'cars status sold'],
  [{ entity: 'cars', field: 'costs.kind' }, 'transport', 'cars costs.kind transport'],
  [{ entity: 'cars', field: 'status' }, 'lost', undefined],
  [{ entity: 'firms', field: 'name' }, 'sold', undefined],
  [{ entity: 'cars', field: 'other' }, 'sold', undefined],
  [{ entity: 'boats', field: 'status' }, 'sold', undefined],
  [undefined, 'sold', undefined],
])('the label of a choice of %j', (of, value, text) => {
  expect(choiceText(model, of ? { of } : {}, value, WORDS)).toBe(text)
})

test('a column of a field of four digits has years, others have numbers', () => {
  const years = modelOf({
    $id: 'cars',
    type: 'object',
    properties: { year: { type: 'integer', minimum: 1900, maximum: 2100 }, doors: { type: 'integer', minimum: 1, maximum: 9 } },
  })
  const isYearOf = (field: string, entity = 'cars') => isYearColumn(years, { of: { entity, field } })
  expect([isYearOf('year'), isYearOf('doors'), isYearOf('colour')]).toEqual([true, false, false])
  expect([isYearOf('year', 'boats'), isYearColumn(years, {})]).toEqual([false, false])
})

test('a column of ids that stands for its records has the label without the sign', () => {
  expect(['Customer (id)', 'Customer', 'Tax (id) number'].map(withoutIdSign)).toEqual(['Customer', 'Customer', 'Tax (id) number'])
})
