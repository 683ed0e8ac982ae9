import { declareCall } from '../../model/calls/callContract.ts'
import { count, flag, idempotencyKey, listOf, object, recordOf, text, textOrNull } from '../../model/calls/schemaParts.ts'

const amount = { type: 'string', maxLength: 40, description: 'Decimal text in the wallet’s currency' } as const
const reference = { type: 'string', maxLength: 100 } as const
const reason = { type: 'string', maxLength: 500 } as const

const tag = 'Wallets'
const booking = { method: 'POST', tag, headers: idempotencyKey } as const

/** Actions on wallets (`PRODUCT.md W1` to `W4`). */
export const walletCalls = {
  request: declareCall({
    ...booking,
    path: '/api/wallets/{id}/requests',
    summary: "Ask for money into one's wallet or out of it",
    right: { resource: 'wallets', action: 'show' },
    whileStopped: 'allowed',
    body: object({ kind: { enum: ['topUp', 'withdrawal'] }, amount, note: reason }, ['note']),
    status: 201,
    answer: recordOf('walletRequests'),
  }),
  confirm: declareCall({
    ...booking,
    path: '/api/walletRequests/{id}/confirm',
    summary: 'Confirm that the money has come or gone',
    right: { resource: 'walletRequests', action: 'approve' },
    body: object({ reference, reason }),
    answer: recordOf('walletRequests'),
  }),
  reject: declareCall({
    ...booking,
    path: '/api/walletRequests/{id}/reject',
    summary: 'Reject a request',
    right: { resource: 'walletRequests', action: 'approve' },
    body: object({ reference, reason }, ['reference']),
    answer: recordOf('walletRequests'),
  }),
  adjust: declareCall({
    ...booking,
    path: '/api/wallets/{id}/adjust',
    summary: 'Give to a wallet or, below zero, take from it',
    right: { resource: 'wallets', action: 'approve' },
    body: object({ amount, reference, reason }, ['reference']),
    answer: recordOf('ledgerEntries'),
  }),
  reverse: declareCall({
    ...booking,
    path: '/api/wallets/{id}/reverse',
    summary: 'Take back an entry of the ledger',
    right: { resource: 'wallets', action: 'approve' },
    body: object({ entry: { type: 'string', maxLength: 64, description: 'Id of ledgerEntries.' }, reason }),
    answer: recordOf('ledgerEntries'),
  }),
  check: declareCall({
    method: 'GET',
    path: '/api/wallets/check',
    tag,
    summary: 'Proves that the ledger balances',
    right: { resource: 'wallets', action: 'approve' },
    answer: object({
      ok: flag,
      wallets: count,
      postings: count,
      currencies: { ...listOf(object({ currency: textOrNull, sum: text })), description: 'Whose postings don’t sum to zero' },
      entries: { ...listOf(object({ entry: text, currency: textOrNull, sum: text })), description: 'That don’t sum to zero' },
      balances: {
        ...listOf(object({ wallet: text, balance: text, posted: text })),
        description: 'Wallets that are not the sum of their postings',
      },
      holds: {
        ...listOf(object({ wallet: text, held: text, open: text })),
        description: 'Wallets that are not the sum of their open holds',
      },
      negative: { ...listOf(object({ wallet: text, available: text })), description: 'Wallets with less than nothing available' },
    }),
  }),
}
