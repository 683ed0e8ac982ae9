import type { ServerResponse } from 'node:http'
import { AppError } from '../../model/errors.ts'
import type { Subject } from '../../model/subject.ts'
import type { RecordContext } from '../records/recordContext.ts'
import type { HubEvent, LiveEvent, RecordEvent, StateEvent } from './eventHub.ts'
import { liveMessage } from './liveMessage.ts'
import { message } from './message.ts'
import { eventsAfter, newestEvent } from './pastEvents.ts'
import { maySee, visibleEvent } from './visibleEvent.ts'

/** Bytes that may wait for a slow client; beyond them it is dropped and comes back with the last id it got. */
const MOST_WAITING = 256 * 1024

/** Milliseconds between signs of life, for proxies and for noticing an ended session. */
const HEARTBEAT = 20_000

export interface StreamParts {
  readonly context: RecordContext
  readonly raw: ServerResponse
  /** The listener; throws when the session is over. */
  readonly subject: () => Subject
  readonly lastEventId: string | undefined
}

/** Writes server-sent events to one client until it leaves, its session ends or `end` is called. Rejects when the past can't be read. */
export async function openEventStream({ context, raw, subject, lastEventId }: StreamParts): Promise<{ readonly end: () => void }> {
  /** Events of the time in which the past is read; undefined from then on. */
  let waiting: HubEvent[] | undefined = []
  /** Events of the past that were sent. Notifications follow their commits, so one of them may still come: it is not sent again. */
  const replayed = new Set<string | undefined>()

  function send(text: string): void {
    if (raw.writableLength > MOST_WAITING) raw.destroy()
    else if (!raw.writableEnded) raw.write(text)
  }

  function sendRecord(event: RecordEvent): void {
    if (replayed.delete(event.seq)) return
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
    if (error instanceof AppError) raw.end()
    else {
      context.report(error, 'an event could not be sent')
      send(message('gap', {}))
    }
  }

  function emit(event: HubEvent): void {
    try {
      if ('record' in event) sendRecord(event.record)
      else if ('state' in event) sendState(event.state)
      else if ('live' in event) sendLive(event.live)
      else if ('rights' in event) sendRights(event.rights)
      else if ('missed' in event) send(message('gap', {}))
      else if (event.job.ownerId === subject().id) send(message('job', event.job))
    } catch (error) {
      failed(error)
    }
  }

  const unsubscribe = context.events.subscribe((event) => (waiting ? waiting.push(event) : emit(event)))
  const heartbeat = setInterval(() => {
    try {
      subject()
      send(': \n\n')
    } catch {
      raw.end()
    }
  }, HEARTBEAT)
  raw.once('close', () => {
    clearInterval(heartbeat)
    unsubscribe()
    context.metrics.streams.dec()
  })
  context.metrics.streams.inc()

  const newest = await newestEvent(context)
  const past = lastEventId === undefined ? [] : await eventsAfter(context, lastEventId)
  if (past === undefined) send(message('gap', {}, newest))
  else send(message('ready', {}, lastEventId ?? newest))
  for (const event of past ?? []) emit({ record: event })
  for (const { seq } of past ?? []) replayed.add(seq)
  for (const event of waiting) emit(event)
  waiting = undefined
  return { end: () => raw.end() }
}
