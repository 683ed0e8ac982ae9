import type { Json } from '../../model/entitySchema.ts'
import type { Subject } from '../../model/subject.ts'
import type { Database, Transaction } from '../db/database.ts'
import { callApart, type Report } from '../records/loops/eachApart.ts'

/** A write, as processes tell each other. Holds no values but those that row scopes look at. */
export interface RecordEvent {
  /** Id of the audit entry; ascends in the order of writing. Absent where the entity keeps none: who was not listening does not hear of it later. */
  readonly seq?: string
  readonly entity: string
  readonly id: string
  readonly action: string
  readonly version: number
  readonly fields: readonly string[]
  /** Scope fields before and after. */
  readonly scopes: readonly Readonly<Record<string, Json>>[]
}

/** How far a job is. Only its owner hears of it. */
export interface JobEvent {
  readonly id: string
  readonly ownerId: string
  readonly status: string
  readonly done: number
  readonly total: number
}

/** What a wallet has after a commit, amounts as decimal text. Told to whoever may see the wallet. */
export interface WalletEvent {
  readonly wallet: string
  readonly firm: string
  readonly currency: string
  /** The wallet's `_version`: what is older than what one has is skipped. */
  readonly version: number
  readonly balance: string
  readonly held: string
}

/** What a screen follows while it happens, with its values. Told to whoever may see the entity's records, all of them alike but for their own part. */
export interface LiveEvent {
  /** Id of the audit entry of what it tells of. */
  readonly seq?: string
  /** What the stream calls it: `lot`. */
  readonly event: string
  readonly entity: string
  readonly data: Readonly<Record<string, Json>>
  /** By user: what is told to that user alone, as `own` of the data. */
  readonly own: Readonly<Record<string, Json>>
  /** Nobody hears of it who has no part of their own in it. */
  readonly onlyOwn: boolean
}

export type HubEvent =
  | { readonly live: LiveEvent }
  | { readonly record: RecordEvent }
  | { readonly job: JobEvent }
  | { readonly wallet: WalletEvent }
  | { readonly rights: (subject: Subject) => boolean }
  | { readonly missed: true }

export interface EventHub {
  /** Goes out to every process when the transaction commits. */
  readonly publish: (trx: Transaction, event: RecordEvent) => Promise<void>
  /** As `publish`. */
  readonly publishWallet: (trx: Transaction, event: WalletEvent) => Promise<void>
  readonly publishLive: (trx: Transaction, event: LiveEvent) => Promise<void>
  readonly publishJob: (event: JobEvent) => Promise<void>
  /** Rights changed for whom `concerns` answers true. To the streams of this process: each tells its own, once it knows the change. */
  readonly tellRights: (concerns: (subject: Subject) => boolean) => void
  /** `missed`: the connection between processes was down; something may not have been heard. */
  readonly subscribe: (heard: (event: HubEvent) => void) => () => void
  readonly close: () => Promise<void>
}

const CHANNEL = 'hub_events'

/** Bytes that one notification may have; a longer one leaves out its fields, which then count as all. */
const MAX_BYTES = 7_500

function encode(event: RecordEvent): string {
  const text = JSON.stringify({ record: event })
  return Buffer.byteLength(text) <= MAX_BYTES ? text : JSON.stringify({ record: { ...event, fields: ['*'] } })
}

/** Of too many own parts the last ones are left out: those users learn it when they ask. */
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

/** One ear per process, shared by all its streams. A listener that throws is reported and keeps no other from hearing. */
export async function createEventHub(db: Database, report: Report): Promise<EventHub> {
  const listeners = new Set<(event: HubEvent) => void>()
  const tell = (event: HubEvent) =>
    callApart(listeners, event, (error) => report(error, 'an event could not be told to one of its listeners'))
  const deafen = await db.listen(CHANNEL, (payload) => {
    if (listeners.size > 0) tell(decode(payload))
  })
  return {
    publish: (trx, event) => db.notify(trx, CHANNEL, encode(event), { afterwards: true }),
    publishWallet: (trx, wallet) => db.notify(trx, CHANNEL, JSON.stringify({ wallet }), { afterwards: true }),
    publishLive: (trx, event) => db.notify(trx, CHANNEL, encodeLive(event), { afterwards: true }),
    publishJob: (event) => db.write((trx) => db.notify(trx, CHANNEL, JSON.stringify({ job: event }))),
    tellRights: (concerns) => tell({ rights: concerns }),
    subscribe(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    async close() {
      listeners.clear()
      await deafen()
    },
  }
}
