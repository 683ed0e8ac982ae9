import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { commentCalls } from '../../../model/calls/commentCalls.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Subject } from '../../../model/subject.ts'
import { isValues } from '../../records/values.ts'

type Stored = EntityMap['comments']
type Shown = AnswerOf<typeof commentCalls.create>

/** The users whom a comment names, with their names at that time. */
export const mentionedIn = ({ mentioned }: Stored): Shown['mentioned'] =>
  Object.entries(isValues(mentioned) ? mentioned : {}).map(([id, name]) => ({ id, name: String(name) }))

/** Whether the subject may delete it. */
export const isRemovable = ({ authorId }: Stored, { id, roles }: Subject): boolean => authorId === id || roles.includes('Admin')

/** Comments as the subject reads them. `seen`: id of the newest one that it has seen; without it all are. */
export const shownTo =
  (subject: Subject, seen?: string) =>
  (comment: Stored): Shown => {
    const own = comment.authorId === subject.id
    return {
      id: comment.id,
      author: comment.authorName,
      own,
      removable: isRemovable(comment, subject),
      unread: seen !== undefined && !own && comment.id > seen,
      text: comment.text ?? '',
      files: comment.files,
      mentioned: mentionedIn(comment),
      at: comment.createdAt,
      editedAt: comment.editedAt,
    }
  }
