import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { idempotencyKey, listOf, object, openObject, text, textOrNull } from '../../model/calls/schemaParts.ts'

const day = { type: 'string', format: 'date' } as const
const reversing = {
  body: openObject(
    {
      date: { ...day, description: 'Default: today, by the firm’s time zone' },
      reason: { type: 'string', maxLength: 250 },
    },
    ['date', 'reason'],
  ),
} as const

const reverse = <const E extends 'payments' | 'moneyTransfers' | 'openingBalances'>(entity: E) =>
  declareCall({ ...actionOn(entity, 'reverse', 'approve'), ...reversing, summary: 'Cancel by a reversal' })

/** One row per currency; decimal text. */
const AGEING = object({
  currency: text,
  current: text,
  days30: text,
  days60: text,
  days90: text,
  over90: text,
  total: text,
  advances: text,
  balance: text,
})

const ENTRY = {
  date: text,
  kind: text,
  entity: { type: 'string', description: 'Of the document' },
  id: { type: 'string', description: 'Of the document' },
  number: textOrNull,
  amount: text,
  balance: { type: 'string', description: 'After this entry' },
} as const

const account = { enum: ['receivable', 'payable'] } as const
const period = { from: { ...day, description: 'Default: from the beginning' }, to: { ...day, description: 'Default: to the end' } } as const

const BALANCES = listOf(object({ account, currency: text, balance: text }))

const STATEMENT = object({
  account,
  currency: textOrNull,
  currencies: { ...listOf(text), description: 'In which there are entries' },
  opening: text,
  closing: text,
  entries: listOf(object(ENTRY)),
  /** Whether there are more entries than in the answer. */
  truncated: { type: 'boolean' },
})

const LEDGER = object({
  currency: textOrNull,
  currencies: listOf(text),
  opening: text,
  closing: text,
  entries: listOf(object({ ...ENTRY, party: { ...textOrNull, description: 'Customer, or the other side of a transfer' } })),
  truncated: { type: 'boolean' },
})

const ledgerQuery = object({ ...period, currency: text }, ['from', 'to', 'currency'])

/** Payments, balances and statements (`PRODUCT.md E18`). Balances are sums, not stored. */
export const paymentCalls = {
  reverse: reverse('payments'),
  reverseTransfer: reverse('moneyTransfers'),
  reverseOpening: reverse('openingBalances'),
  allocate: declareCall({
    ...actionOn('payments', 'allocate', 'approve'),
    summary: 'Settle documents with what is left of a payment',
    body: openObject(
      {
        date: day,
        allocations: {
          ...listOf(openObject({ invoice: text, purchase: text, opening: text, amount: text }, ['invoice', 'purchase', 'opening'])),
          description: 'Default: those that fell due first',
        },
      },
      ['date', 'allocations'],
    ),
  }),
  payFromWallet: declareCall({
    method: 'POST',
    path: '/api/invoices/{id}/payFromWallet',
    tag: 'Invoices',
    summary: 'Pay an invoice that one’s firm received from its wallet',
    description: 'For users of the firm that it was issued to. The payment stands in the books of the firm that issued it.',
    right: { resource: 'payments', action: 'create' },
    whileStopped: 'allowed',
    headers: idempotencyKey,
    body: object({ amount: { type: 'string', maxLength: 40, description: 'Decimal text; default: all that is open' } }, ['amount']),
    answer: object({ amount: text, currency: text, ledgerEntry: text }),
  }),
  balance: declareCall({
    method: 'GET',
    path: '/api/customers/{id}/balance',
    tag: 'Customers',
    summary: 'What a customer owes and is owed, with its age',
    right: { resource: 'payments', action: 'list' },
    query: object({ date: { ...day, description: 'Default: today' } }, ['date']),
    answer: object({ date: text, balances: BALANCES, receivable: listOf(AGEING), payable: listOf(AGEING) }),
  }),
  statement: declareCall({
    method: 'GET',
    path: '/api/customers/{id}/statement',
    tag: 'Customers',
    summary: 'Statement of a customer: opening balance, entries, running balance',
    right: { resource: 'payments', action: 'list' },
    query: object({ account, ...period, currency: text }, ['account', 'from', 'to', 'currency']),
    answer: STATEMENT,
  }),
  safeLedger: declareCall({
    method: 'GET',
    path: '/api/safeDeposits/{id}/ledger',
    tag: 'Safe deposits',
    summary: 'Entries of a safe deposit with the running balance',
    right: { resource: 'payments', action: 'list' },
    query: ledgerQuery,
    answer: LEDGER,
  }),
  accountLedger: declareCall({
    method: 'GET',
    path: '/api/bankAccounts/{id}/ledger',
    tag: 'Bank accounts',
    summary: 'Entries of a bank account with the running balance',
    right: { resource: 'payments', action: 'list' },
    query: ledgerQuery,
    answer: LEDGER,
  }),
  ageing: declareCall({
    method: 'GET',
    path: '/api/payments/ageing',
    tag: 'Payments',
    summary: 'Receivables or payables by customer and by the days that they are past due',
    right: { resource: 'payments', action: 'list' },
    query: object({ account, date: { ...day, description: 'Default: today' } }, ['date']),
    answer: object({
      date: text,
      totals: listOf(AGEING),
      customers: listOf(
        object({ ...AGEING.properties, customer: text, oldest: { type: 'integer', description: 'Days that the oldest is past due' } }),
      ),
    }),
  }),
  openItems: declareCall({
    method: 'GET',
    path: '/api/customers/{id}/openItems',
    tag: 'Customers',
    summary: 'Documents of a customer that are to be paid, the oldest first',
    right: { resource: 'payments', action: 'list' },
    query: object({ direction: { enum: ['in', 'out'] }, account, currency: text }, ['account', 'currency']),
    answer: listOf(
      object({
        entity: { enum: ['invoices', 'purchases', 'openingBalances'] },
        id: text,
        number: textOrNull,
        date: text,
        due: text,
        currency: text,
        total: text,
        open: text,
      }),
    ),
  }),
}
