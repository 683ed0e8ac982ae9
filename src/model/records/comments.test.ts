import { expect, test } from 'vitest'
import { entityOf, modelOf } from '../../../tests/support/models/databaseModel.ts'
import type { EntityOptions } from '../entitySchema.ts'
import { isCommented } from './comments.ts'

const schema = ($id: string, entity: EntityOptions = {}) =>
  ({ $id, type: 'object', properties: { name: { type: 'string' } }, entity }) as const

const schemas = [
  schema('boats'),
  schema('served', { readOnly: true }),
  schema('quiet', { audited: false }),
  schema('inner', { access: {} }),
] as const

test('records that users see and that have a history can have comments, in products with comments', () => {
  const model = modelOf(...schemas, schema('comments', { access: {} }))
  const commented = schemas.map(({ $id }) => $id).filter((id) => isCommented(model, entityOf(model, id)))
  expect(commented).toEqual(['boats', 'served'])
  const without = modelOf(...schemas)
  expect(isCommented(without, entityOf(without, 'boats'))).toBe(false)
})
