import { describe, expect, test } from 'vitest'
import { entityOf, modelOf } from '../../tests/support/models/databaseModel.ts'
import { BOATS, marina, PAINTS, YARDS } from '../../tests/support/models/marinaModel.ts'
import type { Json } from './entitySchema.ts'
import { referableScope, tenantField, tenantOfRecord } from './referable.ts'
import type { ResolvedEntity } from './resolvedEntity.ts'

const named = modelOf(
  { $id: 'yards', type: 'object', properties: { name: { type: 'string' } }, entity: { tenants: { property: 'yard', house: 'main' } } },
  { $id: 'guests', type: 'object', properties: { name: { type: 'string' }, yard: { type: 'string', reference: 'yards' } } },
  { $id: 'words', type: 'object', properties: { name: { type: 'string' } } },
  { $id: 'flags', type: 'object', properties: { yard: { type: 'string' } } },
)
const alone = modelOf({ $id: 'boats', type: 'object', properties: { yard: { type: 'string' } } })

describe('the tenant of a record', () => {
  test.each<[string, string | undefined, string | undefined]>([
    ['of a tenant is the record itself', tenantField(marina, YARDS), 'id'],
    ['stands in the property of the keyword', tenantField(marina, BOATS), 'yard'],
    ['stands in a reference of that name', tenantField(named, entityOf(named, 'guests')), 'yard'],
    ['is none where a property of that name refers to nothing', tenantField(named, entityOf(named, 'flags')), undefined],
    ['is none where no property has that name', tenantField(named, entityOf(named, 'words')), undefined],
    ['is none where there are no tenants', tenantField(alone, entityOf(alone, 'boats')), undefined],
  ])('%s', (_, field, expected) => expect(field).toBe(expected))

  test.each<[Record<string, Json>, string | undefined]>([
    [{ id: 'b', yard: 'east' }, 'east'],
    [{ id: 'b', yard: '' }, undefined],
    [{ id: 'b', yard: null }, undefined],
    [{ id: 'b', yard: 7 }, undefined],
    [{ id: 'b' }, undefined],
  ])('of a boat that is %j is %s', (record, tenant) => expect(tenantOfRecord(marina, BOATS, record)).toBe(tenant))

  test('is unknown of an entity without one', () => {
    expect(tenantOfRecord(named, entityOf(named, 'flags'), { id: 'f', yard: 'east' })).toBeUndefined()
    expect(tenantOfRecord(marina, YARDS, { id: 'east' })).toBe('east')
  })
})

describe('a record may refer', () => {
  const to = (entity: ResolvedEntity, own: string | undefined, anyTenant = false) =>
    referableScope({ entity: entity.id, many: false, onDelete: 'restrict', filter: {}, anyTenant }, entity, own)

  test.each<[string, ReturnType<typeof to>, object]>([
    ['to records without a tenant wherever they are', to(YARDS, 'east'), {}],
    ['to own records of its tenant alone', to(BOATS, 'east'), { yard: 'east' }],
    ['to no own records where it has no tenant', to(BOATS, undefined), { yard: null }],
    ['to shared records of its tenant and of the house', to(PAINTS, 'east'), { yard: ['east', 'main'] }],
    ['to shared records of the house alone where it is the house’s', to(PAINTS, 'main'), { yard: 'main' }],
    ['to shared records of the house alone where it has no tenant', to(PAINTS, undefined), { yard: 'main' }],
    ['to records of any tenant where the reference says so', to(BOATS, 'east', true), {}],
  ])('%s', (_, scope, expected) => expect(scope).toEqual(expected))
})
