import { defineEntity } from '../src/model/defineEntity.ts'
import { MOST_MONEY, settled } from './parts/money.ts'

/** Balances of these kinds name this party; others have no such field. */
const partyOf = <const Party extends string>(kinds: readonly string[], party: Party) =>
  ({
    if: { required: ['kind'], properties: { kind: { enum: kinds } } },
    then: { required: [party] },
    else: { if: { required: ['kind'] }, then: { properties: { [party]: false } } },
  }) as const

/** What was owed, or there, before the books begin: of a customer, a safe deposit or a bank account. A document like any other; cancelled by reversal. */
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
      description: 'Of what a customer owes; left empty, it is due at once',
    },
    customer: { type: 'string', reference: 'customers' },
    safeDeposit: { type: 'string', reference: 'safeDeposits' },
    bankAccount: { type: 'string', reference: 'bankAccounts' },
    currency: {
      type: 'string',
      reference: 'currencies',
      referenceFilter: { digits: 2 },
      list: false,
      description: 'Left empty, it is that of the safe deposit or bank account, else the firm’s',
    },
    amount: {
      type: 'string',
      format: 'money',
      formatMinimum: `-${MOST_MONEY}`,
      formatMaximum: MOST_MONEY,
      currencyField: 'currency',
      keep: true,
      description: 'Below zero: what is owed the other way round',
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
