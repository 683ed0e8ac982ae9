import { type StockBalance, Valuation, type ValuedMovement, type ValuedStep } from '../../../domain/stockValuation.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Queries } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import { type Condition, visible } from '../../records/read/visibleRows.sql.ts'
import type { RecordContext } from '../../records/recordContext.ts'

type Movement = EntityMap['materialTransactions']

/** Fields of a movement for its valuation and for display. */
export type MovedRow = Pick<
  Movement,
  'id' | 'material' | 'warehouse' | 'date' | 'kind' | 'origin' | 'document' | 'salesOrder' | 'purchaseOrder' | 'lot' | 'line'
> & { readonly quantity: string; readonly value: string | null }

interface Which {
  readonly material?: string | readonly string[] | undefined
  /** Last day that counts. */
  readonly until?: string | undefined
}

const mineOf = (context: RecordContext, subject: Subject): Condition | undefined =>
  visible({ context, subject, now: context.clock() }, 'materialTransactions', ['material', 'warehouse', 'quantity', 'value'])

/** Whether a subject may see movements and their values. */
export const mayValueStock = (context: RecordContext, subject: Subject): boolean => mineOf(context, subject) !== undefined

/** Condition for visible movements. Throws `AppError` 403 for subjects who may not see movements and their values. */
export function visibleMovements(context: RecordContext, subject: Subject): Condition {
  const mine = mineOf(context, subject)
  if (!mine) throw new AppError(403, 'forbidden')
  return mine
}

/** Movements in order of valuation: by day, then by time of posting. Quantities and values are scaled integers, as text. */
export function countedMovements(queries: Queries, { material, until }: Which, mine?: Condition): Promise<MovedRow[]> {
  let rowsQuery = hubTables(queries)
    .selectFrom('materialTransactions as t')
    .select(['id', 'material', 'warehouse', 'date', 'kind', 'origin', 'document', 'salesOrder', 'purchaseOrder', 'lot', 'line'])
    .select(({ cast }) => [cast<string>('quantity', 'text').as('quantity'), cast<string | null>('value', 'text').as('value')])
  if (mine) rowsQuery = rowsQuery.where(mine)
  if (material !== undefined) rowsQuery = rowsQuery.where('material', 'in', typeof material === 'string' ? [material] : [...material])
  if (until !== undefined) rowsQuery = rowsQuery.where('date', '<=', until)
  return rowsQuery.orderBy('date').orderBy('createdAt').orderBy('id').execute()
}

export const placeOf = ({ material, warehouse }: Pick<Movement, 'material' | 'warehouse'>): string => `${material} ${warehouse}`

const asValued = (row: MovedRow): ValuedMovement => ({
  id: row.id,
  place: placeOf(row),
  quantity: BigInt(row.quantity),
  ...(row.value !== null && { value: BigInt(row.value) }),
  ...(row.origin !== null && { origin: row.origin }),
})

export interface Valued {
  /** Result for each movement, by its index. */
  readonly steps: readonly ValuedStep[]
  readonly standings: ReadonlyMap<string, StockBalance>
}

/** Values movements at moving average cost (`PRODUCT.md E17`); materials are valued independently. */
export function valued(rows: readonly MovedRow[]): Valued {
  const valuation = new Valuation(new Set(rows.map(({ origin }) => origin ?? undefined)))
  return { steps: rows.map((row) => valuation.step(asValued(row))), standings: valuation.ended }
}
