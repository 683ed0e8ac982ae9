import { isDated, isNumeric, type ResultColumn } from '../result.ts'
import { keptConditions } from './alternatives.ts'
import type { ReportQuery } from './compileQuery.ts'

/** A column with the facts that suggestions need. */
export interface KnownColumn extends ResultColumn {
  /** Its values are a few choices. */
  readonly isChoice: boolean
  /** It has the name of another record. */
  readonly isName: boolean
  /** Column with the currency of its amounts, which are added by currency only (`PRODUCT.md S9`). */
  readonly currency?: string
  /** It contains percentages, whose sum means nothing. */
  readonly additive?: false
}

export interface SuggestedQuery {
  /** Parts of its title: the amount (none: the number of records), and the grouping. */
  readonly measure?: string
  readonly column?: string
  readonly by?: 'month'
  readonly query: Omit<ReportQuery, 'view'>
}

/** Names of the amounts that users most often mean. */
const AMOUNTS = ['net_total', 'total', 'amount', 'price', 'quantity']

const amountOf = (columns: readonly KnownColumn[]): KnownColumn | undefined =>
  AMOUNTS.map((name) => columns.find((column) => column.name === name && isNumeric(column))).find((column) => column !== undefined) ??
  columns.find(({ currency }) => currency !== undefined) ??
  columns.find(({ type, additive }) => type === 'decimal' && additive !== false)

/** The date of a document, else another date, else the creation time. */
const dateOf = (columns: readonly KnownColumn[]): KnownColumn | undefined =>
  columns.find(({ name, type }) => name === 'date' && type === 'date') ??
  columns.find(({ type }) => type === 'date') ??
  columns.find(({ type }) => type === 'dateTime')

const GREATEST = 10

/** Suggested questions for the columns of a view, the likeliest first: an amount over time, by names, by states. */
export function suggestQueries(columns: readonly KnownColumn[]): readonly SuggestedQuery[] {
  const [amount, date] = [amountOf(columns), dateOf(columns)]
  const measure = amount ? { of: 'sum' as const, column: amount.name } : { of: 'count' as const }
  const result = amount ? `sum_${amount.name}` : 'count'
  const about = amount ? { measure: amount.name } : {}
  const overTime = date
    ? [
        {
          ...about,
          column: date.name,
          by: 'month' as const,
          query: { groups: [{ column: date.name, by: 'month' as const }], measures: [measure] },
        },
      ]
    : []
  const byName = columns
    .filter(({ isName }) => isName)
    .slice(0, 2)
    .map(({ name }) => ({
      ...about,
      column: name,
      query: { groups: [{ column: name }], measures: [measure], sort: [{ column: result, descending: true }], limit: GREATEST },
    }))
  const byState = columns
    .filter(({ isChoice }) => isChoice)
    .slice(0, 2)
    .map(({ name }) => ({ column: name, query: { groups: [{ column: name }], measures: [{ of: 'count' as const }] } }))
  return [...overTime, ...byName, ...byState].map((one) => ({ ...one, query: byCurrency(one.query, columns) }))
}

const ADDED: readonly string[] = ['sum', 'average', 'share', 'running']

/** Columns with the currencies of the measures, by the column of the result. */
export const currenciesOf = ({ measures }: Pick<ReportQuery, 'measures'>, columns: readonly KnownColumn[]): ReadonlyMap<string, string> =>
  new Map(
    measures?.flatMap(({ of, column: name }): [string, string][] => {
      const currency = columns.find((column) => column.name === name)?.currency
      return currency !== undefined && ADDED.includes(of) ? [[`${of}_${name}`, currency]] : []
    }),
  )

/** The query, with its amounts added by currency. */
export function byCurrency<Q extends Omit<ReportQuery, 'view'>>(query: Q, columns: readonly KnownColumn[]): Q {
  const { groups = [] } = query
  const missing = [...new Set(currenciesOf(query, columns).values())].filter((name) => !groups.some(({ column }) => column === name))
  return missing.length === 0 ? query : { ...query, groups: [...groups, ...missing.map((column) => ({ column }))] }
}

/** The initial chart for a query's result, by the types of its columns. */
export function suggestChart(
  query: ReportQuery,
  columns: readonly KnownColumn[],
): 'table' | 'number' | 'bar' | 'line' | 'area' | 'pie' | 'pivot' {
  const { measures = [] } = query
  const currencies = new Set(currenciesOf(query, columns).values())
  const groups = (query.groups ?? []).filter(({ column }) => !currencies.has(column))
  const [first] = groups
  if (measures.length === 0) return 'table'
  if (!first) return measures.length === 1 ? 'number' : 'table'
  if (groups.length > 1) return groups.length === 2 ? 'pivot' : 'table'
  const column = columns.find(({ name }) => name === first.column)
  if (column && isDated(column)) {
    if (measures.some(({ of }) => of === 'running')) return 'area'
    return first.by === undefined || first.by === 'day' || first.by === 'week' ? 'line' : 'bar'
  }
  return measures.some(({ of }) => of === 'share') ? 'pie' : 'bar'
}

type Conditions = NonNullable<ReportQuery['conditions']>

const isComplete = ({ operator, value, period }: Conditions[number]): boolean =>
  operator === 'empty' || operator === 'notEmpty' || (operator === 'during' ? period !== undefined : Boolean(value))

/** An incomplete query, without the parts that can't run yet. */
export const withoutIncompleteParts = (query: ReportQuery): ReportQuery => ({
  ...query,
  ...(query.conditions && {
    conditions: keptConditions(query.conditions, (condition) => condition.column !== '' && isComplete(condition)),
  }),
  ...(query.groups && { groups: query.groups.filter(({ column }) => column) }),
  ...(query.measures && { measures: query.measures.filter(({ of, column }) => of === 'count' || column) }),
  ...(query.sort && { sort: query.sort.filter(({ column }) => column) }),
})

/** Columns of the query's result by name, in order; empty if it lists all columns of the view. */
export const resultNames = ({ groups = [], measures = [], columns = [] }: ReportQuery): readonly string[] =>
  groups.length + measures.length === 0
    ? columns
    : [...groups.map(({ column }) => column), ...measures.map(({ of, column }) => (column ? `${of}_${column}` : of))]
