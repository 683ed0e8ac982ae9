import { hundredths } from '../../../domain/money/hundredths.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { type ErrorIn, refuseErrors } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import type { RulesFor, WriteContext } from '../../records/rules.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { firmOf } from '../firms/firmScope.ts'
import { onPostingDay } from '../firms/postingDay.ts'
import { type Account, afterCustomer, lockCustomer } from '../invoices/openDocuments.ts'
import { allocateRest } from './allocateRest.ts'
import { chosenDocuments, decideAllocation } from './allocation.ts'
import { currencyMistakes, MONEY_ACCOUNT_FIELDS, moneyAccountMistakes, moneyAccountOf } from './moneyAccount.ts'
import { nextDocumentNumber } from './nextDocumentNumber.ts'
import { reversePayment } from './reversePayment.ts'
import { settleRows } from './settleRows.ts'

type Draft = DraftMap['payments']
type Context = WriteContext<EntityOf<'payments'>>

/** The side of the books: as given, else that of the settled documents, else by the direction. */
async function accountOf(context: Context): Promise<Account> {
  const { account, direction, allocations } = context.next
  if (account) return account
  const [first] = allocations && allocations.length > 0 ? await chosenDocuments(context, allocations) : []
  return first?.account ?? (direction === 'out' ? 'payable' : 'receivable')
}

/** The currency of the payment's place, else the firm's. */
async function withCurrency(context: Context): Promise<string> {
  const { next } = context
  const place = await moneyAccountOf(context, next)
  const currency = next.currency ?? place?.currency ?? (await firmDefaults(context)).currency
  refuseErrors<Draft>(currencyMistakes(place, currency))
  return currency
}

/** Allocates the payment under the lock of its customer and assigns the number last. */
async function posted(context: Context): Promise<Draft> {
  const { next } = context
  const { customer, direction, date, amount } = next
  const [currency, account] = [await withCurrency(context), await accountOf(context)]
  // The schema reports missing values.
  if (!customer || !direction || !date || !amount) return next
  await lockCustomer(context, customer)
  const chosen = next.allocations && next.allocations.length > 0 ? next.allocations : undefined
  const paying = { firm: firmOf(next), customer, currency, direction, account, date, rest: amount }
  const settling = await decideAllocation(context, paying, next.advance === true ? [] : chosen)
  const number = await nextDocumentNumber(context, 'payments', 'payment')
  return withValues(next, { currency, account, allocations: settling.rows, unallocated: settling.rest, number })
}

const advanceMistakes = ({ advance, allocations = [] }: Draft): ErrorIn<Draft>[] =>
  advance === true && (allocations?.length ?? 0) > 0 ? [{ path: 'advance', keyword: 'advanceAllocated', params: {} }] : []

/** A fee is kept by a bank, and at most all that comes in; that of a reversal is negative. */
const feeMistakes = ({ fee = null, bankAccount, direction, amount, reversalOf }: Draft): ErrorIn<Draft>[] => {
  if (fee === null || reversalOf) return []
  if (hundredths(fee) < 0n) return [{ path: 'fee', keyword: 'formatMinimum', params: { limit: '0' } }]
  if (hundredths(fee) > 0n && !bankAccount) return [{ path: 'fee', keyword: 'feeOfBank', params: {} }]
  return direction === 'in' && hundredths(fee) > hundredths(amount)
    ? [{ path: 'fee', keyword: 'formatMaximum', params: { limit: amount ?? '0' } }]
    : []
}

/** A payment is posted when it is saved and never changes. Its rest can settle documents, and it can be reversed (`PRODUCT.md E18`). */
export const rules: RulesFor<'payments'> = {
  validate: (next, before) => [
    ...(before || next.ledgerEntry ? [] : moneyAccountMistakes(next, MONEY_ACCOUNT_FIELDS)),
    ...advanceMistakes(next),
    ...feeMistakes(next),
  ],
  lock: ({ number }) => (number ? { code: 'paymentPosted' } : undefined),
  lockedAfter: afterCustomer,
  async beforeSave(context) {
    const { next, before } = context
    if (before) return next
    if (next.reversalOf) return withValues(next, { number: await nextDocumentNumber(context, 'payments', 'payment') })
    return posted(context)
  },
  async afterWrite(context) {
    const { next, before } = context
    if (next && !before) await settleRows(context, next.allocations)
  },
  ...onPostingDay,
  actions: [allocateRest, reversePayment],
}
