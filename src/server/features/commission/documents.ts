import type { SoldDocument } from '../../../domain/commission/commission.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError } from '../../../model/errors.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { InvoiceMargins } from '../invoices/margins.ts'
import { MAX_INVOICES } from './commission.sql.ts'

const PART = 200

/** A document of a statement, with the values that are shown. */
export interface Document extends SoldDocument {
  readonly number: string | null
  readonly kind: EntityMap['invoices']['kind']
  readonly customer: string
  readonly complete: boolean
}

/** Days of the invoices that credit notes correct, by invoice. */
async function creditedDays(
  { repository, db }: RecordContext,
  invoices: readonly EntityMap['invoices'][],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(invoices.flatMap(({ creditOf }) => creditOf ?? []))]
  const found = ids.length === 0 ? [] : await repository.of('invoices').getMany(db.read, ids)
  return new Map(found.map(({ id, date }) => [id, date]))
}

/**
 * Documents by id with their margins (`PRODUCT.md E17, E20`), whatever the caller may see of stock: the statement shows less. Throws `AppError` 409
 * `commissionTooMany`.
 */
export async function documentsOf(records: RecordContext, margins: InvoiceMargins, ids: readonly string[]): Promise<readonly Document[]> {
  if (ids.length > MAX_INVOICES) throw new AppError(409, 'commissionTooMany', { params: { limit: MAX_INVOICES } })
  const found: Document[] = []
  for (let from = 0; from < ids.length; from += PART) {
    const part = ids.slice(from, from + PART)
    const invoices = await records.repository.of('invoices').getMany(records.db.read, part)
    const days = await creditedDays(records, invoices)
    const earned = new Map((await margins.of(records, SYSTEM, invoices)).map((margin) => [margin.id, margin]))
    for (const { id, number, kind, date, customerName, creditOf } of invoices) {
      const { net = '0.00', margin = '0.00', complete = false } = earned.get(id) ?? {}
      found.push({
        invoice: id,
        number,
        kind,
        date,
        customer: customerName,
        net,
        profit: margin,
        complete,
        ruleDay: days.get(creditOf ?? '') ?? date,
      })
    }
  }
  const order = new Map(ids.map((id, index) => [id, index]))
  return found.toSorted((one, other) => (order.get(one.invoice) ?? 0) - (order.get(other.invoice) ?? 0))
}
