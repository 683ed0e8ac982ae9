import { type Instalment, instalmentsOf } from '../../../domain/money/instalments.ts'
import { invoiceLines, invoiceSums, vatByRate } from '../../../domain/money/invoiceLines.ts'
import type { OrderLine } from '../../../domain/orderLine.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { addDays } from '../../../model/values/days.ts'
import { isValues, type Values } from '../../records/values.ts'
import { textOf } from '../../seed/pick.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedBatch, SeedDraft, SeedRecord, SeedRow } from '../../seed/seedRecord.ts'
import { daysFrom } from '../../seed/seedTime.ts'
import type { SlipNumbers } from '../numbering/numberingSeed.ts'

/** Input of the demo's invoices and payments. */
export interface MoneyTrade {
  readonly sales: readonly SeedRecord[]
  /** Received invoices. */
  readonly purchases: readonly SeedRecord[]
  readonly customers: readonly SeedRecord[]
  readonly materials: readonly SeedRecord[]
  readonly plans: readonly SeedRecord[]
  /** The bank account of all payments. */
  readonly bankAccount: string
  readonly numbers: SlipNumbers
  readonly now: Date
}

/** Numbers of ids. */
const [INVOICES, LINES, RATES, DUES, PAYMENTS, ALLOCATIONS, OPENINGS] = [70, 71, 72, 73, 74, 75, 76]

const rowsOf = (value: Json | undefined): readonly Values[] => (Array.isArray(value) ? value.filter(isValues) : [])

type Line = OrderLine & { readonly id: string }

const lineOf = (line: Values): Line => ({
  id: String(line.id),
  lineType: line.lineType === 'discount' || line.lineType === 'surcharge' ? line.lineType : 'material',
  lineNumber: Number(line.lineNumber),
  quantity: textOf(line.quantity),
  price: textOf(line.price),
  vatPercentage: textOf(line.vatPercentage),
  discountPercentage: textOf(line.discountPercentage),
  discountAmount: textOf(line.discountAmount),
  promotion: line.promotion === true,
})

type Plan = Parameters<typeof instalmentsOf>[2]

const planOf = ({ plans }: MoneyTrade, id: Json | undefined): Plan =>
  rowsOf(plans.find((plan) => plan.id === id)?.installments).map(({ days, share }) => ({ days: Number(days), share: String(share) }))

const dueRows = (dues: readonly Instalment[], from: number) => dues.map((due, index) => ({ id: seedId(DUES, from + index), ...due }))

/** Ids reserved for the rows of one document. */
const ID_RANGE = 20

const state = (paid: boolean, total: string | null) =>
  paid ? ({ settledAmount: total, settlement: 'settled' } as const) : ({ settledAmount: '0.00', settlement: 'open' } as const)

interface Due {
  readonly record: SeedRecord
  readonly paidOn: string | undefined
}

/** Most invoices are paid a few days after their last due date; every seventh stays open. */
const paidOn = (last: string, position: number, now: Date): string | undefined => {
  const day = addDays(last, (position * 5) % 11)
  return position % 7 === 3 || day > daysFrom(now, -3) ? undefined : day
}

function invoiceOf(trade: MoneyTrade, order: SeedRecord, position: number): Due {
  const lines = rowsOf(order.lines).map(lineOf)
  const taken = invoiceLines({ lines }, [], 'whole')
  const sums = invoiceSums(taken)
  const date = String(order.date)
  const due = instalmentsOf(sums.netTotal, date, planOf(trade, order.paymentType))
  const last = due.at(-1)?.date ?? date
  const paid = paidOn(last, position, trade.now)
  const customer = trade.customers.find(({ id }) => id === order.customer)
  const rated = taken.map((line) => ({ ...line, vatPercentage: lines.find(({ id }) => id === line.orderLine)?.vatPercentage ?? null }))
  const described = rated.map((line, index): SeedRow<'invoices', 'lines'> => {
    const source = rowsOf(order.lines).find(({ id }) => id === line.orderLine)
    const material = trade.materials.find(({ id }) => id === source?.material)
    const about = { material: textOf(source?.material), description: material ? `${material.code} – ${material.name}` : null }
    return {
      ...line,
      id: seedId(LINES, position * ID_RANGE + index),
      lineNumber: index + 1,
      ...about,
      unit: textOf(source?.unit),
      price: textOf(source?.price),
    }
  })
  const record: SeedDraft<'invoices'> = {
    id: seedId(INVOICES, position),
    number: trade.numbers.next('invoice', date),
    kind: 'invoice',
    date,
    dueDate: last,
    salesOrder: order.id,
    customer: textOf(order.customer),
    customerName: textOf(customer?.fullName) ?? '–',
    customerAddress: textOf(customer?.address),
    customerTaxNo: textOf(customer?.taxNo),
    currency: 'EUR',
    rate: '1.000000',
    paymentPlan: textOf(order.paymentType),
    lines: described,
    ...sums,
    vat: vatByRate(rated).map((row, index) => ({ id: seedId(RATES, position * ID_RANGE + index), ...row })),
    instalments: dueRows(due, position * ID_RANGE),
    ...state(paid !== undefined, sums.netTotal),
  }
  return { record, paidOn: paid }
}

