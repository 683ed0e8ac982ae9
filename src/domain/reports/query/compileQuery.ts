import type { EntityMap } from '../../../model/entityMap.ts'
import { isDecimalText } from '../../../model/values/decimal.ts'
import { periodStart } from '../periods.ts'
import { isDated, isNumeric, type ResultColumn } from '../result.ts'
import { alternativesOf } from './alternatives.ts'
import { columnAt, type QueriedView, type Step } from './columnPath.ts'
import { daysOf } from './relativeDays.ts'

/** A report's query without SQL (`schemas/parts/query.ts`). */
export type ReportQuery = NonNullable<EntityMap['reports']['query']>
type Condition = NonNullable<ReportQuery['conditions']>[number]
type Group = NonNullable<ReportQuery['groups']>[number]
type Measure = NonNullable<ReportQuery['measures']>[number]

interface Bound {
  readonly type: 'text' | 'number' | 'date'
  readonly value: string | number
}

export interface CompiledQuery {
  /** Consists of names of views, columns and parameters (`:p1`), and constants of this file; never of user input. */
  readonly sql: string
  readonly parameters: Readonly<Record<string, Bound>>
}

/** A mistake of a query: path in it, and code of `errors.*`. */
export class QueryMistake extends Error {
  readonly path: string
  readonly code:
    | 'reportView'
    | 'reportColumn'
    | 'reportNumber'
    | 'reportDate'
    | 'reportMeasure'
    | 'reportPeriod'
    | 'reportValueMissing'
    | 'reportBoolean'
    | 'reportComparison'
  readonly params: Readonly<Record<string, string>>

  constructor(path: string, code: QueryMistake['code'], params: QueryMistake['params'] = {}) {
    super(code)
    this.path = path
    this.code = code
    this.params = params
  }
}

export interface CompileOptions {
  readonly views: readonly QueriedView[]
  /** Today in the firm's time zone, `YYYY-MM-DD`. */
  readonly today: string
  /** Id of the user for whom the query runs. */
  readonly me: string
}

/** The value of a condition that stands for the user, as in filters of lists. */
export const ME = '$me'

/** Names the values of a query (`:p1`, `:p2`, …). */
class Parameters {
  readonly all: Record<string, Bound> = {}

  add(type: Bound['type'], value: Bound['value']): string {
    const name = `p${Object.keys(this.all).filter((one) => one !== 'me').length + 1}`
    this.all[name] = { type, value }
    return `:${name}`
  }

  /** The user; queries that are written by hand have the same name. */
  addMe(id: string): string {
    this.all.me = { type: 'text', value: id }
    return ':me'
  }
}

/** Not every engine has a year 0. */
const FIRST_DAY = '0001-01-01'

const boundValue = (column: ResultColumn, value: string, path: string): Bound => {
  if (isNumeric(column)) {
    if (!isDecimalText(value) || !Number.isFinite(Number(value))) throw new QueryMistake(path, 'reportNumber')
    return { type: 'number', value: Number(value) }
  }
  if (!isDated(column)) return { type: 'text', value }
  if (periodStart('day', value) !== value || value < FIRST_DAY) throw new QueryMistake(path, 'reportDate')
  return { type: 'date', value }
}

/** SQL of a column's day; for times in the firm's time zone, by a function of the sandbox. */
export const dayOf = ({ name, type }: ResultColumn): string => (type === 'date' ? name : `day(${name})`)

/** SQL of a group's key: the first day of a period, by a function of the sandbox, or the column. */
const bucket = (column: ResultColumn, by: Group['by']): string =>
  isDated(column) && by !== undefined ? `${by}(${column.name})` : column.name

