import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { backoffDelay } from '../../../src/model/values/backoff.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { LOT_PAUSES } from '../../../src/server/features/auctions/auctionContext.ts'
import { checkLedger } from '../../../src/server/features/wallets/checkLedger.sql.ts'
import { ADMIN } from '../../support/app/app.ts'
import { createAuctionHouse } from '../../support/auctions/auctionHouse.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { spawnServer } from '../../support/processes/serverProcess.ts'

const MINUTE = 60_000
const SECRET = 'a secret that is long enough for the production of tokens'
const HEALTHY = 24

interface Lot {
  readonly id: string
  readonly status: string
  readonly problem: string | null
  readonly attempts: number
  /** Milliseconds since 1970; NaN if none is scheduled. */
  readonly next: number
}

/** Reads the state of the lots while the server runs. */
async function readLots({ read, engine }: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Lot>> {
  const { rows } = await sql<{ id: string; status: string; problem: string | null; attempts: unknown; next: string | null }>`
    select id, status, problem, attempts, ${sql.ref('nextAttempt')} as next from auctions where id in (${sql.join(ids)})`.execute(read)
  const time = engine.values.reader('timestamp')
  return new Map(
    rows.map((row) => {
      const next = row.next === null ? Number.NaN : Date.parse(String(time(row.next)))
      return [row.id, { ...row, attempts: Number(row.attempts ?? 0), next }]
    }),
  )
}

describeEachEngine('a server killed while a lot can not be settled', (engine) => {
  test('forgets neither the lot nor its pause, settles it once it can, and never twice', { timeout: 600_000 }, async () => {
    const database = engine.databaseUrl === undefined ? { file: join(engine.dataDir, 'hub.sqlite') } : engine.database
    const house = await createAuctionHouse({ database, secret: SECRET })
    house.now = new Date(Date.now() - 60 * MINUTE)
    const [failing, succeeding] = [await house.bidder(), await house.bidder()]
    const lot = async (bidder: typeof succeeding) => {
      const id = await house.lot({ endsAt: new Date(house.now.getTime() + MINUTE) })
      expect((await house.bid(bidder, id, '900.00')).status).toBe(201)
      return id
    }
    const stuck = await lot(failing)
    const healthy: string[] = []
    while (healthy.length < HEALTHY) healthy.push(await lot(succeeding))
    const setHold = (db: Database, status: 'open' | 'released') =>
      db.write((trx) => sql`update ${sql.ref('walletHolds')} set status = ${status} where reference = ${`bid:${stuck}`}`.execute(trx))
    await setHold(house.db, 'released')
    await house.close()

    const watch = await openDatabase(database)
    const env = { JWT_SECRET: SECRET, ...(engine.databaseUrl === undefined ? {} : { DATABASE_URL: engine.databaseUrl }) }
    /** Kills a server as soon as the lots have the expected state, and returns that state. */
    async function killedWhen(reached: (stuck: Lot, sold: number) => boolean): Promise<Lot> {
      const server = await spawnServer({ dataDir: engine.dataDir, env })
      for (;;) {
        const lots = await readLots(watch, [stuck, ...healthy])
        const now = lots.get(stuck)
        const sold = healthy.filter((id) => lots.get(id)?.status === 'sold').length
        if (now && reached(now, sold)) break
        await sleep(2)
      }
      server.signal('SIGKILL')
      await server.exited
      const left = (await readLots(watch, [stuck])).get(stuck)
      if (!left) throw new Error('the lot is gone')
      return left
    }

    const first = await killedWhen(({ attempts }, sold) => attempts > 0 && sold > 0)
    expect(first).toMatchObject({ status: 'live', problem: 'noHold' })
    const second = await killedWhen(({ attempts }, sold) => attempts > first.attempts && sold === HEALTHY)
    expect(second).toMatchObject({ status: 'live', problem: 'noHold' })
    const pauses = Array.from({ length: second.attempts - first.attempts }, (_, index) =>
      backoffDelay(first.attempts + index + 1, LOT_PAUSES),
    )
    expect(second.next).toBeGreaterThanOrEqual(pauses.reduce((time, pause) => time + pause, first.next))
    await setHold(watch, 'open')
    const third = await killedWhen(({ status }) => status !== 'live')
    expect(third).toMatchObject({ status: 'sold', problem: null, attempts: 0, next: Number.NaN })
    await watch.close()

    const after = await createAuctionHouse({ database, secret: SECRET })
    try {
      for (const [bidder, lots] of [
        [failing, [stuck]],
        [succeeding, healthy],
      ] as const) {
        const [wallet] = await after.find('wallets', 'firm', bidder.firm)
        // Of each hold of 400.00 what is owed: price and fee of 100.00 each, and 19 % VAT.
        expect(wallet).toMatchObject({ balance: `${100_000 - 238 * lots.length}.00`, held: '0.00' })
        const holds = await after.find('walletHolds', 'firm', bidder.firm)
        expect(holds.map(({ status }) => status)).toEqual(lots.map(() => 'captured'))
        for (const id of lots) expect(await after.stored('auctions', id)).toMatchObject({ status: 'sold', winner: bidder.id })
        const won = (await after.find('notifications', 'user', bidder.id)).filter(({ kind }) => kind === 'auctionWon')
        const deals = await Promise.all(lots.map((id) => after.find('deals', 'auction', id)))
        expect(won.map(({ record }) => record).toSorted()).toEqual(
          deals
            .flat()
            .map(({ id }) => id)
            .toSorted(),
        )
      }
      const [admin] = await after.find('users', 'email', ADMIN)
      const notifications = (await after.find('notifications', 'user', String(admin?.id))).filter(({ kind }) => kind === 'auctionStuck')
      expect(notifications.map(({ record }) => record)).toEqual([stuck])
      expect(await checkLedger(after.db.read)).toMatchObject({ ok: true })
    } finally {
      await after.close()
    }
  })
})
