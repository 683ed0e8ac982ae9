import { v7 } from 'uuid'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import { paymentCalls } from '../../../domain/payments/calls.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { laterDay } from '../../../model/values/days.ts'
import { notFound } from '../../records/access/denials.ts'
import { type ActionContext, namedAction } from '../../records/rules.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { findForWrite } from '../../records/write/findForWrite.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import { followingDay } from '../firms/postingDay.ts'
import { lockCustomer } from '../invoices/openDocuments.ts'
import { reverseEntry } from '../wallets/reverseEntry.ts'

type Payment = EntityMap['payments']
type Context = ActionContext<EntityOf<'payments'>, BodyOf<typeof paymentCalls.reverse>>

/** Negative allocations: the settled documents are open again from the day of the reversal on, but not before they were settled. */
const takenBack = ({ allocations }: Payment, day: string) =>
  allocations.map(({ invoice, purchase, opening, amount, date }) => ({
    invoice,
    purchase,
    opening,
    amount: moneyText(-hundredths(amount)),
    date: laterDay(day, date ?? day),
  }))

/** Refunds a payment from a wallet and returns the entry. */
async function refundWallet({ before: payment, body, trx, repository, records, subject }: Context): Promise<string | null> {
  if (payment.ledgerEntry === null) return null
  const entity = entityOf(records, 'ledgerEntries')
  const original = await findForWrite(records, trx, entity, payment.ledgerEntry, undefined)
  if (!original) throw notFound()
  const reason = body.reason ?? payment.number ?? ''
  const after = await reverseEntry({ ...records, trx, repository }, original, { reason, by: subject.id })
  await recordWritten(records, trx, { entity, subject, action: 'reverse', after })
  return after.id
}

const reversalOf = (payment: Payment, date: string, reason: string | null): DraftMap['payments'] => ({
  firm: payment.firm,
  direction: payment.direction === 'in' ? 'out' : 'in',
  date,
  customer: payment.customer,
  account: payment.account,
  amount: payment.amount,
  fee: payment.fee === null ? null : moneyText(-hundredths(payment.fee)),
  currency: payment.currency,
  safeDeposit: payment.safeDeposit,
  bankAccount: payment.bankAccount,
  reference: payment.number,
  advance: false,
  allocations: takenBack(payment, date),
  unallocated: '0.00',
  reversalOf: payment.id,
  state: 'reversal',
  reason,
})

async function reverse(context: Context): Promise<void> {
  const { before: payment, body, trx, records, subject, alsoWritten } = context
  await lockCustomer(context, payment.customer)
  const day = await followingDay(context, body.date, payment.date)
  const draft = reversalOf(payment, day, body.reason ?? null)
  const entity = entityOf(records, 'payments')
  const ledgerEntry = await refundWallet(context)
  const record = await insertRecord(records, trx, entity, subject, { ...draft, ledgerEntry, id: v7() }, { alsoWritten })
  alsoWritten.push({ entity, record, deleted: false })
}

/**
 * Cancels a payment with one in the opposite direction, which reopens the settled documents; a wallet gets its money back. Throws `AppError` 409
 * `alreadyReversed`, `insufficientFunds`.
 */
export const reversePayment = namedAction(paymentCalls.reverse, {
  changes({ state }) {
    if (state !== 'posted') throw new AppError(409, 'alreadyReversed')
    return { state: 'reversed', unallocated: '0.00' }
  },
  effect: reverse,
})
