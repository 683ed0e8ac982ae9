import { expect, test } from 'vitest'
import { resolvedEntity } from '../../../tests/support/models/databaseModel.ts'
import { followingTexts, templateTexts } from './templates.ts'

const cars = resolvedEntity({
  $id: 'cars',
  type: 'object',
  properties: {
    brand: { type: 'string' },
    model: { type: 'string' },
    year: { type: 'integer' },
    title: { type: 'string', readOnly: true, template: '{brand} {model} – {year}' },
    short: { type: 'string', maxLength: 4, readOnly: true, template: '{brand}' },
  },
})

test.each([
  [
    { brand: 'Audi', model: 'A4', year: 2020 },
    { title: 'Audi A4 – 2020', short: 'Audi' },
  ],
  [
    { brand: 'Porsche', model: null },
    { title: 'Porsche', short: 'Pors' },
  ],
  [
    { brand: '🚗🚗🚗🚗🚗', year: 0 },
    { title: '🚗🚗🚗🚗🚗 – 0', short: '🚗🚗🚗🚗' },
  ],
  [{ id: '1' }, { title: null, short: null }],
])('%j is composed to %j', (record, texts) => expect(templateTexts(cars, record)).toEqual(texts))

const people = resolvedEntity({
  $id: 'people',
  type: 'object',
  properties: {
    first: { type: 'string' },
    second: { type: 'string' },
    full: { type: 'string', maxLength: 10, template: '{first} {second}' },
    note: { type: 'string' },
  },
})

const ada = { first: 'Ada', second: 'Byron', full: 'Ada Byron' }

test.each([
  ['an empty one is composed', { first: 'Ada', second: 'Byron' }, undefined, { full: 'Ada Byron' }],
  ['also an emptied one', { ...ada, full: '' }, { ...ada, full: 'Countess' }, { full: 'Ada Byron' }],
  ['cut to its length', { first: 'Augusta', second: 'Ada', full: null }, undefined, { full: 'Augusta Ad' }],
  ['a typed one stays', { ...ada, full: 'Countess' }, undefined, {}],
  ['even if it is what would be composed', ada, undefined, {}],
  ['one that was composed follows', { ...ada, second: 'Lovelace' }, ada, { full: 'Ada Lovela' }],
  ['also to nothing', { full: 'Ada Byron' }, ada, { full: null }],
  ['a typed one does not follow', { ...ada, first: 'Augusta', full: 'Countess' }, { ...ada, full: 'Countess' }, {}],
  [
    'nor does one that is typed as it was composed before',
    { first: 'Augusta', second: 'Byron', full: 'Ada Byron' },
    { ...ada, full: 'Countess' },
    {},
  ],
  ['nor does one that is typed now', { first: 'Augusta', second: 'Byron', full: 'Countess' }, ada, {}],
])('of the texts that users may type, %s', (_, record, before, texts) => expect(templateTexts(people, record, before)).toEqual(texts))

test.each([
  ['the same fields', ada, { ...ada, second: 'King', full: 'Ada King' }, ['full']],
  ['fields that are given later', { first: 'Ada' }, ada, ['full']],
  ['nothing once it is typed', ada, { ...ada, full: 'Countess' }, []],
  ['nothing if it was typed', { ...ada, full: 'Countess' }, ada, []],
])('a text follows %s', (_, before, after, names) => expect(followingTexts(people, before, after)).toEqual(names))
