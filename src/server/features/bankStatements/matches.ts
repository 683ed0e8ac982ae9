import { type Candidate, matchLine } from '../../../domain/bankStatements/matchLine.ts'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../../records/recordContext.ts'

type Statement = EntityMap['bankStatements']

interface Found extends Candidate {
  readonly entity: 'invoices' | 'purchases'
  readonly customer: string
}

/** Open documents that are looked through. */
const MOST = 2000

const NOT_SETTLED = ['open', 'partlySettled'] as const

const openOf = (total: string, settled: string | null): string => moneyText(hundredths(total) - hundredths(settled))

/** Open documents of the statement's firm and currency, as far as the subject may list them. */
async function candidates(
  { repository, db, access, model }: RecordContext,
  subject: Subject,
  { firm, currency }: Statement,
): Promise<Found[]> {
  const may = (id: 'invoices' | 'purchases') => access(entityOf({ model }, id), subject).allowed.has('list')
  const options = { scope: { firm }, limit: MOST }
  const wanted = { currency: currency ?? '', settlement: NOT_SETTLED }
  const invoices = may('invoices') ? await repository.of('invoices').find(db.read, wanted, options) : []
  const purchases = may('purchases') ? await repository.of('purchases').find(db.read, wanted, options) : []
  const ids = [...new Set([...invoices.map(({ customer }) => customer), ...purchases.map(({ supplier }) => supplier)])]
  const customers = ids.length === 0 ? [] : await repository.of('customers').getMany(db.read, ids)
  const names = new Map(customers.map(({ id, fullName }) => [id, fullName ?? '']))
  return [
    ...invoices.map(({ id, number, customer, kind, netTotal, settledAmount }) => ({
      ...{ entity: 'invoices' as const, id, number, customer, name: names.get(customer) ?? '' },
      ...{ open: openOf(netTotal, settledAmount), incoming: kind === 'invoice' },
    })),
    ...purchases.map(({ id, slipNumber, supplier, kind, netTotal, settledAmount }) => ({
      ...{ entity: 'purchases' as const, id, number: slipNumber, customer: supplier, name: names.get(supplier) ?? '' },
      ...{ open: openOf(netTotal, settledAmount), incoming: kind === 'creditNote' },
    })),
  ]
}

/** What each open line of a statement probably pays. */
export async function matchesOf(records: RecordContext, subject: Subject, statement: Statement) {
  const all = await candidates(records, subject, statement)
  return statement.lines
    .filter(({ state }) => state === 'open')
    .map((line) => ({
      line: line.id,
      matches: matchLine(line, all).map(({ candidate: { entity, id, number, customer, name, open }, score }) => ({
        ...{ entity, id, number, customer, name, open, score },
      })),
    }))
}
