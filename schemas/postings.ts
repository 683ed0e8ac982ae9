import { defineEntity } from '../src/model/defineEntity.ts'

/** One side of a double entry (`PRODUCT.md W1`): never changed, corrected by reversal. */
export const postings = defineEntity({
  $id: 'postings',
  title: 'Posting',
  type: 'object',
  required: ['at', 'amount', 'kind', 'entry'],
  properties: {
    wallet: { type: 'string', reference: 'wallets' },
    at: { type: 'string', format: 'date-time' },
    kind: { enum: ['topUp', 'withdrawal', 'capture', 'fee', 'adjustment', 'payment', 'reversal'] },
    account: {
      enum: ['wallet', 'bank', 'sales', 'fees', 'adjustments'],
      default: 'wallet',
      list: false,
      description: 'A wallet, or one of the house’s accounts',
    },
    currency: { type: 'string', reference: 'currencies', list: false },
    amount: { type: 'string', format: 'money', currencyField: 'currency', description: 'Credits are positive, debits negative' },
    balance: {
      type: 'string',
      format: 'money',
      currencyField: 'currency',
      list: false,
      description: 'Balance of the wallet after this posting',
    },
    entry: {
      type: 'string',
      minLength: 1,
      maxLength: 64,
      search: true,
      description: 'Ledger entry; its postings sum to zero',
    },
    reference: { type: 'string', maxLength: 100, search: true },
    reason: { type: 'string', maxLength: 500 },
  },
  entity: {
    icon: 'ReceiptLong',
    path: 'Posting',
    menu: 'wallet',
    menuOrder: 23,
    recordLabel: '{amount}',
    columns: ['at', 'firm', 'kind', 'amount', 'reference', 'reason'],
    sort: { field: 'at', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show', 'export'] },
    tenant: 'own',
    appendOnly: true,
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly postings: typeof postings
  }
}
