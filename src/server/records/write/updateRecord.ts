import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import { followingTexts } from '../../../model/records/templates.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import type { Access } from '../access/access.ts'
import { auditingDenials, authorize, outOfScope } from '../access/denials.ts'
import { runAfterCommit, type WrittenRecord } from '../afterCommit.ts'
import type { RecordContext } from '../recordContext.ts'
import { attachUploads } from '../uploads/attachUploads.ts'
import { fieldValue, type StoredRecord, same, type Values } from '../values.ts'
import { versionFromTrail } from './basedOn.ts'
import { changesAfter, recordAt } from './baseOf.ts'
import { checkReferences } from './checkReferences.ts'
import { cleanInput } from './cleanInput.ts'
import { deriveAndValidate } from './deriveAndValidate.ts'
import { findWritable, refuseUnseen } from './findForWrite.ts'
import { refuseLockedChange } from './recordLock.ts'
import { recordWritten } from './recordWritten.ts'
import { runBeforeSave } from './runBeforeSave.ts'
import { hashSecrets, untouchedSecrets } from './secrets.ts'

interface Merge {
  /** Fields that the write changes, with their new values. */
  readonly changes: Values
  /** Fields that both sides changed, differently. */
  readonly conflicts: readonly string[]
}

/**
 * Three-way merge by field. Texts that follow other fields are composed of the merged ones.
 * @param base the record that the writer saw
 * @param mine what the writer sent: the whole record or a part
 * @param theirs the record as it is now
 */
function mergeWrite(entity: ResolvedEntity, base: Values, mine: Values, theirs: Values): Merge {
  const changes: Record<string, Json> = {}
  const conflicts: string[] = []
  const following = followingTexts(entity, base, { ...base, ...mine })
  for (const [name, value] of Object.entries(mine)) {
    if (following.includes(name)) continue
    const current = fieldValue(theirs, name)
    if (same(value, fieldValue(base, name)) || same(value, current)) continue
    if (same(current, fieldValue(base, name))) changes[name] = value
    else conflicts.push(name)
  }
  return { changes, conflicts }
}

export interface UpdateOptions {
  /** `_version` that the change is based on; absent: the stored one. */
  readonly version?: number | undefined
  /** The same as stored, for callers that count hidden changes too. */
  readonly storedVersion?: number | undefined
  readonly jobId?: string
  readonly action?: 'edit' | 'import' | 'approve'
  /** Action in the audit trail. */
  readonly audited?: 'edit' | 'restore'
}

/** One change inside its transaction. */
export interface Update {
  readonly context: RecordContext
  readonly trx: Transaction
  readonly entity: ResolvedEntity
  readonly subject: Subject
  readonly access: Access
  readonly options: UpdateOptions
  readonly alsoWritten: WrittenRecord[]
}

/** The record that the writer saw; undefined if the audit trail does not go back that far. */
async function baseFor({ context, trx, entity, access, options }: Update, current: StoredRecord): Promise<Values | undefined> {
  const given = options.storedVersion ?? options.version
  const partly = access.partly && options.storedVersion === undefined
  const now = partly ? current._openVersion : current._version
  if (given === undefined || given === now) return current
  if (now === undefined || given > now || given < 1) return undefined
  const record = { entity: entity.id, id: current.id }
  // The writer's version numbers lag behind the stored ones.
  const past = await changesAfter(context.repository, trx, record, given)
  const version = partly ? versionFromTrail(access, current, given, past) : given
  if (version === undefined) return undefined
  const base = recordAt(
    current,
    version,
    past.filter((change) => change.version > version),
  )
  return base && partly ? { ...base, _openVersion: given } : base
}

function conflict(
  { access }: Update,
  conflicts: readonly string[],
  base: Values | undefined,
  mine: Values,
  theirs: StoredRecord,
): AppError {
  const visible = (record: Values): Json => access.present(record)
  const seen = base ?? theirs
  return new AppError(409, 'conflict', {
    extra: {
      fields: conflicts.filter((name) => !access.hidden.has(name)),
      ...(base === undefined ? {} : { base: visible(base) }),
      mine: visible({ ...seen, ...mine }),
      theirs: visible(theirs),
    },
  })
}

