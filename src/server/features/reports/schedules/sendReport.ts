import type { EntityMap } from '../../../../model/entityMap.ts'
import { AppError } from '../../../../model/errors.ts'
import { formatCount } from '../../../../model/values/numberText.ts'
import { mailText, oneLine } from '../../../auth/mail/mailText.ts'
import type { FeatureParts } from '../../../feature.ts'
import { reportRunner } from '../reportRunner.ts'
import { findRecipient, type Recipient } from './recipient.ts'
import { reportFileTexts } from './reportFileTexts.ts'
import { givenParameters } from './scheduleParameters.ts'
import { viewFile } from './viewFile.ts'

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
async function bytesOf(content: AsyncIterable<unknown>, signal: AbortSignal): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of content) {
    signal.throwIfAborted()
    const bytes = part instanceof Uint8Array ? Buffer.from(part) : Buffer.from(String(part))
    size += bytes.length
    if (size > MAX_ATTACHED) return undefined
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

/** What is mailed. */
interface Sent {
  readonly mail: 'report' | 'reportTruncated' | 'view' | 'viewTooLarge'
  /** Name of the report or view. */
  readonly title: string
  readonly file: string
  /** Null if not all are in the file. */
  readonly rows: number | null
  /** From the root. */
  readonly page: string
}

/** The mail in the recipient's language, without the file. */
async function textOf({ options }: FeatureParts, schedule: Schedule, { user }: Recipient, { mail, title, file, rows, page }: Sent) {
  const locale = user.locale ?? 'en'
  const text = await mailText(
    mail,
    { to: user.email, locale },
    {
      name: user.name,
      report: oneLine(title),
      schedule: oneLine(schedule.name),
      file,
      rows: rows === null ? '' : formatCount(rows, locale),
      address: `${options.config.publicUrl}${page}`,
    },
  )
  return { ...text, subject: text.subject.slice(0, 200) }
}

type Outcome = Omit<Result, 'recipient'>

const skipped = (reason: Reason): Outcome => ({ outcome: 'skipped', reason, rows: null })

interface Mailing {
  readonly parts: FeatureParts
  readonly schedule: Schedule
  readonly recipient: Recipient
  readonly signal: AbortSignal
}

interface Attached {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** Submits the mail. `note`: what the result says if the mail server takes it. */
async function submit(
  { parts, schedule, recipient }: Mailing,
  sent: Sent,
  file: Attached | undefined,
  note: Reason | null,
): Promise<Outcome> {
  const mail = await textOf(parts, schedule, recipient, sent)
  const attachments = file ? [{ filename: file.name, contentType: file.type, content: file.bytes }] : []
  const status = await parts.mailer.submit({ ...mail, attachments })
  const isLate = status === 'waiting' || status === 'failed'
  return { outcome: status, reason: isLate ? 'mailServer' : note, rows: sent.rows }
}

/** Runs the report as its recipient, and mails them the file. */
async function mailReport(mailing: Mailing): Promise<Outcome> {
  const { schedule, recipient, signal } = mailing
  const { records, options } = mailing.parts
  const { user, subject } = recipient
  const report = schedule.report === null ? undefined : await records.repository.of('reports').get(records.db.read, schedule.report)
  if (!report) return skipped('notAllowed')
  const runner = reportRunner(records, options)
  const words = await reportFileTexts(report, { model: records.model, views: runner.views(subject) }, user.locale ?? 'en')
  const request = {
    ...{ ...words, format: schedule.format, rightToLeft: user.locale === 'ar' },
    ...{ parameters: givenParameters(schedule.parameters), schedule: schedule.id },
  }
  const { content, name, type, rows, truncated } = await runner.exported(subject, report.id, request, signal)
  const bytes = await bytesOf(content, signal)
  if (!bytes) return { outcome: 'failed', reason: 'tooLarge', rows }
  const page = `/reports/${encodeURIComponent(report.id)}/show`
  const sent: Sent = { mail: truncated ? 'reportTruncated' : 'report', title: words.title, file: name, rows, page }
  return submit(mailing, sent, { name, type, bytes }, truncated ? 'truncated' : null)
}

/** Exports the view's list as its recipient, and mails them the file; of one that is too large for a mail, where to download it. */
async function mailView(mailing: Mailing, id: string): Promise<Outcome> {
  const { schedule, recipient, signal } = mailing
  const { records } = mailing.parts
  const view = await records.repository.of('savedViews').get(records.db.read, id)
  if (!view) return skipped('deleted')
  const found = await viewFile(records, view, recipient, schedule)
  if (found === 'filters') return skipped('filters')
  const { content, name, type, page, rows } = found
  const bytes = await bytesOf(content, signal)
  const sent = { title: view.name, file: name, page }
  if (!bytes) return submit(mailing, { ...sent, mail: 'viewTooLarge', rows: null }, undefined, 'tooLarge')
  return submit(mailing, { ...sent, mail: 'view', rows: rows() }, { name, type, bytes }, null)
}

/** Sends a schedule's report or view to one of its recipients, and returns the result. */
export async function sendReport(parts: FeatureParts, schedule: Schedule, user: string, signal: AbortSignal): Promise<Result> {
  const { records } = parts
  const failed = { recipient: user, outcome: 'failed', rows: null } as const
  if (signal.aborted) return { ...failed, reason: 'interrupted' }
  try {
    const recipient = await findRecipient(records, records.db.read, schedule, user)
    if (typeof recipient === 'string') return { ...failed, outcome: 'skipped', reason: recipient }
    const mailing = { parts, schedule, recipient, signal }
    return { recipient: user, ...(await (schedule.view === null ? mailReport(mailing) : mailView(mailing, schedule.view))) }
  } catch (error) {
    const reason = reasonOf(error, signal)
    if (reason === 'unknown') records.report(error, 'a scheduled mail could not be sent', { schedule: schedule.id, user })
    return { ...failed, reason }
  }
}
