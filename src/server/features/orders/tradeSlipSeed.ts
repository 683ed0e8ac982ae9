import { seedId } from '../../seed/seedId.ts'
import type { SeedRecord } from '../../seed/seedRecord.ts'
import type { Trade } from './orderSeed.ts'

/** An invoice for every purchase order that has come whole. */
export const purchaseSeed = (orders: readonly SeedRecord[]): SeedRecord[] =>
  orders
    .filter(({ shippingStatus }) => shippingStatus === 'shipped')
    .map((order, position) => ({
      id: seedId(33, position),
      slipNumber: `INV-${String(20_000 + position)}`,
      date: order.date ?? null,
      supplier: order.customer ?? null,
      warehouse: order.warehouse ?? null,
      purchaseOrder: order.id,
      currency: 'EUR',
      netTotal: order.netTotal ?? null,
      totalVat: order.totalVat ?? null,
      notes: null,
    }))

/** A target for each salesman and quarter of this year. */
export const targetSeed = ({ salesmen, now }: Trade): SeedRecord[] =>
  [1, 2, 3, 4].flatMap((quarter) =>
    salesmen.slice(0, 6).map((salesman, index) => {
      const year = now.getUTCFullYear()
      const month = (value: number) => String(value).padStart(2, '0')
      return {
        id: seedId(34, quarter * 10 + index),
        name: `Q${quarter} ${year} ${salesman.name}`,
        salesman: salesman.id,
        startDate: `${year}-${month(quarter * 3 - 2)}-01`,
        endDate: `${year}-${month(quarter * 3)}-${quarter === 1 || quarter === 4 ? 31 : 30}`,
        amount: `${20_000 + index * 2_500}.00`,
        currency: 'EUR',
      }
    }),
  )

/** One list of what all materials are sold at, valid since last year began. */
export const priceListSeed = ({ materials, now }: Trade): SeedRecord[] => [
  {
    id: seedId(61, 0),
    name: 'Retail prices',
    trade: 'sales',
    currency: 'EUR',
    validFrom: `${now.getUTCFullYear() - 1}-01-01`,
    validUntil: null,
    general: true,
    active: true,
    lines: materials.map(({ record, unit, price }, position) => ({ id: seedId(62, position), material: record.id, unit, price })),
  },
]
