import { declareCall } from './callContract.ts'
import { flag, listOf, moment, momentOrNull, object, text, textOrNull } from './schemaParts.ts'

/** Maximum number of comments of a record that are shown; the newest. */
export const MAX_COMMENTS = 200

const ID = { type: 'string', maxLength: 64, pattern: '^[^\\u0000]*$' } as const

const COMMENT = object({
  id: text,
  author: textOrNull,
  own: flag,
  removable: { ...flag, description: 'Whether the caller may delete it: the author and Admins' },
  unread: { ...flag, description: 'Whether another user has written it, and the caller has not seen it' },
  text: { ...text, description: 'Markdown' },
  files: listOf(text),
  mentioned: { ...listOf(object({ id: text, name: text })), description: 'Users whom it names: `@name` in the text' },
  at: moment,
  editedAt: momentOrNull,
})

const WRITTEN = object(
  {
    text: { type: 'string', maxLength: 10_000, pattern: '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$', description: 'Markdown' },
    files: { ...listOf(ID), maxItems: 10, description: 'Uploads of the caller' },
    mentioned: { ...listOf(ID), maxItems: 20, description: 'Users to be notified; each must be able to read the comment' },
  },
  ['files', 'mentioned'],
)

const comments = { tag: 'Comments', right: 'signedIn' } as const

const ofRecord = { ...comments, path: '/api/comments/{entity}/{record}' } as const
const one = { ...comments, path: '/api/comments/{id}', whileStopped: 'refused', keepsUndo: true, texts: 'comments' } as const

/** Comments on a record of any entity: 404 for records that the caller can't read. Users of a tenant see those of their tenant. */
export const commentCalls = {
  list: declareCall({
    ...ofRecord,
    method: 'GET',
    summary: 'The newest comments on a record, the oldest first',
    answer: object({ comments: listOf(COMMENT) }),
  }),
  people: declareCall({
    ...comments,
    method: 'GET',
    path: '/api/comments/{entity}/{record}/people',
    summary: 'Users who can be mentioned: who could read the comment, by name',
    query: object({ q: { ...ID, description: 'Part of the name' } }, ['q']),
    answer: object({ people: listOf(object({ id: text, name: text })) }),
  }),
  create: declareCall({
    ...ofRecord,
    method: 'POST',
    whileStopped: 'refused',
    keepsUndo: true,
    texts: 'comments',
    summary: 'Comments on a record, and notifies who is mentioned',
    body: WRITTEN,
    status: 201,
    answer: COMMENT,
  }),
  seen: declareCall({
    ...comments,
    method: 'POST',
    path: '/api/comments/{entity}/{record}/seen',
    keepsUndo: true,
    texts: 'comments',
    summary: 'Notes that the caller has seen a comment and those before it',
    body: object({ comment: ID }),
  }),
  save: declareCall({
    ...one,
    method: 'PUT',
    summary: 'Changes one’s own comment, and notifies who is newly mentioned',
    body: WRITTEN,
    answer: COMMENT,
  }),
  remove: declareCall({ ...one, method: 'DELETE', summary: 'Deletes one’s own comment; Admins can delete any' }),
}
