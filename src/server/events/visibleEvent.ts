import type { Model } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import type { RecordContext } from '../records/recordContext.ts'
import { inScope } from '../records/values.ts'
import type { RecordEvent } from './eventHub.ts'

/** The part of a write that a subject may see: no values, and only the names of fields that it may read. */
export interface VisibleEvent {
  readonly entity: string
  readonly id: string
  readonly action: string
  /** Absent for subjects who can't read the whole record, because it changes with hidden fields too. */
  readonly version?: number
  readonly fields: readonly string[]
}

const ALL = '*'

/** Actions that concern a record as a whole, no matter which of its fields the subject may read. */
const RECORD_ACTIONS: ReadonlySet<string> = new Set(['create', 'delete', 'restore'])

function readableFields(model: Model, event: RecordEvent, hidden: ReadonlySet<string>): string[] {
  const names = event.fields.includes(ALL) ? (model.entities[event.entity]?.fields ?? []).map(({ name }) => name) : event.fields
  return names.filter((name) => !hidden.has(name))
}

/** Whether the subject may see a record with these values in the fields that row scopes use. */
export function maySee(context: Pick<RecordContext, 'model' | 'access'>, subject: Subject, id: string, values: object): boolean {
  const entity = context.model.entities[id]
  if (!entity) return false
  const access = context.access(entity, subject)
  const scope = access.readScope(subject)
  return access.allowed.has('show') && (scope === undefined || inScope(scope, { ...values }))
}

/** Whether the subject may edit a record with these values in the fields that row scopes use. */
export function mayEdit(context: Pick<RecordContext, 'model' | 'access'>, subject: Subject, id: string, values: object): boolean {
  const entity = context.model.entities[id]
  if (!entity) return false
  const access = context.access(entity, subject)
  return access.allowed.has('edit') && inScope(access.writeScope(subject), { ...values })
}

/** The event as the subject may see it; undefined if the subject may not see it. */
export function visibleEvent(
  context: Pick<RecordContext, 'model' | 'access'>,
  subject: Subject,
  event: RecordEvent,
): VisibleEvent | undefined {
  const entity = context.model.entities[event.entity]
  if (!entity) return undefined
  const access = context.access(entity, subject)
  if (!access.allowed.has('list') && !access.allowed.has('show')) return undefined
  const scope = access.readScope(subject)
  if (scope && !event.scopes.some((values) => inScope(scope, values))) return undefined
  const fields = readableFields(context.model, event, access.hidden)
  if (event.fields.length > 0 && fields.length === 0 && !RECORD_ACTIONS.has(event.action)) return undefined
  if (event.action === 'edit' && fields.length === 0) return undefined
  const { id, action, version } = event
  return { entity: event.entity, id, action, ...(access.partly ? {} : { version }), fields }
}
