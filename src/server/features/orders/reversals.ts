import type { Direction } from '../../../domain/delivery.ts'
import { isReturn, stockDirection } from '../../../domain/slipTypes.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Queries } from '../../db/database.ts'
import type { RuleContext } from '../../records/rules.ts'
import { MAX_MOVEMENTS } from '../stock/documents/documents.ts'
import { type OpenMovement, openMovements } from '../stock/documents/followers.ts'
import { ORDER_KINDS } from './orderKinds.ts'
import type { Order, Trade } from './orders.ts'

type ReadContext = Pick<RuleContext, 'repository'> & { readonly trx: Queries }
type Recorded = EntityMap['materialTransactions']
type Line = Order['lines'][number]

/** Movements that a delivery of a slip may reverse. */
export interface Reversible {
  readonly direction: Direction
  /** Recorded movements of the slip itself, for a cancellation. */
  readonly rows: readonly Recorded[]
  /** The returned slip and its recorded movements. */
  readonly returned: { readonly order: Order; readonly rows: readonly Recorded[] } | undefined
}

/** The reference from a movement to its order. */
export const orderIn = (trade: Trade, id: string) => (trade === 'sales' ? { salesOrder: id } : { purchaseOrder: id })

/** Recorded movements of one line. */
export const ofLine = (rows: readonly Recorded[], { lineNumber, material }: Line): readonly Recorded[] =>
  rows.filter((row) => row.line === lineNumber && row.material === material)

const recorded = ({ trx, repository }: ReadContext, trade: Trade, order: string): Promise<readonly Recorded[]> =>
  repository.of('materialTransactions').find(trx, orderIn(trade, order), { limit: MAX_MOVEMENTS })

/** Reads the movements that a delivery of the slip in this direction may reverse. */
export async function reversibleBy(reading: ReadContext, trade: Trade, order: Order, direction: Direction): Promise<Reversible> {
  const { trx, repository } = reading
  const rows = direction === 'takeBack' ? await recorded(reading, trade, order.id) : []
  const slip = isReturn(order.slipType) && order.returnOf !== null ? order.returnOf : undefined
  const source = slip === undefined ? undefined : await repository.of(ORDER_KINDS[trade].entity).get(trx, slip)
  return { direction, rows, returned: source && { order: source, rows: await recorded(reading, trade, source.id) } }
}

/**
 * The movements that a line reverses, without reversed ones: its own for a cancellation, those of the returned line for a return. Undefined if it reverses
 * none, because its goods move for the first time.
 */
export async function openOfLine(
  reading: ReadContext,
  { slipType }: Order,
  line: Line,
  { direction, rows, returned }: Reversible,
): Promise<readonly OpenMovement[] | undefined> {
  const sign = stockDirection(slipType) > 0 === (direction === 'takeBack') ? 1n : -1n
  if (direction === 'takeBack') return openMovements(reading, ofLine(rows, line), sign)
  const source = returned?.order.lines.find(({ id }) => id === line.returnedLine)
  if (!source || !returned || source.material !== line.material) return undefined
  return openMovements(reading, ofLine(returned.rows, source), sign)
}
