import { defineEntity } from '../../../src/model/defineEntity.ts'

export const invoices = defineEntity({
  $id: 'invoices',
  type: 'object',
  required: ['customer', 'invoiceDate', 'lines'],
  properties: {
    customer: { type: 'string', reference: 'customers' },
    invoiceDate: { type: 'string', format: 'date', initial: '$today' },
    billingCountry: { type: 'string', maxLength: 40 },
    total: { type: 'string', format: 'money' },
    lines: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['track', 'unitPrice', 'quantity'],
        properties: {
          track: { type: 'string', reference: 'tracks' },
          unitPrice: { type: 'string', format: 'money', formatMinimum: '0.00' },
          quantity: { type: 'integer', minimum: 1, default: 1 },
        },
      },
    },
  },
  entity: {
    icon: 'Receipt',
    menu: 'sales',
    recordLabel: '{invoiceDate} – {billingCountry}',
    sort: { field: 'invoiceDate', order: 'DESC' },
  },
})
