import { expect, test } from 'vitest'
import { resolvedEntity } from '../../../tests/support/models/databaseModel.ts'
import { templateTexts } from './templates.ts'

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
