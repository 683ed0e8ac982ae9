import type { ServerResponse } from 'node:http'
import { AppError } from '../../model/errors.ts'
import type { Subject } from '../../model/subject.ts'
import { tenantActedFor } from '../records/access/tenantOf.ts'
import type { RecordContext } from '../records/recordContext.ts'
import type { EditorsEvent, HubEvent, RecordEvent } from './eventHub.ts'
import { liveMessage } from './liveMessage.ts'
import { message } from './message.ts'
import { eventsAfter, newestEvent } from './pastEvents.sql.ts'
import { createStreamWriter, type StreamWriter } from './streamWriter.ts'
import { mayEdit, maySee, visibleEvent } from './visibleEvent.ts'

/** Maximum number of events queued while past ones are sent. Beyond it the client is disconnected; it reconnects with its last id. */
const MAX_QUEUED = 5_000

export interface StreamParts {
  readonly context: RecordContext
  readonly raw: ServerResponse
  /** The subscriber; throws when the session has ended. */
  readonly subject: () => Subject
  readonly lastEventId: string | undefined
}

export interface EventStream {
  readonly end: () => void
  /** Resolves when the missed events are sent and live ones follow; rejects when past events can't be read. */
  readonly opened: Promise<void>
}

/** Who else edits a record, for those who may edit it too. */
function editorsMessage(context: RecordContext, subject: Subject, { entity, id, values, editors }: EditorsEvent): string | undefined {
  if (!mayEdit(context, subject, entity, values)) return undefined
  return message('editors', { entity, id, editors: editors.filter(({ user }) => user !== subject.id) })
}

/** The message that the subject gets for an event; undefined if the event does not concern it. Throws when the session has ended. */
function messageOf({ context, subject }: StreamParts, event: HubEvent): string | undefined {
  if ('record' in event) {
    const visible = visibleEvent(context, subject(), event.record)
    return visible && message('record', visible, event.record.seq)
  }
  if ('state' in event) {
    const { entity, data } = event.state
    return maySee(context, subject(), entity, data) ? message(event.state.event, data) : undefined
  }
  if ('tenant' in event) {
    const { entity, data, values, tenant } = event.tenant
    const own = tenantActedFor(context.model, subject())
    const isConcerned = (own === undefined || own === tenant) && maySee(context, subject(), entity, values)
    return isConcerned ? message(event.tenant.event, data) : undefined
  }
  if ('presence' in event) return undefined
  if ('editors' in event) return editorsMessage(context, subject(), event.editors)
  if ('live' in event) return liveMessage(context, subject(), event.live)
  if ('rights' in event) return event.rights(subject()) ? message('rights', {}) : undefined
  if ('interrupted' in event) return message('interrupted', {})
  if ('missed' in event) return message('gap', {})
  return event.job.ownerId === subject().id ? message('job', event.job) : undefined
}

/** Past events after the client's last one, and the message that opens the stream. */
async function opening({ context, lastEventId }: StreamParts): Promise<{ readonly first: string; readonly past: readonly RecordEvent[] }> {
  const newest = await newestEvent(context)
  const past = lastEventId === undefined ? [] : await eventsAfter(context, lastEventId)
  if (past === undefined) return { first: message('gap', {}, newest), past: [] }
  return { first: message(context.events.interrupted() ? 'interrupted' : 'ready', {}, lastEventId ?? newest), past }
}

/** Sends one event. Ends the stream if its session has ended; for an event that can't be sent it asks the client to resync. */
function sendEvent(parts: StreamParts, { send, end }: StreamWriter, event: HubEvent): void {
  try {
    const text = messageOf(parts, event)
    if (text !== undefined) send(text)
  } catch (error) {
    if (error instanceof AppError) end()
    else {
      parts.context.report(error, 'an event could not be sent')
      send(message('gap', {}))
    }
  }
}

/** Writes server-sent events to one client until it leaves, its session ends or `end` is called. */
export function openEventStream(parts: StreamParts): EventStream {
  const { context, raw, subject } = parts
  const writer = createStreamWriter(raw, subject)
  const { send, drained, end, cut } = writer
  /** Events that arrive while past ones are sent; undefined afterwards. */
  let queued: HubEvent[] | undefined = []
  /** Ids of the past events that were sent. Notifications come after their commits, so one of these may still arrive: it is skipped. */
  const replayed = new Set<string | undefined>()

  function emit(event: HubEvent): void {
    const repeated = 'record' in event && replayed.delete(event.record.seq)
    if (!repeated) sendEvent(parts, writer, event)
  }

  function receive(event: HubEvent): void {
    if (!queued) emit(event)
    else if (queued.length < MAX_QUEUED) queued.push(event)
    else cut()
  }

  /** Sends the opening message, then past events as fast as the client reads them, then the queued ones. */
  async function open(): Promise<void> {
    const { first, past } = await opening(parts)
    send(first)
    for (const record of past) {
      emit({ record })
      replayed.add(record.seq)
      await drained()
    }
    for (let event = queued?.shift(); event; event = queued?.shift()) {
      emit(event)
      await drained()
    }
    queued = undefined
  }

  const unsubscribe = context.events.subscribe(receive)
  context.metrics.streams.inc()
  raw.once('close', () => {
    unsubscribe()
    context.metrics.streams.dec()
  })
  return { end, opened: open() }
}
