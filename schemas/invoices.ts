import { defineEntity } from '../src/model/defineEntity.ts'
import { exchangeRate, instalments, invoiceLine, invoiceSummary, LESS_CREDIT, settled } from './parts/money.ts'

/** An issued invoice or credit note: made from an order, numbered without gaps, and never changed (`PRODUCT.md E18`). */
export const invoices = defineEntity({
  $id: 'invoices',
  title: 'Invoice',
  type: 'object',
  required: ['kind', 'date', 'customer', 'customerName', 'currency', 'netTotal'],
  properties: {
    number: { type: 'string', minLength: 1, maxLength: 32, unique: true, search: true, keep: true, group: 'document' },
    kind: { enum: ['invoice', 'creditNote'], tones: { creditNote: 'hint' }, group: 'document' },
    date: { type: 'string', format: 'date', group: 'document' },
    dueDate: { type: 'string', format: 'date', group: 'document', description: 'The day on which the last instalment is due' },
    salesOrder: { type: 'string', reference: 'salesOrders', group: 'document' },
    creditOf: {
      type: 'string',
      reference: 'invoices',
      listedOn: { kind: ['invoice'] },
      title: 'Credit of',
      list: false,
      group: 'document',
      description: 'The invoice that a credit note credits, in full or in part',
    },
    reason: { type: 'string', maxLength: 250, list: false, group: 'document' },
    customer: { type: 'string', reference: 'customers', fallback: { field: 'customerName' }, keep: true, group: 'customer' },
    customerName: {
      type: 'string',
      maxLength: 201,
      search: true,
      list: false,
      group: 'customer',
      description: 'At the time when the invoice was issued',
    },
    customerAddress: { type: 'string', maxLength: 600, list: false, filter: false, title: 'Address', group: 'customer' },
    recipientFirm: {
      type: 'string',
      reference: 'firms',
      fallback: { field: 'customerName' },
      readOnly: true,
      list: false,
      title: 'Recipient here',
      description: 'The customer’s firm in this hub: its users can read the invoice',
      group: 'customer',
    },
    issuedBy: {
      type: 'string',
      maxLength: 200,
      readOnly: true,
      list: false,
      title: 'Issued by',
      description: 'Name of the firm at the time when the invoice was issued',
      group: 'document',
    },
    selfBilled: {
      type: 'boolean',
      readOnly: true,
      list: false,
      filter: false,
      title: 'Self-billed',
      description: 'The house’s statement to the seller of a car, in place of the seller’s invoice',
      group: 'document',
    },
    forPlan: {
      type: 'boolean',
      readOnly: true,
      list: false,
      title: 'For a plan',
      description: 'Charges a subscription plan, its add-on services or extra cars',
      group: 'document',
    },
    customerTaxNo: { type: 'string', maxLength: 32, list: false, title: 'Tax no.', group: 'customer' },
    currency: { type: 'string', reference: 'currencies', list: false, group: 'document' },
    rate: { ...exchangeRate, group: 'document' },
    paymentPlan: { type: 'string', reference: 'paymentPlans', list: false, group: 'document' },
    lines: {
      type: 'array',
      items: { type: 'object', required: ['lineNumber', 'quantity', 'total'], properties: invoiceLine },
      group: 'lines',
    },
    ...invoiceSummary,
    totalVat: { ...invoiceSummary.totalVat, summed: LESS_CREDIT },
    netTotal: { ...invoiceSummary.netTotal, summed: LESS_CREDIT },
    instalments,
    ...settled,
    settledAmount: { ...settled.settledAmount, summed: LESS_CREDIT },
    applied: {
      type: 'array',
      title: 'Applied to invoices',
      description: 'Invoices that a credit note settles, with the amounts',
      items: {
        type: 'object',
        required: ['invoice', 'amount', 'date'],
        properties: {
          invoice: { type: 'string', reference: 'invoices' },
          amount: { type: 'string', format: 'money', keep: true },
          date: { type: 'string', format: 'date' },
        },
      },
      group: 'payment',
    },
  },
  entity: {
    tenant: 'own',
    sharedWith: 'recipientFirm',
    icon: 'RequestQuote',
    path: 'Invoice',
    menu: 'sales',
    menuOrder: 63,
    recordLabel: '{number}',
    titledBy: 'kind',
    sort: { field: 'date', order: 'DESC' },
    columns: ['number', 'kind', 'date', 'customer', 'dueDate', 'netTotal', 'settledAmount', 'settlement'],
    access: { Admin: 'all', Dealer: ['list', 'show', 'approve', 'export'] },
    readOnly: true,
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly invoices: typeof invoices
  }
}
