import { isReturn } from '../../../domain/slipTypes.ts'
import { type ErrorIn, refuseErrors } from '../../../model/errors.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import type { RuleContext } from '../../records/rules.ts'
import { same } from '../../records/values.ts'
import { linesOf, type Order, type OrderDraft, type Orders } from './orders.ts'

type ReadContext = Pick<RuleContext<Orders>, 'trx' | 'repository' | 'entity'>

/** Maximum number of orders of the same cars. */
const MAX = 1000

const OPEN: readonly Order['approval'][] = ['proposal', 'approved']

/** Open orders hold their cars; returns hold none. */
const promises = (order: OrderDraft | undefined): order is OrderDraft =>
  order !== undefined && OPEN.includes(order.approval ?? 'proposal') && !isReturn(order.slipType ?? 'sale')

const carsOf = (order: OrderDraft | undefined): readonly string[] => [...new Set(linesOf(order).flatMap(({ car }) => car || []))]

const hasMoved = (order: Order, car: string): boolean =>
  order.lines.some((line) => line.car === car && compareDecimal(line.deliveredQuantity ?? '0', '0') > 0)

const aboutCar = (car: string) => [{ path: 'lines.car', operator: 'eq', value: car }] as const

/** Whether the car of a delivered order is back: by a return, or by a later purchase. */
async function wasReturned({ trx, repository, entity }: ReadContext, holder: Order, car: string): Promise<boolean> {
  const returns = await repository.of(entity.id).find(trx, { returnOf: holder.id, approval: 'approved' }, { limit: MAX })
  if (returns.some((one) => hasMoved(one, car))) return true
  if (entity.id !== 'salesOrders') return false
  const bought = await repository.of('purchaseOrders').find(trx, { approval: 'approved' }, { filter: aboutCar(car), limit: MAX })
  return bought.some((one) => one.id > holder.id && !isReturn(one.slipType) && hasMoved(one, car))
}

/** Number of another open order that has the car. */
async function holderOf(context: ReadContext, car: string, own: string | undefined): Promise<string | undefined> {
  const { trx, repository, entity } = context
  const others = await repository.of(entity.id).find(trx, { approval: OPEN }, { filter: aboutCar(car), limit: MAX })
  for (const other of others) {
    if (other.id === own || !promises(other)) continue
    const moved = hasMoved(other, car)
    // Purchased cars have arrived: they may be sold, and bought again.
    if (moved && (entity.id === 'purchaseOrders' || (await wasReturned(context, other, car)))) continue
    return other.ficheNumber ?? ''
  }
  return undefined
}

/**
 * Throws `AppError` 422 if a car is on another open sale, or another open purchase. Locks the cars, so that one of two concurrent orders fails.
 * Rejected, cancelled and returned orders release their cars.
 */
export async function refuseHeldCars(context: RuleContext<Orders>): Promise<void> {
  const { trx, repository, before, next } = context
  if (!promises(next) || (promises(before) && same(before.lines, next.lines))) return
  const known = promises(before) ? carsOf(before) : []
  const cars = carsOf(next).filter((car) => !known.includes(car))
  if (cars.length === 0) return
  await repository.of('cars').getLocked(trx, cars.toSorted())
  const fields: ErrorIn<OrderDraft>[] = []
  for (const car of cars) {
    const number = await holderOf(context, car, before?.id)
    const index = linesOf(next).findIndex((line) => line.car === car)
    if (number !== undefined) fields.push({ path: `lines.${index}.car`, keyword: 'carHeld', params: { number } })
  }
  refuseErrors<OrderDraft>(fields)
}
