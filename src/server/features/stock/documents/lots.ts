import { allocate } from '../../../../domain/allocate.ts'
import { hundredths, moneyText } from '../../../../domain/money/hundredths.ts'
import { parseQuantity, QUANTITY_SCALE, quantityText } from '../../../../domain/quantities.ts'
import { serialsIn } from '../../../../domain/stock/serials.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import { AppError, type ErrorIn, type FieldError, refuseErrors } from '../../../../model/errors.ts'
import { hubTables } from '../../../db/hubTables.ts'
import { lockMaterials, type Movement, type StockContext } from '../stock.ts'
import type { StockDocument } from './documents.ts'

type Tracking = NonNullable<EntityMap['materials']['trackingType']>

/** The movement of a line, with its lot or serial numbers. */
export interface LotLine {
  /** Index of the line in the input. */
  readonly index: number
  readonly lot: string | null
  readonly movement: Movement
}

interface LotOptions {
  /** Whether a receipt needs a lot. */
  readonly needed: boolean
}

const ONE = 10n ** BigInt(QUANTITY_SCALE)

const quantityOf = ({ quantity }: Movement): bigint => parseQuantity(quantity)

async function trackingOf({ trx, records }: StockContext, ids: readonly string[]): Promise<ReadonlyMap<string, Tracking>> {
  const materials = ids.length === 0 ? [] : await records.repository.of('materials').getMany(trx, [...new Set(ids)])
  return new Map(materials.map(({ id, trackingType }) => [id, trackingType ?? 'noTracking']))
}

/** Quantity of each lot in a warehouse; stock without a lot has the key ''. */
async function lotsIn({ trx }: StockContext, { material, warehouse }: Movement): Promise<Map<string, bigint>> {
  const rows = await hubTables(trx)
    .selectFrom('materialTransactions')
    .select(({ fn, cast }) => ['lot', cast<string>(fn.sum('quantity'), 'text').as('there')])
    .where('material', '=', material)
    .where('warehouse', '=', warehouse)
    .groupBy('lot')
    .execute()
  return new Map(rows.map(({ lot, there }) => [lot ?? '', BigInt(there)]))
}

const refused = (index: number, keyword: string, params: FieldError['params'] = {}): ErrorIn<StockDocument> => ({
  path: `lines.${index}.lot`,
  keyword,
  params,
})

/** One movement of one piece per serial number; the values sum to that of the line. */
function bySerial(movement: Movement, numbers: readonly string[]): readonly Movement[] {
  const sign = quantityOf(movement) < 0n ? -1n : 1n
  const quantity = quantityText(sign * ONE)
  const value = movement.value ?? null
  const parts = value === null ? [] : allocate(hundredths(value), Array<bigint>(numbers.length).fill(1n))
  return numbers.map((lot, place) => {
    const part = parts[place]
    return { ...movement, lot, quantity, value: part === undefined ? null : moneyText(part) }
  })
}

function mistakeOf(
  { index, lot, movement }: LotLine,
  tracking: Tracking,
  { needed }: LotOptions,
  hasLots: boolean,
): ErrorIn<StockDocument> | undefined {
  const quantity = quantityOf(movement)
  const numbers = serialsIn(lot)
  if (numbers.length === 0) return (quantity > 0n ? needed : hasLots) ? refused(index, 'lotNeeded') : undefined
  if (tracking === 'lot') return undefined
  const pieces = quantity < 0n ? -quantity : quantity
  const fits = new Set(numbers).size === numbers.length && BigInt(numbers.length) * ONE === pieces
  return fits ? undefined : refused(index, 'serialsFit', { count: quantityText(pieces).replace(/\.?0+$/u, '') })
}

/** The first lot that would become negative, or serial number that would exist twice. */
function wrongLot(moved: readonly Movement[], there: Map<string, bigint>, tracking: Tracking): string | undefined {
  for (const movement of moved) {
    const lot = movement.lot ?? ''
    const after = (there.get(lot) ?? 0n) + quantityOf(movement)
    there.set(lot, after)
    if (lot !== '' && quantityOf(movement) < 0n ? after < 0n : lot !== '' && tracking === 'serial' && after > ONE) return lot
  }
  return undefined
}

