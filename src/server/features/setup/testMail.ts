import type { MailOutcome } from '../../../domain/setup.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Mailer } from '../../auth/mail/mailer.ts'
import { mailText } from '../../auth/mail/mailText.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import { houseSettings } from './houseSettings.ts'

/** Stores with the house's settings that a test message was sent. */
async function remember(context: RecordContext, subject: Subject): Promise<void> {
  const entity = entityOf(context, 'houseSettings')
  await context.db.write(async (trx) => {
    const before = await houseSettings(context, trx)
    if (!before) return
    const after = await context.repository.update(trx, entity, before, { mailTestedAt: context.clock().toISOString() })
    await recordWritten(context, trx, { entity, subject, action: 'edit', before, after })
  })
}

/** Sends a message to the caller's own address, in their language, and returns the result. */
export async function testMail(
  context: RecordContext,
  mailer: Mailer,
  subject: Subject,
): Promise<{ readonly outcome: MailOutcome; readonly to: string }> {
  const user = await context.repository.of('users').get(context.db.read, subject.id)
  if (!user) throw new AppError(404, 'notFound')
  const { email: to, locale, name } = user
  const mail = await mailText('testMessage', { to, locale: locale ?? 'en' }, { name })
  const outcome = await mailer.send(mail)
  if (outcome === 'sent') await remember(context, subject)
  return { outcome, to }
}
