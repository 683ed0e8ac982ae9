import { validate as isUuid, parse as parseUuid } from 'uuid'
import { entityOf } from '../../model/entityOf.ts'
import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { RecordContext } from '../records/recordContext.ts'
import { isValues, type Values } from '../records/values.ts'
import { scopeFields } from '../records/write/recordWritten.ts'
import type { RecordEvent } from './eventHub.ts'

type Needed = Pick<RecordContext, 'db' | 'model' | 'repository'>

/** More missed events than these are not told one by one. */
const MOST_MISSED = 1000

/** Milliseconds by which a transaction of another process may commit after a later one: so much is told again. */
const OVERLAP = 5_000

/** Id of the newest audit entry, where a new listener begins. */
export async function newestEvent({ db }: Needed): Promise<string | undefined> {
  const rows = await db.read.selectFrom('auditEntries').select('id').orderBy('id', 'desc').limit(1).execute()
  return rows[0] === undefined ? undefined : String(rows[0].id)
}

/** Smallest UUIDv7 of a time somewhat before that of another. */
function earlier(id: string): string {
  const bytes = parseUuid(id)
  const time = bytes.slice(0, 6).reduce((value, byte) => value * 256 + byte, 0)
  const hex = Math.max(0, time - OVERLAP)
    .toString(16)
    .padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

async function idsAfter({ db }: Needed, last: string): Promise<string[]> {
  const from = db.capabilities.concurrentWriters ? earlier(last) : last
  const query = db.read.selectFrom('auditEntries').select('id').where('id', '>', from)
  const rows = await query
    .orderBy('id')
    .limit(MOST_MISSED + 1)
    .execute()
  return rows.map(({ id }) => String(id)).filter((id) => id !== last)
}

/** What a record was when it went, by entity and id: for what happened to it before. */
type LastStates = ReadonlyMap<string, Values>

const keyOf = (entry: Values) => `${entry.entity} ${entry.recordId}`

function lastStates(entries: readonly Values[]): LastStates {
  const deletions = entries.filter(({ action }) => action === 'delete')
  return new Map(
    deletions.map((entry) => {
      const changes = Object.entries(isValues(entry.changes) ? entry.changes : {})
      return [keyOf(entry), Object.fromEntries(changes.map(([name, change]) => [name, isValues(change) ? (change.old ?? null) : null]))]
    }),
  )
}

/** Scope fields as the entry tells them, else as the record has them now or had them last. */
async function scopesOf(context: Needed, entity: ResolvedEntity, id: string, changes: Values, last: Values | undefined): Promise<Values[]> {
  const names = scopeFields(entity)
  if (names.length === 0) return []
  const [current = last]: (Values | undefined)[] = await context.repository.getMany(context.db.read, entity, [id])
  const side = (which: 'old' | 'new'): Values =>
    Object.fromEntries(
      names.map((name): [string, Json] => {
        const change = changes[name]
        return [name, name === 'id' ? id : isValues(change) ? (change[which] ?? null) : (current?.[name] ?? null)]
      }),
    )
  return [side('old'), side('new')]
}

async function toEvent(context: Needed, entry: Values, last: LastStates): Promise<RecordEvent | undefined> {
  const entity = context.model.entities[String(entry.entity)]
  if (!entity || entry.outcome !== 'done' || entry.recordVersion === null || typeof entry.recordId !== 'string') return undefined
  const changes = isValues(entry.changes) ? entry.changes : {}
  return {
    seq: String(entry.id),
    entity: entity.id,
    id: entry.recordId,
    action: String(entry.action),
    version: Number(entry.recordVersion),
    fields: Object.keys(changes),
    scopes: await scopesOf(context, entity, entry.recordId, changes, last.get(keyOf(entry))),
  }
}

/** Writes after an event, the oldest first; undefined when they can't be told one by one, so that the listener must read everything anew. */
export async function eventsAfter(context: Needed, last: string): Promise<RecordEvent[] | undefined> {
  if (!isUuid(last)) return undefined
  const trail = entityOf(context, 'auditEntries')
  if ((await context.repository.getMany(context.db.read, trail, [last])).length === 0) return undefined
  const ids = await idsAfter(context, last)
  if (ids.length > MOST_MISSED) return undefined
  const entries = await context.repository.getMany(context.db.read, trail, ids)
  const ordered = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const states = lastStates(ordered)
  const events: RecordEvent[] = []
  for (const entry of ordered) {
    const event = await toEvent(context, entry, states)
    if (event) events.push(event)
  }
  return events
}
