import { defineEntity } from '../src/model/defineEntity.ts'

/** A movement of money and its reason. Its postings sum to zero in every currency (`PRODUCT.md W1`), and at most one entry reverses it. */
export const ledgerEntries = defineEntity({
  $id: 'ledgerEntries',
  title: 'Ledger entry',
  type: 'object',
  required: ['at', 'kind'],
  properties: {
    at: { type: 'string', format: 'date-time' },
    kind: { enum: ['topUp', 'withdrawal', 'capture', 'fee', 'adjustment', 'payment', 'reversal'] },
    reference: { type: 'string', maxLength: 100, search: true },
    reason: { type: 'string', maxLength: 500, search: true },
    by: { type: 'string', reference: 'users', description: 'The user who posted it; empty for the system' },
    reverses: { type: 'string', reference: 'ledgerEntries', unique: true, list: false, description: 'The reversed entry' },
  },
  entity: {
    icon: 'MenuBook',
    path: 'LedgerEntry',
    plural: 'Ledger entries',
    menu: 'wallet',
    menuOrder: 24,
    recordLabel: '{at}',
    sort: { field: 'at', order: 'DESC' },
    appendOnly: true,
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly ledgerEntries: typeof ledgerEntries
  }
}
