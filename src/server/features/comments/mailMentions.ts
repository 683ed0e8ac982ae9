import type { EntityMap } from '../../../model/entityMap.ts'
import { recordLabel } from '../../../model/records/recordLabel.ts'
import { mailText, oneLine } from '../../auth/mail/mailText.ts'
import { subjectOf } from '../../records/access/subjectOf.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { type MailContext, mailNotifications, type Notification } from '../notifications/mailNotifications.ts'
import { mentionedIn } from './shownComment.ts'
import { readsThread } from './thread.ts'

/** Maximum length of a name in a mail. */
const MAX_NAME = 80

const short = (text: string): string => oneLine(text).slice(0, MAX_NAME)

/** The comment of a notification, and its record as the user may read it now; undefined if it no longer mentions the user, or the user no longer reads it. */
async function mentionRead(context: RecordContext, user: EntityMap['users'], { params }: Notification) {
  const { repository, db } = context
  const comment = await repository.of('comments').get(db.read, String(params?.comment))
  const entity = comment && context.model.entities[comment.entity]
  if (!entity || !mentionedIn(comment).some(({ id }) => id === user.id)) return undefined
  const [record] = await repository.getMany(db.read, entity, [comment.record])
  const subject = await subjectOf(context, db.read, user)
  if (!record || !readsThread(context, subject, { entity, record, owner: comment.owner })) return undefined
  return { comment, entity, record: context.access(entity, subject).present(record) }
}

/**
 * Mails those who were mentioned a link to the comments, without their text. Not to users who no longer read the comment, nor to those who have read the
 * notification.
 */
export const mailMentions = (context: MailContext): Promise<void> =>
  mailNotifications(context, ['mentioned'], async (user, notification) => {
    const mention = notification.read ? undefined : await mentionRead(context.records, user, notification)
    if (!mention) return undefined
    const { comment, entity, record } = mention
    const page = (entity.paths?.show ?? `/${entity.id}/{id}/show`).replace('{id}', encodeURIComponent(comment.record))
    return mailText(
      'mentioned',
      { to: user.email, locale: user.locale ?? 'en' },
      {
        name: user.name,
        by: short(comment.authorName ?? ''),
        record: short(recordLabel(entity, record)),
        address: `${context.publicUrl}${page}#comments`,
      },
    )
  })
