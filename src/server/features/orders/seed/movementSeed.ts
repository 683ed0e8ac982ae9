import { differenceOf } from '../../../../domain/stock/stockDocument.ts'
import { parseDecimal } from '../../../../model/values/decimal.ts'
import { seedId } from '../../../seed/seedId.ts'
import type { SeedDraft, SeedRow } from '../../../seed/seedRecord.ts'
import { daysFrom } from '../../../seed/seedTime.ts'
import type { SlipNumbers } from '../../numbering/numberingSeed.ts'
import { isGoods, OLDEST, type OrderSeed } from './orderSeed.ts'

const SCALE = 4

interface Movement {
  readonly material: string
  readonly warehouse: string
  readonly date: string
  readonly quantity: number
  readonly kind: 'opening' | 'purchase' | 'sale' | 'transfer'
  /** Total cost of incoming goods. */
  readonly value?: number
  readonly line?: number
  readonly orderLine?: string
  readonly order?: OrderSeed
}

/** Input of the demo's stock. */
export interface StockTrade {
  readonly sales: readonly OrderSeed[]
  readonly purchases: readonly OrderSeed[]
  /** Price by material. */
  readonly prices: ReadonlyMap<string, string>
  /** Code of the main unit by material. */
  readonly units: ReadonlyMap<string, string | null>
  readonly numbers: SlipNumbers
  readonly now: Date
}

const numberIn = (text: string | null | undefined, scale: number): number => Number(parseDecimal(text ?? '0', scale)) / 10 ** scale

/** Movements of the orders' deliveries; the demo delivers whole quantities on the day of the order. */
function deliveries(orders: readonly OrderSeed[], kind: 'purchase' | 'sale'): Movement[] {
  return orders.flatMap((order) =>
    order.lines.filter(isGoods).flatMap(({ id, lineNumber, material, deliveredQuantity, total, quantity: ordered }): Movement[] => {
      const quantity = numberIn(deliveredQuantity, SCALE)
      if (quantity === 0) return []
      const { warehouse, date } = order
      const about = { material, warehouse, date, kind, order, line: lineNumber, orderLine: id }
      if (kind === 'sale') return [{ ...about, quantity: -quantity }]
      return [{ ...about, quantity, value: (numberIn(total, 2) * quantity) / numberIn(ordered, SCALE) }]
    }),
  )
}

/** Days back of the opening balances, before any order. */
const OPENED = OLDEST + 30

/** Cost of goods from their price, for stock older than any order. */
const COST = 0.68

/** Opening stock of each warehouse that keeps all deliveries above zero, with a small reserve. */
function openings(movements: readonly Movement[], { now, prices }: StockTrade): Movement[] {
  const places = Map.groupBy(movements, ({ material, warehouse }) => `${material} ${warehouse}`)
  return [...places.values()].flatMap((all, index): Movement[] => {
    let level = 0
    let lowest = 0
    for (const { quantity } of all.toSorted((a, b) => a.date.localeCompare(b.date) || a.quantity - b.quantity)) {
      level += quantity
      lowest = Math.min(lowest, level)
    }
    const [first] = all
    if (!first) return []
    const quantity = 5 + (index % 60) - lowest
    const place = { material: first.material, warehouse: first.warehouse, date: daysFrom(now, -OPENED) }
    return [{ ...place, kind: 'opening', quantity, value: quantity * unitCost(prices, first.material) }]
  })
}

const unitCost = (prices: StockTrade['prices'], material: string): number =>
  Math.round(numberIn(prices.get(material), 2) * COST * 100) / 100

const fixed = (value: number, places: number): string => value.toFixed(places)

const KINDS = { opening: 'opening', purchase: 'receipt', sale: 'issue', transfer: 'transfer' } as const

/** Key of the document that a movement belongs to. */
const documentKey = ({ kind, order, warehouse, date }: Movement): string => (order ? order.id : `${kind} ${warehouse} ${date}`)

function documentOf(
  movements: readonly Movement[],
  position: number,
  { numbers, units }: StockTrade,
  lineId: () => string,
): SeedDraft<'stockDocuments'> | undefined {
  const [first] = movements
  if (!first) return undefined
  const { kind, order, warehouse, date } = first
  const lines = movements.map(
    ({ material, quantity, value, line, orderLine }, index): SeedRow<'stockDocuments', 'lines'> => ({
      id: lineId(),
      lineNumber: line ?? index + 1,
      material,
      unit: units.get(material) ?? null,
      quantity: fixed(Math.abs(quantity), SCALE),
      unitCost: kind === 'opening' && value !== undefined ? fixed(value / quantity, SCALE) : null,
      orderLine: orderLine ?? null,
    }),
  )
  const source = kind === 'sale' ? { salesOrder: order?.id } : kind === 'purchase' ? { purchaseOrder: order?.id } : {}
  const named = Object.fromEntries(Object.entries({ ...source, customer: order?.customer }).filter(([, value]) => value !== undefined))
  const number = numbers.next('stockDocument', date)
  return {
    id: seedId(61, position),
    slipNumber: number,
    kind: KINDS[kind],
    date,
    warehouse,
    state: 'posted',
    takesBack: false,
    ...named,
    lines,
  }
}

