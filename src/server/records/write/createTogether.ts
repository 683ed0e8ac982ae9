import { AppError, type FieldError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import { inHalves } from '../../db/withSavepoint.ts'
import type { Access } from '../access/access.ts'
import { createYielder } from '../loops/createYielder.ts'
import type { RecordContext } from '../recordContext.ts'
import type { StoredRecord, Values } from '../values.ts'
import { referenceErrors } from './checkReferences.ts'
import { newId, prepareRecord } from './createRecord.ts'
import { recordsWritten } from './recordWritten.ts'

/** Whether records of the entity can be created together: they have no lists, child rows, files or ids of their own, and no rule acts in the transaction. */
export function isCreatedTogether({ rules }: Pick<RecordContext, 'rules'>, { id, fields, naturalId }: ResolvedEntity): boolean {
  const { beforeSave, beforeWrite, afterWrite } = rules.get(id) ?? {}
  const isPlain = fields.every(({ type }) => type.storage === 'column' && type.upload === undefined)
  return isPlain && !naturalId && !beforeSave && !beforeWrite && !afterWrite
}

/** A record to be created. */
export interface Creation {
  readonly input: Values
  /** Values that replace those of the input once it is valid, such as hashes of passwords. */
  readonly secrets?: Values
}

/** What became of a creation. `refusedBy`: the checks of the input, those of its references, `unfit`, or the database. */
export type Created =
  | { readonly stored: StoredRecord }
  | { readonly error: AppError; readonly refusedBy: 'input' | 'references' | 'unfit' | 'database' }

export interface TogetherOptions {
  readonly access: Access
  /** Further errors of a record whose values and references are valid; called in order. */
  readonly unfit?: (record: Values, at: number) => readonly FieldError[]
  /** Without it nothing is audited and no event is sent, for trials. */
  readonly audited?: { readonly jobId: string }
}

interface Draft {
  readonly at: number
  readonly next: Values
}

const invalid = (fields: readonly FieldError[]) => new AppError(422, 'validation', { fields })

/** The error of a refusal; throws all others. */
function refusal(error: unknown): AppError {
  if (error instanceof AppError && error.status < 500) return error
  throw error
}

/**
 * Creates records of an entity (`isCreatedTogether`) with the checks of `insertRecord`, in as few statements as possible; those that are refused leave the
 * others. The caller has checked the right.
 */
export async function createTogether(
  context: RecordContext,
  trx: Transaction,
  entity: ResolvedEntity,
  subject: Subject,
  creations: readonly Creation[],
  { access, unfit, audited }: TogetherOptions,
): Promise<readonly Created[]> {
  const created = new Array<Created>(creations.length)
  const yieldIfDue = createYielder()
  let drafts: Draft[] = []
  for (const [at, { input, secrets }] of creations.entries()) {
    await yieldIfDue()
    try {
      const record = prepareRecord(context, entity, access, subject, input)
      drafts.push({ at, next: { ...record, ...secrets, id: newId(entity, record) } })
    } catch (error) {
      created[at] = { error: refusal(error), refusedBy: 'input' }
    }
  }
  const without = (refusedBy: 'references' | 'unfit', errorsOf: (draft: Draft, index: number) => readonly FieldError[]) => {
    drafts = drafts.filter((draft, index) => {
      const fields = errorsOf(draft, index)
      if (fields.length > 0) created[draft.at] = { error: invalid(fields), refusedBy }
      return fields.length === 0
    })
  }
  const errors = await referenceErrors(context, trx, entity, subject, drafts)
  without('references', (_, index) => errors[index] ?? [])
  if (unfit) without('unfit', ({ next, at }) => unfit(next, at))
  const insert = async (part: readonly Draft[]) => {
    const records = await context.repository.insertMany(
      trx,
      entity,
      part.map(({ next }) => next),
    )
    for (const [index, stored] of records.entries()) created[part[index]?.at ?? -1] = { stored }
    if (!audited) return
    const written = records.map((after) => ({ entity, subject, action: 'create', after, jobId: audited.jobId }))
    await recordsWritten(context, trx, entity, written)
  }
  await inHalves(trx, drafts, insert, ({ at }, error) => {
    created[at] = { error: refusal(error), refusedBy: 'database' }
  })
  return created
}
