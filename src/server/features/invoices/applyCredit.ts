import { invoiceCalls } from '../../../domain/invoices/calls.ts'
import { type Allocation, allocatePayment } from '../../../domain/money/allocatePayment.ts'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import { openAmount } from '../../../domain/money/openAmount.ts'
import { smallerOf } from '../../../domain/quantities.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError, refusal } from '../../../model/errors.ts'
import { laterDay } from '../../../model/values/days.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import { type ActionContext, namedAction, type RuleContext } from '../../records/rules.ts'
import { followingDay } from '../firms/postingDay.ts'
import { lockCustomer, type OpenDocument, openDocuments, settle } from './openDocuments.ts'

type CreditNote = EntityMap['invoices']
type Body = BodyOf<typeof invoiceCalls.apply>
type Context = ActionContext<EntityOf<'invoices'>, Body>

/** An invoice to be settled with a credit note; without an amount, as far as possible. */
export interface Application {
  readonly invoice: string
  readonly amount?: string
}

/** Open invoices of the customer in the credit note's currency. */
async function openInvoices(context: RuleContext, note: CreditNote): Promise<OpenDocument[]> {
  const documents = await openDocuments(context, note.customer, 'receivable')
  return documents.filter(({ entity, credit, currency }) => entity === 'invoices' && !credit && currency === note.currency)
}

function allocationsOf(
  note: CreditNote,
  open: readonly OpenDocument[],
  requested: readonly Application[] | undefined,
): readonly Allocation[] {
  const rest = openAmount(note)
  const chosen = requested?.flatMap(({ invoice, amount }) => {
    const most = smallerOf(rest, hundredths(open.find(({ id }) => id === invoice)?.open))
    return amount === undefined && most === 0n ? [] : [{ id: invoice, amount: amount ?? moneyText(most) }]
  })
  const { allocations, mistakes } = allocatePayment(moneyText(rest), open, chosen)
  if (mistakes.length === 0) return allocations
  throw refusal<Body>(mistakes.map(({ index, code, limit }) => ({ path: `invoices.${index}.amount`, keyword: code, params: { limit } })))
}

/** Settles the given invoices with a credit note, else those due first. Locks the customer. */
export async function settleCredit(
  context: RuleContext,
  note: CreditNote,
  requested: readonly Application[] | undefined,
  day?: string,
): Promise<void> {
  const open = await openInvoices(context, note)
  const allocations = allocationsOf(note, open, requested)
  const documents = new Map(open.map((document) => [document.id, document]))
  for (const { id, amount } of allocations) {
    const document = documents.get(id)
    if (document) await settle(context, document, hundredths(amount))
  }
  if (allocations.length === 0) return
  const rows = allocations.map(({ id, amount }) => ({
    invoice: id,
    amount,
    date: laterDay(day ?? note.date, laterDay(note.date, documents.get(id)?.date ?? note.date)),
  }))
  const applied = hundredths(note.settledAmount) + allocations.reduce((sum, { amount }) => sum + hundredths(amount), 0n)
  await writeDependent(context, entityOf(context.records, 'invoices'), note, {
    applied: [...note.applied, ...rows],
    settledAmount: moneyText(applied),
    settlement: applied < hundredths(note.netTotal) ? 'partlySettled' : 'settled',
  })
}

async function apply(context: Context): Promise<void> {
  const { next: note, body, repository, trx } = context
  await lockCustomer(context, note.customer)
  const current = (await repository.of('invoices').get(trx, note.id)) ?? note
  if (openAmount(current) === 0n) throw new AppError(409, 'nothingToApply')
  await settleCredit(context, current, body.invoices, await followingDay(context, body.date, note.date))
}

/** Settles invoices of the customer with the rest of a credit note. Throws `AppError` 409 `notCreditNote`, `nothingToApply`, 422. */
export const applyCredit = namedAction(invoiceCalls.apply, {
  changes({ kind }) {
    if (kind !== 'creditNote') throw new AppError(409, 'notCreditNote')
    return {}
  },
  effect: apply,
})
