import { expect, test } from 'vitest'
import { entityOf, modelOf } from '../../../tests/support/models/databaseModel.ts'
import type { EntityOptions } from '../entitySchema.ts'
import { isTrashed, TRASH_PAGE } from './trash.ts'

const schema = ($id: string, entity: EntityOptions = {}) =>
  ({ $id, type: 'object', properties: { name: { type: 'string' } }, entity }) as const

const schemas = [
  schema('boats'),
  schema('quiet', { audited: false }),
  schema('served', { readOnly: true }),
  schema('log', { appendOnly: true }),
] as const

test('the page of the trash is not that of an entity', () => expect(TRASH_PAGE).toMatch(/^\/-\/\w/))

test('the trash keeps what is audited and can be written, in products that have one', () => {
  const model = modelOf(...schemas, schema('deletedRecords', { audited: false, access: {} }))
  const kept = schemas.map(({ $id }) => $id).filter((id) => isTrashed(model, entityOf(model, id)))
  expect(kept).toEqual(['boats'])
  const without = modelOf(...schemas)
  expect(isTrashed(without, entityOf(without, 'boats'))).toBe(false)
})
