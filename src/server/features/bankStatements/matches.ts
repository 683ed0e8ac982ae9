import { bankFeeOf, type Candidate, matchLine } from '../../../domain/bankStatements/matchLine.ts'
import { moneyText } from '../../../domain/money/hundredths.ts'
import { openAmount } from '../../../domain/money/openAmount.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../../records/recordContext.ts'

type Statement = EntityMap['bankStatements']

interface Found extends Candidate {
  readonly entity: 'invoices' | 'purchases'
  readonly customer: string
}

/** Maximum number of open documents to compare. */
const MAX = 2000

const NOT_SETTLED = ['open', 'partlySettled'] as const

/** Maximum number of earlier statements searched for accounts of customers. */
const REMEMBERED = 50

/** Accounts of customers, by customer: those in their records, and those from which they have paid. */
async function ibansOf({ repository, db }: RecordContext, { firm, bankAccount }: Statement, customers: readonly EntityMap['customers'][]) {
  const sort = { field: 'date', order: 'DESC' } as const
  const statements = await repository.of('bankStatements').find(db.read, { bankAccount }, { scope: { firm }, sort, limit: REMEMBERED })
  const posted = statements.flatMap(({ lines }) => lines.filter(({ iban, payment }) => iban !== null && payment !== null))
  const ids = [...new Set(posted.flatMap(({ payment }) => payment ?? []))]
  const payments = ids.length === 0 ? [] : await repository.of('payments').getMany(db.read, ids)
  const payers = new Map(payments.filter(({ state }) => state === 'posted').map(({ id, customer }) => [id, customer]))
  const known = [
    ...customers.map(({ id, iban }) => ({ customer: id, iban })),
    ...posted.map(({ iban, payment }) => ({ customer: payers.get(payment ?? ''), iban })),
  ]
  return Map.groupBy(known, ({ customer }) => customer ?? '')
}

/** Open documents of the statement's firm and currency, as far as the subject may list them. */
async function candidates(records: RecordContext, subject: Subject, statement: Statement): Promise<Found[]> {
  const { repository, db, access, model } = records
  const { firm, currency } = statement
  const may = (id: 'invoices' | 'purchases') => access(entityOf({ model }, id), subject).allowed.has('list')
  const options = { scope: { firm }, limit: MAX }
  const filter = { currency: currency ?? '', settlement: NOT_SETTLED }
  const invoices = may('invoices') ? await repository.of('invoices').find(db.read, filter, options) : []
  const purchases = may('purchases') ? await repository.of('purchases').find(db.read, filter, options) : []
  const ids = [...new Set([...invoices.map(({ customer }) => customer), ...purchases.map(({ supplier }) => supplier)])]
  const customers = ids.length === 0 ? [] : await repository.of('customers').getMany(db.read, ids)
  const names = new Map(customers.map(({ id, fullName }) => [id, fullName ?? '']))
  const accounts = await ibansOf(records, statement, customers)
  const about = (customer: string) => ({
    ...{ customer, name: names.get(customer) ?? '' },
    ibans: (accounts.get(customer) ?? []).flatMap(({ iban }) => iban ?? []),
  })
  return [
    ...invoices.map(({ id, number, customer, kind, netTotal, settledAmount }) => ({
      ...{ entity: 'invoices' as const, id, number, ...about(customer) },
      ...{ open: moneyText(openAmount({ netTotal, settledAmount })), incoming: kind === 'invoice' },
    })),
    ...purchases.map(({ id, slipNumber, supplier, kind, netTotal, settledAmount }) => ({
      ...{ entity: 'purchases' as const, id, number: slipNumber, ...about(supplier) },
      ...{ open: moneyText(openAmount({ netTotal, settledAmount })), incoming: kind === 'creditNote' },
    })),
  ]
}

/** Suggests what each open line of a statement pays. */
export async function matchesOf(records: RecordContext, subject: Subject, statement: Statement) {
  const all = await candidates(records, subject, statement)
  return statement.lines
    .filter(({ state }) => state === 'open')
    .map((line) => ({
      line: line.id,
      matches: matchLine(line, all).map(({ candidate, score }) => {
        const { entity, id, number, customer, name, open } = candidate
        return { entity, id, number, customer, name, open, fee: bankFeeOf(line, candidate), score }
      }),
    }))
}
