import type { Json } from '../../model/entitySchema.ts'
import type { Subject } from '../../model/subject.ts'
import type { Database, Transaction } from '../db/database.ts'
import { callListeners, type Report } from '../records/loops/forEachIsolated.ts'

/** A write, as processes send it to each other. Its only values are those that row scopes use. */
export interface RecordEvent {
  /** Id of the audit entry; ascends in the order of writing. Absent if the entity has no audit trail: a stream that resumes later misses the event. */
  readonly seq?: string
  readonly entity: string
  readonly id: string
  readonly action: string
  readonly version: number
  readonly fields: readonly string[]
  /** Scope fields before and after. */
  readonly scopes: readonly Readonly<Record<string, Json>>[]
}

/** Progress of a job. Sent to its owner only. */
interface JobEvent {
  readonly id: string
  readonly ownerId: string
  readonly status: string
  readonly done: number
  readonly total: number
}

/** A record's values after a commit. Sent to those who may see the record. */
interface StateEvent {
  /** Event name in the stream: `wallet`. */
  readonly event: string
  readonly entity: string
  /** Includes the fields that row scopes use, and a version: clients skip events that are older than their data. */
  readonly data: Readonly<Record<string, Json>>
}

/** Something about a record that one tenant writes. Sent to those who may see the record and act for the tenant, or for all. */
interface TenantEvent {
  /** Event name in the stream: `comments`. */
  readonly event: string
  readonly entity: string
  readonly data: Readonly<Record<string, Json>>
  /** Scope fields of the record. */
  readonly values: Readonly<Record<string, Json>>
  /** Null in products without tenants. */
  readonly tenant: string | null
}

/** Live values of a screen. Sent to all who may see the entity's records, with the same data except for `own`. */
export interface LiveEvent {
  /** Id of the audit entry of the write. */
  readonly seq?: string
  /** Event name in the stream: `lot`. */
  readonly event: string
  readonly entity: string
  readonly data: Readonly<Record<string, Json>>
  /** Data for one user only, by user id; that user gets it as `own`. */
  readonly own: Readonly<Record<string, Json>>
  /** Sent only to users who have an entry in `own`. */
  readonly onlyOwn: boolean
}

/** A form of a record that is open, or was closed, as processes send it to each other. */
export interface PresenceEvent {
  readonly entity: string
  readonly id: string
  /** Scope fields of the record. */
  readonly values: Readonly<Record<string, Json>>
  readonly tab: string
  readonly user: string
  readonly name: string
  readonly here: boolean
}

/** The users who have a form of a record open. Sent to the others who may edit it. */
export interface EditorsEvent extends Pick<PresenceEvent, 'entity' | 'id' | 'values'> {
  readonly editors: readonly Pick<PresenceEvent, 'user' | 'name'>[]
}

export type HubEvent =
  | { readonly presence: PresenceEvent }
  | { readonly editors: EditorsEvent }
  | { readonly live: LiveEvent }
  | { readonly record: RecordEvent }
  | { readonly job: JobEvent }
  | { readonly state: StateEvent }
  | { readonly tenant: TenantEvent }
  | { readonly rights: (subject: Subject) => boolean }
  | { readonly interrupted: true }
  | { readonly missed: true }

export interface EventHub {
  /** Sends the event to every process when the transaction commits. */
  readonly publish: (trx: Transaction, event: RecordEvent) => Promise<void>
  /** Like `publish`. */
  readonly publishState: (trx: Transaction, event: StateEvent) => Promise<void>
  readonly publishTenant: (trx: Transaction, event: TenantEvent) => Promise<void>
  readonly publishLive: (trx: Transaction, event: LiveEvent) => Promise<void>
  readonly publishJob: (event: JobEvent) => Promise<void>
  readonly publishPresence: (event: PresenceEvent) => Promise<void>
  /** Reaches the streams of this process only: each process knows the editors of a record by itself. */
  readonly emitEditors: (event: EditorsEvent) => void
  /**
   * Signals that the rights of users for whom `concerns` is true have changed. Reaches the streams of this process only: each process emits its
   * own when it learns of the change.
   */
  readonly emitRights: (concerns: (subject: Subject) => boolean) => void
  /**
   * Returns a function that unsubscribes. `interrupted`: the connection between processes is down and no events arrive; `missed`: it is back,
   * but events may be lost.
   */
  readonly subscribe: (listener: (event: HubEvent) => void) => () => void
  /** Whether the connection between processes is down. */
  readonly interrupted: () => boolean
  readonly close: () => Promise<void>
}

const CHANNEL = 'hub_events'

/** Maximum size of a notification in bytes. A longer one omits its list of fields, which means all fields. */
const MAX_BYTES = 7_500

function encode(event: RecordEvent): string {
  const text = JSON.stringify({ record: event })
  return Buffer.byteLength(text) <= MAX_BYTES ? text : JSON.stringify({ record: { ...event, fields: ['*'] } })
}

/** Drops the last entries of `own` when the event is too long: those users see the change at their next request. */
function encodeLive(event: LiveEvent): string {
  const text = JSON.stringify({ live: event })
  if (Buffer.byteLength(text) <= MAX_BYTES) return text
  const own = Object.entries(event.own)
  if (own.length === 0) throw new Error(`the event ${event.event} is too long`)
  return encodeLive({ ...event, own: Object.fromEntries(own.slice(0, Math.floor(own.length / 2))) })
}

function decode(payload: string): HubEvent {
  return payload === '' ? { missed: true } : (JSON.parse(payload) as HubEvent)
}

/** One database listener per process, shared by all its streams. A listener that throws is reported; the others still run. */
export async function createEventHub(db: Database, report: Report): Promise<EventHub> {
  const listeners = new Set<(event: HubEvent) => void>()
  const emit = (event: HubEvent) => callListeners(listeners, event, (error) => report(error, 'a listener of an event failed'))
  let interrupted = false
  const receive = (payload: string) => {
    interrupted = false
    if (listeners.size > 0) emit(decode(payload))
  }
  const unsubscribe = await db.listen(CHANNEL, receive, () => {
    interrupted = true
    emit({ interrupted })
  })
  return {
    publish: (trx, event) => db.notify(trx, CHANNEL, encode(event), { afterwards: true }),
    publishState: (trx, state) => db.notify(trx, CHANNEL, JSON.stringify({ state }), { afterwards: true }),
    publishTenant: (trx, tenant) => db.notify(trx, CHANNEL, JSON.stringify({ tenant }), { afterwards: true }),
    publishLive: (trx, event) => db.notify(trx, CHANNEL, encodeLive(event), { afterwards: true }),
    publishJob: (event) => db.write((trx) => db.notify(trx, CHANNEL, JSON.stringify({ job: event }))),
    publishPresence: (event) => db.write((trx) => db.notify(trx, CHANNEL, JSON.stringify({ presence: event }))),
    emitEditors: (editors) => emit({ editors }),
    emitRights: (concerns) => emit({ rights: concerns }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    interrupted: () => interrupted,
    async close() {
      listeners.clear()
      await unsubscribe()
    },
  }
}
