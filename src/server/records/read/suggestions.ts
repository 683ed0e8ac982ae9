import { MAX_SUGGESTIONS } from '../../../model/calls/suggestionCalls.ts'
import { namedEntity } from '../../../model/entityOf.ts'
import type { Action, Suggestions } from '../../../model/entitySchema.ts'
import { recordProperty } from '../../../model/records/recordProperty.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize, notFound } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'

/** Any of these rights allows suggestions: forms and list filters use them. */
const OPENING: readonly Action[] = ['list', 'edit', 'create']

export interface SuggestionQuery {
  /** The typed text. */
  readonly typed: string
  /** Known values of sibling properties. */
  readonly beside: Readonly<Record<string, string | undefined>>
}

/** The filter that `where` describes; empty properties are left out. */
const whereOf = ({ where = {} }: Suggestions, { beside }: SuggestionQuery) =>
  Object.entries(where).flatMap(([path, stated]) => {
    const name = recordProperty(stated)
    const value = name === undefined ? stated : beside[name]
    return value === undefined || String(value).trim() === '' ? [] : [{ path, value }]
  })

/**
 * Texts that a field suggests while the user types, the best match first. Open to subjects who may list, create or edit its records, even
 * if they may not read the source entity; rows outside their scope are left out. Throws `AppError` 403 for others, 404 for a field that the
 * caller can't read.
 */
export async function suggestions(
  context: RecordContext,
  entity: ResolvedEntity,
  field: ResolvedField,
  subject: Subject,
  query: SuggestionQuery,
): Promise<readonly string[]> {
  const { allowed } = context.access(entity, subject)
  const access = await authorize(context, entity, subject, OPENING.find((action) => allowed.has(action)) ?? 'list')
  const { suggestions: offered } = field.schema
  if (offered === undefined || access.hidden.has(field.path)) throw notFound()
  const source = namedEntity(context, offered.entity)
  return context.repository.texts(context.db.read, source, {
    field: offered.field,
    typed: query.typed,
    where: whereOf(offered, query),
    scope: context.access(source, subject).scope(subject),
    limit: MAX_SUGGESTIONS,
  })
}
