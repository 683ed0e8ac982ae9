import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { EntityId, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import type { RecordContext } from '../recordContext.ts'

/** What queries of sums need. */
export type Needed = Pick<RecordContext, 'db' | 'model' | 'access' | 'clock'>

/** The caller of a sum. */
export interface Caller {
  readonly context: Needed
  readonly subject: Subject
  /** Time of the request. */
  readonly now: Date
}

/** A condition on rows. */
export type Condition = RawBuilder<SqlBool>

type NameOf<Id extends EntityId> = keyof EntityMap[Id] & string

/** Column equals the value, or one of a list of values. */
const having = (column: Sql, value: unknown): Condition =>
  Array.isArray(value) ? sql`${column} in (${sql.join(value)})` : sql`${column} = ${value}`

/** The condition that the caller may see a row `t`; undefined if the caller may not see the list or one of the fields, or if the entity does not exist. */
export const visible = <Id extends EntityId>(
  { context, subject }: Caller,
  id: Id,
  fields: readonly NameOf<Id>[],
): Condition | undefined => {
  const entity = context.model.entities[id]
  if (!entity) return undefined
  const access = context.access(entity, subject)
  if (!access.allowed.has('list') || fields.some((field) => access.hidden.has(field))) return undefined
  const scope = Object.entries(access.scope(subject) ?? {})
  return sql.join<SqlBool>([sql`1 = 1`, ...scope.map(([field, value]) => having(sql.ref(`t.${field}`), value))], sql` and `)
}

/** Like `visible`, but only for callers whose scope is their own rows. */
export const own = <Id extends EntityId>(caller: Caller, id: Id, fields: readonly NameOf<Id>[]): Condition | undefined => {
  const entity = caller.context.model.entities[id]
  const seesAll = !entity || caller.context.access(entity, caller.subject).scope(caller.subject) === undefined
  return seesAll ? undefined : visible(caller, id, fields)
}

export const scaleOf = <Id extends EntityId>({ context }: Caller, id: Id, field: NameOf<Id>): number =>
  entityOf(context, id).fieldsByName[field]?.scale ?? 0
