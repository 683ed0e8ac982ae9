import { quote } from '../tables/quote.ts'
import type { CheckedSql } from './checkSql.ts'
import { SqlRefusal } from './refusal.ts'
import type { SandboxQuery, SqlParameter } from './sandbox.ts'
import { writeTokens } from './tokens.ts'

interface WrittenQuery {
  readonly sql: string
  /** Values by position. */
  readonly values: readonly SqlParameter[]
}

/** The maximum limit; one of the engines requires a limit with an offset. */
const MAX = '9223372036854775807'

/**
 * SQL of a checked query with positional parameters; conditions on the result are in an outer query. Throws `SqlRefusal` for an unknown
 * parameter.
 */
export function writeQuery(
  { tokens }: CheckedSql,
  { parameters, where, offset }: SandboxQuery,
  place: (index: number, parameter: SqlParameter) => string,
): WrittenQuery {
  const used: string[] = []
  const placed = (name: string): string => {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (!parameter) throw new SqlRefusal('reportParameter', { name })
    if (!used.includes(name)) used.push(name)
    return place(used.indexOf(name) + 1, parameter)
  }
  const inner = writeTokens(tokens, placed)
  // Days are compared with days: the day of a moment depends on the runner's time zone (`day`).
  const compared = (column: string, parameter: string): string =>
    parameters[parameter]?.type === 'date' ? `day(r.${quote(column)})` : `r.${quote(column)}`
  const conditions = where.map(({ column, operator, parameter }) =>
    operator.startsWith('is ') ? `r.${quote(column)} ${operator}` : `${compared(column, parameter)} ${operator} ${placed(parameter)}`,
  )
  const filter = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`
  const skipped = offset === 0 ? '' : ` limit ${MAX} offset ${offset}`
  const sql = filter === '' && skipped === '' ? inner : `select * from (${inner}) as r${filter}${skipped}`
  return { sql, values: used.flatMap((name) => parameters[name] ?? []) }
}
