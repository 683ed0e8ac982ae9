import { type RawBuilder, sql } from 'kysely'
import { DECISION_TIME } from '../../../../domain/auction/lifecycle.ts'
import { isoOf } from '../lots.ts'

export const [startsAt, endsAt, nextAttempt] = [sql.ref('startsAt'), sql.ref('endsAt'), sql.ref('nextAttempt')]

/** Statuses in which the seller decides. */
export const UNDECIDED = sql`('pendingApproval', 'reserveNotMet')`

/** A condition on auctions: the status should have changed by now, and no failed attempt says to wait. */
export const isDue = (now: number): RawBuilder<unknown> => sql`
  ((status = 'upcoming' and ${startsAt} <= ${isoOf(now)}) or (status = 'live' and ${endsAt} <= ${isoOf(now)})
    or (status in ${UNDECIDED} and ${endsAt} <= ${isoOf(now - DECISION_TIME)}))
  and (${nextAttempt} is null or ${nextAttempt} <= ${isoOf(now)})`
