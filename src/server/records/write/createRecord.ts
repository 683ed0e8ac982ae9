import { v7 } from 'uuid'
import type { EntityId, EntityMap, Exactly } from '../../../model/entityMap.ts'
import type { DraftFor, RecordFor } from '../../../model/entityOf.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { applyDefaults } from '../../../model/validate/applyDefaults.ts'
import type { Transaction } from '../../db/database.ts'
import { type Access, isEmptyScope, scopeValues } from '../access/access.ts'
import { auditingDenials, authorize, outOfScope } from '../access/denials.ts'
import { runAfterCommit, type WrittenRecord } from '../afterCommit.ts'
import type { RecordContext } from '../recordContext.ts'
import { takeFromTrash } from '../trash/trashRows.ts'
import { attachUploads } from '../uploads/attachUploads.ts'
import { fieldValue, isSecret, type StoredRecord, same, type Values } from '../values.ts'
import { checkReferences } from './checkReferences.ts'
import { cleanInput } from './cleanInput.ts'
import { deriveAndValidate } from './deriveAndValidate.ts'
import { recordWritten } from './recordWritten.ts'
import { runBeforeSave } from './runBeforeSave.ts'
import { hashSecrets } from './secrets.ts'

export interface CreateOptions {
  readonly jobId?: string
  /** Imports need their own right instead of `create`. */
  readonly action?: 'create' | 'import'
  /** Risky operations that the caller has confirmed. */
  readonly confirmed?: ReadonlySet<string>
  /** Id and version of the deleted record that is restored. */
  readonly revived?: { readonly id: string; readonly _version: number }
  /** The record at its deletion: values that the subject can't set are restored from it. */
  readonly last?: Values
}

/** Puts a new record into its creator's scope: fills absent values and throws for others. */
function withinScope(record: Values, scope: Values | undefined): Values {
  if (isEmptyScope(scope)) throw new AppError(403, 'forbidden')
  const fixed = scopeValues(scope)
  for (const [name, value] of Object.entries(fixed)) {
    const given = fieldValue(record, name)
    if (given !== null && !same(given, value)) throw outOfScope(name)
  }
  return { ...record, ...fixed }
}

/** Values that the subject can't set, without references: the rules set these, since the referenced records may no longer exist. */
const writtenByOthers = ({ entity, settable }: Access, last: Values): Values =>
  Object.fromEntries(
    entity.fields
      .filter((field) => !settable.create.has(field.name) && !field.reference && !isSecret(field) && last[field.name] !== undefined)
      .map(({ name }) => [name, fieldValue(last, name)]),
  )

/** Input for a record: field names are typed, values are still unchecked. */
export type InputOf<Id extends EntityId> = { readonly [K in keyof EntityMap[Id]]?: Json }

/** Derives and validates the record; no id yet. */
export function prepareRecord<E extends ResolvedEntity>(
  context: RecordContext,
  entity: E,
  access: Access,
  subject: Subject,
  input: Values,
  options?: Pick<CreateOptions, 'revived' | 'last'>,
): DraftFor<E>
export function prepareRecord(
  context: RecordContext,
  entity: ResolvedEntity,
  access: Access,
  subject: Subject,
  input: Values,
  { revived, last = {} }: Pick<CreateOptions, 'revived' | 'last'> = {},
): Values {
  const cleaned = cleanInput(entity, input, { access, creating: true, current: { ...applyDefaults(entity, {}), ...last } })
  const record = { ...cleaned, ...writtenByOthers(access, last) }
  const situation = { rules: context.rules.get(entity.id), revived: revived !== undefined }
  return deriveAndValidate(entity, withinScope(record, access.writeScope(subject)), situation)
}

/** Creates a record and returns it as stored. Throws `AppError` 403, 422. */
export async function createRecord(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  input: Values,
  options: CreateOptions = {},
): Promise<StoredRecord> {
  const action = options.action ?? 'create'
  const access = await authorize(context, entity, subject, action)
  return auditingDenials(context, entity, subject, action, undefined, () => create(context, entity, subject, access, input, options))
}

/** The given id if the schema declares one; else, or if empty, a new one. */
export const newId = (entity: ResolvedEntity, record: Values): Json => (entity.naturalId ? fieldValue(record, 'id') : null) ?? v7()

async function create(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  access: Access,
  input: Values,
  options: CreateOptions,
): Promise<StoredRecord> {
  const record = prepareRecord(context, entity, access, subject, input, options)
  const secrets = await hashSecrets(entity, record, context.hashPassword)
  const next: Values = { ...record, ...secrets, id: newId(entity, record), ...options.revived }
  const { stored, alsoWritten } = await context.db.write(async (trx) => {
    const alsoWritten: WrittenRecord[] = []
    return { stored: await insertRecord(context, trx, entity, subject, next, { ...options, alsoWritten }), alsoWritten }
  })
  runAfterCommit(context, [...alsoWritten, { entity, record: stored, deleted: false }])
  context.metrics.writes.inc({ entity: entity.id, action: 'create' })
  return stored
}

export interface InsertOptions extends CreateOptions {
  readonly alsoWritten: WrittenRecord[]
}

/** Inserts a prepared record, with audit entry and event. */
export async function insertRecord<E extends ResolvedEntity, D extends DraftFor<E>>(
  context: RecordContext,
  trx: Transaction,
  entity: E,
  subject: Subject,
  prepared: Exactly<D, DraftFor<E>>,
  { jobId, revived, last, alsoWritten, confirmed }: InsertOptions,
): Promise<RecordFor<E>> {
  const rules = context.rules.get(entity.id)
  const { repository, model } = context
  const about = { trx, repository, model, entity, subject, records: context, alsoWritten, ...(confirmed && { confirmed }) }
  const next = await runBeforeSave({ ...about, next: prepared })
  await checkReferences(context, trx, entity, subject, next, undefined)
  await attachUploads(context, trx, entity, subject, next, undefined, last)
  await rules?.beforeWrite?.({ ...about, next })
  // Other records may refer to the rows of a restored one.
  const stored = await repository.insert(trx, entity, next, revived !== undefined)
  if (revived || entity.naturalId) await takeFromTrash(context, trx, entity, stored.id)
  await rules?.afterWrite?.({ ...about, next: stored })
  await recordWritten(context, trx, { entity, subject, action: revived ? 'restore' : 'create', after: stored, jobId })
  return stored
}
