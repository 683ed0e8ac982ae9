import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { firmCalls } from '../../../domain/firms/calls.ts'
import { AppError, invalid } from '../../../model/errors.ts'
import { addDays, laterDay } from '../../../model/values/days.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import { hubTables } from '../../db/hubTables.ts'
import { namedAction, type RuleContext } from '../../records/rules.ts'
import type { FirmOwned } from './firmScope.ts'

/** A write in the record's firm, else in the caller's. */
interface PostingContext extends Pick<RuleContext, 'trx' | 'records' | 'subject'> {
  readonly next?: FirmOwned
  readonly before?: FirmOwned
}

const firmIn = ({ next, before, subject }: PostingContext): string => {
  const own = next?.[TENANCY.property] ?? before?.[TENANCY.property] ?? subject.attributes?.[TENANCY.property]
  return typeof own === 'string' ? own : TENANCY.house
}

/** Earliest posting date; an earlier year is a mistake. */
const EARLIEST = '2000-01-01'

/** Reads and locks the firm's books, so that no period is closed before the transaction ends. */
async function booksOf(context: PostingContext): Promise<{ readonly closedUntil: string; readonly today: string }> {
  const { trx, records } = context
  const firmQuery = hubTables(trx).selectFrom(TENANCY.entity).select(['closedUntil', 'timeZone']).where('id', '=', firmIn(context))
  const row = await (records.db.capabilities.rowLocks ? firmQuery.forShare() : firmQuery).executeTakeFirst()
  return { closedUntil: row?.closedUntil ?? '', today: dayIn(records.clock(), row?.timeZone ?? 'UTC') }
}

const refuseUntil = (until: string, date: string): void => {
  if (date > until) return
  const params = { date, until }
  throw new AppError(409, 'periodClosed', { params, fields: [{ path: 'date', keyword: 'periodClosed', params }] })
}

const refuseLimit = (keyword: 'formatMinimum' | 'formatMaximum', limit: string): never => {
  throw invalid<PostedDocument>('date', keyword, { limit }, 'date')
}

/** Throws `AppError` 409 `periodClosed` if the day is in a closed period (`PRODUCT.md E17`). */
export async function refuseClosed(context: PostingContext, date: string): Promise<void> {
  refuseUntil((await booksOf(context)).closedUntil, date)
}

/**
 * Throws `AppError` 409 `periodClosed` for a day in a closed period, and 422 for a day before the earliest posting date or in the future. The
 * next day is allowed, because it has already begun for users east of the firm.
 */
export async function requirePostingDay(context: PostingContext, date: string): Promise<void> {
  const { closedUntil, today } = await booksOf(context)
  const latest = addDays(today, 1)
  if (date < EARLIEST) refuseLimit('formatMinimum', EARLIEST)
  if (date > latest) refuseLimit('formatMaximum', latest)
  refuseUntil(closedUntil, date)
}

/** The posting day of a follow-up such as a reversal: the given day, else today, but not before the document. Throws like `requirePostingDay`. */
export async function followingDay(context: PostingContext, requested: string | undefined, posted: string): Promise<string> {
  if (requested !== undefined) await requirePostingDay(context, requested)
  return laterDay(requested ?? (await booksOf(context)).today, posted)
}

/** A document that is posted when it is saved. */
interface PostedDocument extends FirmOwned {
  readonly date?: string | null
  readonly reversalOf?: string | null
}

/** Rules of such documents: check the posting day. Reversals are checked where their day is chosen, because they may correct an old mistake. */
export const onPostingDay = {
  async beforeWrite(context: PostingContext & { readonly next?: PostedDocument }): Promise<void> {
    const { before, next } = context
    if (!before && next?.date) await (next.reversalOf ? refuseClosed : requirePostingDay)(context, next.date)
  },
}

/** Closes a firm's books up to a day, not in the future, or reopens them; both are audited (`PRODUCT.md E17`). */
export const closePeriod = namedAction(firmCalls.closePeriod, {
  changes: (_firm, { until }) => ({ closedUntil: until ?? null }),
  async effect({ next, records }) {
    const today = dayIn(records.clock(), next.timeZone ?? 'UTC')
    if ((next.closedUntil ?? '') > today) throw new AppError(409, 'periodNotOver', { params: { limit: today } })
  },
})