const COMPARED: Readonly<Partial<Record<Condition['operator'], string>>> = {
  is: '=',
  isNot: '<>',
  atLeast: '>=',
  atMost: '<=',
  above: '>',
  below: '<',
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

const booleanSql = ({ name }: ResultColumn, operator: Condition['operator'], value: string, path: string): string => {
  if (operator !== 'is') throw new QueryMistake(`${path}.operator`, 'reportComparison')
  if (value !== 'true' && value !== 'false') throw new QueryMistake(`${path}.value`, 'reportBoolean')
  return value === 'true' ? name : `not ${name}`
}

interface ConditionContext extends Pick<CompileOptions, 'today' | 'me'> {
  /** Path of the condition in the query, for errors. */
  readonly path: string
  readonly parameters: Parameters
}

function comparisonSql(condition: Condition, column: ResultColumn, { path, parameters, today, me }: ConditionContext): string {
  const { operator } = condition
  // PostgreSQL has no texts with NUL.
  const value = condition.value?.replaceAll('\0', '') ?? ''
  if (operator === 'empty') return `${column.name} is null`
  if (operator === 'notEmpty') return `${column.name} is not null`
  if (operator === 'during') {
    if (!isDated(column) || condition.period === undefined) throw new QueryMistake(`${path}.period`, 'reportPeriod')
    const [from, to] = daysOf(condition.period, today)
    return `${dayOf(column)} between ${parameters.add('date', from)} and ${parameters.add('date', to)}`
  }
  if (value === '') throw new QueryMistake(`${path}.value`, 'reportValueMissing')
  if (operator === 'contains' || operator === 'startsWith') {
    // Engines write other values in different ways.
    if (column.type !== 'text') throw new QueryMistake(`${path}.operator`, 'reportComparison')
    const pattern = `${operator === 'contains' ? '%' : ''}${escaped(value.toLowerCase())}%`
    return `lower(cast(${column.name} as text)) like ${parameters.add('text', pattern)} escape '\\'`
  }
  if (column.type === 'boolean') return booleanSql(column, operator, value, path)
  const { type, value: bound } = boundValue(column, value, `${path}.value`)
  const own = isDated(column) ? dayOf(column) : column.name
  const compared = value === ME ? parameters.addMe(me) : parameters.add(type, bound)
  // "Not equal" includes empty values, as users expect.
  const sql = `${own} ${COMPARED[operator]} ${compared}`
  return operator === 'isNot' ? `(${sql} or ${column.name} is null)` : sql
}

/**
 * Rows with a value of some row of the view to which the step leads; a subquery that does not depend on the outer row. `is true` keeps
 * PostgreSQL from joining it, which ran it once for each outer row, because its planner does not know how many rows a run may see.
 */
const stepSql = ({ column, view, key }: Step, condition: string): string =>
  `(${column} in (select ${key} from ${view.name} where ${condition})) is true`

/** A condition, also on records to which the view's refer, and on rows of these. */
function conditionSql(condition: Condition, view: QueriedView, views: CompileOptions['views'], context: ConditionContext): string {
  const found = columnAt(views, view, condition.column)
  if (!found) throw new QueryMistake(`${context.path}.column`, 'reportColumn', { name: condition.column })
  return found.steps.reduceRight((sql, step) => stepSql(step, sql), comparisonSql(condition, found.column, context))
}

type Finder = (name: string, path: string) => ResultColumn

const named = (measure: Measure): string => (measure.column === undefined ? measure.of : `${measure.of}_${measure.column}`)

/** Measures of numeric columns only, and of all columns but those of yes and no, which not every engine orders. */
const CALCULATED: readonly Measure['of'][] = ['sum', 'average', 'share', 'running']
const ORDERED: readonly Measure['of'][] = ['min', 'max']

function measureSql(measure: Measure, at: number, find: Finder, order: string): string {
  const { of, column: name } = measure
  const alias = ` as ${named(measure)}`
  if (of === 'count' && name === undefined) return `count(*)${alias}`
  const path = `measures.${at}`
  if (name === undefined) throw new QueryMistake(`${path}.column`, 'reportMeasure', { of })
  const column = find(name, `${path}.column`)
  if ((CALCULATED.includes(of) && !isNumeric(column)) || (ORDERED.includes(of) && column.type === 'boolean'))
    throw new QueryMistake(`${path}.column`, 'reportMeasure', { of })
  const functions: Readonly<Record<Measure['of'], string>> = {
    count: `count(${name})`,
    distinct: `count(distinct ${name})`,
    sum: `sum(${name})`,
    average: `avg(${name})`,
    min: `min(${name})`,
    max: `max(${name})`,
    share: `100.0 * sum(${name}) / nullif(sum(sum(${name})) over (), 0)`,
    running: `sum(sum(${name})) over (${order})`,
  }
  return `${functions[of]}${alias}`
}

/** Nulls are smallest, as in lists; without it they are so on one engine only. */
const ascending = (value: string): string => `${value} nulls first`

/** Compiles a query to SQL: all values are bound, all names are the view's. Throws `QueryMistake`. */
export function compileQuery(query: ReportQuery, options: CompileOptions): CompiledQuery {
  const view = options.views.find(({ name }) => name === query.view)
  if (!view) throw new QueryMistake('view', 'reportView', { name: query.view })
  const find: Finder = (name, path) => {
    const column = view.columns.find((one) => one.name === name)
    if (!column) throw new QueryMistake(path, 'reportColumn', { name })
    return column
  }
  const parameters = new Parameters()
  const { groups = [], measures = [], conditions = [], sort = [] } = query
  const keys = groups.map(({ column, by }, at) => ({ name: column, sql: bucket(find(column, `groups.${at}.column`), by) }))
  const order = keys.length === 0 ? '' : `order by ${keys.map(({ sql }) => ascending(sql)).join(', ')} rows unbounded preceding`
  const grouped = keys.length > 0 || measures.length > 0
  const listed = query.columns && query.columns.length > 0 ? query.columns : view.columns.map(({ name }) => name)
  const selected = grouped
    ? [
        ...keys.map(({ name, sql }) => (sql === name ? name : `${sql} as ${name}`)),
        ...measures.map((measure, at) => measureSql(measure, at, find, order)),
      ]
    : listed.map((name, at) => find(name, `columns.${at}`).name)
  const results = grouped ? [...keys.map(({ name }) => name), ...measures.map(named)] : listed
  const { views, ...known } = options
  const parts = new Map(
    conditions.map((condition, at) => [
      condition,
      conditionSql(condition, view, views, { ...known, path: `conditions.${at}`, parameters }),
    ]),
  )
  const where = alternativesOf(conditions).map((group) => {
    const any = group.map((condition) => parts.get(condition)).join(' or ')
    return group.length > 1 ? `(${any})` : any
  })
  const sorted = sort.map(({ column, descending }, at) => {
    const position = results.indexOf(column)
    if (position < 0) throw new QueryMistake(`sort.${at}.column`, 'reportColumn', { name: column })
    return descending ? `${position + 1} desc nulls last` : ascending(String(position + 1))
  })
  // The default order is by groups.
  const by = sorted.length > 0 ? sorted : keys.map((_, at) => ascending(String(at + 1)))
  const lines = [
    `select ${selected.join(', ')}`,
    `from ${view.name}`,
    ...(where.length > 0 ? [`where ${where.join('\n  and ')}`] : []),
    ...(keys.length > 0 ? [`group by ${keys.map((_, at) => at + 1).join(', ')}`] : []),
    ...(by.length > 0 ? [`order by ${by.join(', ')}`] : []),
    ...(query.limit === undefined ? [] : [`limit ${query.limit}`]),
  ]
  return { sql: lines.join('\n'), parameters: parameters.all }
}
