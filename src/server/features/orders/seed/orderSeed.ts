import { faker } from '@faker-js/faker/locale/en'
import { at } from '../../../seed/pick.ts'
import { seedId } from '../../../seed/seedId.ts'
import type { SeedDraft, SeedRow } from '../../../seed/seedRecord.ts'
import { DAY, minutesFrom } from '../../../seed/seedTime.ts'
import type { SlipNumbers } from '../../numbering/numberingSeed.ts'
import type { SoldMaterial } from '../../stock/stockSeed.ts'
import { withAmounts } from '../orderAmounts.ts'

type Line = SeedRow<'purchaseOrders', 'lines'> & { readonly id: string }

/** A line of goods; all of it is set. */
export type GoodsSeed = Line & {
  readonly lineType: 'material'
  readonly lineNumber: number
  readonly material: string
  readonly unit: string
  readonly quantity: string
  readonly deliveredQuantity: string
}

type LineSeed = GoodsSeed | (Line & { readonly lineType: 'discount' | 'surcharge' })

/** An order of the demo. */
export type OrderSeed = (SeedDraft<'salesOrders'> | SeedDraft<'purchaseOrders'>) & { readonly lines: readonly LineSeed[] }

export const isGoods = (line: LineSeed): line is GoodsSeed => line.lineType === 'material'

/** Records that orders refer to. */
export interface Trade {
  readonly customers: readonly SeedDraft<'customers'>[]
  readonly warehouses: readonly SeedDraft<'warehouses'>[]
  readonly salesmen: readonly SeedDraft<'salesmen'>[]
  readonly materials: readonly SoldMaterial[]
  readonly now: Date
}

interface Kind {
  readonly kind: 'sales' | 'purchase'
  readonly count: number
  /** Numbers of ids: order, line, status. */
  readonly ids: readonly [number, number, number]
}

const KINDS = {
  sales: { kind: 'sales', count: 150, ids: [22, 23, 24] },
  purchase: { kind: 'purchase', count: 80, ids: [25, 26, 27] },
} as const satisfies Record<string, Kind>

/** Age of the oldest order in days. */
export const OLDEST = 362

/** Relative number of orders in each twelfth of that time: seasonal and growing. */
const SEASONS = [6, 7, 7, 9, 8, 10, 12, 11, 10, 13, 12, 15] as const

/** Age of an order in days, by its position among all orders from 0 to 1. */
function daysBack(share: number): number {
  let left = share * SEASONS.reduce((sum, weight) => sum + weight, 0)
  const twelfth = SEASONS.findIndex((weight) => {
    if (left < weight) return true
    left -= weight
    return false
  })
  return OLDEST * (1 - (twelfth + left / (SEASONS[twelfth] ?? 1)) / SEASONS.length)
}

/** Share of old orders that are decided and delivered. */
const SETTLED = 0.75

/** Progress of an order: its approval, and the delivered quantity of each line. */
const SETTLED_STATES = [
  ['approved', 'all'],
  ['approved', 'all'],
  ['approved', 'all'],
  ['rejected', 'none'],
  ['approved', 'all'],
  ['cancelled', 'none'],
  ['approved', 'some'],
] as const
const STATES = [
  ['approved', 'all'],
  ['proposal', 'none'],
  ['approved', 'all'],
  ['approved', 'some'],
  ['approved', 'all'],
  ['rejected', 'none'],
  ['approved', 'none'],
] as const
type State = (typeof STATES | typeof SETTLED_STATES)[number]
type Approval = State[0]
type Delivery = State[1]

const delivered = (delivery: Delivery, quantity: number, index: number) =>
  delivery === 'all' ? quantity : delivery === 'some' && index === 0 ? Math.max(1, Math.floor(quantity / 2)) : 0

const QUANTITIES = [1, 2, 4, 5, 8, 10, 12, 20] as const

