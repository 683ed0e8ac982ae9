import { faker } from '@faker-js/faker/locale/en'
import { demandStatus } from '../../../../domain/demands/demandLines.ts'
import { withValues } from '../../../../model/records/withValues.ts'
import { addDays } from '../../../../model/values/days.ts'
import { at } from '../../../seed/pick.ts'
import { seedId } from '../../../seed/seedId.ts'
import type { SeedDraft, SeedRow } from '../../../seed/seedRecord.ts'
import { daysFrom } from '../../../seed/seedTime.ts'
import type { SlipNumbers } from '../../numbering/numberingSeed.ts'
import { isGoods, type OrderSeed, type Trade } from './orderSeed.ts'

type Status = SeedDraft<'demands'>['status']

const UNORDERED = ['proposal', 'approved', 'cancelled'] as const
const UNORDERED_COUNT = 24

/** Number of the newest purchase orders, in transit or received, that come from a demand. */
const ORDERED_COUNT = 8

/** Numbers of ids. */
const [DEMANDS, LINES] = [31, 32]

/** Ids reserved for the rows of one demand. */
const ID_RANGE = 10

const lineId = (position: number, index: number): string => seedId(LINES, position * ID_RANGE + index)

function demandOf(
  position: number,
  status: Status,
  more: { readonly date: string; readonly warehouse: string; readonly lines: readonly SeedRow<'demands', 'lines'>[] },
): SeedDraft<'demands'> {
  const time = `${String(9 + (position % 8)).padStart(2, '0')}:30`
  return { id: seedId(DEMANDS, position), time, documentNumber: `REQ-${String(1000 + position)}`, status, ...more }
}

/** A demand without orders; cancelled ones demand nothing (`PRODUCT.md E14`). */
function unordered({ warehouses, materials, now }: Trade, position: number): SeedDraft<'demands'> {
  const status = at(UNORDERED, position)
  const lines = Array.from({ length: 1 + (position % 3) }, (_, index): SeedRow<'demands', 'lines'> => {
    const { record, unit } = at(materials, position * 5 + index)
    const quantity = `${(1 + faker.number.int(20)) * 5}.0000`
    const canceledQty = status === 'cancelled' ? quantity : '0.0000'
    return {
      id: lineId(position, index),
      line: index + 1,
      item: record.id,
      unit,
      quantity,
      notes: null,
      deliveredQty: '0.0000',
      canceledQty,
    }
  })
  const date = daysFrom(now, -2 * (UNORDERED_COUNT - position))
  return demandOf(position, status, { date, warehouse: at(warehouses, position).id, lines })
}

const newest = (orders: readonly OrderSeed[], shippingStatus: string): readonly OrderSeed[] =>
  orders.filter((order) => order.approval === 'approved' && order.shippingStatus === shippingStatus).slice(-ORDERED_COUNT)

/** The demand behind an order, dated a few days earlier, and the order with its lines linked to it. */
function ordered(order: OrderSeed, position: number): { readonly demand: SeedDraft<'demands'>; readonly order: OrderSeed } {
  const goods = order.lines.filter(isGoods)
  const lines = goods.map(({ material, unit, quantity, deliveredQuantity }, index) => ({
    id: lineId(position, index),
    line: index + 1,
    item: material,
    unit,
    quantity,
    notes: null,
    deliveredQty: deliveredQuantity,
    canceledQty: '0.0000',
  }))
  const status = demandStatus(
    lines,
    lines.map(({ id, quantity, deliveredQty }) => ({ demandLine: id, ordered: quantity, delivered: deliveredQty })),
  )
  const { date, warehouse } = order
  const demand = demandOf(position, status, { date: addDays(date, -1 - (position % 4)), warehouse, lines })
  const named = order.lines.map((line) =>
    isGoods(line) ? withValues(line, { demand: demand.id, demandLine: lineId(position, goods.indexOf(line)) }) : line,
  )
  return { demand, order: withValues(order, { expectedDate: addDays(date, 14), lines: named }) }
}

/**
 * Demands in every status, and the purchase orders with lines linked to demands, so that coverage, status and deliveries agree
 * (`PRODUCT.md E14`).
 */
export function demandSeed(
  trade: Trade,
  purchases: readonly OrderSeed[],
  numbers: SlipNumbers,
): { readonly demands: readonly SeedDraft<'demands'>[]; readonly purchases: readonly OrderSeed[] } {
  faker.seed(UNORDERED_COUNT)
  const open = Array.from({ length: UNORDERED_COUNT }, (_, position) => unordered(trade, position))
  const made = [...newest(purchases, 'shipped'), ...newest(purchases, 'notShipped')].map((order, index) =>
    ordered(order, UNORDERED_COUNT + index),
  )
  const orders = new Map(made.map(({ order }) => [order.id, order]))
  const demands = [...open, ...made.map(({ demand }) => demand)].toSorted((one, other) => one.date.localeCompare(other.date))
  return {
    demands: demands.map((demand) => ({ slipNumber: numbers.next('demand', demand.date), ...demand })),
    purchases: purchases.map((order) => orders.get(order.id) ?? order),
  }
}
