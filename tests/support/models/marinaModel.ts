import { defineEntity } from '../../../src/model/defineEntity.ts'
import { entityOf, modelOf } from './databaseModel.ts'

/** Entities of tenants, for tests of the mechanism; not entities of the product. */
const yards = defineEntity({
  $id: 'yards',
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', maxLength: 100 } },
  entity: { tenants: { property: 'yard', house: 'main' }, access: { Admin: 'all', Dealer: ['show'] } },
})

const boats = defineEntity({
  $id: 'boats',
  type: 'object',
  required: ['code'],
  properties: {
    code: { type: 'string', maxLength: 20, unique: true, search: true },
    pier: { type: 'string', maxLength: 10 },
    berth: { type: 'integer' },
    paint: { type: 'string', reference: 'paints' },
  },
  entity: { tenant: 'own', unique: [['pier', 'berth']], access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit'] } },
})

const paints = defineEntity({
  $id: 'paints',
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', maxLength: 50, unique: true, search: true } },
  entity: { tenant: 'shared', access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit'] } },
})

const bills = defineEntity({
  $id: 'bills',
  type: 'object',
  properties: { sum: { type: 'integer' }, payer: { type: 'string', reference: 'yards' } },
  entity: { tenant: 'own', sharedWith: 'payer', access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit'] } },
})

export const marina = modelOf(yards, boats, paints, bills)
export const BILLS = entityOf(marina, 'bills')
export const YARDS = entityOf(marina, 'yards')
export const BOATS = entityOf(marina, 'boats')
export const PAINTS = entityOf(marina, 'paints')