/** Without a known base, any difference may be another user's work. */
function blindMerge(mine: Values, theirs: Values): Merge {
  return { changes: {}, conflicts: Object.keys(mine).filter((name) => !same(mine[name], fieldValue(theirs, name))) }
}

async function changesOf(update: Update, input: Values, current: StoredRecord): Promise<Values> {
  const mine = cleanInput(update.entity, input, { access: update.access, creating: false, current })
  const base = await baseFor(update, current)
  const { changes, conflicts } = base ? mergeWrite(update.entity, base, mine, current) : blindMerge(mine, current)
  if (conflicts.length > 0) throw conflict(update, conflicts, base, mine, current)
  return changes
}

function refuseLeavingScope(scope: Values | undefined, next: Values): void {
  for (const [name, value] of Object.entries(scope ?? {})) if (name !== 'id' && !same(fieldValue(next, name), value)) throw outOfScope(name)
}

/** Changes the current record, which the transaction has locked. Returns `current` itself if nothing changes. */
export async function applyUpdate(update: Update, input: Values, secrets: Values, current: StoredRecord): Promise<StoredRecord> {
  const { context, trx, entity, subject, access, options, alsoWritten } = update
  const changes = await changesOf(update, input, current)
  if (Object.keys(changes).length === 0) return current
  const rules = context.rules.get(entity.id)
  const kept = untouchedSecrets(entity, current, changes)
  const validated = deriveAndValidate(entity, { ...current, ...changes }, { rules, before: current, kept })
  const hashes = Object.entries(secrets).filter(([name]) => changes[name] !== undefined && validated[name] !== null)
  const { repository, model } = context
  const about = { trx, repository, model, entity, subject, records: context, alsoWritten, before: current }
  const next = await runBeforeSave({ ...about, next: { ...validated, ...Object.fromEntries(hashes) } })
  refuseLeavingScope(access.writeScope(subject), next)
  const different = Object.fromEntries(Object.entries(next).filter(([name, value]) => !same(value, fieldValue(current, name))))
  if (Object.keys(different).length === 0) return current
  refuseLockedChange(context, entity, current, next)
  const whole = { ...next, id: current.id }
  await checkReferences(context, trx, entity, subject, whole, current)
  await attachUploads(context, trx, entity, subject, whole, current)
  await rules?.beforeWrite?.({ ...about, next })
  const stored = await context.repository.update(trx, entity, current, different, options.audited === 'restore')
  await rules?.afterWrite?.({ ...about, next: stored })
  await recordWritten(context, trx, {
    entity,
    subject,
    action: options.audited ?? 'edit',
    before: current,
    after: stored,
    jobId: options.jobId,
  })
  return stored
}

/**
 * Changes a record and returns it. `input` is the whole record or a part. Merges changes that others made to other fields since `version`;
 * throws `AppError` 409 with base, mine and theirs for fields that both changed. Also throws 403, 404, 422.
 */
export async function updateRecord(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  id: string,
  input: Values,
  options: UpdateOptions = {},
): Promise<StoredRecord> {
  const access = await authorize(context, entity, subject, options.action ?? 'edit', id)
  const secrets = await hashSecrets(entity, input, context.hashPassword)
  const written = await auditingDenials(context, entity, subject, options.action ?? 'edit', id, () =>
    context.db.write(async (trx) => {
      const current = await findWritable(context, trx, access, subject, id)
      if (!current) return undefined
      const alsoWritten: WrittenRecord[] = []
      const stored = await applyUpdate({ context, trx, entity, subject, access, options, alsoWritten }, input, secrets, current)
      return { current, stored, alsoWritten }
    }),
  )
  if (!written) return refuseUnseen(context, entity, subject, options.action ?? 'edit', id)
  runAfterCommit(context, written.alsoWritten)
  if (written.stored !== written.current) {
    runAfterCommit(context, [{ entity, record: written.stored, before: written.current, deleted: false }])
    context.metrics.writes.inc({ entity: entity.id, action: 'edit' })
  }
  return written.stored
}
