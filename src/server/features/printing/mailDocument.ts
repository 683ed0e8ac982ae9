import type { printingCalls } from '../../../domain/printing/calls.ts'
import type { AnswerOf, BodyOf } from '../../../model/calls/callContract.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Mailer } from '../../auth/mail/mailer.ts'
import { mailText, oneLine } from '../../auth/mail/mailText.ts'
import { printDocument } from './printDocument.ts'
import { findPrinted, SHARED_DAYS, type SharingContext } from './shareDocument.ts'

/** Mails a link to a document in its reader's language, and adds the recipient to the audit trail. */
export async function mailDocument(
  context: SharingContext,
  mailer: Mailer,
  subject: Subject,
  body: BodyOf<typeof printingCalls.mail>,
): Promise<AnswerOf<typeof printingCalls.mail>> {
  const { to, message = '' } = body
  const { kind, record, customer, locale: theirs } = await findPrinted(context, subject, body, 'export')
  const locale = body.locale ?? theirs
  const { title, number, firm } = await printDocument(context, kind, record, locale)
  const { token } = context.links.sign({ entity: kind.entity, id: record.id, locale }, kind.stateOf(record), SHARED_DAYS * 24 * 60 * 60)
  const mail = await mailText(
    'document',
    { to, locale },
    {
      name: customer?.fullName ?? customer?.firstName ?? '',
      document: oneLine(`${title} ${number}`),
      firm: oneLine(firm.name),
      message: message.trim() === '' ? '' : `${message.trim()}\n\n`,
      address: `${context.publicUrl}/api/documents/${token}`,
      days: String(SHARED_DAYS),
    },
  )
  const { id } = record
  await context.records.audit.note({
    subject,
    action: 'mailDocument',
    entity: kind.entity,
    recordId: id,
    changes: { to: { old: null, new: to } },
    outcome: 'done',
  })
  return { outcome: await mailer.send({ ...mail, subject: mail.subject.slice(0, 200) }), to, days: SHARED_DAYS }
}
