import { hundredths } from '../../../domain/money/hundredths.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import { visible } from '../../records/read/visibleRows.sql.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { InvoiceMargins } from '../invoices/margins.ts'
import { mayValueStock } from '../stock/valuedMovements.ts'
import type { Range, SalesmanSum } from './sums.sql.ts'

/** Maximum number of invoices of one profit, because it replays the movements of their goods. */
const MAX_INVOICES = 5_000

async function salesmenOf(
  { repository, db }: RecordContext,
  orders: readonly (string | null)[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = [...new Set(orders.flatMap((id) => id ?? []))]
  const found = ids.length === 0 ? [] : await repository.of('salesOrders').getMany(db.read, ids)
  return new Map(found.map(({ id, salesman }) => [id, salesman]))
}

/**
 * Margins of invoices less those of credit notes by the salesman of their order, in the firm's currency (`PRODUCT.md E17, E20`). Undefined if the
 * caller may not see the value of stock, or if there are too many invoices.
 */
export async function earned(
  { records, subject, margins }: { readonly records: RecordContext; readonly subject: Subject; readonly margins: InvoiceMargins },
  { firm, startDate, endDate }: Range,
): Promise<readonly SalesmanSum[] | undefined> {
  const entity = entityOf(records, 'invoices')
  const access = records.access(entity, subject)
  if (!visible({ context: records, subject, now: records.clock() }, 'salesOrders', ['salesman'])) return undefined
  if (!access.allowed.has('list') || access.hidden.has('lines' satisfies keyof EntityMap['invoices']) || !mayValueStock(records, subject))
    return undefined
  const filter = [
    { path: 'date', operator: 'gte', value: startDate },
    { path: 'date', operator: 'lte', value: endDate },
    { path: 'selfBilled', operator: 'neq', value: true },
  ] as const
  const sums = new Map<string, SalesmanSum & { readonly sum: bigint }>()
  let count = 0
  const of = firm === undefined ? {} : { firm }
  for await (const invoices of records.repository.of('invoices').stream(records.db.read, of, { filter, scope: access.scope(subject) })) {
    count += invoices.length
    if (count > MAX_INVOICES) return undefined
    const salesmen = await salesmenOf(
      records,
      invoices.map(({ salesOrder }) => salesOrder),
    )
    for (const [index, { currency, margin }] of (await margins.of(records, subject, invoices)).entries()) {
      const salesman = salesmen.get(invoices[index]?.salesOrder ?? '') ?? null
      const key = `${salesman} ${currency}`
      const sum = (sums.get(key)?.sum ?? 0n) + hundredths(margin)
      sums.set(key, { salesman, currency, amount: String(sum), sum })
    }
  }
  return [...sums.values()]
}
