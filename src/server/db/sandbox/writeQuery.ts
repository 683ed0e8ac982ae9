import { quote } from '../tables/quote.ts'
import type { CheckedSql } from './checkSql.ts'
import { SqlRefusal } from './refusal.ts'
import type { SandboxQuery, SqlParameter } from './sandbox.ts'
import { writeTokens } from './tokens.ts'

interface WrittenQuery {
  readonly sql: string
  /** By their place. */
  readonly values: readonly SqlParameter[]
}

/** An offset needs a limit on one of the engines. */
const MOST = '9223372036854775807'

/**
 * A checked query with its parameters in place; conditions on its result go around it. Throws `SqlRefusal` where the query names a parameter
 * that is not given.
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
  // Days are compared with days: those of a moment are the runner's (`day`).
  const compared = (column: string, parameter: string): string =>
    parameters[parameter]?.type === 'date' ? `day(r.${quote(column)})` : `r.${quote(column)}`
  const conditions = where.map(({ column, operator, parameter }) => `${compared(column, parameter)} ${operator} ${placed(parameter)}`)
  const filter = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`
  const skipped = offset === 0 ? '' : ` limit ${MOST} offset ${offset}`
  const sql = filter === '' && skipped === '' ? inner : `select * from (${inner}) as r${filter}${skipped}`
  return { sql, values: used.flatMap((name) => parameters[name] ?? []) }
}
