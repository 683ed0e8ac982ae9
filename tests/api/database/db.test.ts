import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database, Transaction } from '../../../src/server/db/database.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { prepare } from '../../../src/server/db/prepared.ts'
import { describeEachEngine, type Engine } from '../../support/database/describeEachEngine.ts'
import { PATIENCE } from '../../support/patience.ts'

describeEachEngine('a database', (engine) => {
  let db: Database

  beforeAll(async () => {
    db = await openDatabase(engine.database)
    await db.alter(async (trx) => {
      await sql`create table accounts (id text primary key, amount bigint not null)`.execute(trx)
    })
  })
  afterAll(() => db?.close())
  beforeEach(async () => {
    await db.write(async (trx) => {
      await trx.deleteFrom('accounts').execute()
      await trx
        .insertInto('accounts')
        .values([
          { id: 'a', amount: 100 },
          { id: 'b', amount: 100 },
        ])
        .execute()
    })
  })

  const amounts = async (): Promise<Record<string, unknown>> => {
    const rows = await db.read.selectFrom('accounts').select(['id', 'amount']).orderBy('id').execute()
    return Object.fromEntries(rows.map(({ id, amount }) => [String(id), amount]))
  }
  const give = (trx: Transaction, id: string, by: number) => sql`update accounts set amount = amount + ${by} where id = ${id}`.execute(trx)

  test('a write that throws leaves nothing behind, and its own error comes through', async () => {
    const failing = db.write(async (trx) => {
      await give(trx, 'a', -50)
      throw new RangeError('not enough')
    })
    await expect(failing).rejects.toThrow(RangeError)
    expect(await amounts()).toEqual({ a: 100, b: 100 })
  })

  test('a write answers what its work answers', async () => {
    expect(await db.write(async () => 'answer')).toBe('answer')
  })

  test('money moved back and forth by many at once is neither made nor lost', async () => {
    const moves = Array.from({ length: 80 }, (_, n) =>
      db.write(async (trx) => {
        const amount = n % 2 === 0 ? n % 7 : -(n % 5)
        await give(trx, 'a', amount)
        await give(trx, 'b', -amount)
      }),
    )
    await Promise.all(moves)
    const { a, b } = await amounts()
    expect(Number(a) + Number(b)).toBe(200)
    expect(a).not.toBe(100)
  })

  test('a write inside a write and a transaction after its end are refused', async () => {
    let kept: Transaction | undefined
    await expect(
      db.write(async (trx) => {
        kept = trx
        await db.write(async () => undefined)
      }),
    ).rejects.toThrow('write inside write')
    if (!kept) throw new Error('no transaction')
    await expect(give(kept, 'a', 1)).rejects.toThrow('the transaction is over')
  })

  test('a prepared query is compiled once and takes its values by name, as often as they are named', async () => {
    const between = prepare<{ low: number; high: number }, { id: string }>(db, (q, slot) =>
      q
        .selectFrom('accounts')
        .select('id')
        .where('amount', '>=', slot('low'))
        .where('amount', '<=', slot('high'))
        .where('amount', '>', slot('low'))
        .orderBy('id'),
    )
    expect(await between.run(db.read, { low: 99, high: 100 })).toEqual([{ id: 'a' }, { id: 'b' }])
    expect(await between.run(db.read, { low: 100, high: 200 })).toEqual([])
    expect(await db.write((trx) => between.rows(trx, { low: 1, high: 100 }))).toEqual([['a'], ['b']])
    expect(between.sql).not.toContain('99')
  })

  test('64-bit integers are read as numbers while these are exact', async () => {
    await db.write((trx) => give(trx, 'a', Number.MAX_SAFE_INTEGER - 100))
    expect(await amounts()).toMatchObject({ a: Number.MAX_SAFE_INTEGER })
  })

  test('everything that is sent can be watched', async () => {
    const seen: string[] = []
    const stop = db.observe((statement) => seen.push(statement))
    await db.write((trx) => give(trx, 'a', 1))
    stop()
    await amounts()
    expect(seen.filter((statement) => /^(begin|commit|update)/.test(statement)).map((statement) => statement.split(' ')[0])).toEqual([
      'begin',
      'update',
      'commit',
    ])
    expect(seen.some((statement) => statement.startsWith('select'))).toBe(false)
  })

  test('a notification is delivered once the write is committed, and never when it fails', async () => {
    const received: string[] = []
    const stop = await db.listen('money', (payload) => received.push(payload))
    await db
      .write(async (trx) => {
        await db.notify(trx, 'money', 'lost')
        throw new Error('no')
      })
      .catch(() => undefined)
    await db.write((trx) => db.notify(trx, 'money', "it's “here”"))
    await vi.waitFor(() => expect(received).toEqual(["it's “here”"]))
    await stop()
  })

  if (engine.name === 'postgres') severalProcesses(engine)
})

