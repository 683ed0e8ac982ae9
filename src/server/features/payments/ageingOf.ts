import { type Advance, type AgedItem, type Ageing, ageing, openInstalments } from '../../../domain/money/ageing.ts'
import { moneyText } from '../../../domain/money/hundredths.ts'
import { daysBetween } from '../../../model/values/days.ts'
import type { Queries } from '../../db/database.ts'
import type { Caller } from '../../records/read/visibleRows.sql.ts'
import { type AgedDocument, type AgeingQuery, agedDocuments, type DueRow, instalmentsFor, paymentRests } from './agedItems.sql.ts'

interface Item extends AgedItem {
  readonly customer: string
}

interface Paid extends Advance {
  readonly customer: string
}

interface Owed {
  readonly items: readonly Item[]
  readonly advances: readonly Paid[]
}

function itemOf(document: AgedDocument, dues: ReadonlyMap<string, readonly DueRow[]>): Item {
  const known = dues.get(document.id) ?? []
  const rows = known.length > 0 ? known : [{ date: document.due, amount: document.total }]
  return {
    customer: document.customer,
    currency: document.currency,
    instalments: rows.map(({ date, amount }) => ({ date, amount: moneyText(BigInt(amount)) })),
    settled: moneyText(BigInt(document.settled)),
  }
}

const creditOf = ({ customer, currency, total, settled }: AgedDocument): Paid => ({
  customer,
  currency,
  amount: moneyText(BigInt(total) - BigInt(settled)),
})

/** Debts on a day on one side of the books, and the credit against them. */
async function owed(queries: Queries, caller: Caller, query: AgeingQuery): Promise<Owed> {
  const documents = await agedDocuments(queries, caller, query)
  const [credits, debts] = [documents.filter(({ credit }) => Number(credit) === 1), documents.filter(({ credit }) => Number(credit) !== 1)]
  const rows = await instalmentsFor(
    queries,
    query.account,
    debts.map(({ id }) => id),
  )
  const dues = Map.groupBy(rows, ({ parentId }) => parentId)
  const rests = await paymentRests(queries, caller, query)
  const paid = rests.map(({ customer, currency, rest }) => ({ customer, currency, amount: moneyText(BigInt(rest)) }))
  return { items: debts.map((document) => itemOf(document, dues)), advances: [...credits.map(creditOf), ...paid] }
}

/** Ageing of one customer, one row per currency. */
export async function customerAgeing(queries: Queries, caller: Caller, query: AgeingQuery): Promise<readonly Ageing[]> {
  const { items, advances } = await owed(queries, caller, query)
  return ageing(items, advances, query.day)
}

export interface CustomerAgeing extends Ageing {
  readonly customer: string
  /** Days since the oldest open instalment was due; negative: days until the first is due. */
  readonly oldest: number
}

const oldestOf = (items: readonly Item[], currency: string, day: string): number => {
  const days = items
    .filter((item) => item.currency === currency)
    .flatMap((item) => openInstalments(item).map(({ date }) => daysBetween(date, day)))
  return days.length === 0 ? 0 : Math.max(...days)
}

/** Ageing of every customer with debts, the oldest debts first, and in total. */
export async function ageingOfAll(queries: Queries, caller: Caller, query: AgeingQuery) {
  const { items, advances } = await owed(queries, caller, query)
  const [itemsOf, advancesOf] = [Map.groupBy(items, ({ customer }) => customer), Map.groupBy(advances, ({ customer }) => customer)]
  const customers = [...new Set([...itemsOf.keys(), ...advancesOf.keys()])].flatMap((customer): CustomerAgeing[] => {
    const own = itemsOf.get(customer) ?? []
    return ageing(own, advancesOf.get(customer) ?? [], query.day).map((row) => ({
      ...row,
      customer,
      oldest: oldestOf(own, row.currency, query.day),
    }))
  })
  return {
    totals: ageing(items, advances, query.day),
    customers: customers.toSorted((one, other) => other.oldest - one.oldest || one.customer.localeCompare(other.customer)),
  }
}
