import type { EntitySchema } from '../../../src/model/entitySchema.ts'

/**
 * An entity with everything that access must protect: rows in a scope, fields and rows' fields for Admins only, references, a condition.
 */
const bargains = {
  $id: 'bargains',
  title: 'Bargain',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60, search: true },
    dealerId: { type: 'string', reference: 'users' },
    amount: { type: 'string', format: 'money' },
    margin: { type: 'string', format: 'money', read: ['Admin'] },
    remark: { type: 'string', maxLength: 100, read: ['Admin'], search: true },
    diary: { type: 'string', maxLength: 100, read: ['Dealer'] },
    reviewed: { type: 'boolean', write: ['Admin'] },
    parent: { type: 'string', reference: 'bargains' },
    tags: { type: 'array', items: { enum: ['hot', 'cold', 'won'] }, uniqueItems: true },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['item'],
        properties: {
          item: { type: 'string', maxLength: 40 },
          quantity: { type: 'integer', minimum: 0 },
          cost: { type: 'string', format: 'money', read: ['Admin'] },
        },
      },
    },
  },
  entity: {
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export', 'import'] },
    scope: { dealerId: '$user.id' },
    recordLabel: '{name}',
  },
} as const satisfies EntitySchema

export const withBargains = [{ file: 'schemas/bargains.ts', schema: bargains }]
