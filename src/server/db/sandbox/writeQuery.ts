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

/** SQL of a query around a user's that differs between engines. */
interface QueryDialect {
  readonly place: (index: number, parameter: SqlParameter) => string
  /** Condition that a value of any type is a text; a number is compared with the number that the text is, or null. */
  readonly isText: (value: string, text: string, number: string) => string
}

/** The number that a text is, for columns of numbers. */
const numberIn = ({ value }: SqlParameter): SqlParameter => ({
  type: 'number',
  value: /^\s*-?\d+(\.\d+)?\s*$/.test(String(value)) ? Number(value) : null,
})

/** The maximum limit; one of the engines requires a limit with an offset. */
const MAX = '9223372036854775807'

/**
 * SQL of a checked query with positional parameters; conditions on the result are in an outer query. Throws `SqlRefusal` for an unknown
 * parameter.
 */
export function writeQuery(
  { tokens }: CheckedSql,
  { parameters, where, offset }: SandboxQuery,
  { place, isText }: QueryDialect,
): WrittenQuery {
  const used = new Map<string | SqlParameter, SqlParameter>()
  const bound = (key: string | SqlParameter, parameter: SqlParameter): string => {
    used.set(key, parameter)
    return place([...used.keys()].indexOf(key) + 1, parameter)
  }
  const known = (name: string): SqlParameter => {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (!parameter) throw new SqlRefusal('reportParameter', { name })
    return parameter
  }
  const placed = (name: string): string => bound(name, known(name))
  const inner = writeTokens(tokens, placed)
  const conditions = where.map(({ column, operator, parameter }) => {
    const value = `r.${quote(column)}`
    if (operator.startsWith('is ')) return `${value} ${operator}`
    const given = known(parameter)
    // The type of a result's column is unknown here, and only some engines compare a number with a text.
    if (given.type === 'text') return isText(value, placed(parameter), bound(given, numberIn(given)))
    // Days are compared with days: the day of a moment depends on the runner's time zone (`day`).
    return `${given.type === 'date' ? `day(${value})` : value} ${operator} ${placed(parameter)}`
  })
  const filter = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`
  const skipped = offset === 0 ? '' : ` limit ${MAX} offset ${offset}`
  const sql = filter === '' && skipped === '' ? inner : `select * from (${inner}) as r${filter}${skipped}`
  return { sql, values: [...used.values()] }
}
