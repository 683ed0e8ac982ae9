import { defineEntity } from '../src/model/defineEntity.ts'
import { BETWEEN_FIRMS } from './parts/money.ts'

/** A deposit or withdrawal. A withdrawal holds its amount until an Admin decides (`PRODUCT.md W4`). */
export const walletRequests = defineEntity({
  $id: 'walletRequests',
  title: 'Wallet request',
  type: 'object',
  required: ['wallet', 'currency', 'kind', 'amount', 'status'],
  properties: {
    wallet: { type: 'string', reference: 'wallets' },
    by: { type: 'string', reference: 'users', title: 'Asked by', list: false },
    currency: { type: 'string', reference: 'currencies', list: false },
    kind: { enum: ['topUp', 'withdrawal'] },
    amount: { type: 'string', format: 'money', currencyField: 'currency', formatExclusiveMinimum: '0' },
    note: { type: 'string', maxLength: 500, list: false, description: 'A note from the owner, for example the transfer number' },
    invoice: {
      type: 'string',
      reference: 'invoices',
      listedOn: BETWEEN_FIRMS,
      list: false,
      description: 'Paid from the wallet once the money has come',
    },
    status: {
      enum: ['pending', 'confirmed', 'rejected'],
      tones: { pending: 'caution', confirmed: 'good', rejected: 'danger' },
      default: 'pending',
    },
    reference: { type: 'string', maxLength: 100, search: true, description: 'Bank reference, entered on confirmation' },
    reason: { type: 'string', maxLength: 500, search: true, list: false },
    decidedBy: { type: 'string', reference: 'users', list: false },
    decidedAt: { type: 'string', format: 'date-time', list: false },
    entry: { type: 'string', reference: 'ledgerEntries', list: false, read: ['Admin'], description: 'The entry posted on confirmation' },
  },
  entity: {
    icon: 'RequestQuote',
    path: 'WalletRequest',
    menu: false,
    recordLabel: '{amount}',
    columns: ['firm', 'wallet', 'kind', 'amount', 'status', 'reference'],
    sort: { field: 'createdAt', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show', 'export'] },
    tenant: 'own',
    readOnly: true,
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly walletRequests: typeof walletRequests
  }
}
