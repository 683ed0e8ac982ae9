import type { Action } from '../entitySchema.ts'
import type { ResolvedEntity } from '../resolvedEntity.ts'
import { type AnswerOf, type CallTypes, declareCall } from './callContract.ts'
import { MAX_OF_CELLS } from './cellLimits.ts'
import { refusal } from './refusal.ts'
import { count, listOf, moment, named, object, openObject, recordOf, text, textOrNull } from './schemaParts.ts'

const header = { type: 'string', maxLength: 200 } as const

/** Headers of a write: the version that it is based on, and confirmed operations. */
const writing = object(
  {
    'If-Match': named('BaseVersion', { ...header, description: 'Version that the write is based on: `"3"`' }),
    'X-Confirm': named('Confirmed', {
      ...header,
      description:
        'Risky operations that the caller has confirmed, separated by commas: `operation`, or a single confirmation of it, `operation:confirmation`',
    }),
  },
  ['If-Match', 'X-Confirm'],
)

/** Header of a call that may need confirmations. */
export const confirming = object({ 'X-Confirm': writing.properties['X-Confirm'] }, ['X-Confirm'])

const ETAG = { ETag: 'The record’s version' } as const

/**
 * Parts of a call for a named action, which answers the record. Its body has the type of `data` in a batch of the action:
 * `declareCall({ ...actionOn('cars', 'archive', 'edit'), summary: 'Put a car aside' })`.
 */
export const actionOn = <const E extends string, const N extends string, const R extends Action>(entity: E, name: N, right: R) =>
  ({
    method: 'POST',
    path: `/api/${entity}/{id}/${name}`,
    right: { resource: entity, action: right },
    headers: writing,
    answer: recordOf(entity),
    sends: { ...ETAG, Location: 'Address of the record that the action made, if it made one' },
  }) as const

/** Types of any call of `actionOn`; bodies differ. */
export interface ActionTypes extends CallTypes {
  readonly params: { readonly id: string }
  readonly headers: { readonly 'If-Match'?: string; readonly 'X-Confirm'?: string }
}

/** Parameter of calls over the records that a list's filter finds. */
export const likeTheList = named('FilterOfList', { ...text, description: 'As in the list' })

export type Entity = Pick<ResolvedEntity, 'id' | 'title' | 'plural'>

/** Maximum number of records in a batch. */
export const MAX_IN_BATCH = 10_000

/** Outcome of one record of a batch; after the first hundred refusals, the code only. */
const RESULT = { type: 'object', properties: { id: text, status: count, ...refusal.properties }, required: ['id', 'status'] } as const

/** The same of one record whose cells were changed. */
const CELLS_RESULT = named('CellsResult', {
  ...RESULT,
  properties: { ...RESULT.properties, record: { type: 'object', description: 'As it is now' } },
})

/** A job that goes on after the answer. */
export const STARTED_JOB = named('StartedJob', object({ jobId: text }))

/** Changes of records that an undo takes back; named actions have reversals instead. */
const REVERSIBLE = ['update', 'delete'] as const

/** Whether a change of many records is an entity's named action. */
export const isNamedAction = (action: string | null): boolean => action !== null && !REVERSIBLE.some((one) => one === action)

/** Body of a change of many records. */
const changeOfMany = (actions: readonly string[]) =>
  ({
    action: { type: 'string', enum: [...REVERSIBLE, ...actions] },
    ids: { type: 'array', items: text, maxItems: MAX_IN_BATCH },
    filter: { type: 'object', description: 'Instead of `ids`: a filter as in the list' },
    data: { type: 'object', description: 'The changed values of an update, or the body of a named action' },
  }) as const

/** Updates or deletes many records, or runs a named action on them. @param actions names of the entity's actions */
export const batchCall = ({ id, plural }: Entity, actions: readonly string[]) =>
  declareCall({
    method: 'POST',
    path: `/api/${id}/batch`,
    tag: plural,
    summary: `Change or delete many ${plural}, by ids or by filter, each on its own`,
    description: 'Each action needs its own right.',
    right: 'signedIn',
    texts: id,
    headers: confirming,
    body: openObject(
      {
        ...changeOfMany(actions),
        versions: { type: 'object', description: 'Id → version that the write is based on' },
        jobId: { ...text, description: 'The job of an earlier batch of the caller that this one completes: one undo takes back both' },
      },
      ['ids', 'filter', 'data', 'versions', 'jobId'],
    ),
    answer: named(
      'BatchResults',
      object({
        jobId: { ...textOrNull, description: 'The job that undoes all of it; null if nothing can be undone' },
        results: {
          ...listOf(named('BatchResult', RESULT)),
          description: 'One for each id; a refusal has the reason',
        },
      }),
    ),
  })

