import type { Subject } from '../../model/subject.ts'
import type { RecordContext } from '../records/recordContext.ts'
import type { LiveEvent } from './eventHub.ts'
import { message } from './message.ts'

/** Serialized data that is the same for all subscribers, by event. */
const shared = new WeakMap<LiveEvent, string>()

function sharedText({ clock }: Pick<RecordContext, 'clock'>, event: LiveEvent): string {
  const known = shared.get(event)
  if (known !== undefined) return known
  const text = message(event.event, { ...event.data, now: clock().toISOString() }, event.seq)
  shared.set(event, text)
  return text
}

/** The event as the subject may see it, with its `own` part and the server's `now`; undefined if the subject may not see it. */
export function liveMessage(
  context: Pick<RecordContext, 'model' | 'access' | 'clock'>,
  subject: Subject,
  event: LiveEvent,
): string | undefined {
  const own = event.own[subject.id]
  if (event.onlyOwn && own === undefined) return undefined
  const entity = context.model.entities[event.entity]
  if (!entity) return undefined
  const { allowed } = context.access(entity, subject)
  if (!allowed.has('list') && !allowed.has('show')) return undefined
  if (own === undefined) return sharedText(context, event)
  return message(event.event, { ...event.data, own, now: context.clock().toISOString() }, event.seq)
}
