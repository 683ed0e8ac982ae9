import type { EntitySchema } from '../../../src/model/entitySchema.ts'

const money = { type: 'string', format: 'money' } as const

/** An entity whose numbers are computed: of a line, and of all lines. */
const bills = {
  $id: 'bills',
  type: 'object',
  properties: {
    name: { type: 'string', unique: true },
    discount: money,
    total: { ...money, readOnly: true, summed: true, description: 'After the discount', computed: 'sum(lines.amount) - discount' },
    title: { type: 'string', readOnly: true, template: '{name}: {total}' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          pieces: { type: 'integer' },
          price: money,
          amount: { ...money, readOnly: true, computed: 'pieces * price' },
          label: { type: 'string', readOnly: true, template: '{pieces} × {price}: {amount}' },
        },
      },
    },
  },
  entity: { access: { Admin: 'all' } },
} as const satisfies EntitySchema

export const withBills = [{ file: 'schemas/bills.ts', schema: bills }]
