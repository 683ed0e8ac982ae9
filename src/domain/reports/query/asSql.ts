import type { RelativePeriod } from '../../../model/values/relativeDays.ts'
import { isDated } from '../result.ts'
import { type CompileOptions, compileQuery, dayOf, type ReportQuery } from './compileQuery.ts'

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
 * SQL of a query, for further editing: contains the values themselves. Relative days become filters with these defaults, named after their columns. Throws
 * `QueryMistake`.
 */
export function asSql(query: ReportQuery, options: CompileOptions): WrittenSql {
  const view = options.views.find(({ name }) => name === query.view)
  const { conditions = [], ...rest } = query
  const moving = conditions.flatMap(({ column: name, operator, period }) => {
    const column = view?.columns.find((one) => one.name === name)
    return operator === 'during' && period !== undefined && column && isDated(column) ? [{ column, period }] : []
  })
  const moved = moving.filter(({ column }, at) => moving.findIndex((one) => one.column === column) === at)
  const isMoved = (name: string, period: string | undefined) => moved.some((one) => one.column.name === name && one.period === period)
  const fixed = conditions.filter(({ column, operator, period }) => operator !== 'during' || !isMoved(column, period))
  const { sql, parameters } = compileQuery({ ...rest, conditions: fixed }, options)
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
