import type { Attributes, Standing } from '../../auth/standing.ts'
import { hubTables } from '../../db/hubTables.ts'

const STOPPED: ReadonlySet<string | null> = new Set(['suspended', 'paused', 'ended'])

/**
 * Whether the plan of the user's firm is suspended or paused, or has ended without another: the firm's records are then read-only (`PRODUCT.md P5, P7`). A
 * firm that never had a plan goes on.
 */
export const planStanding: Standing = {
  async attributesOf(queries, user): Promise<Attributes> {
    const own = hubTables(queries).selectFrom('subscriptions').innerJoin('users', 'users.firm', 'subscriptions.firm')
    const rows = await own.select('subscriptions.status').distinct().where('users.id', '=', user).execute()
    return rows.length > 0 && rows.every(({ status }) => STOPPED.has(status)) ? { plan: 'stopped' } : {}
  },
  stopOf: ({ plan }) => (plan === 'stopped' ? 'planStopped' : undefined),
}
