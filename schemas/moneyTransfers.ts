import { defineEntity } from '../src/model/defineEntity.ts'
import { MAX_MONEY } from './parts/money.ts'

/**
 * Money moved between safe deposits and bank accounts, or exchanged for another currency: one record with two entries. Bank fees and interest have one entry.
 * Cancelled by reversal.
 */
export const moneyTransfers = defineEntity({
  $id: 'moneyTransfers',
  title: 'Transfer',
  type: 'object',
  required: ['date', 'amount'],
  properties: {
    number: { type: 'string', maxLength: 32, unique: true, search: true, readOnly: true, keep: true },
    kind: {
      enum: ['transfer', 'charge'],
      tones: { charge: 'hint' },
      default: 'transfer',
      description: 'Bank fees and interest have one side only',
    },
    date: { type: 'string', format: 'date', initial: '$today' },
    amount: {
      type: 'string',
      format: 'money',
      formatExclusiveMinimum: '0',
      formatMaximum: MAX_MONEY,
      currencyField: 'currency',
      keep: true,
    },
    currency: { type: 'string', reference: 'currencies', readOnly: true, list: false },
    fromSafe: { type: 'string', reference: 'safeDeposits', referenceFilter: { active: true }, title: 'From safe deposit', group: 'from' },
    fromAccount: {
      type: 'string',
      reference: 'bankAccounts',
      referenceFilter: { active: true },
      title: 'From bank account',
      group: 'from',
    },
    toSafe: { type: 'string', reference: 'safeDeposits', referenceFilter: { active: true }, title: 'To safe deposit', group: 'to' },
    toAccount: { type: 'string', reference: 'bankAccounts', referenceFilter: { active: true }, title: 'To bank account', group: 'to' },
    received: {
      type: 'string',
      format: 'money',
      formatExclusiveMinimum: '0',
      formatMaximum: MAX_MONEY,
      currencyField: 'receivedCurrency',
      list: false,
      title: 'Amount received',
      group: 'to',
      description: 'Received amount, if the other side has another currency',
    },
    receivedCurrency: {
      type: 'string',
      reference: 'currencies',
      readOnly: true,
      list: false,
      filter: false,
      title: 'Currency received',
      group: 'to',
    },
    notes: { type: 'string', maxLength: 250, list: false },
    reversalOf: { type: 'string', reference: 'moneyTransfers', unique: true, readOnly: true, list: false },
  },
  entity: {
    tenant: 'own',
    icon: 'SwapHoriz',
    path: 'MoneyTransfer',
    menu: 'safeDeposits',
    menuOrder: 83,
    recordLabel: '{number}',
    sort: { field: 'date', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'approve', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly moneyTransfers: typeof moneyTransfers
  }
}
