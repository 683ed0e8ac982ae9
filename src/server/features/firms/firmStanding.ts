import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import type { Attributes, Standing } from '../../auth/standing.ts'
import { hubTables } from '../../db/hubTables.ts'

/** The user's firm, whose records are read-only while it is suspended (`PRODUCT.md S6`). */
export const firmStanding: Standing = {
  async attributesOf(queries, user): Promise<Attributes> {
    const own = hubTables(queries).selectFrom('users').innerJoin('firms', 'firms.id', 'users.firm').where('users.id', '=', user)
    const firm = await own.select(['firms.id', 'firms.state']).executeTakeFirst()
    return firm ? { [TENANCY.property]: firm.id, firmState: firm.state ?? 'pending' } : {}
  },
  stopOf: ({ firmState }) => (firmState === 'suspended' ? 'firmStopped' : undefined),
}
