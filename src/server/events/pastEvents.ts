import { validate as isUuid, parse as parseUuid } from 'uuid'
import type { EntityMap } from '../../model/entityMap.ts'
import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { hubTables } from '../db/hubTables.ts'
import type { RecordContext } from '../records/recordContext.ts'
import { isValues, type Values } from '../records/values.ts'
import { scopeFields } from '../records/write/recordWritten.ts'
import type { RecordEvent } from './eventHub.ts'

type Needed = Pick<RecordContext, 'db' | 'model' | 'repository'>

/** More missed events than these cause a resync. */
const MOST_MISSED = 1000

/** Milliseconds by which a transaction of another process may commit after a later one: events of that span are sent again. */
const OVERLAP = 5_000

/** Id of the newest audit entry, where a new listener begins. */
export async function newestEvent({ db }: Needed): Promise<string | undefined> {
  const rows = await hubTables(db.read).selectFrom('auditEntries').select('id').orderBy('id', 'desc').limit(1).execute()
  return rows[0]?.id
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
  const query = hubTables(db.read).selectFrom('auditEntries').select('id').where('id', '>', from)
  const rows = await query
    .orderBy('id')
    .limit(MOST_MISSED + 1)
    .execute()
  return rows.map(({ id }) => id).filter((id) => id !== last)
}

type Entry = EntityMap['auditEntries']

/** What a record was when it went, by entity and id: for what happened to it before. */
type LastStates = ReadonlyMap<string, Values>

const keyOf = (entry: Entry) => `${entry.entity} ${entry.recordId}`

function lastStates(entries: readonly Entry[]): LastStates {
  const deletions = entries.filter(({ action }) => action === 'delete')
  return new Map(
    deletions.map((entry) => {
      const changes = Object.entries(entry.changes ?? {})
      return [keyOf(entry), Object.fromEntries(changes.map(([name, change]) => [name, isValues(change) ? (change.old ?? null) : null]))]
    }),
  )
}

/** Scope fields from the entry, else from the record as it is or last was. */
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

async function toEvent(context: Needed, entry: Entry, last: LastStates): Promise<RecordEvent | undefined> {
  const { id: seq, action, outcome, recordId: id, recordVersion: version } = entry
  const entity = context.model.entities[entry.entity ?? '']
  if (!entity || outcome !== 'done' || version === null || id === null) return undefined
  const changes = entry.changes ?? {}
  const scopes = await scopesOf(context, entity, id, changes, last.get(keyOf(entry)))
  return { seq, entity: entity.id, id, action, version, fields: Object.keys(changes), scopes }
}

/** Writes after an event, the oldest first; undefined when they can't be replayed, so that the listener must resync. */
export async function eventsAfter(context: Needed, last: string): Promise<RecordEvent[] | undefined> {
  if (!isUuid(last)) return undefined
  const trail = context.repository.of('auditEntries')
  if (!(await trail.exists(context.db.read, last))) return undefined
  const ids = await idsAfter(context, last)
  if (ids.length > MOST_MISSED) return undefined
  const entries = await trail.getMany(context.db.read, ids)
  const ordered = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const states = lastStates(ordered)
  const events: RecordEvent[] = []
  for (const entry of ordered) {
    const event = await toEvent(context, entry, states)
    if (event) events.push(event)
  }
  return events
}
