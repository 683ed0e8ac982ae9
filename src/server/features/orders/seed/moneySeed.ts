import { type Instalment, instalmentsOf } from '../../../../domain/money/instalments.ts'
import { invoiceLines, invoiceSums, vatByRate } from '../../../../domain/money/invoiceLines.ts'
import { withValues } from '../../../../model/records/withValues.ts'
import { addDays } from '../../../../model/values/days.ts'
import { seedId } from '../../../seed/seedId.ts'
import type { SeedBatch, SeedDraft, SeedRow } from '../../../seed/seedRecord.ts'
import { daysFrom } from '../../../seed/seedTime.ts'
import type { SlipNumbers } from '../../numbering/numberingSeed.ts'
import type { OrderSeed } from './orderSeed.ts'

/** Input of the demo's invoices and payments. */
export interface MoneyTrade {
  readonly sales: readonly OrderSeed[]
  /** Received invoices. */
  readonly purchases: readonly SeedDraft<'purchases'>[]
  readonly customers: readonly SeedDraft<'customers'>[]
  readonly materials: readonly SeedDraft<'materials'>[]
  readonly plans: readonly SeedDraft<'paymentPlans'>[]
  /** The bank account of all payments. */
  readonly bankAccount: string
  readonly numbers: SlipNumbers
  readonly now: Date
}

/** Numbers of ids. */
const [INVOICES, LINES, RATES, DUES, PAYMENTS, ALLOCATIONS, OPENINGS] = [70, 71, 72, 73, 74, 75, 76]

const planOf = ({ plans }: MoneyTrade, id: string | null | undefined) => plans.find((plan) => plan.id === id)?.installments ?? []

const dueRows = (dues: readonly Instalment[], from: number) => dues.map((due, index) => ({ id: seedId(DUES, from + index), ...due }))

/** Ids reserved for the rows of one document. */
const ID_RANGE = 20

const state = (paid: boolean, total: string) =>
  paid ? ({ settledAmount: total, settlement: 'settled' } as const) : ({ settledAmount: '0.00', settlement: 'open' } as const)

interface Due<Id extends 'invoices' | 'purchases'> {
  readonly record: SeedDraft<Id>
  readonly paidOn: string | undefined
}

/** Most invoices are paid a few days after their last due date; every seventh stays open. */
const paidOn = (last: string, position: number, now: Date): string | undefined => {
  const day = addDays(last, (position * 5) % 11)
  return position % 7 === 3 || day > daysFrom(now, -3) ? undefined : day
}

