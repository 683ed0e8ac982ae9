import { v7 } from 'uuid'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { draftCalls } from '../../../model/calls/hubCalls.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError } from '../../../model/errors.ts'
import { can } from '../../../model/policy.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { notFound } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'
import type { Values } from '../values.ts'
import { deleteDraft, dropSurplus } from './draftRows.sql.ts'

/** Stands for the id of a record that is not stored yet. */
const NEW = 'create'

/** Maximum size of a draft in characters of JSON. */
const MAX_DRAFT = 256 * 1024

export interface DraftOf {
  /** Id of an entity. */
  readonly entity: string
  /** Id of a record, or `create`. */
  readonly record: string
}

type Draft = AnswerOf<typeof draftCalls.read>

/** Longer than any id. PostgreSQL stores no NUL. */
const isId = (record: string): boolean => record.length <= 64 && !record.includes('\0')

/** The entity, if the subject may fill in such a form. Throws `AppError` 404. */
function draftable({ model }: Pick<RecordContext, 'model'>, subject: Subject, { entity: name, record }: DraftOf): ResolvedEntity {
  const entity = Object.hasOwn(model.entities, name) ? model.entities[name] : undefined
  if (!entity || !isId(record) || !can(entity, record === NEW ? 'create' : 'edit', subject)) throw notFound()
  return entity
}

/** The values of known fields, without passwords and other values that are never read back. */
const keepable = (entity: ResolvedEntity, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = Object.hasOwn(entity.fieldsByName, name) ? entity.fieldsByName[name] : undefined
      return field !== undefined && !field.writeOnly && !field.type.secret
    }),
  )

const described = ({ values, version, updatedAt }: EntityMap['drafts']): NonNullable<Draft['draft']> => ({
  values: values ?? {},
  version,
  savedAt: updatedAt,
})

/** The subject's draft of a form. Throws `AppError` 404 for a form that the subject may not fill in. */
export async function readDraft(context: RecordContext, subject: Subject, of: DraftOf): Promise<Draft> {
  draftable(context, subject, of)
  const { entity, record } = of
  const draft = await context.repository.of('drafts').findOne(context.db.read, { ownerId: subject.id, entity, record })
  return { draft: draft ? described(draft) : null }
}

/**
 * Stores what the subject has typed, in place of an earlier draft of the same form; if none of it may be kept, there is no draft. Throws `AppError` 404 for a form that the subject may not fill in, 413 if it
 * is too large.
 */
export async function saveDraft(
  context: RecordContext,
  subject: Subject,
  of: DraftOf,
  { values, version }: { readonly values: Values; readonly version: number | null },
): Promise<void> {
  const kept = keepable(draftable(context, subject, of), values)
  if (Object.keys(kept).length === 0) return removeDraft(context, subject, of)
  if (JSON.stringify(kept).length > MAX_DRAFT) throw new AppError(413, 'tooLarge')
  const drafts = context.repository.of('drafts')
  const key = { ownerId: subject.id, entity: of.entity, record: of.record }
  await context.db.write(async (trx) => {
    // Two tabs with the same form write one after the other, in products whose users are records.
    if (context.model.entities.users) await context.repository.of('users').lock(trx, subject.id)
    const before = await drafts.findOne(trx, key)
    if (before) return void (await drafts.update(trx, before, { values: kept, version }))
    await dropSurplus(trx, subject.id)
    await drafts.insert(trx, { id: v7(), ...key, values: kept, version })
  })
}

/** Removes the subject's draft of a form, if there is one. Throws `AppError` 404 for a form that the subject may not fill in. */
export async function removeDraft({ db, model }: RecordContext, subject: Subject, of: DraftOf): Promise<void> {
  draftable({ model }, subject, of)
  const { entity, record } = of
  await db.write((trx) => deleteDraft(trx, { ownerId: subject.id, entity, record }))
}
