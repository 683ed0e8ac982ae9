import type { Widen } from '../../widen.ts'

/** Texts of comments on records, `comments.*`. */
const comments = {
  write: 'Write a comment',
  hint: '@ mentions people. Markdown is supported.',
  sendKey: '%{mod}+Enter sends.',
  send: 'Comment',
  save: 'Save',
  attach: 'Attach a file',
  people: 'People',
  offered: '%{smart_count} person found |||| %{smart_count} people found',
  edit: 'Edit comment',
  delete: 'Delete comment',
  edited: 'edited',
  new: 'New',
  unread: '%{smart_count} new |||| %{smart_count} new',
  unknown: 'Unknown user',
  deleteTitle: 'Delete this comment?',
  deleteText: 'It disappears for everybody who can read it.',
  empty: 'No comments yet',
  loadFailed: 'The comments could not be loaded',
} as const

export type CommentMessages = Widen<typeof comments>

export default comments
