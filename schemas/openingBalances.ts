import { defineEntity } from '../src/model/defineEntity.ts'
import { MAX_MONEY, settled } from './parts/money.ts'

/** Balances of these kinds have this party; others have no such field. */
const partyOf = <const Party extends string>(kinds: readonly string[], party: Party) =>
  ({
    if: { required: ['kind'], properties: { kind: { enum: kinds } } },
    then: { required: [party] },
    else: { if: { required: ['kind'] }, then: { properties: { [party]: false } } },
  }) as const

/** A balance from before the books begin: of a customer, a safe deposit or a bank account. A document like any other, cancelled by reversal. */
export const openingBalances = defineEntity({
  $id: 'openingBalances',
  title: 'Opening balance',
  type: 'object',
  required: ['kind', 'date', 'amount'],
  properties: {
    number: { type: 'string', maxLength: 32, unique: true, search: true, readOnly: true, keep: true },
    kind: { enum: ['receivable', 'payable', 'safeDeposit', 'bankAccount'], default: 'receivable' },
    date: { type: 'string', format: 'date', initial: '$today' },
    dueDate: {
      type: 'string',
      format: 'date',
      notBefore: 'date',
      list: false,
      description: 'For a customer’s debt; if empty, it is due immediately',
    },
    customer: { type: 'string', reference: 'customers' },
    safeDeposit: { type: 'string', reference: 'safeDeposits' },
    bankAccount: { type: 'string', reference: 'bankAccounts' },
    currency: {
      type: 'string',
      reference: 'currencies',
      referenceFilter: { digits: 2 },
      list: false,
      description: 'If empty, the currency of the safe deposit or bank account, else the firm’s',
    },
    amount: {
      type: 'string',
      format: 'money',
      formatMinimum: `-${MAX_MONEY}`,
      formatMaximum: MAX_MONEY,
      currencyField: 'currency',
      keep: true,
      description: 'Negative: a debt in the opposite direction',
    },
    notes: { type: 'string', maxLength: 250, list: false },
    ...settled,
    reversalOf: { type: 'string', reference: 'openingBalances', unique: true, readOnly: true, list: false },
  },
  allOf: [
    partyOf(['receivable', 'payable'], 'customer'),
    partyOf(['safeDeposit'], 'safeDeposit'),
    partyOf(['bankAccount'], 'bankAccount'),
    {
      if: { required: ['kind'], properties: { kind: { enum: ['safeDeposit', 'bankAccount'] } } },
      then: { properties: { dueDate: false } },
    },
  ],
  entity: {
    tenant: 'own',
    icon: 'AccountBalance',
    path: 'OpeningBalance',
    menu: 'safeDeposits',
    menuOrder: 84,
    recordLabel: '{number}',
    sort: { field: 'date', order: 'DESC' },
    columns: ['number', 'kind', 'date', 'customer', 'safeDeposit', 'bankAccount', 'amount', 'settlement'],
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'approve', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly openingBalances: typeof openingBalances
  }
}
