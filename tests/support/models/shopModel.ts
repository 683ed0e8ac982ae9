import { defineEntity } from '../../../src/model/defineEntity.ts'
import { entityOf, modelOf } from './databaseModel.ts'

/** Entities with every kind of storage, for tests of the database; not entities of the product. */
const makers = defineEntity({
  $id: 'makers',
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', maxLength: 100, unique: true } },
})

const tags = defineEntity({
  $id: 'tags',
  type: 'object',
  required: ['name'],
  properties: { id: { type: 'string' }, name: { type: 'string', maxLength: 50 } },
})

const goods = defineEntity({
  $id: 'goods',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', search: true },
    code: { type: 'string', maxLength: 20, search: true, unique: true },
    secret: { type: 'string', search: true, read: ['Admin'] },
    color: { enum: ['red', 'green', 'blue'] },
    price: { type: 'string', format: 'money' },
    stock: { type: 'integer' },
    weight: { type: 'number' },
    sold: { type: 'boolean' },
    since: { type: 'string', format: 'date' },
    seen: { type: 'string', format: 'date-time' },
    maker: { type: 'string', reference: 'makers' },
    spare: { type: 'string', reference: 'makers', onDelete: 'setNull' },
    owner: { type: 'string', reference: 'makers', onDelete: 'cascade' },
    tags: { type: 'array', items: { type: 'string' }, reference: 'tags', uniqueItems: true },
    flags: { type: 'array', items: { enum: ['new', 'used'] }, uniqueItems: true },
    parts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['label'],
        properties: {
          label: { type: 'string', maxLength: 50 },
          quantity: { type: 'integer' },
          price: { type: 'string', format: 'money' },
          maker: { type: 'string', reference: 'makers' },
        },
      },
    },
    extra: { type: 'object', additionalProperties: true },
    row: { type: 'string', maxLength: 10 },
    place: { type: 'string', maxLength: 10 },
  },
  entity: { unique: [['row', 'place']], recordLabel: '{name}' },
})

export const shop = modelOf(makers, tags, goods)
export const GOODS = entityOf(shop, 'goods')
export const MAKERS = entityOf(shop, 'makers')
export const TAGS = entityOf(shop, 'tags')
