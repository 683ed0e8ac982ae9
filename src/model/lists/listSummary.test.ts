import { expect, test } from 'vitest'
import { entityOf, modelOf } from '../../../tests/support/models/databaseModel.ts'
import {
  defaultMeasures,
  groupFields,
  groupingText,
  groupLevels,
  isDated,
  isGroupable,
  makesGroups,
  measurableFields,
  measuresOf,
  measureText,
  parseGrouping,
  parseMeasure,
} from './listSummary.ts'

const model = modelOf({
  $id: 'bills',
  type: 'object',
  properties: {
    kind: { enum: ['invoice', 'creditNote'] },
    currency: { enum: ['EUR', 'TRY'] },
    total: { type: 'string', format: 'money', currencyField: 'currency', summed: { minus: { kind: ['creditNote'] } } },
    litres: { type: 'string', format: 'decimal', summed: true },
    price: { type: 'string', format: 'money', currencyField: 'currency' },
    pieces: { type: 'integer' },
    share: { type: 'string', format: 'percent' },
    weight: { type: 'number' },
    date: { type: 'string', format: 'date' },
    sentAt: { type: 'string', format: 'date-time' },
    paid: { type: 'boolean' },
    name: { type: 'string' },
    stars: { enum: [1, 2, 3] },
    original: { type: 'string', reference: 'bills' },
    kinds: { type: 'array', items: { enum: ['a', 'b'] } },
  },
})

const bills = entityOf(model, 'bills')
const measurable = (...hidden: readonly string[]) =>
  measurableFields(bills.fields, (name) => name in bills.fieldsByName && !hidden.includes(name)).map(({ name }) => name)

test('exact numbers are summed; of days and moments only the bounds are known, of other values nothing', () => {
  const found = bills.fields.map((field) => [field.name, measuresOf(field).length])
  expect(Object.fromEntries(found)).toEqual({
    ...{
      kind: 0,
      currency: 0,
      total: 4,
      litres: 4,
      price: 4,
      pieces: 4,
      share: 3,
      weight: 0,
      date: 2,
      sentAt: 2,
      paid: 0,
      name: 0,
      stars: 0,
      original: 0,
      kinds: 0,
    },
  })
})

test('of days and moments the first and the last are known', () => {
  expect(bills.fields.filter(isDated).map(measuresOf)).toEqual([
    ['min', 'max'],
    ['min', 'max'],
  ])
})

test('a field is measured if its currency and what decides its sign can be read', () => {
  expect(measurable()).toEqual(['total', 'litres', 'price', 'pieces', 'share', 'date', 'sentAt'])
  expect(measurable('currency')).toEqual(['litres', 'pieces', 'share', 'date', 'sentAt'])
  expect(measurable('kind')).toEqual(['litres', 'price', 'pieces', 'share', 'date', 'sentAt'])
  expect(measurable('pieces', 'total')).toEqual(['litres', 'price', 'share', 'date', 'sentAt'])
})

test('a list shows the sums that its schema declares', () => {
  expect(defaultMeasures(bills.fields)).toEqual([
    { field: 'total', of: 'sum' },
    { field: 'litres', of: 'sum' },
  ])
})

test('choices, yes and no, and periods of days and moments make groups', () => {
  const groups = bills.fields.filter(isGroupable).map(({ name }) => name)
  expect(groups).toEqual(['kind', 'currency', 'date', 'sentAt', 'paid', 'stars', 'original'])
  const makes = (text: string) => {
    const grouping = parseGrouping(text)
    const field = bills.fieldsByName[grouping.field]
    return field !== undefined && makesGroups(field, grouping)
  }
  expect(['kind', 'date.month', 'sentAt.day'].map(makes)).toEqual([true, true, true])
  expect(['kind.month', 'date', 'name', 'kinds', '', '.month', 'date.hour', 'date.month.day'].filter(makes)).toEqual([])
})

test.each(['total.sum', 'total.average', 'date.min', 'date.max'])('%s is a measure', (text) => {
  const measure = parseMeasure(text)
  expect(measure && measureText(measure)).toBe(text)
})

test.each(['', 'total', 'sum', 'total.count'])('“%s” is no measure', (text) => {
  expect(parseMeasure(text)).toBeUndefined()
})

test.each(['kind', 'date.week', 'date.quarter'])('%s is a grouping', (text) => {
  const grouping = parseGrouping(text)
  expect(groupingText(grouping)).toBe(text)
})

test('groups have levels, the outer one first, each of a field', () => {
  expect(groupLevels('status,date.month')).toEqual(['status', 'date.month'])
  expect(groupFields('status,date.month')).toEqual(['status', 'date'])
  expect(groupFields(undefined)).toEqual([])
})
