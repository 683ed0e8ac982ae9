import { defineEntity } from '../src/model/defineEntity.ts'

/** One side of a double entry (`PRODUCT.md W1`): never changed, corrected by reversal. */
export const postings = defineEntity({
  $id: 'postings',
  title: 'Posting',
  type: 'object',
  required: ['wallet', 'owner', 'at', 'amount', 'kind', 'entry'],
  properties: {
    wallet: { type: 'string', reference: 'wallets' },
    owner: { type: 'string', reference: 'users', list: false },
    at: { type: 'string', format: 'date-time' },
    kind: { enum: ['topUp', 'withdrawal', 'capture', 'fee', 'adjustment', 'reversal'] },
    amount: { type: 'string', format: 'money', description: 'Credits are positive, debits negative' },
    entry: { type: 'string', minLength: 1, maxLength: 64, search: true, description: 'Postings of one entry sum to zero' },
    reference: { type: 'string', maxLength: 100, search: true },
    reason: { type: 'string', maxLength: 500 },
  },
  entity: {
    icon: 'ReceiptLong',
    menu: 'wallet',
    recordLabel: '{kind} {amount}',
    sort: { field: 'at', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show', 'export'] },
    scope: { owner: '$user.id' },
    appendOnly: true,
  },
})
