import type { CommissionStatement } from '../../../domain/commission/calls.ts'
import { type CommissionLine, commissionLine, correctionOf, monthDays, postedByDocument } from '../../../domain/commission/commission.ts'
import { hundredths, moneyText, sumOf } from '../../../domain/money/hundredths.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { monthStart } from '../../../model/values/days.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import type { InvoiceMargins } from '../invoices/margins.ts'
import { mayValueStock } from '../stock/valuedMovements.ts'
import { invoicesOfSalesman } from './commission.sql.ts'
import { type Document, documentsOf } from './documents.ts'

type Salesman = EntityMap['salesmen']
type Posted = EntityMap['commissionStatements']

export interface CommissionContext {
  readonly records: RecordContext
  readonly subject: Subject
  readonly margins: InvoiceMargins
}

/** Number of posted months that corrections cover. */
const CORRECTED_MONTHS = 12

const MAX_RULES = 1_000

/** Salesmen whose commission the subject may see: with the right to list statements those of its rows, else its own. */
export async function visibleSalesmen({ records, subject }: CommissionContext, id?: string): Promise<readonly Salesman[]> {
  const access = records.access(entityOf(records, 'commissionStatements'), subject)
  const scope = access.scope(subject)
  const mine = access.allowed.has('list') ? {} : { userId: subject.id }
  const which = id === undefined ? mine : { ...mine, id }
  return records.repository
    .of('salesmen')
    .find(records.db.read, which, { ...(scope && { scope }), sort: { field: 'name', order: 'ASC' }, limit: 500 })
}

/** Throws `AppError` 404 for a salesman whose commission the subject may not see. */
async function findVisibleSalesman(context: CommissionContext, id: string): Promise<Salesman> {
  const [found] = await visibleSalesmen(context, id)
  if (!found) throw new AppError(404, 'notFound')
  return found
}

/** The last posted statements of a salesman, the newest first. */
const postedOf = ({ repository, db }: RecordContext, { id }: Salesman): Promise<Posted[]> =>
  repository
    .of('commissionStatements')
    .find(db.read, { salesman: id }, { sort: { field: 'month', order: 'DESC' }, limit: CORRECTED_MONTHS })

const paidLines = (lines: Posted['lines']) => lines.map(({ profit, ...line }) => ({ ...line, profit: profit ?? '0.00' }))

/** Lines with their documents. */
interface Lines {
  readonly lines: readonly CommissionLine[]
  readonly documents: readonly Document[]
}

type Rules = readonly EntityMap['commissionRules'][]

/** Corrections of posted months: documents whose commission has changed, or that were issued later. */
async function corrections(
  { records, margins }: CommissionContext,
  salesman: Salesman,
  rules: Rules,
  posted: readonly Posted[],
): Promise<Lines> {
  const [last, first] = [posted[0]?.month, posted.at(-1)?.month]
  if (last === undefined || first === undefined) return { lines: [], documents: [] }
  const paid = postedByDocument(posted.flatMap(({ lines }) => paidLines(lines)))
  const days = { from: first, to: monthDays(last).to }
  const ids = await invoicesOfSalesman(records.db.read, { firm: salesman.firm, salesman: salesman.id, ...days })
  // The net amount of an invoice never changes, so only commissions of profits are computed again.
  const open = ids.filter((id) => paid.get(id)?.basis !== 'net')
  const documents = await documentsOf(records, margins, open)
  const lines = documents.flatMap((document) => {
    const before = paid.get(document.invoice)
    return (before ? correctionOf(document, before) : commissionLine(document, rules, true)) ?? []
  })
  return { lines, documents }
}

/** Lines of a month that is not posted; the first month after the posted ones includes their corrections. */
async function currentLines(context: CommissionContext, salesman: Salesman, month: string, posted: readonly Posted[]): Promise<Lines> {
  const { records, margins } = context
  const rules = await records.repository.of('commissionRules').find(records.db.read, { salesman: salesman.id }, { limit: MAX_RULES })
  const follows = posted[0] !== undefined && month === monthStart(posted[0].month, 1)
  const late = follows ? await corrections(context, salesman, rules, posted) : { lines: [], documents: [] }
  const ids = await invoicesOfSalesman(records.db.read, { firm: salesman.firm, salesman: salesman.id, ...monthDays(month) })
  const documents = await documentsOf(records, margins, ids)
  const own = documents.flatMap((document) => commissionLine(document, rules, false) ?? [])
  return { lines: [...late.lines, ...own], documents: [...late.documents, ...documents] }
}

async function postedLines({ records, margins }: CommissionContext, { lines }: Posted): Promise<Lines> {
  const documents = await documentsOf(records, margins, [...new Set(lines.map(({ invoice }) => invoice))])
  return { lines: paidLines(lines).map((line) => ({ ...line, correction: line.correction === true })), documents }
}

type Shown = CommissionStatement['lines'][number]

/** Lines as the caller may see them: without profits, unless the commission depends on them or the caller may see the value of stock. */
function shown({ lines, documents }: Lines, seesProfit: boolean): readonly Shown[] {
  const byId = new Map(documents.map((document) => [document.invoice, document]))
  return lines.map(({ invoice, date, correction, basis, net, profit, percentage, commission }) => {
    const { number = null, kind = 'invoice', customer = '', complete = false } = byId.get(invoice) ?? {}
    const seen = seesProfit || basis === 'profit'
    return { invoice, number, kind, date, customer, correction, basis, net, profit: seen ? profit : null, complete, percentage, commission }
  })
}

const total = (lines: readonly Shown[], of: 'net' | 'profit' | 'commission'): string =>
  moneyText(sumOf(lines, (line) => hundredths(line[of])))

/** The first day of the month of a day. */
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** A salesman's commission of a month: as posted, else as it is now. Throws `AppError` 404, 409 `commissionTooMany`. */
export async function statementOf(context: CommissionContext, id: string, day: string): Promise<CommissionStatement> {
  const { records, subject } = context
  const salesman = await findVisibleSalesman(context, id)
  const month = monthOf(day)
  const defaults = await firmDefaults({ repository: records.repository, trx: records.db.read, subject, next: { firm: salesman.firm } })
  const posted = await records.repository.of('commissionStatements').findOne(records.db.read, { salesman: id, month })
  const before = posted ? [] : await postedOf(records, salesman)
  const lines = shown(
    posted ? await postedLines(context, posted) : await currentLines(context, salesman, month, before),
    mayValueStock(records, subject),
  )
  const isOver = dayIn(records.clock(), defaults.timeZone) > monthDays(month).to
  const isNext = before[0] === undefined || month === monthStart(before[0].month, 1)
  const mayPost = records.access(entityOf(records, 'commissionStatements'), subject).allowed.has('approve')
  return {
    ...{ salesman: id, name: salesman.name, month, currency: posted?.currency ?? defaults.currency },
    state: posted ? 'posted' : isOver ? 'over' : 'open',
    postable: !posted && isOver && isNext && mayPost,
    record: posted?.id ?? null,
    lines,
    totals: {
      net: total(lines, 'net'),
      profit: lines.every(({ profit }) => profit !== null) ? total(lines, 'profit') : null,
      commission: total(lines, 'commission'),
    },
  }
}