function materialLine(trade: Trade, id: string, lineNumber: number, delivery: Delivery, isSale: boolean): GoodsSeed {
  const { record, price, unit, vat } = at(trade.materials, faker.number.int(trade.materials.length - 1))
  const quantity = at(QUANTITIES, faker.number.int(QUANTITIES.length - 1))
  return {
    id,
    lineType: 'material',
    lineNumber,
    material: record.id,
    unit,
    quantity: `${quantity}.0000`,
    price,
    vatPercentage: vat,
    discountPercentage: faker.datatype.boolean(0.25) ? '10.00' : null,
    deliveredQuantity: `${delivered(delivery, quantity, lineNumber - 1)}.0000`,
    reserve: isSale && delivery !== 'all' && faker.datatype.boolean(0.3),
    promotion: false,
  }
}

/** Some orders have a discount or a surcharge over all their lines. */
function furtherLines(id: (index: number) => string, from: number, position: number): LineSeed[] {
  const discount = position % 6 === 0 ? [{ lineType: 'discount', discountPercentage: '5.00' } as const] : []
  const surcharge = position % 9 === 0 ? [{ lineType: 'surcharge', discountAmount: '30.00', notes: 'Freight' } as const] : []
  return [...discount, ...surcharge].map(
    (more, index): LineSeed => ({ id: id(from + index), lineNumber: from + index + 1, reserve: null, promotion: null, ...more }),
  )
}

const isDelivered = ({ deliveredQuantity, quantity }: GoodsSeed): boolean => deliveredQuantity === quantity

function sale(approval: Approval, goods: readonly GoodsSeed[]): Pick<SeedDraft<'salesOrders'>, 'slipType' | 'shippingStatus'> {
  const slipType = 'sale'
  if (approval !== 'approved') return { slipType, shippingStatus: 'notDelivered' }
  if (goods.every(isDelivered)) return { slipType, shippingStatus: 'delivered' }
  const isPart = goods.some((line) => line.deliveredQuantity !== '0.0000')
  return { slipType, shippingStatus: isPart ? 'partiallyDelivered' : 'notDelivered' }
}

const purchase = (approval: Approval, goods: readonly GoodsSeed[]): Pick<SeedDraft<'purchaseOrders'>, 'slipType' | 'shippingStatus'> => ({
  slipType: 'purchase',
  shippingStatus: approval === 'approved' && goods.every(isDelivered) ? 'shipped' : 'notShipped',
})

function order(trade: Trade, { kind, count, ids }: Kind, position: number, number: (day: string) => string): OrderSeed {
  const [orders, lineIds, statuses] = ids
  const share = position / count
  const [approval, delivery] = at<State>(share < SETTLED ? SETTLED_STATES : STATES, position)
  const createdDate = minutesFrom(trade.now, -Math.round(daysBack(share) * DAY))
  const day = createdDate.slice(0, 10)
  const lineId = (index: number) => seedId(lineIds, position * 10 + index)
  const goods = Array.from({ length: 1 + faker.number.int(3) }, (_, index) =>
    materialLine(trade, lineId(index), index + 1, delivery, kind === 'sales'),
  )
  const lines = [...goods, ...furtherLines(lineId, goods.length, position)]
  const draft: OrderSeed = {
    id: seedId(orders, position),
    ficheNumber: number(day),
    trackingNumber: delivery === 'none' ? null : `TRK${String(100_000 + position * 7)}`,
    date: day,
    time: `${String(8 + (position % 10)).padStart(2, '0')}:${String((position * 7) % 60).padStart(2, '0')}`,
    createdDate,
    customer: at(trade.customers, position * 3).id,
    salesman: at(trade.salesmen, position).id,
    warehouse: at(trade.warehouses, position).id,
    paymentType: seedId(20, position % 5),
    currency: 'EUR',
    approval,
    ...(kind === 'sales' ? sale(approval, goods) : purchase(approval, goods)),
    status: seedId(statuses, approval === 'proposal' ? 0 : delivery === 'all' ? 4 : 1 + (position % 3)),
    lines,
    notes1: position % 11 === 0 ? 'Please call before delivery' : null,
  }
  return withAmounts(draft)
}

/** Orders in every state, with numbers by templates and computed amounts. */
export function orderSeed(trade: Trade, name: keyof typeof KINDS, numbers: SlipNumbers): OrderSeed[] {
  const kind: Kind = KINDS[name]
  faker.seed(kind.count)
  return Array.from({ length: kind.count }, (_, position) => order(trade, kind, position, (day) => numbers.next(`${name}Order`, day)))
}
