import { moneyText } from '../../../domain/money/hundredths.ts'
import { parseQuantity, quantityText } from '../../../domain/quantities.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { roundHalfUp } from '../../../model/values/decimal.ts'
import type { Backfill, BackfillContext } from '../../db/migrate/backfills.ts'
import { unitsOf } from '../stock/lineUnits.ts'
import { purchaseValue } from './deliveredValue.ts'

type Movement = EntityMap['materialTransactions']
type Order = EntityMap['purchaseOrders']

/** Cost of goods of an approved purchase: hundredths for a quantity in main units. */
interface Cost {
  readonly order: string
  readonly line: number
  readonly firm: string
  readonly material: string
  readonly date: string
  readonly value: bigint
  readonly quantity: bigint
}

async function costsIn({ trx, repository }: BackfillContext, order: Order): Promise<Cost[]> {
  const units = await unitsOf({ repository }, trx, order.lines)
  const valueUpTo = purchaseValue(order, '1')
  return order.lines.flatMap((line) => {
    const { material, quantity, bonus, lineNumber } = line
    if (material === null || lineNumber === null || !units.fits(line)) return []
    const ordered = quantityText(parseQuantity(quantity) + parseQuantity(bonus))
    const main = parseQuantity(units.toMain(line, ordered))
    if (main <= 0n) return []
    return [
      { order: order.id, line: lineNumber, firm: order.firm, material, date: order.date, value: valueUpTo(line, ordered), quantity: main },
    ]
  })
}

/** Costs of approved purchases in their firm's currency, the oldest first. */
async function costs(context: BackfillContext): Promise<readonly Cost[]> {
  const { trx, repository } = context
  const firms = new Map((await repository.of('firms').find(trx, {})).map(({ id, currency }) => [id, currency]))
  const found: Cost[] = []
  const sort = { field: 'date', order: 'ASC' } as const
  for await (const orders of repository.of('purchaseOrders').stream(trx, { approval: 'approved' }, { sort }))
    for (const order of orders)
      if (order.slipType === 'purchase' && (order.currency === null || order.currency === (firms.get(order.firm) ?? order.currency)))
        found.push(...(await costsIn(context, order)))
  return found
}

/** The last cost up to the movement's day, else the first one after it. */
const costOn = (all: readonly Cost[], { date }: Movement): Cost | undefined => all.findLast((cost) => cost.date <= date) ?? all[0]

async function valued({ trx, repository }: BackfillContext, all: readonly Cost[]): Promise<readonly (readonly [Movement, string])[]> {
  const byLine = new Map(all.map((cost) => [`${cost.order} ${cost.line}`, cost]))
  const byMaterial = Map.groupBy(all, ({ firm, material }) => `${firm} ${material}`)
  const received = new Map<Cost, bigint>()
  const found: (readonly [Movement, string])[] = []
  const sort = { field: 'createdAt', order: 'ASC' } as const
  for await (const movements of repository.of('materialTransactions').stream(trx, { kind: ['purchase', 'opening'] }, { sort }))
    for (const movement of movements) {
      const quantity = parseQuantity(movement.quantity)
      if (quantity <= 0n || movement.value !== null || movement.origin !== null) continue
      const bought = byLine.get(`${movement.purchaseOrder ?? ''} ${movement.line ?? ''}`)
      const cost = bought ?? costOn(byMaterial.get(`${movement.firm} ${movement.material}`) ?? [], movement)
      if (!cost) continue
      const before = bought ? (received.get(cost) ?? 0n) : 0n
      if (bought) received.set(cost, before + quantity)
      const upTo = (amount: bigint) => roundHalfUp(cost.value * amount, cost.quantity)
      found.push([movement, moneyText(upTo(before + quantity) - upTo(before))])
    }
  return found
}

async function run(context: BackfillContext): Promise<void> {
  const movements = context.repository.of('materialTransactions')
  for (const [movement, value] of await valued(context, await costs(context))) await movements.update(context.trx, movement, { value })
}

/**
 * Values movements from before movements had a value: receipts at their order's cost, in parts that sum to it, and opening stock at the last
 * cost of the material. All others are valued at the average anyway.
 */
export const valueBackfill: Backfill = {
  table: 'materialTransactions',
  column: 'value',
  text: 'value receipts by their orders, and opening stock by the last purchase price',
  run,
}
