import { defineEntity } from '../src/model/defineEntity.ts'
import { MAX_MONEY } from './parts/money.ts'

/** Sums in lists subtract outgoing payments. */
const LESS_PAID = { minus: { direction: ['out'] } } as const

/** Money paid by or to a customer; posted when it is saved, cancelled by reversal (`PRODUCT.md E18`). */
export const payments = defineEntity({
  $id: 'payments',
  title: 'Payment',
  type: 'object',
  required: ['direction', 'date', 'customer', 'amount'],
  properties: {
    number: { type: 'string', maxLength: 32, unique: true, search: true, readOnly: true, keep: true, group: 'document' },
    direction: { enum: ['in', 'out'], default: 'in', tones: { out: 'caution' }, group: 'document' },
    date: { type: 'string', format: 'date', initial: '$today', group: 'document' },
    customer: { type: 'string', reference: 'customers', keep: true, group: 'document' },
    account: {
      enum: ['receivable', 'payable'],
      title: 'Books to',
      list: false,
      group: 'document',
      description: 'If empty: that of the settled documents, else receivable for incoming and payable for outgoing money',
    },
    amount: {
      type: 'string',
      format: 'money',
      formatExclusiveMinimum: '0',
      formatMaximum: MAX_MONEY,
      currencyField: 'currency',
      summed: LESS_PAID,
      keep: true,
      group: 'amount',
    },
    currency: {
      type: 'string',
      reference: 'currencies',
      referenceFilter: { digits: 2 },
      list: false,
      group: 'amount',
      description: 'If empty, the currency of the safe deposit or bank account, else the firm’s',
    },
    safeDeposit: { type: 'string', reference: 'safeDeposits', referenceFilter: { active: true }, group: 'amount' },
    bankAccount: { type: 'string', reference: 'bankAccounts', referenceFilter: { active: true }, group: 'amount' },
    fee: {
      type: 'string',
      format: 'money',
      formatMaximum: MAX_MONEY,
      currencyField: 'currency',
      list: false,
      title: 'Bank fee',
      group: 'amount',
      description: 'The part of an incoming amount that the bank keeps, or what it charges on top of an outgoing amount',
    },
    reference: { type: 'string', maxLength: 140, search: true, list: false, group: 'amount' },
    notes: { type: 'string', maxLength: 250, list: false, group: 'amount' },
    ledgerEntry: {
      type: 'string',
      reference: 'ledgerEntries',
      readOnly: true,
      list: false,
      filter: false,
      group: 'amount',
      fallback: { field: 'reference' },
      description: 'The entry in the paying wallet',
    },
    advance: {
      type: 'boolean',
      default: false,
      list: false,
      title: 'Keep as an advance',
      group: 'allocations',
      description: 'Settles nothing yet; otherwise it settles the chosen documents, else those due first',
    },
    allocations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['amount'],
        properties: {
          invoice: { type: 'string', reference: 'invoices', keep: true },
          purchase: { type: 'string', reference: 'purchases' },
          opening: { type: 'string', reference: 'openingBalances', title: 'Opening balance' },
          amount: { type: 'string', format: 'money', keep: true },
          date: { type: 'string', format: 'date', readOnly: true },
        },
      },
      group: 'allocations',
    },
    unallocated: {
      type: 'string',
      format: 'money',
      currencyField: 'currency',
      summed: LESS_PAID,
      readOnly: true,
      title: 'Advance left',
      group: 'allocations',
    },
    reversalOf: {
      type: 'string',
      reference: 'payments',
      listedOn: { state: ['reversed'] },
      unique: true,
      readOnly: true,
      list: false,
      group: 'document',
      description: 'The reversed payment',
    },
    state: {
      enum: ['posted', 'reversed', 'reversal'],
      tones: { reversed: 'danger', reversal: 'hint' },
      default: 'posted',
      readOnly: true,
      group: 'document',
    },
    reason: { type: 'string', maxLength: 250, readOnly: true, list: false, group: 'document' },
  },
  entity: {
    tenant: 'own',
    icon: 'Paid',
    path: 'Payment',
    menu: 'safeDeposits',
    menuOrder: 82,
    recordLabel: '{number}',
    sort: { field: 'date', order: 'DESC' },
    columns: ['number', 'direction', 'date', 'customer', 'amount', 'safeDeposit', 'bankAccount', 'unallocated', 'state'],
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'approve', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly payments: typeof payments
  }
}
