import { expect, test } from 'vitest'
import { entityOf, modelOf } from '../../tests/support/models/databaseModel.ts'
import { summedFields } from './summedFields.ts'

const model = modelOf({
  $id: 'bills',
  type: 'object',
  properties: {
    kind: { enum: ['invoice', 'creditNote'] },
    currency: { enum: ['EUR', 'TRY'] },
    total: { type: 'string', format: 'money', currencyField: 'currency', summed: { minus: { kind: ['creditNote'] } } },
    litres: { type: 'string', format: 'decimal', summed: true },
    price: { type: 'string', format: 'money', currencyField: 'currency' },
  },
})

const bills = entityOf(model, 'bills')
const names = bills.fields.map(({ name }) => name)
const summed = (...hidden: readonly string[]) =>
  summedFields(bills, (name) => names.includes(name) && !hidden.includes(name)).map(({ name }) => name)

test('a list sums the fields that say so, where all that their sum is made of can be read', () => {
  expect(summed()).toEqual(['total', 'litres'])
  expect(summed('currency')).toEqual(['litres'])
  expect(summed('kind')).toEqual(['litres'])
  expect(summed('total', 'price')).toEqual(['litres'])
  expect(summed('litres')).toEqual(['total'])
})
