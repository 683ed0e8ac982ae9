import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { presenceCalls } from '../../../model/calls/hubCalls.ts'
import type { EventHub, PresenceEvent } from '../../events/eventHub.ts'
import type { RecordContext } from '../recordContext.ts'

export type Editor = AnswerOf<typeof presenceCalls.announce>['editors'][number]

/** Milliseconds after which a form that no longer announces itself counts as closed; forms do so every 20 s. */
export const EXPIRY = 45_000

/** Maximum number of forms of one record that are known at a time. */
export const MAX_FORMS = 100

interface OpenForm extends Editor {
  readonly until: number
}

interface EditedRecord extends Pick<PresenceEvent, 'entity' | 'id' | 'values'> {
  /** By user and tab. */
  readonly forms: Map<string, OpenForm>
}

/** Each user once, in the order of opening. */
const editorsOf = (forms: ReadonlyMap<string, OpenForm> | undefined): readonly Editor[] => [
  ...new Map([...(forms?.values() ?? [])].map(({ user, name }) => [user, { user, name }])).values(),
]

interface Parts extends Pick<RecordContext, 'clock'> {
  readonly events: Pick<EventHub, 'subscribe' | 'emitEditors'>
}

export interface Presence {
  /** The users who have a form of the record open. */
  readonly editors: (entity: string, id: string) => readonly Editor[]
  /** Forgets forms that have not announced themselves in time; a job calls it. */
  readonly sweep: () => void
  readonly close: () => void
}

/**
 * Who has a form of which record open. Every process learns it from the others' events and keeps it in memory; a process that has just started knows
 * all forms after their next announcement. Streams get an event when the users of a record change.
 */
export function createPresence({ events, clock }: Parts): Presence {
  const records = new Map<string, EditedRecord>()
  const keyOf = (entity: string, id: string) => `${entity}/${id}`

  /** Changes the forms of a record, and emits its users if they have changed. */
  function change(record: EditedRecord, apply: (forms: EditedRecord['forms']) => void): void {
    const before = JSON.stringify(editorsOf(record.forms))
    apply(record.forms)
    const { entity, id, values, forms } = record
    if (forms.size === 0) records.delete(keyOf(entity, id))
    else records.set(keyOf(entity, id), record)
    const editors = editorsOf(forms)
    if (JSON.stringify(editors) !== before) events.emitEditors({ entity, id, values, editors })
  }

  function receive({ entity, id, values, tab, user, name, here }: PresenceEvent): void {
    const forms = records.get(keyOf(entity, id))?.forms ?? new Map<string, OpenForm>()
    const form = `${user} ${tab}`
    change({ entity, id, values, forms }, () => {
      if (!here) forms.delete(form)
      else if (forms.has(form) || forms.size < MAX_FORMS) forms.set(form, { user, name, until: clock().getTime() + EXPIRY })
    })
  }

  function sweep(): void {
    const now = clock().getTime()
    for (const record of [...records.values()])
      change(record, (forms) => {
        for (const [form, { until }] of [...forms]) if (until <= now) forms.delete(form)
      })
  }

  const unsubscribe = events.subscribe((event) => 'presence' in event && receive(event.presence))
  return {
    editors: (entity, id) => editorsOf(records.get(keyOf(entity, id))?.forms),
    sweep,
    close: unsubscribe,
  }
}