/** Goods in transit to another warehouse, and a count of today. */
function underWay(openings: readonly Movement[], { now, numbers, units }: StockTrade, lineId: () => string) {
  const unitOf = (material: string) => units.get(material) ?? null
  const [first] = openings
  const target = openings.find(({ warehouse }) => warehouse !== first?.warehouse)
  if (!first || !target) return { documents: [], sent: [] }
  const here = openings.filter(({ warehouse }) => warehouse === first.warehouse)
  const sent = here.slice(0, 3).map(
    (goods, index): Movement => ({
      ...{ material: goods.material, warehouse: goods.warehouse, date: daysFrom(now, -1), kind: 'transfer', quantity: -2 },
      line: index + 1,
    }),
  )
  const transfer: SeedDraft<'stockDocuments'> = {
    id: seedId(61, 60_000),
    slipNumber: numbers.next('stockDocument', daysFrom(now, -1)),
    kind: 'transfer',
    date: daysFrom(now, -1),
    warehouse: first.warehouse,
    targetWarehouse: target.warehouse,
    viaTransit: true,
    state: 'inTransit',
    takesBack: false,
    lines: sent.map(({ material, line }) => ({
      id: lineId(),
      lineNumber: line ?? 1,
      material,
      unit: unitOf(material),
      quantity: fixed(2, SCALE),
    })),
  }
  const receipt: SeedDraft<'stockDocuments'> = {
    id: seedId(61, 60_001),
    slipNumber: numbers.next('stockDocument', daysFrom(now, 0)),
    kind: 'correction',
    date: daysFrom(now, 0),
    warehouse: first.warehouse,
    state: 'draft',
    takesBack: false,
    notes: 'Found behind the shelf',
    lines: here.slice(3, 5).map(({ material }, index) => ({
      id: lineId(),
      lineNumber: index + 1,
      material,
      unit: unitOf(material),
      quantity: fixed(index + 1, SCALE),
    })),
  }
  return { documents: [transfer, receipt], sent }
}

/** A half-filled count sheet of a warehouse. */
function countSheet(
  moved: readonly Movement[],
  warehouse: string,
  { now, numbers }: StockTrade,
  lineId: () => string,
): SeedDraft<'stockDocuments'> {
  const places = Map.groupBy(
    moved.filter((movement) => movement.warehouse === warehouse),
    ({ material }) => material,
  )
  const counts = [...places].slice(0, 12).map(([material, all], index) => {
    const onHand = all.reduce((sum, { quantity }) => sum + quantity, 0)
    const row = { expected: fixed(onHand, SCALE), counted: index < 5 ? fixed(index === 3 ? onHand - 1 : onHand, SCALE) : null }
    return { id: lineId(), material, ...row, difference: differenceOf(row) }
  })
  const number = numbers.next('stockDocument', daysFrom(now, 0))
  const count = { id: seedId(61, 60_002), slipNumber: number, kind: 'count', date: daysFrom(now, 0), warehouse, state: 'draft' } as const
  return { ...count, takesBack: false, frozenAt: now.toISOString(), counts }
}

const byDate = (one: { readonly date: string }, other: { readonly date: string }): number => one.date.localeCompare(other.date)

const movementOf = (
  { order, orderLine: _, quantity, value, ...movement }: Movement,
  position: number,
  document: string,
): SeedDraft<'materialTransactions'> => ({
  id: seedId(30, position),
  ...movement,
  ...(order && (movement.kind === 'sale' ? { salesOrder: order.id } : { purchaseOrder: order.id })),
  quantity: fixed(quantity, SCALE),
  value: value === undefined ? null : fixed(value, 2),
  document,
})

/**
 * Stock documents and their movements, which never go below zero (`PRODUCT.md E11, E17`): opening balances, deliveries and receipts of the
 * orders, a transfer in transit and drafts.
 */
export function movementSeed(trade: StockTrade): {
  readonly documents: readonly SeedDraft<'stockDocuments'>[]
  readonly movements: readonly SeedDraft<'materialTransactions'>[]
} {
  const { sales, purchases } = trade
  const moved = [...deliveries(purchases, 'purchase'), ...deliveries(sales, 'sale')]
  const opened = openings(moved, trade)
  let lines = 0
  const lineId = () => seedId(62, lines++)
  const groups = [...Map.groupBy([...opened, ...moved].toSorted(byDate), documentKey).values()]
  const posted = groups.flatMap((group, position) => documentOf(group, position, trade, lineId) ?? [])
  const ids = new Map(groups.flatMap((group, position) => group.map((movement) => [movement, seedId(61, position)] as const)))
  const { documents, sent } = underWay(opened, trade, lineId)
  const all = [...opened, ...moved].toSorted(byDate)
  const sheet = opened[0] ? [countSheet([...all, ...sent], opened[0].warehouse, trade, lineId)] : []
  return {
    documents: [...posted, ...documents, ...sheet],
    movements: [...all, ...sent].map((movement, position) => movementOf(movement, position, ids.get(movement) ?? seedId(61, 60_000))),
  }
}
