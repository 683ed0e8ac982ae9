import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import { openAmount } from '../../../domain/money/openAmount.ts'
import type { subscriptionCalls } from '../../../domain/subscriptions/calls.ts'
import type { AnswerOf, BodyOf } from '../../../model/calls/callContract.ts'
import type { Json } from '../../../model/entitySchema.ts'
import type { Subject } from '../../../model/subject.ts'
import { notFound } from '../../records/access/denials.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { ruleContext } from '../../records/ruleContext.ts'
import { writeOnce } from '../../records/write/idempotency.sql.ts'
import { lockHouseCustomer } from '../payments/houseCustomer.ts'
import { firmIdOf, readContext, readFirmPlan } from './firmPlan.ts'
import { type Invoice, PROVIDERS } from './paymentProviders.ts'
import type { PlanContext, PlanReadContext, Subscription } from './planContext.ts'

type Due = AnswerOf<typeof subscriptionCalls.due>['due'][number]

async function availableIn({ repository, trx }: PlanReadContext, firm: string, currency: string): Promise<string | null> {
  const wallet = await repository.of('wallets').findOne(trx, { firm, currency })
  return wallet ? moneyText(hundredths(wallet.balance) - hundredths(wallet.held)) : null
}

async function announced({ repository, trx }: PlanReadContext, { id }: Invoice): Promise<Due['transfer']> {
  const request = await repository.of('walletRequests').findOne(trx, { invoice: id, status: 'pending' })
  return request ? { id: request.id, amount: request.amount, date: request.createdAt } : null
}

const linesOf = ({ lines }: Invoice): Due['lines'] =>
  lines.map(({ description, quantity, gross }) => ({ description: description ?? '', quantity: quantity ?? '1', amount: gross ?? '0.00' }))

async function dueOf(context: PlanReadContext, { firm, failedAttempts, retryDate }: Subscription, invoice: Invoice): Promise<Due> {
  const { id, number, date, netTotal, currency } = invoice
  return {
    ...{ invoice: id, number, date, total: netTotal ?? '0.00', open: moneyText(openAmount(invoice)), currency: currency ?? '' },
    lines: linesOf(invoice),
    failedAttempts: failedAttempts ?? 0,
    retryDate,
    available: await availableIn(context, firm, currency ?? ''),
    transfer: await announced(context, invoice),
  }
}

/** The unpaid invoice of a firm's plan, if there is one. */
export async function dueInFirm(records: RecordContext, firm: string | undefined): Promise<readonly Due[]> {
  if (firm === undefined) return []
  const context = readContext(records)
  const { subscription } = await readFirmPlan(context, firm)
  const unpaid = subscription?.unpaidInvoice ?? null
  const invoice = unpaid === null ? undefined : await context.repository.of('invoices').get(context.trx, unpaid)
  return subscription && invoice && openAmount(invoice) > 0n ? [await dueOf(context, subscription, invoice)] : []
}

/** The unpaid invoice of a firm's plan, under the locks of the firm and its customer. Throws `AppError` 404. */
async function lockDue(context: PlanContext, id: string, invoice: string): Promise<Invoice> {
  const { repository, trx } = context
  const [firm] = await repository.of('firms').getLocked(trx, [id])
  if (!firm) throw notFound()
  await lockHouseCustomer(context, firm)
  const { subscription } = await readFirmPlan(context, id)
  const found = subscription?.unpaidInvoice === invoice ? await repository.of('invoices').get(trx, invoice) : undefined
  if (!found) throw notFound()
  return found
}

interface PaymentCall {
  readonly subject: Subject
  readonly key: string
  readonly body: BodyOf<typeof subscriptionCalls.pay>
}

/** Pays what is due for the plan by one of the providers, once. Throws `AppError` 404, 409 `insufficientFunds`, `noWalletToPay`, `transferAnnounced`. */
export async function payDue(records: RecordContext, { subject, key, body }: PaymentCall): Promise<AnswerOf<typeof subscriptionCalls.pay>> {
  const id = firmIdOf(records, subject)
  const { invoice, means, note = null } = body
  const request: readonly Json[] = ['payDue', id, invoice, means, note]
  return writeOnce(records, { actor: subject.id, key, request }, async (trx, alsoWritten) => {
    const context = ruleContext(records, { trx, subject, alsoWritten }, 'subscriptions')
    return PROVIDERS[means].pay(context, { firm: id, invoice: await lockDue(context, id, invoice), note })
  })
}