/**
 * Adds lots or serial numbers to movements of tracked materials: recorded for incoming goods, required for goods that leave a warehouse with
 * lots. Stock from before tracking has no lot and leaves without one. Throws `AppError` 422 with a mistake for each line that has one.
 */
export async function withLots(context: StockContext, lines: readonly LotLine[], options: LotOptions): Promise<readonly Movement[]> {
  const ids = lines.map(({ movement }) => movement.material)
  const tracking = await trackingOf(context, ids)
  if ([...tracking.values()].every((type) => type === 'noTracking')) return lines.map(({ movement }) => movement)
  await lockMaterials(context, ids)
  const there = new Map<string, Map<string, bigint>>()
  const moved: Movement[] = []
  const fields: ErrorIn<StockDocument>[] = []
  for (const line of lines) {
    const { movement } = line
    const type = tracking.get(movement.material) ?? 'noTracking'
    if (type === 'noTracking') {
      moved.push(movement)
      continue
    }
    const place = `${movement.material} ${movement.warehouse}`
    const lots = there.get(place) ?? (await lotsIn(context, movement))
    there.set(place, lots)
    const parts = movedByLots(line, type, options, lots)
    if ('keyword' in parts) fields.push(parts)
    else moved.push(...parts)
  }
  refuseErrors<StockDocument>(fields)
  return moved
}

function partsByLot({ movement, lot }: LotLine, tracking: Tracking): readonly Movement[] {
  const numbers = serialsIn(lot)
  return tracking === 'serial' && numbers.length > 0 ? bySerial(movement, numbers) : [{ ...movement, lot: lot?.trim() || null }]
}

/** The movements of a line by its lots or serial numbers, or their mistakes. `lots`: quantity of each before and after. */
function movedByLots(
  line: LotLine,
  tracking: Tracking,
  options: LotOptions,
  lots: Map<string, bigint>,
): readonly Movement[] | ErrorIn<StockDocument> {
  const { movement, index } = line
  const hasLots = [...lots].some(([name, quantity]) => name !== '' && quantity > 0n)
  // A reversal uses the lot of the original movement, which may have left the warehouse since.
  const mistake = movement.origin ? undefined : mistakeOf(line, tracking, options, hasLots)
  if (mistake) return mistake
  const parts = movement.origin ? [movement] : partsByLot(line, tracking)
  const wrong = wrongLot(parts, lots, tracking)
  return wrong === undefined ? parts : refused(index, 'lotMissing', { value: wrong })
}

/** Throws `AppError` 409 `lotMissing` if movements take a lot that has left its warehouse since, or bring a serial number that is there. */
export async function refuseMissingLots(context: StockContext, movements: readonly Movement[]): Promise<void> {
  const named = movements.filter(({ lot }) => (lot ?? '') !== '')
  const tracking = await trackingOf(
    context,
    named.map(({ material }) => material),
  )
  for (const moved of Map.groupBy(named, ({ material, warehouse }) => `${material} ${warehouse}`).values()) {
    const [first] = moved
    const type = first && tracking.get(first.material)
    if (!type || type === 'noTracking') continue
    const value = wrongLot(moved, await lotsIn(context, first), type)
    if (value !== undefined) throw new AppError(409, 'lotMissing', { params: { value } })
  }
}

/** Throws `AppError` 422 for counts of tracked materials without lots, because the lots would no longer sum to the stock. */
export async function refuseLotCounts(
  context: StockContext,
  counts: readonly { readonly material: string | null }[],
  differences: readonly Movement[],
): Promise<void> {
  const tracking = await trackingOf(
    context,
    differences.map(({ material }) => material),
  )
  const fields: ErrorIn<StockDocument>[] = []
  for (const movement of differences) {
    if ((tracking.get(movement.material) ?? 'noTracking') === 'noTracking') continue
    const lots = await lotsIn(context, movement)
    if (![...lots].some(([lot, quantity]) => lot !== '' && quantity !== 0n)) continue
    const index = counts.findIndex(({ material }) => material === movement.material)
    fields.push({ path: `counts.${index}.counted`, keyword: 'countedByLot', params: {} })
  }
  refuseErrors<StockDocument>(fields)
}
