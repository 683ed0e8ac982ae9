import type { EntityMap } from '../../../../model/entityMap.ts'
import { AppError } from '../../../../model/errors.ts'
import { mailText } from '../../../auth/mail/mailText.ts'
import type { FeatureParts } from '../../../feature.ts'
import { reportRunner } from '../reportRunner.ts'
import { findRecipient, type Recipient } from './recipient.ts'
import { reportFileTexts } from './reportFileTexts.ts'
import { givenParameters } from './scheduleParameters.ts'

export type Schedule = EntityMap['reportSchedules']
export type Result = Omit<Schedule['results'][number], 'id'>
type Reason = NonNullable<Result['reason']>

/** Maximum size of an attached file in bytes: most mail servers accept 25 MB, and encoding makes a file a third larger. */
const MAX_ATTACHED = 10 * 1024 * 1024

/** Reasons by error code. */
const REASONS: Readonly<Record<string, Reason>> = {
  forbidden: 'notAllowed',
  notFound: 'notAllowed',
  validation: 'filters',
  reportTime: 'tooLong',
  reportMemory: 'tooLong',
  busy: 'busy',
  reportsMemory: 'switchedOff',
  reportsNoRole: 'switchedOff',
  reportsUnsafeRole: 'switchedOff',
}

const reasonOf = (error: unknown, signal: AbortSignal): Reason => {
  if (signal.aborted) return 'interrupted'
  return (error instanceof AppError ? REASONS[error.code] : undefined) ?? 'unknown'
}

/** The bytes of a stream; undefined if there are too many to attach. */
async function bytesOf(content: AsyncIterable<unknown>): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of content) {
    const bytes = part instanceof Uint8Array ? Buffer.from(part) : Buffer.from(String(part))
    size += bytes.length
    if (size > MAX_ATTACHED) return undefined
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

/** A text of a mail in one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

interface Sent {
  readonly file: string
  readonly rows: number
  readonly truncated: boolean
}

/** The mail in the recipient's language, without the file. */
async function textOf({ options }: FeatureParts, schedule: Schedule, report: string, { user }: Recipient, { file, rows, truncated }: Sent) {
  const locale = user.locale ?? 'en'
  const mail = await mailText(
    truncated ? 'reportTruncated' : 'report',
    { to: user.email, locale },
    {
      name: user.name,
      report: oneLine(report),
      schedule: oneLine(schedule.name),
      file,
      rows: rows.toLocaleString(locale),
      address: `${options.config.publicUrl}/reports/${encodeURIComponent(schedule.report)}/show`,
    },
  )
  return { ...mail, subject: mail.subject.slice(0, 200) }
}

/** Runs the report as its recipient, and mails them the file. */
async function mailTo(
  parts: FeatureParts,
  schedule: Schedule,
  recipient: Recipient,
  signal: AbortSignal,
): Promise<Omit<Result, 'recipient'>> {
  const { records, options, mailer } = parts
  const { user, subject } = recipient
  const report = await records.repository.of('reports').get(records.db.read, schedule.report)
  if (!report) return { outcome: 'skipped', reason: 'notAllowed', rows: null }
  const runner = reportRunner(records, options)
  const words = await reportFileTexts(report, { model: records.model, views: runner.views(subject) }, user.locale ?? 'en')
  const request = {
    ...{ ...words, format: schedule.format, rightToLeft: user.locale === 'ar' },
    ...{ parameters: givenParameters(schedule.parameters), schedule: schedule.id },
  }
  const { content, name, type, rows, truncated } = await runner.exported(subject, report.id, request, signal)
  const bytes = await bytesOf(content)
  if (!bytes) return { outcome: 'failed', reason: 'tooLarge', rows }
  const mail = await textOf(parts, schedule, words.title, recipient, { file: name, rows, truncated })
  const status = await mailer.submit({ ...mail, attachments: [{ filename: name, contentType: type, content: bytes }] })
  const isLate = status === 'waiting' || status === 'failed'
  return { outcome: status, reason: isLate ? 'mailServer' : truncated ? 'truncated' : null, rows }
}

/** Sends a schedule's report to one of its recipients, and returns the result. */
export async function sendReport(parts: FeatureParts, schedule: Schedule, user: string, signal: AbortSignal): Promise<Result> {
  const { records } = parts
  const failed = { recipient: user, outcome: 'failed', rows: null } as const
  if (signal.aborted) return { ...failed, reason: 'interrupted' }
  try {
    const recipient = await findRecipient(records, records.db.read, schedule, user)
    if (typeof recipient === 'string') return { ...failed, outcome: 'skipped', reason: recipient }
    return { recipient: user, ...(await mailTo(parts, schedule, recipient, signal)) }
  } catch (error) {
    const reason = reasonOf(error, signal)
    if (reason === 'unknown') records.report(error, 'a scheduled report could not be sent', { schedule: schedule.id, user })
    return { ...failed, reason }
  }
}
