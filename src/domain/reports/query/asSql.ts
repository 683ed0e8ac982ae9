import type { RelativePeriod } from '../../../model/values/relativeDays.ts'
import { isDated } from '../result.ts'
import { alternativesOf, keptConditions } from './alternatives.ts'
import { type CompileOptions, compileQuery, dayOf, type ReportQuery } from './compileQuery.ts'

type Condition = NonNullable<ReportQuery['conditions']>[number]

/** A filter that replaces a condition with relative days. */
interface PeriodFilter {
  readonly name: string
  readonly column: string
  readonly type: 'range'
  readonly period: RelativePeriod
}

export interface WrittenSql {
  readonly sql: string
  readonly filters: readonly PeriodFilter[]
}

const literal = (type: 'text' | 'number' | 'date', value: string | number): string =>
  type === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`

/** Lines after which further conditions can be inserted. */
const BEFORE_BOUNDS = ['from ', 'where ', '  and ']

/**
 * SQL of a query, for further editing: contains the values themselves. Relative days become filters with these defaults, named after their columns; those
 * in alternatives become today's. Throws `QueryMistake`.
 */
export function asSql(query: ReportQuery, options: Omit<CompileOptions, 'me'>): WrittenSql {
  const view = options.views.find(({ name }) => name === query.view)
  const { conditions = [], ...rest } = query
  const moving = alternativesOf(conditions).flatMap(([condition, ...others]) => {
    const column = view?.columns.find((one) => one.name === condition.column)
    const { operator, period } = condition
    return others.length === 0 && operator === 'during' && period !== undefined && column && isDated(column)
      ? [{ condition, column, period }]
      : []
  })
  const moved = moving.filter(({ column }, at) => moving.findIndex((one) => one.column === column) === at)
  const isMoved = (one: Condition) =>
    moving.some(
      ({ condition, column, period }) => condition === one && moved.some((first) => first.column === column && first.period === period),
    )
  const fixed = keptConditions(conditions, (one) => !isMoved(one))
  const { sql, parameters } = compileQuery({ ...rest, conditions: fixed }, { ...options, me: '' })
  const bounds = moved.flatMap(({ column }) => {
    const { name } = column
    return [`(:${name}_from is null or ${dayOf(column)} >= :${name}_from)`, `(:${name}_to is null or ${dayOf(column)} <= :${name}_to)`]
  })
  const lines = sql.split('\n')
  const end = lines.findLastIndex((line) => BEFORE_BOUNDS.some((word) => line.startsWith(word))) + 1
  const added = bounds.map((bound, at) => `${fixed.length + at === 0 ? 'where' : '  and'} ${bound}`)
  // Values are inserted last, because texts may contain line breaks.
  const written = lines.toSpliced(end, 0, ...added).join('\n')
  return {
    sql: written.replaceAll(/:(p\d+)\b/g, (whole, name: string) => {
      const parameter = parameters[name]
      return parameter ? literal(parameter.type, parameter.value) : whole
    }),
    filters: moved.map(({ column: { name }, period }) => ({ name, column: name, type: 'range', period })),
  }
}
