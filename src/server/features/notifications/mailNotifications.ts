import type { NotificationKind } from '../../../../schemas/parts/notificationKinds.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Mail, Mailer } from '../../auth/mail/mailer.ts'
import { forEachPaged } from '../../records/loops/forEachIsolated.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { notificationsToMail } from './waiting.sql.ts'

export type Notification = EntityMap['notifications']

export interface MailContext {
  readonly records: RecordContext
  readonly mailer: Pick<Mailer, 'submit'>
  readonly publicUrl: string
}

/** The mail about a notification; undefined if the user is not to be mailed it any more. */
type WriteMail = (user: EntityMap['users'], notification: Notification) => Promise<Mail | undefined>

/** Marks a notification as mailed. Lock and check are in the transaction, so only one process mails it. */
const claim = ({ db, repository }: RecordContext, id: string): Promise<Notification | undefined> =>
  db.write(async (trx) => {
    const [waiting] = await repository.of('notifications').getLocked(trx, [id])
    if (waiting?.mailed !== false) return undefined
    return repository.of('notifications').update(trx, waiting, { mailed: true })
  })

/**
 * Mails the waiting notifications of these kinds, each once. Skips users whose address is not verified, and those who have switched the kind off since. A
 * failure blocks no other.
 */
export const mailNotifications = (
  { records, mailer }: Omit<MailContext, 'publicUrl'>,
  kinds: readonly NotificationKind[],
  write: WriteMail,
): Promise<void> =>
  forEachPaged(
    (last, limit) => notificationsToMail(records.db.read, kinds, last, limit),
    async (id) => {
      const claimed = await claim(records, id)
      const user = claimed && (await records.repository.of('users').get(records.db.read, claimed.user))
      if (!user?.active || user.emailVerified !== true || user.mutedNotifications.some((muted) => muted === claimed?.kind)) return
      const mail = claimed && (await write(user, claimed))
      if (mail) await mailer.submit(mail)
    },
    (error, id) => records.report(error, 'a notification could not be mailed', { notification: id }),
  )