function invoiceOf(trade: MoneyTrade, order: OrderSeed, position: number): Due<'invoices'> {
  const { date, lines } = order
  const taken = invoiceLines({ lines }, [], 'whole')
  const sums = invoiceSums(taken)
  const due = instalmentsOf(sums.netTotal, date, planOf(trade, order.paymentType))
  const last = due.at(-1)?.date ?? date
  const paid = paidOn(last, position, trade.now)
  const customer = trade.customers.find(({ id }) => id === order.customer)
  const rated = taken.map((line) => ({ ...line, vatPercentage: lines.find(({ id }) => id === line.orderLine)?.vatPercentage ?? null }))
  const described = rated.map((line, index): SeedRow<'invoices', 'lines'> => {
    const source = lines.find(({ id }) => id === line.orderLine)
    const material = trade.materials.find(({ id }) => id === source?.material)
    const about = { material: source?.material ?? null, description: material ? `${material.code} – ${material.name}` : null }
    return {
      ...line,
      id: seedId(LINES, position * ID_RANGE + index),
      lineNumber: index + 1,
      ...about,
      unit: source?.unit ?? null,
      price: source?.price ?? null,
    }
  })
  const record: SeedDraft<'invoices'> = {
    id: seedId(INVOICES, position),
    number: trade.numbers.next('invoice', date),
    kind: 'invoice',
    date,
    dueDate: last,
    salesOrder: order.id,
    customer: order.customer,
    customerName: customer?.fullName ?? '–',
    customerAddress: customer?.address ?? null,
    customerTaxNo: customer?.taxNo ?? null,
    currency: 'EUR',
    rate: '1.000000',
    paymentPlan: order.paymentType ?? null,
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

function purchaseOf(trade: MoneyTrade, purchase: SeedDraft<'purchases'>, position: number): Due<'purchases'> {
  const { date, netTotal } = purchase
  const due = instalmentsOf(netTotal, date, planOf(trade, purchase.paymentPlan))
  const paid = paidOn(due.at(-1)?.date ?? date, position, trade.now)
  const record = withValues(purchase, {
    dueDate: due.at(-1)?.date ?? date,
    instalments: dueRows(due, PURCHASE_DUES + position),
    ...state(paid !== undefined, netTotal),
  })
  return { record, paidOn: paid }
}

interface Paid {
  readonly day: string
  readonly direction: 'in' | 'out'
  readonly account: 'receivable' | 'payable'
  readonly customer: string
  readonly amount: string
  readonly reference: string | null | undefined
  /** The document that is paid. */
  readonly pays: { readonly invoice: string } | { readonly purchase: string }
}

const paymentOfInvoice = ({ record, paidOn: day }: Due<'invoices'>): Paid[] => {
  const { id, customer, netTotal: amount, number: reference } = record
  return day === undefined ? [] : [{ day, direction: 'in', account: 'receivable', customer, amount, reference, pays: { invoice: id } }]
}

const paymentOfPurchase = ({ record, paidOn: day }: Due<'purchases'>): Paid[] => {
  const { id, supplier: customer, netTotal: amount, slipNumber: reference } = record
  return day === undefined ? [] : [{ day, direction: 'out', account: 'payable', customer, amount, reference, pays: { purchase: id } }]
}

const paymentOf = (
  { numbers, bankAccount }: MoneyTrade,
  { day, amount, pays, reference = null, ...paid }: Paid,
  position: number,
): SeedDraft<'payments'> => ({
  id: seedId(PAYMENTS, position),
  number: numbers.next('payment', day),
  date: day,
  ...paid,
  amount,
  currency: 'EUR',
  bankAccount,
  reference,
  advance: false,
  allocations: [{ id: seedId(ALLOCATIONS, position), ...pays, amount, date: day }],
  unallocated: '0.00',
  state: 'posted',
})

/** Bank balance before the first order. */
const opening = ({ bankAccount, numbers, now }: MoneyTrade): SeedDraft<'openingBalances'> => {
  const date = daysFrom(now, -400)
  const amount = { currency: 'EUR', amount: '250000.00', settledAmount: '0.00', settlement: 'settled' } as const
  return { id: seedId(OPENINGS, 0), number: numbers.next('openingBalance', date), kind: 'bankAccount', date, bankAccount, ...amount }
}

const isInvoiced = ({ approval, shippingStatus }: OrderSeed): boolean => approval === 'approved' && shippingStatus === 'delivered'

/** Marks purchase orders that are received in full as invoiced. */
export const withInvoiced = (orders: readonly OrderSeed[]): OrderSeed[] =>
  orders.map((order) => (order.shippingStatus === 'shipped' ? withValues(order, { invoiced: 'invoiced' }) : order))

/** Issued and received invoices of all deliveries, and their payments; every balance is the sum of these (`PRODUCT.md E18`). */
export function moneySeed(trade: MoneyTrade): { readonly sales: readonly OrderSeed[]; readonly batches: readonly SeedBatch[] } {
  const delivered = trade.sales.filter(isInvoiced).toSorted((one, other) => one.date.localeCompare(other.date))
  const invoices = delivered.map((order, position) => invoiceOf(trade, order, position))
  const purchases = trade.purchases.map((purchase, position) => purchaseOf(trade, purchase, position))
  const paid = [...invoices.flatMap(paymentOfInvoice), ...purchases.flatMap(paymentOfPurchase)].toSorted((one, other) =>
    one.day.localeCompare(other.day),
  )
  return {
    sales: trade.sales.map((order) => (isInvoiced(order) ? withValues(order, { invoiced: 'invoiced' }) : order)),
    batches: [
      { entity: 'invoices', records: invoices.map(({ record }) => record) },
      { entity: 'purchases', records: purchases.map(({ record }) => record) },
      { entity: 'openingBalances', records: [opening(trade)] },
      { entity: 'payments', records: paid.map((payment, position) => paymentOf(trade, payment, position)) },
    ],
  }
}
