import type { Json } from '../../model/entitySchema.ts'
import type { Subject } from '../../model/subject.ts'
import type { Database, Transaction } from '../db/database.ts'
import { callListeners, type Report } from '../records/loops/forEachIsolated.ts'

/** A write, as processes send it to each other. Holds no values but those that row scopes look at. */
export interface RecordEvent {
  /** Id of the audit entry; ascends in the order of writing. Absent where the entity keeps none: a stream that resumes later does not get it. */
  readonly seq?: string
  readonly entity: string
  readonly id: string
  readonly action: string
  readonly version: number
  readonly fields: readonly string[]
  /** Scope fields before and after. */
  readonly scopes: readonly Readonly<Record<string, Json>>[]
}

/** How far a job is. Sent to its owner alone. */
interface JobEvent {
  readonly id: string
  readonly ownerId: string
  readonly status: string
  readonly done: number
  readonly total: number
}

/** A record's values after a commit. Sent to those who may see the record. */
export interface StateEvent {
  /** What the stream calls it: `wallet`. */
  readonly event: string
  readonly entity: string
  /** Holds the fields that row scopes look at, and a version by which a client skips what is older than what it has. */
  readonly data: Readonly<Record<string, Json>>
}

/** Live values of a screen. Sent to all who may see the entity's records; the same for each except for their own part. */
export interface LiveEvent {
  /** Id of the audit entry of the write. */
  readonly seq?: string
  /** What the stream calls it: `lot`. */
  readonly event: string
  readonly entity: string
  readonly data: Readonly<Record<string, Json>>
  /** By user: data for that user only, as `own` of the data. */
  readonly own: Readonly<Record<string, Json>>
  /** Sent only to users with their own part in it. */
  readonly onlyOwn: boolean
}

export type HubEvent =
  | { readonly live: LiveEvent }
  | { readonly record: RecordEvent }
  | { readonly job: JobEvent }
  | { readonly state: StateEvent }
  | { readonly rights: (subject: Subject) => boolean }
  | { readonly interrupted: true }
  | { readonly missed: true }

export interface EventHub {
  /** Goes out to every process when the transaction commits. */
  readonly publish: (trx: Transaction, event: RecordEvent) => Promise<void>
  /** As `publish`. */
  readonly publishState: (trx: Transaction, event: StateEvent) => Promise<void>
  readonly publishLive: (trx: Transaction, event: LiveEvent) => Promise<void>
  readonly publishJob: (event: JobEvent) => Promise<void>
  /**
   * The rights of users for whom `concerns` is true have changed. For the streams of this process only: each process emits its own, once it
   * knows the change.
   */
  readonly emitRights: (concerns: (subject: Subject) => boolean) => void
  /**
   * Answers how to unsubscribe. `interrupted`: the connection between processes is down, no events arrive; `missed`: it was down and is back,
   * events may be lost.
   */
  readonly subscribe: (listener: (event: HubEvent) => void) => () => void
  /** Whether no events arrive at present. */
  readonly interrupted: () => boolean
  readonly close: () => Promise<void>
}

const CHANNEL = 'hub_events'

/** Bytes that one notification may have; a longer one leaves out its fields, which then count as all. */
const MAX_BYTES = 7_500

function encode(event: RecordEvent): string {
  const text = JSON.stringify({ record: event })
  return Buffer.byteLength(text) <= MAX_BYTES ? text : JSON.stringify({ record: { ...event, fields: ['*'] } })
}

/** Of too many own parts the last are left out: those users see it at their next request. */
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

/** One database listener per process, shared by all its streams. A listener that throws is reported and stops no other. */
export async function createEventHub(db: Database, report: Report): Promise<EventHub> {
  const listeners = new Set<(event: HubEvent) => void>()
  const emit = (event: HubEvent) => callListeners(listeners, event, (error) => report(error, 'a listener of an event failed'))
  let interrupted = false
  const receive = (payload: string) => {
    interrupted = false
    if (listeners.size > 0) emit(decode(payload))
  }
  const unlisten = await db.listen(CHANNEL, receive, () => {
    interrupted = true
    emit({ interrupted })
  })
  return {
    publish: (trx, event) => db.notify(trx, CHANNEL, encode(event), { afterwards: true }),
    publishState: (trx, state) => db.notify(trx, CHANNEL, JSON.stringify({ state }), { afterwards: true }),
    publishLive: (trx, event) => db.notify(trx, CHANNEL, encodeLive(event), { afterwards: true }),
    publishJob: (event) => db.write((trx) => db.notify(trx, CHANNEL, JSON.stringify({ job: event }))),
    emitRights: (concerns) => emit({ rights: concerns }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    interrupted: () => interrupted,
    async close() {
      listeners.clear()
      await unlisten()
    },
  }
}
