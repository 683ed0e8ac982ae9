import { describe, expect, test } from 'vitest'
import { BILLS, BOATS, marina, PAINTS } from '../../tests/support/models/marinaModel.ts'
import { ownScope, readable, readScope, writable, writeScope } from './policy.ts'
import type { Subject } from './subject.ts'
import { entityTenantOf, hasTenant, withTenant } from './tenancy.ts'
import { validationSchema } from './validate/validationSchema.ts'

const admin: Subject = { id: 'a', roles: ['Admin'] }
const adminOf = (yard: string): Subject => ({ ...admin, attributes: { yard } })
const dealer: Subject = { id: 'd', roles: ['Dealer'], attributes: { yard: 'east' } }
const stray: Subject = { id: 's', roles: ['Dealer'] }

const yardOf = (entity: typeof BOATS) => {
  const field = entity.fieldsByName.yard
  if (!field) throw new Error(`${entity.id} has no yard`)
  return field
}

describe('whose records are', () => {
  test('the schema that holds the tenants names the field; it is required, never changed, and its own schema lacks it', () => {
    expect(marina.tenancy).toEqual({ entity: 'yards', property: 'yard', house: 'main' })
    expect(yardOf(BOATS)).toMatchObject({ required: true, fixed: true, listed: false, reference: { entity: 'yards' } })
    expect(validationSchema(BOATS).required).toEqual(['yard', 'code'])
    expect(yardOf(BOATS)).toMatchObject({ read: ['Admin'], write: ['Admin'] })
  })

  test('a schema that says nothing of tenants has none, nor has any where no schema holds them', () => {
    const words = { $id: 'words', type: 'object', properties: {} } as const
    expect(hasTenant(words, { entity: 'yards', property: 'yard', house: 'main' })).toBe(false)
    const boats = { ...words, entity: { tenant: 'own' } } as const
    expect([withTenant(boats, undefined), entityTenantOf(boats, undefined)]).toEqual([boats, undefined])
  })

  test('of own records only the tenant’s are visible, of shared ones the house’s as well', () => {
    expect([readScope(BOATS, dealer), readScope(PAINTS, dealer)]).toEqual([{ yard: 'east' }, { yard: ['east', 'main'] }])
    expect([writeScope(BOATS, dealer), writeScope(PAINTS, dealer)]).toEqual([{ yard: 'east' }, { yard: 'east' }])
    expect(readScope(PAINTS, { ...dealer, attributes: { yard: 'main' } })).toEqual({ yard: 'main' })
  })

  test('a subject that is granted everything sees all tenants, or the one it acts for; one without a tenant sees nothing', () => {
    expect([readScope(BOATS, admin), writeScope(PAINTS, admin)]).toEqual([undefined, undefined])
    expect([readScope(BOATS, adminOf('west')), writeScope(PAINTS, adminOf('west'))]).toEqual([{ yard: 'west' }, { yard: 'west' }])
    expect(readScope(BOATS, stray)).toEqual({ yard: null })
    expect(readScope(BOATS, { ...stray, roles: ['Dealer', 'Admin'] })).toBeUndefined()
  })

  test('what one tenant shares with another is read by both, written by the first and not the other’s to count', () => {
    expect([readScope(BILLS, dealer), ownScope(BILLS, dealer), writeScope(BILLS, dealer)]).toEqual([
      { 'yard|payer': 'east' },
      { yard: 'east' },
      { yard: 'east' },
    ])
    expect([readScope(BILLS, admin), readScope(BILLS, adminOf('west'))]).toEqual([undefined, { 'yard|payer': 'west' }])
    expect(readScope(BILLS, stray)).toEqual({ 'yard|payer': null })
  })

  test('rows of a scope are those of the tenant among them', () => {
    const scoped = { ...PAINTS, scope: { name: '$user.id' } }
    expect([readScope(scoped, dealer), writeScope(scoped, dealer)]).toEqual([
      { name: 'd', yard: ['east', 'main'] },
      { name: 'd', yard: 'east' },
    ])
  })

  const READERS = { users: ['owner', 'crew'], open: { field: 'seenBy', value: 'yard' } }

  test('records are for their readers, open ones for their tenant, and open ones of the house for nobody else', () => {
    const [own, shared] = [
      { ...BOATS, readers: READERS },
      { ...PAINTS, readers: READERS },
    ]
    const namedOrOpen = { 'owner|crew|seenBy': ['d', 'yard'] }
    expect([readScope(own, dealer), writeScope(own, dealer)]).toEqual([{ ...namedOrOpen, yard: 'east' }, { yard: 'east' }])
    expect([readScope(shared, dealer), ownScope(shared, dealer)]).toEqual(
      Array(2).fill({ ...namedOrOpen, 'owner|crew|yard': ['d', 'east'], yard: ['east', 'main'] }),
    )
    expect(readScope(shared, { ...dealer, attributes: { yard: 'main' } })).toEqual({ 'owner|crew': 'd', yard: 'main' })
    expect(readScope(shared, stray)).toEqual({ 'owner|crew': 's', yard: null })
    expect([readScope(shared, admin), readScope(shared, adminOf('west'))]).toEqual([undefined, { yard: ['west', 'main'] }])
  })

  test('records with readers need no tenants', () => {
    expect(readScope({ ...BOATS, tenant: undefined, readers: READERS }, dealer)).toEqual({ 'owner|crew|seenBy': ['d', 'yard'] })
  })

  test('a subject that sees all tenants reads and sets the field; of shared records everyone may read the tenant', () => {
    expect([readable(yardOf(BOATS), dealer), readable(yardOf(PAINTS), dealer), readable(yardOf(BOATS), admin)]).toEqual([false, true, true])
    expect([writable(yardOf(PAINTS), dealer, true), writable(yardOf(BOATS), admin, true), writable(yardOf(BOATS), admin, false)]).toEqual([
      false,
      true,
      false,
    ])
  })
})
