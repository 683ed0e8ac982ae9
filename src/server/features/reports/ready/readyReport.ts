import type { EntityMap } from '../../../../model/entityMap.ts'

type Report = EntityMap['reports']
type Filter = Pick<Report['filters'][number], 'name' | 'column' | 'type'>
type Chart = NonNullable<Report['chartCode']>

/** A report of every installation. It can be changed and deleted like any other. */
export type ReadyReport = { readonly [K in Extract<keyof Report, 'name' | 'chart' | 'sqlQuery'>]: NonNullable<Report[K]> } & {
  readonly chartCode?: Chart
  readonly filters?: readonly Filter[]
  readonly showInDashboard?: true
}

/** The filter of most reports: a range of days with optional ends. */
export const PERIOD: Filter = { name: 'period', column: 'date', type: 'range' }

/** A filter by one record to which a column refers. */
export const lookup = (name: string, column: string): Filter => ({ name, column, type: 'lookup' })

/** SQL condition: a column has the value of a filter, if that has one. */
export const chosen = (filter: string, column: string): string => `(:${filter} is null or ${column} = :${filter})`

/** SQL condition: a day is in the range of {@link PERIOD}. */
export const inPeriod = (day: string): string =>
  `(:period_from is null or ${day} >= :period_from) and (:period_to is null or ${day} <= :period_to)`

interface ByMonth {
  /** SQL of the day and further grouping columns, by the names of the columns. */
  readonly day: string
  readonly keys?: Readonly<Record<string, string>>
  /** SQL of the summed columns. */
  readonly sums: string
  readonly from: string
  readonly where?: string
}

/** SQL of sums by month within {@link PERIOD}. */
export const byMonth = ({ day, keys = {}, sums, from, where }: ByMonth): string => {
  const grouped = [`month(${day})`, ...Object.values(keys)]
  const columns = [`month(${day}) as month`, ...Object.entries(keys).map(([name, sql]) => `${sql} as ${name}`)]
  return `select ${columns.join(', ')}, ${sums}
from ${from}
where ${where === undefined ? '' : `${where} and `}${inPeriod(day)}
group by ${grouped.join(', ')}
order by ${grouped.map((_, at) => at + 1).join(', ')}`
}

/** SQL of an invoice's amount, negative for credit notes. */
export const signed = (document: string, amount: string): string =>
  `case when ${document}.kind = 'creditNote' then -1 else 1 end * (${amount})`

/**
 * SQL condition: an invoice is a sale. The house's statements to sellers of cars, which are invoices as well, and corrections of them are purchases.
 */
export const isSale = (invoice: string): string => `${invoice}.self_billed is not true`

/** SQL of the amount of such a statement as a purchase. */
export const boughtBy = (statement: string, amount: string): string =>
  `case when ${statement}.kind = 'creditNote' then 1 else -1 end * (${amount})`

/** SQL of the net amount of an invoice's line. */
export const lineNet = (document: string, line: string): string =>
  signed(document, `${line}.gross - ${line}.promotion - ${line}.discount + ${line}.surcharge`)

const money = (column: string) => ({ column, style: 'money', currencyColumn: 'currency' }) as const

/** Chart of amounts by month and currency. */
export const monthly = (...columns: readonly string[]): Chart => ({
  category: 'month',
  measures: columns.map(money),
  ...(columns.length === 1 && { breakout: 'currency', stacking: 'stacked' }),
})

/** Number of bars that a small chart has space to name. */
export const MOST_BARS = 10

/** Bar chart of the largest amounts. */
export const ranked = (category: string, column: string): Chart => ({
  category,
  measures: [money(column)],
  horizontal: true,
  limit: MOST_BARS,
})

/** Table of quantities, whose total would add different units. */
export const UNSUMMED: Chart = { totals: false }

/** Table with amounts in their currency and sums. */
export const listed = (...columns: readonly string[]): Chart => ({ measures: columns.map(money), totals: true })
