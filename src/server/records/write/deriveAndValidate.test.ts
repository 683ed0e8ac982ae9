import { expect, test } from 'vitest'
import { resolvedEntity } from '../../../../tests/support/models/databaseModel.ts'
import { deriveAndValidate } from './deriveAndValidate.ts'

const cars = resolvedEntity({
  $id: 'cars',
  type: 'object',
  properties: {
    brand: { type: 'string' },
    model: { type: 'string' },
    title: { type: 'string', readOnly: true, template: '{brand} {model}' },
  },
})

test('a composed text follows the values that are stored, those that rules derive too', () => {
  const stored = { brand: 'Audi', model: 'A4', title: 'Old' }
  expect(deriveAndValidate(cars, stored, { rules: undefined })).toMatchObject({ title: 'Audi A4' })
  const rules = { derive: (record: object) => ({ ...record, model: 'A6' }) }
  expect(deriveAndValidate(cars, stored, { rules })).toMatchObject({ title: 'Audi A6' })
})
