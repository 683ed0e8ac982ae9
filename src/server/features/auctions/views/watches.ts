import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Subject } from '../../../../model/subject.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { prepareList } from '../../../db/prepared.ts'
import { notFound, permit } from '../../../records/access/denials.ts'
import type { AuctionContext } from '../auctionContext.ts'

/** Ids of the auctions on somebody's watch list. */
export function createWatched(db: Database): (queries: Queries, user: string) => Promise<string[]> {
  const statement = prepareList(db, (next) => sql`select w.auction from watches as w where ${sql.ref('w.user')} = ${next()}`)
  return async (queries, user) => (await statement.rows(queries, [user])).map(([id]) => String(id))
}

/** Puts an auction on the asker's watch list, or takes it off; to do it again changes nothing. Throws `AppError` 403, 404. */
export async function watch(context: AuctionContext, subject: Subject, id: string, watching: boolean): Promise<void> {
  await permit(context, context.auctions, subject, 'show', id)
  const { db, repository, auctions, clock } = context
  const [user, auction] = [sql.ref('user'), sql.ref('auction')]
  await db.write(async (trx) => {
    if (!(await repository.exists(trx, auctions, id))) throw notFound()
    const now = clock().toISOString()
    if (watching)
      await sql`insert into watches (id, _version, ${sql.ref('createdAt')}, ${sql.ref('updatedAt')}, ${user}, ${auction}, told)
        values (${v7()}, 1, ${now}, ${now}, ${subject.id}, ${id}, ${db.engine.values.bind('boolean', false)}) on conflict (${user}, ${auction}) do nothing`.execute(
        trx,
      )
    else await sql`delete from watches where ${user} = ${subject.id} and ${auction} = ${id}`.execute(trx)
  })
}
