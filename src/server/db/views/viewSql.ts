import { fieldsNamed } from '../../../model/scopeNames.ts'
import { quote } from '../tables/quote.ts'
import type { Label, StoredColumn, TableScope, View, ViewColumn } from './views.ts'

/** SQL of views that differs between engines. */
export interface ViewDialect {
  /** A table, never a view of the same name. */
  readonly table: (name: string) => string
  /** A stored column in natural units. */
  readonly natural: (column: StoredColumn, sql: string) => string
  /** The same as readable text. */
  readonly written: (column: StoredColumn, sql: string) => string
  readonly trimmed: (sql: string, characters: string) => string
  /** Condition that a value is one of these texts, which belong to the subject and need not be part of the view. */
  readonly among: (sql: string, texts: readonly string[]) => string
  /** Condition that is true only in the run of the view. */
  readonly inRun?: string
  /** Suffix of a query whose conditions must be evaluated before those of an outer query: else errors and timing would reveal other rows. */
  readonly fence: string
}

/** Characters that `recordLabel` trims. */
const SEPARATORS = ' –—-,:/|'

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A table alias per depth, to avoid name conflicts. */
const aliasAt = (depth: number): string => `t${depth}`

const fieldHas = (dialect: ViewDialect, column: string, value: unknown): string => {
  const values = Array.isArray(value) ? value : [value]
  if (values.every((one) => typeof one === 'string')) return dialect.among(column, values)
  if (values.length === 1 && typeof values[0] === 'boolean') return values[0] ? column : `not ${column}`
  if (values.every((one) => typeof one === 'number')) return `${column} in (${values.join(', ')})`
  throw new Error(`a view's scope is texts, numbers or yes and no: ${column}`)
}

/** A list has one of the values. */
const listHas = (dialect: ViewDialect, table: string, id: string, value: unknown): string =>
  `exists (select 1 from ${dialect.table(table)} as v where v."parentId" = ${id} and ${fieldHas(dialect, 'v.value', value)})`

const scopeSql = (dialect: ViewDialect, scope: TableScope | undefined, alias: string): readonly string[] =>
  Object.entries(scope?.fields ?? {}).map(([path, value]) => {
    const either = fieldsNamed(path).map((field) => {
      const list = scope?.lists.get(field)
      return list === undefined ? fieldHas(dialect, `${alias}.${quote(field)}`, value) : listHas(dialect, list, `${alias}.id`, value)
    })
    return `(${either.join(' or ')})`
  })

/** Conditions for rows whose ancestors are in the scope, from the parent up to the table with the scope. */
const inScope = (dialect: ViewDialect, { above, scope }: Pick<View, 'above' | 'scope'>, depth = 0): readonly string[] => {
  if (scope === undefined) return []
  const alias = aliasAt(depth)
  const table = above[depth]
  if (table === undefined) return scopeSql(dialect, scope, alias)
  const next = aliasAt(depth + 1)
  const conditions = inScope(dialect, { above, scope }, depth + 1)
  return [`${alias}."parentId" in (select ${next}.id from ${dialect.table(table)} as ${next} where ${conditions.join(' and ')})`]
}

const labelSql = (dialect: ViewDialect, { table, parts, scope }: Label, id: string): string => {
  const texts = parts.map((part) =>
    'text' in part ? literal(part.text) : `coalesce(${dialect.written(part.column, `r.${quote(part.column.name)}`)}, '')`,
  )
  const text = `coalesce(nullif(${dialect.trimmed(texts.join(' || '), SEPARATORS)}, ''), r.id)`
  return `(select ${text} from ${dialect.table(table)} as r where ${[`r.id = ${id}`, ...scopeSql(dialect, scope, 'r')].join(' and ')})`
}

const columnSql = (dialect: ViewDialect, { name, stored, label }: ViewColumn): string => {
  const column = `${aliasAt(0)}.${quote(stored.name)}`
  return `${label ? labelSql(dialect, label, column) : dialect.natural(stored, column)} as ${quote(name)}`
}

/** The query of a view. */
export const viewSql = (dialect: ViewDialect, view: View): string => {
  const conditions = [...(dialect.inRun === undefined ? [] : [dialect.inRun]), ...inScope(dialect, view)]
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`
  const columns = view.columns.map((column) => columnSql(dialect, column)).join(', ')
  return `select ${columns} from ${dialect.table(view.table)} as ${aliasAt(0)}${where}${view.scope === undefined ? '' : dialect.fence}`
}
