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

/** With more missed events than this, the client resyncs. */
const MAX_MISSED = 1000

/**
 * Milliseconds. With several writers, a transaction may commit this much later than one that began after it, since it may wait 30 s for a
 * lock (`postgres/connection.ts`). Events of this span are sent again.
 */
const OVERLAP = 35_000

/** Id of the newest audit entry, from which a new stream starts. */
export async function newestEvent({ db }: Needed): Promise<string | undefined> {
  const rows = await hubTables(db.read).selectFrom('auditEntries').select('id').orderBy('id', 'desc').limit(1).execute()
  return rows[0]?.id
}

/** The smallest UUIDv7 of the time `OVERLAP` before that of `id`. */
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
    .limit(MAX_MISSED + 1)
    .execute()
  return rows.map(({ id }) => id).filter((id) => id !== last)
}

type Entry = EntityMap['auditEntries']

/** An audit entry of a write that can be replayed. */
type Write = Entry & { readonly entity: string; readonly recordId: string; readonly recordVersion: number }

const isWrite = (entry: Entry): entry is Write =>
  entry.outcome === 'done' && entry.entity !== null && entry.recordId !== null && entry.recordVersion !== null

/** Records by entity and id. */
type States = ReadonlyMap<string, Values>

const keyOf = (entity: string, id: string) => `${entity} ${id}`

/** Last state of each deleted record, for the events before its deletion. */
function lastStates(writes: readonly Write[]): (readonly [string, Values])[] {
  return writes
    .filter(({ action }) => action === 'delete')
    .map(({ entity, recordId, changes }) => {
      const values = Object.entries(changes ?? {}).map(([name, change]): [string, Json] => [
        name,
        isValues(change) ? (change.old ?? null) : null,
      ])
      return [keyOf(entity, recordId), Object.fromEntries(values)]
    })
}

/** Current state of records; one statement per entity. */
async function currentStates(context: Needed, entity: ResolvedEntity, writes: readonly Write[]): Promise<(readonly [string, Values])[]> {
  if (scopeFields(entity).length === 0) return []
  const ids = new Set(writes.map(({ recordId }) => recordId))
  const records = await context.repository.getMany(context.db.read, entity, [...ids])
  return records.map((record) => [keyOf(entity.id, record.id), record])
}

async function statesOf(context: Needed, writes: readonly Write[]): Promise<States> {
  const current: (readonly [string, Values])[] = []
  for (const [id, of] of Map.groupBy(writes, ({ entity }) => entity)) {
    const entity = context.model.entities[id]
    if (entity) current.push(...(await currentStates(context, entity, of)))
  }
  return new Map([...lastStates(writes), ...current])
}

/** Scope fields from the entry, else from the record's current or last state. */
function scopesOf(entity: ResolvedEntity, { recordId, changes }: Write, state: Values | undefined): Values[] {
  const names = scopeFields(entity)
  if (names.length === 0) return []
  const side = (which: 'old' | 'new'): Values =>
    Object.fromEntries(
      names.map((name): [string, Json] => {
        const change = changes?.[name]
        return [name, name === 'id' ? recordId : isValues(change) ? (change[which] ?? null) : (state?.[name] ?? null)]
      }),
    )
  return [side('old'), side('new')]
}

function toEvent({ model }: Needed, write: Write, states: States): RecordEvent[] {
  const entity = model.entities[write.entity]
  if (!entity) return []
  const { id: seq, action, recordId: id, recordVersion: version } = write
  const scopes = scopesOf(entity, write, states.get(keyOf(entity.id, id)))
  return [{ seq, entity: entity.id, id, action, version, fields: Object.keys(write.changes ?? {}), scopes }]
}

/** Writes after an event, the oldest first; undefined if they can't be replayed and the client must resync. */
export async function eventsAfter(context: Needed, last: string): Promise<RecordEvent[] | undefined> {
  if (!isUuid(last)) return undefined
  const trail = context.repository.of('auditEntries')
  if (!(await trail.exists(context.db.read, last))) return undefined
  const ids = await idsAfter(context, last)
  if (ids.length > MAX_MISSED) return undefined
  const entries = await trail.getMany(context.db.read, ids)
  const writes = entries.filter(isWrite).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const states = await statesOf(context, writes)
  return writes.flatMap((write) => toEvent(context, write, states))
}
