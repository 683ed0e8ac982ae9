import { namedEntity } from '../../../model/entityOf.ts'
import type { Action, Suggestions } from '../../../model/entitySchema.ts'
import { recordProperty } from '../../../model/recordProperty.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize, notFound } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'

/** Texts of one answer, at most. */
export const MOST_SUGGESTIONS = 20

/** Any of these grants the suggestions: a form needs them, or a list's filter. */
const OPENING: readonly Action[] = ['list', 'edit', 'create']

export interface Asked {
  /** The text typed so far. */
  readonly typed: string
  /** Values of properties beside the field, as far as they are known. */
  readonly beside: Readonly<Record<string, string | undefined>>
}

/** What `where` demands; a property that is still empty demands nothing. */
const whereOf = ({ where = {} }: Suggestions, { beside }: Asked) =>
  Object.entries(where).flatMap(([path, stated]) => {
    const name = recordProperty(stated)
    const value = name === undefined ? stated : beside[name]
    return value === undefined || String(value).trim() === '' ? [] : [{ path, value }]
  })

/**
 * Texts that a field suggests while the user types, the best match first. Subjects who may list, create or edit its records may read them,
 * even if they may not read the source entity; its rows outside their scope stay out. 403 for all others; 404 for a field that the caller
 * can't read.
 */
export async function suggestions(
  context: RecordContext,
  entity: ResolvedEntity,
  field: ResolvedField,
  subject: Subject,
  asked: Asked,
): Promise<readonly string[]> {
  const { allowed } = context.access(entity, subject)
  const access = await authorize(context, entity, subject, OPENING.find((action) => allowed.has(action)) ?? 'list')
  const { suggestions: offered } = field.schema
  if (offered === undefined || access.hidden.has(field.path)) throw notFound()
  const source = namedEntity(context, offered.entity)
  return context.repository.texts(context.db.read, source, {
    field: offered.field,
    typed: asked.typed,
    where: whereOf(offered, asked),
    scope: context.access(source, subject).scope(subject),
    limit: MOST_SUGGESTIONS,
  })
}