/** Ids after those of invoices. */
const PURCHASE_DUES = 20_000

function purchaseOf({ now }: MoneyTrade, purchase: SeedRecord, position: number): Due {
  const date = String(purchase.date)
  const due = instalmentsOf(String(purchase.netTotal), date, [{ days: 30, share: '100' }])
  const paid = paidOn(due.at(-1)?.date ?? date, position, now)
  const record = {
    ...purchase,
    dueDate: due.at(-1)?.date ?? date,
    instalments: dueRows(due, PURCHASE_DUES + position),
    ...state(paid !== undefined, textOf(purchase.netTotal)),
  }
  return { record, paidOn: paid }
}

interface Paid {
  readonly day: string
  readonly direction: 'in' | 'out'
  readonly account: 'receivable' | 'payable'
  readonly of: 'invoice' | 'purchase'
  readonly document: SeedRecord
}

const paymentsFor = (dues: readonly Due[], of: Paid['of']): Paid[] =>
  dues.flatMap(({ record, paidOn: day }): Paid[] => {
    if (day === undefined) return []
    const [direction, account] = of === 'invoice' ? (['in', 'receivable'] as const) : (['out', 'payable'] as const)
    return [{ day, direction, account, of, document: record }]
  })

const paymentOf = (
  { numbers, bankAccount }: MoneyTrade,
  { day, direction, account, of, document }: Paid,
  position: number,
): SeedDraft<'payments'> => ({
  id: seedId(PAYMENTS, position),
  number: numbers.next('payment', day),
  direction,
  date: day,
  customer: textOf(of === 'invoice' ? document.customer : document.supplier),
  account,
  amount: textOf(document.netTotal),
  currency: 'EUR',
  bankAccount,
  reference: String(of === 'invoice' ? document.number : document.slipNumber),
  advance: false,
  allocations: [{ id: seedId(ALLOCATIONS, position), [of]: document.id, amount: textOf(document.netTotal), date: day }],
  unallocated: '0.00',
  state: 'posted',
})

/** Bank balance before the first order. */
const opening = ({ bankAccount, numbers, now }: MoneyTrade): SeedDraft<'openingBalances'> => {
  const date = daysFrom(now, -400)
  const amount = { currency: 'EUR', amount: '250000.00', settledAmount: '0.00', settlement: 'settled' } as const
  return { id: seedId(OPENINGS, 0), number: numbers.next('openingBalance', date), kind: 'bankAccount', date, bankAccount, ...amount }
}

const isInvoiced = ({ approval, shippingStatus }: SeedRecord): boolean => approval === 'approved' && shippingStatus === 'delivered'

/** Marks purchase orders that are received in full as invoiced. */
export const withInvoiced = (orders: readonly SeedRecord[]): SeedRecord[] =>
  orders.map((order) => (order.shippingStatus === 'shipped' ? { ...order, invoiced: 'invoiced' } : order))

/** Issued and received invoices of all deliveries, and their payments; every balance is the sum of these (`PRODUCT.md E18`). */
export function moneySeed(trade: MoneyTrade): { readonly sales: readonly SeedRecord[]; readonly batches: readonly SeedBatch[] } {
  const delivered = trade.sales.filter(isInvoiced).toSorted((one, other) => String(one.date).localeCompare(String(other.date)))
  const invoices = delivered.map((order, position) => invoiceOf(trade, order, position))
  const purchases = trade.purchases.map((purchase, position) => purchaseOf(trade, purchase, position))
  const paid = [...paymentsFor(invoices, 'invoice'), ...paymentsFor(purchases, 'purchase')].toSorted((one, other) =>
    one.day.localeCompare(other.day),
  )
  return {
    sales: trade.sales.map((order) => (isInvoiced(order) ? { ...order, invoiced: 'invoiced' } : order)),
    batches: [
      { entity: 'invoices', records: invoices.map(({ record }) => record) },
      { entity: 'purchases', records: purchases.map(({ record }) => record) },
      { entity: 'openingBalances', records: [opening(trade)] },
      { entity: 'payments', records: paid.map((payment, position) => paymentOf(trade, payment, position)) },
    ],
  }
}