/** Features of a database server. */
function severalProcesses(engine: Engine) {
  const shared = () => {
    if (engine.databaseUrl === undefined) throw new Error('not a server')
    return engine.databaseUrl
  }

  describe('shared by several processes', () => {
    let one: Database
    let other: Database
    beforeAll(async () => {
      one = await openDatabase(engine.database)
      other = await openDatabase(engine.database)
      await one.alter(async (trx) => void (await sql`create table counters (id text primary key, n int not null)`.execute(trx)))
      await one.write((trx) => sql`insert into counters values ('x', 0), ('y', 0)`.execute(trx))
    })
    afterAll(async () => {
      await one?.close()
      await other?.close()
    })

    const admin = async (statement: string) => {
      const client = new pg.Client(shared())
      await client.connect()
      try {
        await client.query(statement)
      } finally {
        await client.end()
      }
    }

    test('each receives the others’, also after its connection was cut', async () => {
      const received: string[] = []
      const lost = vi.fn()
      const stop = await other.listen('news', (payload) => received.push(payload), lost)
      await one.write((trx) => one.notify(trx, 'news', 'first'))
      await vi.waitFor(() => expect(received).toEqual(['first']))
      expect(lost).not.toHaveBeenCalled()
      await admin(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`,
      )
      await vi.waitFor(() => expect(received).toEqual(['first', '']), PATIENCE)
      expect(lost).toHaveBeenCalledOnce()
      await one.write((trx) => one.notify(trx, 'news', 'second'))
      await vi.waitFor(() => expect(received).toEqual(['first', '', 'second']))
      await stop()
    })

    test('work that deadlocks is done again, so that both succeed', async () => {
      const add = (trx: Transaction, id: string) => sql`update counters set n = n + 1 where id = ${id}`.execute(trx)
      const met = Promise.withResolvers<void>()
      let arrived = 0
      let runs = 0
      const both = async (db: Database, first: string, second: string) =>
        db.write(async (trx) => {
          runs += 1
          await add(trx, first)
          arrived += 1
          if (arrived === 2) met.resolve()
          await met.promise
          await add(trx, second)
        })
      await Promise.all([both(one, 'x', 'y'), both(other, 'y', 'x')])
      const { rows } = await sql<{ n: number }>`select n from counters order by id`.execute(one.read)
      expect(rows.map(({ n }) => n)).toEqual([2, 2])
      expect(runs).toBe(3)
    })

    test('work that the server refuses again and again is given up as busy', async () => {
      const refused = one.write((trx) => sql`do $$ begin raise exception 'refused' using errcode = '40001'; end $$`.execute(trx))
      await expect(refused).rejects.toMatchObject({ status: 503, code: 'busy' })
    })

    test('a lost idle connection does no harm', async () => {
      await sql`select 1`.execute(one.read)
      await admin(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`,
      )
      await vi.waitFor(async () => expect((await sql`select 1 as one`.execute(one.read)).rows).toEqual([{ one: 1 }]))
      const writes = Array.from({ length: 8 }, () => one.write(async (trx) => (await sql`select 1 as one`.execute(trx)).rows))
      expect(await Promise.all(writes)).toEqual(writes.map(() => [{ one: 1 }]))
    })

    test('a statement that failed and was caught fails the write, instead of a commit that keeps nothing', async () => {
      const caught = one.write(async (trx) => {
        await sql`insert into counters values ('z', 0)`.execute(trx)
        await sql`insert into counters values ('x', 0)`.execute(trx).catch(() => undefined)
      })
      await expect(caught).rejects.toThrow('nothing was written')
    })
  })

  test('a server that does not answer is an error, not a wait for ever', async () => {
    await expect(openDatabase({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' })).rejects.toThrow(/ECONNREFUSED/)
  })
}
