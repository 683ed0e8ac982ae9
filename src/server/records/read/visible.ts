import { sql } from 'kysely'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import type { RecordContext } from '../recordContext.ts'

/** What sums are made with. */
export type Needed = Pick<RecordContext, 'db' | 'model' | 'access' | 'clock'>

/** Somebody who asks for sums. */
export interface Asker {
  readonly context: Needed
  readonly subject: Subject
  /** The moment of asking. */
  readonly now: Date
}

export const entityOf = ({ model }: Needed, id: string): ResolvedEntity => {
  const entity = model.entities[id]
  if (!entity) throw new AppError(500, 'internal')
  return entity
}

const scopeOf = ({ context, subject }: Asker, id: string): Readonly<Record<string, unknown>> | undefined =>
  context.access(entityOf(context, id), subject).scope(subject)

/** One of a list of values, or the value. */
const having = (column: Sql, value: unknown): Sql =>
  Array.isArray(value) ? sql`${column} in (${sql.join(value)})` : sql`${column} = ${value}`

/** The condition that a row `t` is the asker's to see; undefined where the list, or one of the fields, is not. */
export const visible = (asker: Asker, id: string, fields: readonly string[]): Sql | undefined => {
  const { context, subject } = asker
  const access = context.access(entityOf(context, id), subject)
  if (!access.allowed.has('list') || fields.some((field) => access.hidden.has(field))) return undefined
  const scope = Object.entries(scopeOf(asker, id) ?? {})
  return sql.join([sql`1 = 1`, ...scope.map(([field, value]) => having(sql.ref(`t.${field}`), value))], sql` and `)
}

/** As `visible`, for those alone who see nothing but their own. */
export const own = (asker: Asker, id: string, fields: readonly string[]): Sql | undefined =>
  scopeOf(asker, id) === undefined ? undefined : visible(asker, id, fields)

export const scaleOf = ({ context }: Asker, id: string, field: string): number => entityOf(context, id).fieldsByName[field]?.scale ?? 0