/** The same as a job, for any number of records. @param actions names of the entity's actions */
export const bulkCall = ({ id, plural }: Entity, actions: readonly string[]) =>
  declareCall({
    method: 'POST',
    path: `/api/${id}/bulk`,
    tag: plural,
    summary: `Change or delete any number of ${plural} in a job, by ids or by filter, each on its own`,
    description:
      'What others change after the job has begun stays: such a record is refused. The job can be cancelled, and undone unless it runs a named action. Its `result` lists the refused records with the reasons. A user has one such job per entity at a time.',
    right: 'signedIn',
    texts: id,
    headers: confirming,
    body: openObject(changeOfMany(actions), ['ids', 'filter', 'data']),
    status: 202,
    answer: STARTED_JOB,
  })

const CHANGED_CELLS = named(
  'ChangedCells',
  openObject(
    {
      id: text,
      version: { type: 'integer', minimum: 1, description: 'Version that the change is based on' },
      data: { type: 'object', description: 'The changed values' },
    },
    ['version'],
  ),
)

/** Changes cells of a list: in each record other values, as a paste does. */
export const cellsCall = ({ id, plural }: Entity) =>
  declareCall({
    method: 'POST',
    path: `/api/${id}/cells`,
    tag: plural,
    summary: `Change several ${plural}, each by values of its own, as one change that can be undone`,
    description:
      'Each record is written on its own and merged with what others have changed since its version. `/api/jobs/{id}/undo` takes all of them back.',
    right: { resource: id, action: 'edit' },
    body: openObject({ records: { type: 'array', items: CHANGED_CELLS, minItems: 1, maxItems: MAX_OF_CELLS } }),
    answer: named(
      'CellsResults',
      object({
        jobId: { ...textOrNull, description: 'The change as a job; null if nothing was written, or without an audit trail' },
        results: {
          ...listOf(CELLS_RESULT),
          description: 'One for each record, in their order; a refusal has the reason',
        },
      }),
    ),
  })

export const restoreCall = ({ id, title }: Entity) =>
  declareCall({
    method: 'POST',
    path: `/api/${id}/{id}/restore`,
    summary: `Bring a ${title} back to a version, also after its deletion`,
    right: { resource: id, action: 'edit' },
    headers: confirming,
    body: openObject({ version: { type: 'integer', minimum: 1 } }),
    answer: recordOf(id),
    sends: ETAG,
  })

/** Undoes one write, as long as it is the newest of its record. */
export const undoCall = ({ id, title }: Entity) =>
  declareCall({
    method: 'POST',
    path: `/api/${id}/{id}/undo`,
    keepsUndo: true,
    summary: `Undo your latest write of a ${title}`,
    description:
      'Restores the values before an edit, restores what was deleted, deletes what was created, with the rights of that write. Refused if the record has been changed since (other than by your writes that are undone), or by another user. Named actions have reversals instead.',
    right: { resource: id, action: 'show' },
    headers: confirming,
    body: openObject({
      version: { type: 'integer', minimum: 1, description: 'Version that the write made; of a deletion, one more than the record had' },
    }),
    answer: named(
      'Undone',
      object({
        refused: {
          ...listOf(object({ entity: text, id: text, code: text })),
          description: 'Other records that the deletion had changed or deleted, and that could not be restored',
        },
      }),
    ),
  })

export type BatchResult = AnswerOf<ReturnType<typeof batchCall>>['results'][number]

/** What a write changed. */
export const CHANGES = named('Changes', {
  type: 'object',
  additionalProperties: object({ old: {}, new: {} }),
  description: 'Field → { old, new }',
})

export const historyCall = ({ id, title }: Entity) =>
  declareCall({
    method: 'GET',
    path: `/api/${id}/{id}/history`,
    summary: `What was done to a ${title}, the newest first`,
    right: { resource: id, action: 'show' },
    answer: listOf(
      named(
        'HistoryEntry',
        object({
          id: text,
          recordVersion: count,
          at: moment,
          action: text,
          actorId: textOrNull,
          actorName: textOrNull,
          jobId: textOrNull,
          outcome: { enum: ['done'] },
          changes: CHANGES,
        }),
      ),
    ),
  })

/** One write of a record in its history. */
export type HistoryEntry = AnswerOf<ReturnType<typeof historyCall>>[number]
