import type { FastifyInstance } from 'fastify'
import { moneyText } from '../../../domain/money/hundredths.ts'
import { paymentCalls } from '../../../domain/payments/calls.ts'
import type { AnswerOf, QueryOf } from '../../../model/calls/callContract.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { authorize } from '../../records/access/denials.ts'
import type { Caller } from '../../records/read/visibleRows.sql.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { refuseUnseen } from '../../records/write/findForWrite.ts'
import { firmDay } from '../firms/firmDay.ts'
import { openDocuments } from '../invoices/openDocuments.ts'
import { ageingOfAll, customerAgeing } from './ageingOf.ts'
import { balancesOf, seenBy } from './customerEntries.sql.ts'
import { payFromWallet } from './payFromWallet.ts'
import { ledgerOf, statementOf } from './statement.ts'

type Party = 'customers' | 'safeDeposits' | 'bankAccounts'

const callerOf = (context: RecordContext, subject: Subject): Caller => ({ context, subject, now: context.clock() })

/** The firm of a record that the subject may see. Throws `AppError` 403, 404. */
async function firmOfSeen(records: RecordContext, subject: Subject, id: Party, record: string): Promise<string> {
  const entity = entityOf(records, id)
  const access = await authorize(records, entity, subject, 'show', record)
  const found = await records.repository.of(id).get(records.db.read, record, access.scope(subject))
  return found ? found.firm : refuseUnseen(records, entity, subject, 'show', record)
}

const today = (records: RecordContext, firm: string): Promise<string> =>
  firmDay({ records, repository: records.repository, trx: records.db.read }, firm)

/** Balances and ageing of a customer on a day. */
async function balanceOf(caller: Caller, customer: string, day: string): Promise<AnswerOf<typeof paymentCalls.balance>> {
  const queries = caller.context.db.read
  const balances = await balancesOf(queries, seenBy(caller, customer), day)
  return {
    date: day,
    balances: balances.map(({ account, currency, amount }) => ({ account, currency, balance: moneyText(BigInt(amount)) })),
    receivable: await customerAgeing(queries, caller, { day, customer, account: 'receivable' }),
    payable: await customerAgeing(queries, caller, { day, customer, account: 'payable' }),
  }
}

/** Open documents of a customer that a payment in a direction may settle, the first due first. */
async function openItemsOf(
  { repository, db }: RecordContext,
  customer: string,
  { direction, account = direction === 'in' ? 'receivable' : 'payable', currency }: QueryOf<typeof paymentCalls.openItems>,
): Promise<AnswerOf<typeof paymentCalls.openItems>> {
  const credit = (direction === 'in') !== (account === 'receivable')
  const documents = await openDocuments({ repository, trx: db.read }, customer, account)
  return documents
    .filter((document) => document.credit === credit && (currency === undefined || document.currency === currency))
    .toSorted((one, other) => one.due.localeCompare(other.due) || one.date.localeCompare(other.date))
    .map(({ entity, id, number, date, due, total, open, ...rest }) => ({
      ...{ entity, id, number, date, due, total, open },
      currency: rest.currency ?? '',
    }))
}

/** Balances, statements, ledgers and ageing (`PRODUCT.md E18`): sums of documents that the caller may list. */
export function paymentRoutes(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, paymentCalls.payFromWallet, ({ subject, params, headers, body }) =>
    payFromWallet(records, { subject, invoice: params.id, amount: body.amount, key: headers['Idempotency-Key'] }),
  )

  defineCall(app, paymentCalls.balance, async ({ subject, params, query }) => {
    const firm = await firmOfSeen(records, subject, 'customers', params.id)
    return balanceOf(callerOf(records, subject), params.id, query.date ?? (await today(records, firm)))
  })

  defineCall(app, paymentCalls.statement, async ({ subject, params, query }) => {
    await firmOfSeen(records, subject, 'customers', params.id)
    return statementOf(callerOf(records, subject), params.id, query)
  })

  defineCall(app, paymentCalls.safeLedger, async ({ subject, params, query }) => {
    await firmOfSeen(records, subject, 'safeDeposits', params.id)
    return ledgerOf(callerOf(records, subject), { kind: 'safeDeposit', id: params.id }, query)
  })

  defineCall(app, paymentCalls.accountLedger, async ({ subject, params, query }) => {
    await firmOfSeen(records, subject, 'bankAccounts', params.id)
    return ledgerOf(callerOf(records, subject), { kind: 'bankAccount', id: params.id }, query)
  })

  defineCall(app, paymentCalls.ageing, async ({ subject, query }) => {
    const date = query.date ?? (await today(records, String(subject.attributes?.firm ?? '')))
    return { date, ...(await ageingOfAll(records.db.read, callerOf(records, subject), { account: query.account, day: date })) }
  })

  defineCall(app, paymentCalls.openItems, async ({ subject, params, query }) => {
    await firmOfSeen(records, subject, 'customers', params.id)
    return openItemsOf(records, params.id, query)
  })
}
