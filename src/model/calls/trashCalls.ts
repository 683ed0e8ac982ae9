import { declareCall } from './callContract.ts'
import { confirming } from './recordCalls.ts'
import { refusal } from './refusal.ts'
import { count, listOf, moment, object, text, textOrNull } from './schemaParts.ts'

const trash = { tag: 'Trash', right: 'signedIn' } as const

/** Maximum number of deleted records in one call. */
const MAX_IN_TRASH_CALL = 200

/** PostgreSQL stores no NUL. */
const ID = { type: 'string', maxLength: 64, pattern: '^[^\\u0000]*$' } as const

const IDS = object({ ids: { ...listOf(ID), maxItems: MAX_IN_TRASH_CALL, description: 'Of the list’s `id`' } })

const FOLLOWING = listOf(object({ entity: text, id: text, code: text }))

const RESULTS = object({
  results: {
    ...listOf({
      type: 'object',
      properties: { id: text, status: count, ...refusal.properties, refused: FOLLOWING },
      required: ['id', 'status'],
    } as const),
    description: 'One for each id; a refusal has the reason. `refused`: what was deleted or cleared with the record, and stays so',
  },
})

/** What is known of a deletion. */
const DELETION = {
  id: text,
  entity: text,
  at: { ...moment, description: 'When it was deleted' },
  by: { ...textOrNull, description: 'Name of who deleted it' },
  followed: { ...count, description: 'How many records were deleted or changed with it' },
} as const

const RECORD = { type: 'object', properties: { id: text }, required: ['id'], additionalProperties: true } as const

/** Deleted records, of the entities that the caller may list and delete, in the rows that they could write. */
export const trashCalls = {
  list: declareCall({
    ...trash,
    method: 'GET',
    path: '/api/trash',
    summary: 'Deleted records that can be restored, the latest deletion first',
    query: object(
      {
        entity: { ...text, description: 'Only of this entity' },
        search: { ...text, maxLength: 200, description: 'Words that all are in the fields of the label, or in those that lists search' },
        before: { ...ID, description: '`next` of the page before' },
      },
      ['entity', 'search', 'before'],
    ),
    answer: object({
      records: listOf(
        object({
          ...DELETION,
          record: { ...RECORD, description: 'Its id, and the fields of its label that the caller may read' },
        }),
      ),
      days: { ...count, description: 'How long deleted records are kept' },
      next: { ...textOrNull, description: '`before` of the next page, or null' },
    }),
  }),
  read: declareCall({
    ...trash,
    method: 'GET',
    path: '/api/trash/{id}',
    summary: 'A deleted record with its values, as the caller may read them',
    params: object({ id: ID }),
    answer: object({
      ...DELETION,
      record: { ...RECORD, description: 'Its id and its values at the deletion' },
      together: {
        ...listOf(
          object({
            entity: text,
            restored: { ...count, description: 'How many were deleted with it' },
            changed: { ...count, description: 'How many exist and lost their reference to it' },
          }),
        ),
        description: 'What comes back with it, as far as the caller may see it',
      },
    }),
  }),
  restore: declareCall({
    ...trash,
    method: 'POST',
    path: '/api/trash/restore',
    summary: 'Restores deleted records, with what was deleted or cleared with them',
    description: 'With the right to create, under their own ids. Refused where a unique value is taken or what a record refers to is gone.',
    headers: confirming,
    body: IDS,
    answer: RESULTS,
  }),
  remove: declareCall({
    ...trash,
    method: 'POST',
    path: '/api/trash/delete',
    summary: 'Deletes records for good, with their comments and the files that no other record shows',
    description: 'The audit trail keeps what was written.',
    body: IDS,
    answer: RESULTS,
  }),
}
