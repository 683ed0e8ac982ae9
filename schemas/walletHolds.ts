import { defineEntity } from '../src/model/defineEntity.ts'

/** A reserved amount of a wallet: captured up to its amount, released, or expired, once (`PRODUCT.md W2`). */
export const walletHolds = defineEntity({
  $id: 'walletHolds',
  title: 'Hold',
  type: 'object',
  required: ['wallet', 'currency', 'amount', 'reference', 'status'],
  properties: {
    wallet: { type: 'string', reference: 'wallets' },
    currency: { type: 'string', reference: 'currencies', list: false },
    amount: { type: 'string', format: 'money', currencyField: 'currency' },
    reference: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      search: true,
      title: 'Held for',
      description: 'Purpose: `bid:<auction>`, `withdrawal:<request>`',
    },
    reason: { type: 'string', maxLength: 500, search: true },
    status: { enum: ['open', 'captured', 'released', 'expired'], tones: { open: 'hint', captured: 'good' }, default: 'open' },
    captured: { type: 'string', format: 'money', currencyField: 'currency', list: false },
    expiresAt: { type: 'string', format: 'date-time', list: false },
    closedAt: { type: 'string', format: 'date-time', list: false },
  },
  entity: {
    icon: 'Lock',
    path: 'WalletHold',
    menu: false,
    recordLabel: '{amount}',
    columns: ['firm', 'amount', 'reference', 'status', 'expiresAt'],
    sort: { field: 'createdAt', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show', 'export'] },
    tenant: 'own',
    readOnly: true,
    audited: false,
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly walletHolds: typeof walletHolds
  }
}
