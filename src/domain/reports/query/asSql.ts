import { isDated } from '../result.ts'
import { type CompileOptions, compileQuery, type ReportQuery } from './compileQuery.ts'
import type { RelativePeriod } from './relativeDays.ts'

/** A filter that takes the place of a condition whose days move. */
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

/**
 * SQL of a query as people edit it further: values stand in it. Days that move with the day of the run become filters that start with them, named
 * after their columns. Throws `QueryMistake`.
 */
export function asSql(query: ReportQuery, options: CompileOptions): WrittenSql {
  const columns = options.views.find(({ name }) => name === query.view)?.columns ?? []
  const { conditions = [], ...rest } = query
  const moving = conditions.flatMap(({ column: name, operator, period }): PeriodFilter[] => {
    const column = columns.find((one) => one.name === name)
    return operator === 'during' && period !== undefined && column && isDated(column) ? [{ name, column: name, type: 'range', period }] : []
  })
  const filters = moving.filter(({ name }, at) => moving.findIndex((one) => one.name === name) === at)
  const isMoved = (name: string, period: string | undefined) => filters.some((one) => one.name === name && one.period === period)
  const fixed = conditions.filter(({ column, operator, period }) => operator !== 'during' || !isMoved(column, period))
  const { sql, parameters } = compileQuery({ ...rest, conditions: fixed }, options)
  const written = sql.replaceAll(/:(p\d+)/g, (whole, name: string) => {
    const parameter = parameters[name]
    return parameter ? literal(parameter.type, parameter.value) : whole
  })
  const bounds = filters.flatMap(({ name }) => {
    const day = columns.find((one) => one.name === name)?.type === 'dateTime' ? `day(${name})` : name
    return [`(:${name}_from is null or ${day} >= :${name}_from)`, `(:${name}_to is null or ${day} <= :${name}_to)`]
  })
  if (bounds.length === 0) return { sql: written, filters }
  const [select = '', from = '', ...others] = written.split('\n')
  const where = others[0]?.startsWith('where ') ? others.findIndex((line, at) => at > 0 && !line.startsWith('  and ')) : 0
  const end = where < 0 ? others.length : where
  const added = bounds.map((bound, at) => (end === 0 && at === 0 ? `where ${bound}` : `  and ${bound}`))
  return { sql: [select, from, ...others.slice(0, end), ...added, ...others.slice(end)].join('\n'), filters }
}
