import { periodStart } from '../../../domain/reports/periods.ts'
import { quote } from '../tables/quote.ts'
import type { CheckedSql } from './checkSql.ts'
import { SqlRefusal } from './refusal.ts'
import type { ComputedRows, ResultCondition, SandboxQuery, SqlParameter } from './sandbox.ts'
import { writeTokens } from './tokens.ts'

interface WrittenQuery {
  readonly sql: string
  /** Values by position. */
  readonly values: readonly SqlParameter[]
}

/** SQL of a bound value; the same value is placed once. */
type Place = (parameter: SqlParameter) => string

/** SQL of a query around a user's that differs between engines. */
export interface QueryDialect {
  readonly place: (index: number, parameter: SqlParameter) => string
  /** A value of any type as a number: true is 1, false is 0; null for texts, days and moments. */
  readonly number: (value: string) => string
  /** The same as a day, of a moment in the time zone of the run; null for what is none. */
  readonly day: (value: string) => string
  /** The same as text; days and moments as in results. */
  readonly text: (value: string) => string
  /** A relation of the columns of a JSON list of rows. */
  readonly rowsOf: (json: string, columns: ComputedRows['columns']) => string
}

/** Rows per parameter: engines limit the size of a value. */
const PART = 10_000

/** A common table expression with computed rows. */
function computedSql({ name, columns, rows }: ComputedRows, place: Place, { rowsOf }: QueryDialect): string {
  const parts = Array.from({ length: Math.max(1, Math.ceil(rows.length / PART)) }, (_, at) => rows.slice(at * PART, (at + 1) * PART))
  const selects = parts.map((part) => rowsOf(place({ type: 'text', value: JSON.stringify(part) }), columns))
  return `${quote(name)} as materialized (${selects.join(' union all ')})`
}

const BOOLEANS: ReadonlyMap<string, number> = new Map([
  ['true', 1],
  ['false', 0],
])

/** The number that a text is, for columns of numbers, true and false. */
const numberIn = (text: string): number | undefined => (/^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : BOOLEANS.get(text))

const isDay = (text: string): boolean => periodStart('day', text) === text

/**
 * Conditions on a column of the result, whose type is unknown here, with the same answers on every engine. A text is the value that is written like
 * it: a number without regard to zeros, true or false, a day, or a moment of that day. A number is not smaller or greater than a text.
 */
function comparedSql({ operator }: ResultCondition, column: string, given: SqlParameter, place: Place, dialect: QueryDialect): string {
  const [number, day, text] = [dialect.number(column), dialect.day(column), dialect.text(column)]
  if (given.type === 'date') return `${day} ${operator} ${place(given)}`
  if (given.type === 'number' && operator !== '=') return `${number} ${operator} ${place(given)}`
  const written = String(given.value)
  const asNumber = numberIn(written)
  const parts = [
    ...(asNumber === undefined ? [] : [`${number} = ${place({ type: 'number', value: asNumber })}`]),
    ...(isDay(written) ? [`${day} = ${place({ type: 'date', value: written })}`] : []),
    `${text} = ${place({ type: 'text', value: written })}`,
  ]
  return parts.length === 1 ? parts.join() : `coalesce(${parts.join(', ')})`
}

/** The maximum limit; one of the engines requires a limit with an offset. */
const MAX = '9223372036854775807'

/**
 * SQL of a checked query with positional parameters; conditions on the result are in an outer query. Throws `SqlRefusal` for an unknown
 * parameter.
 */
export function writeQuery(
  { tokens }: CheckedSql,
  { parameters, where, offset, computed = [] }: SandboxQuery,
  dialect: QueryDialect,
): WrittenQuery {
  const used = new Map<string, SqlParameter>()
  const bound = (key: string, parameter: SqlParameter): string => {
    used.set(key, parameter)
    return dialect.place([...used.keys()].indexOf(key) + 1, parameter)
  }
  const known = (name: string): SqlParameter => {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (!parameter) throw new SqlRefusal('reportParameter', { name })
    return parameter
  }
  const inner = writeTokens(tokens, (name) => bound(name, known(name)))
  const placeValue: Place = (parameter) => bound(`${parameter.type} ${parameter.value}`, parameter)
  const conditions = where.map((condition) => {
    const { column, operator, parameter } = condition
    const value = `r.${quote(column)}`
    if (operator === 'is null') return `${value} is null`
    if (operator === 'is true' || operator === 'is false') return `(${dialect.number(value)} <> 0) ${operator}`
    return comparedSql(condition, value, known(parameter), placeValue, dialect)
  })
  const filter = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`
  const skipped = offset === 0 ? '' : ` limit ${MAX} offset ${offset}`
  const relations = computed.map((one) => computedSql(one, placeValue, dialect))
  const before = relations.length === 0 ? '' : `with ${relations.join(', ')} `
  const isPlain = before === '' && filter === '' && skipped === ''
  const sql = isPlain ? inner : `${before}select * from (${inner}) as r${filter}${skipped}`
  return { sql, values: [...used.values()] }
}
