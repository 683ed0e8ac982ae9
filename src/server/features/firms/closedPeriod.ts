import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { firmCalls } from '../../../domain/firms/calls.ts'
import { dayIn } from '../../../domain/timeZones.ts'
import { AppError } from '../../../model/errors.ts'
import { hubTables } from '../../db/hubTables.ts'
import { namedAction, type RuleContext } from '../../records/rules.ts'
import type { OfFirm } from './firmScope.ts'

/** A write that belongs to a firm, which its record names; else the caller's. */
interface Posting extends Pick<RuleContext, 'trx' | 'records' | 'subject'> {
  readonly next?: OfFirm
  readonly before?: OfFirm
}

const firmIn = ({ next, before, subject }: Posting): string => {
  const own = next?.[TENANCY.property] ?? before?.[TENANCY.property] ?? subject.attributes?.[TENANCY.property]
  return typeof own === 'string' ? own : TENANCY.house
}

/**
 * Refuses what would be posted, changed or cancelled on a day of a closed period (`PRODUCT.md E17`): `AppError` 409 `periodClosed`. A period that
 * is being closed waits for the posting's transaction, or the posting for it.
 */
export async function refuseClosed(context: Posting, date: string): Promise<void> {
  const { trx, records } = context
  const wanted = hubTables(trx).selectFrom(TENANCY.entity).select('closedUntil').where('id', '=', firmIn(context))
  const row = await (records.db.capabilities.rowLocks ? wanted.forShare() : wanted).executeTakeFirst()
  const until = row?.closedUntil ?? ''
  if (date <= until) throw new AppError(409, 'periodClosed', { params: { date, until } })
}

/** Closes a firm's books up to a day that has come, or opens them again; the audit trail has both (`PRODUCT.md E17`). */
export const closePeriod = namedAction(firmCalls.closePeriod, {
  changes: (_firm, { until }) => ({ closedUntil: until ?? null }),
  async effect({ next, records }) {
    const today = dayIn(records.clock(), next.timeZone ?? 'UTC')
    if ((next.closedUntil ?? '') > today) throw new AppError(409, 'periodNotOver', { params: { limit: today } })
  },
})
