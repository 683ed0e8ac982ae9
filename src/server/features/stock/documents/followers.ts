import { parseQuantity } from '../../../../domain/quantities.ts'
import type { Queries } from '../../../db/database.ts'
import type { RuleContext } from '../../../records/rules.ts'
import { MAX_MOVEMENTS, type Movements } from './documents.ts'

type ReadContext = Pick<RuleContext, 'repository'> & { readonly trx: Queries }
type Moved = Movements[number]

const scaled = ({ quantity }: Moved): bigint => parseQuantity(quantity)

/** Movements that reverse or transfer one of these, directly or indirectly. */
export async function followersOf(context: ReadContext, ids: readonly string[]): Promise<Movements> {
  if (ids.length === 0) return []
  const found = await context.repository.of('materialTransactions').find(context.trx, { origin: ids }, { limit: MAX_MOVEMENTS })
  const further = await followersOf(
    context,
    found.map(({ id }) => id),
  )
  return [...found, ...further]
}

/** A movement with the quantity that nothing has reversed yet, in the movement's own direction. */
export interface OpenMovement {
  readonly movement: Moved
  readonly open: bigint
}

const magnitude = (quantity: bigint): bigint => (quantity < 0n ? -quantity : quantity)

/** Movements in one direction that are not fully reversed, the latest first. Reversals without an origin count against the latest. */
export async function openMovements(context: ReadContext, rows: Movements, direction: 1n | -1n): Promise<readonly OpenMovement[]> {
  const own = new Set(rows.map(({ id }) => id))
  const isFirst = ({ origin }: Moved) => origin === null || !own.has(origin)
  const primary = rows.filter((row) => isFirst(row) && scaled(row) * direction > 0n)
  const followers = await followersOf(
    context,
    primary.map(({ id }) => id),
  )
  const byOrigin = Map.groupBy(followers, ({ origin }) => origin)
  const rest = (row: Moved): bigint => (byOrigin.get(row.id) ?? []).reduce((sum, follower) => sum + rest(follower), scaled(row))
  let unnamed = rows.filter((row) => isFirst(row) && scaled(row) * direction < 0n).reduce((sum, row) => sum + magnitude(scaled(row)), 0n)
  const latestFirst = primary.toSorted(
    (a, b) => b.date.localeCompare(a.date) || b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id),
  )
  return latestFirst.flatMap((movement) => {
    const open = rest(movement) * direction
    const less = open < unnamed ? open : unnamed
    unnamed -= less
    return open > less ? [{ movement, open: open - less }] : []
  })
}

/** A part of a quantity with its movement; undefined if no movement is left. */
export interface Taken {
  readonly from: Moved | undefined
  readonly quantity: bigint
}

/** Allocates a quantity to movements in their order. */
export function takeFrom(open: readonly OpenMovement[], total: bigint): readonly Taken[] {
  let left = total
  const parts = open.flatMap(({ movement, open: most }): Taken[] => {
    const quantity = left < most ? left : most
    left -= quantity
    return quantity > 0n ? [{ from: movement, quantity }] : []
  })
  return left > 0n ? [...parts, { from: undefined, quantity: left }] : parts
}
