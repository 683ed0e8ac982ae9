import { v7 } from 'uuid'
import type { Subject } from '../../../../model/subject.ts'
import type { Queries } from '../../../db/database.ts'
import { hubTables } from '../../../db/hubTables.ts'
import { notFound } from '../../../records/access/denials.ts'
import type { AuctionContext } from '../auctionContext.ts'

/** Ids of the auctions on a user's watch list. */
export async function watchedBy(queries: Queries, user: string): Promise<string[]> {
  const rows = await hubTables(queries).selectFrom('watches').select('auction').where('user', '=', user).execute()
  return rows.map(({ auction }) => auction)
}

/** Adds an auction to the caller's watch list, or removes it; idempotent. Throws `AppError` 404. */
export async function watch(context: AuctionContext, subject: Subject, id: string, watching: boolean): Promise<void> {
  const { db, repository, auctions, clock } = context
  await db.write(async (trx) => {
    if (!(await repository.exists(trx, auctions, id))) throw notFound()
    const [tables, now] = [hubTables(trx), clock().toISOString()]
    const about = { user: subject.id, auction: id, notified: false, extensionNotified: false }
    const watched = { id: v7(), _version: 1, createdAt: now, updatedAt: now, ...about }
    if (watching)
      await tables
        .insertInto('watches')
        .values(watched)
        .onConflict((conflict) => conflict.columns(['user', 'auction']).doNothing())
        .execute()
    else await tables.deleteFrom('watches').where('user', '=', subject.id).where('auction', '=', id).execute()
  })
}
