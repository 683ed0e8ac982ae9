import type { ServerResponse } from 'node:http'
import { AppError } from '../../model/errors.ts'
import type { Subject } from '../../model/subject.ts'
import type { RecordContext } from '../records/recordContext.ts'
import type { HubEvent, LiveEvent, RecordEvent, StateEvent } from './eventHub.ts'
import { liveMessage } from './liveMessage.ts'
import { message } from './message.ts'
import { eventsAfter, newestEvent } from './pastEvents.ts'
import { createStreamWriter } from './streamWriter.ts'
import { maySee, visibleEvent } from './visibleEvent.ts'

/** Most events that wait while past ones are sent; with more, the client is disconnected and reconnects with its last id. */
const MAX_QUEUED = 5_000

export interface StreamParts {
  readonly context: RecordContext
  readonly raw: ServerResponse
  /** The listener; throws when the session is over. */
  readonly subject: () => Subject
  readonly lastEventId: string | undefined
}

export interface EventStream {
  readonly end: () => void
  /** Resolves when what was missed is sent and live events follow; rejects when the past can't be read. */
  readonly opened: Promise<void>
}

/** Writes server-sent events to one client until it leaves, its session ends or `end` is called. */
export function openEventStream({ context, raw, subject, lastEventId }: StreamParts): EventStream {
  const { send, drained, end, cut } = createStreamWriter(raw, subject)
  /** Events of the time in which the past is read and sent; undefined from then on. */
  let queued: HubEvent[] | undefined = []
  /** Events of the past that were sent. Notifications follow their commits, so one of them may still come: it is not sent again. */
  const replayed = new Set<string | undefined>()

  function sendRecord(event: RecordEvent): void {
    const visible = visibleEvent(context, subject(), event)
    if (visible) send(message('record', visible, event.seq))
  }

  function sendState({ event, entity, data }: StateEvent): void {
    if (maySee(context, subject(), entity, data)) send(message(event, data))
  }

  function sendLive(event: LiveEvent): void {
    const text = liveMessage(context, subject(), event)
    if (text !== undefined) send(text)
  }

  /** Only those concerned learn that rights have changed. */
  function sendRights(concerns: (subject: Subject) => boolean): void {
    if (concerns(subject())) send(message('rights', {}))
  }

  /** Closes the stream when its session has ended; an event that can't be sent is skipped, and the client is asked to resync. */
  function failed(error: unknown): void {
    if (error instanceof AppError) end()
    else {
      context.report(error, 'an event could not be sent')
      send(message('gap', {}))
    }
  }

  function emit(event: HubEvent): void {
    if ('record' in event && replayed.delete(event.record.seq)) return
    try {
      if ('record' in event) sendRecord(event.record)
      else if ('state' in event) sendState(event.state)
      else if ('live' in event) sendLive(event.live)
      else if ('rights' in event) sendRights(event.rights)
      else if ('interrupted' in event) send(message('interrupted', {}))
      else if ('missed' in event) send(message('gap', {}))
      else if (event.job.ownerId === subject().id) send(message('job', event.job))
    } catch (error) {
      failed(error)
    }
  }

  function receive(event: HubEvent): void {
    if (!queued) emit(event)
    else if (queued.length < MAX_QUEUED) queued.push(event)
    else cut()
  }

  /** Begins with `ready`, or `interrupted` where live events do not arrive yet. Sends the past as fast as the client takes it, then what happened meanwhile. */
  async function open(): Promise<void> {
    const newest = await newestEvent(context)
    const past = lastEventId === undefined ? [] : await eventsAfter(context, lastEventId)
    if (past === undefined) send(message('gap', {}, newest))
    else send(message(context.events.interrupted() ? 'interrupted' : 'ready', {}, lastEventId ?? newest))
    for (const record of past ?? []) {
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
