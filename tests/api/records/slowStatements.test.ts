import { getPriority } from 'node:os'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { childPids } from '../../../src/server/childProcess/lane.ts'
import { READER_NICENESS } from '../../../src/server/childProcess/runInChild.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { runAs } from '../../../src/server/db/readers/requester.ts'
import { MAX_CONCURRENT } from '../../../src/server/db/sandbox/maxConcurrent.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { suiteApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine, type Engine } from '../../support/database/describeEachEngine.ts'
import { administer } from '../../support/database/postgres.ts'
import { PATIENCE } from '../../support/patience.ts'

/** Blocked readers, until `release`. */
interface Stall {
  readonly begin: () => Promise<void>
  /** Number of blocked readers, without dead ones. */
  readonly held: () => Promise<number>
  /** Kills them from outside, like a crash. */
  readonly crash: () => Promise<void>
  readonly end: () => Promise<void>
}

/** Each reader is a process, which is paused by a signal. */
function stalledProcesses(): Stall {
  let stopped: readonly number[] = []
  const readers = () => childPids().filter((pid) => getPriority(pid) === READER_NICENESS)
  const signal = (name: NodeJS.Signals) => {
    for (const pid of stopped) if (readers().includes(pid)) process.kill(pid, name)
  }
  return {
    async begin() {
      stopped = readers()
      signal('SIGSTOP')
    },
    held: async () => readers().filter((pid) => stopped.includes(pid)).length,
    crash: async () => signal('SIGKILL'),
    end: async () => signal('SIGCONT'),
  }
}

/** Each reader is a connection, which waits for a lock. */
function stalledConnections(databaseUrl: () => string | undefined): Stall {
  let client: Client | undefined
  const held = (what: string) =>
    administer(async (admin) => {
      const { rows } = await admin.query(
        `select ${what} as n from pg_stat_activity
         where datname = $1 and application_name = 'car-dealer-hub readers' and wait_event_type = 'Lock'`,
        [new URL(databaseUrl() ?? '').pathname.slice(1)],
      )
      return Number(rows[0]?.n ?? 0)
    })
  return {
    async begin() {
      client = new Client({ connectionString: databaseUrl() })
      await client.connect()
      await client.query('begin; lock table customers in access exclusive mode')
    },
    held: () => held('count(*)'),
    crash: async () => void (await held('count(pg_terminate_backend(pid))')),
    async end() {
      await client?.end()
      client = undefined
    },
  }
}

const stallOf = (engine: Engine): Stall => (engine.name === 'sqlite' ? stalledProcesses() : stalledConnections(() => engine.databaseUrl))

const list = (filter: object) => ({ url: `/api/customers?${new URLSearchParams({ filter: JSON.stringify(filter) })}` })
const SCAN = list({ address_contains: 'a' })

describeEachEngine('slow statements', (engine) => {
  const hub = suiteApp(() => ({
    database: { ...engine.database, readers: { deadline: 60_000, patience: 60_000, all: true } },
    dataDir: engine.dataDir,
  }))
  const stall = stallOf(engine)
  let origin = ''
  beforeAll(async () => {
    origin = await hub.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(() => stall.end())

  /** SQL of all later statements of customer lists. */
  function counted(): { readonly sent: () => number; readonly stop: () => void } {
    let sent = 0
    const stop = hub.db.observe((text) => {
      if (text.includes('"customers"')) sent += 1
    })
    return { sent: () => sent, stop }
  }

  /** Starts idle readers, then blocks them. */
  async function stalled(): Promise<void> {
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, () => hub.as(ADMIN, SCAN)))
    await stall.begin()
  }

  test('see what was written before, however many write', async () => {
    const codes = Array.from({ length: 30 }, (_, index) => `READ-${index}`)
    const found = await Promise.all(
      codes.map(async (code) => {
        const payload = {
          code,
          firstName: 'Ada',
          secondName: 'Reader',
          email: `${code}@example.com`,
          phoneNumber: '+4915123456789',
          address: '14 Long Acre',
        }
        expect((await hub.as(ADMIN, { method: 'POST', url: '/api/customers', payload })).statusCode).toBe(201)
        return (await hub.as(ADMIN, list({ code }))).json<{ code: string }[]>().map((one) => one.code)
      }),
    )
    expect(found).toEqual(codes.map((code) => [code]))
  })

  test('are named by a header, those of a group too, and others not', async () => {
    const header = async (url: string) => (await hub.as(ADMIN, { url })).headers['x-slow']
    expect(await header(SCAN.url)).toBe('true')
    expect(await header('/api/customers/summary?group=createdAt.year')).toBe('true')
    expect(await header('/api/health')).toBeUndefined()
  })

  test('group by periods as quick ones do', async () => {
    const { groups } = (await hub.as(ADMIN, { url: '/api/customers/summary?group=createdAt.year' })).json()
    expect(groups.length).toBeGreaterThan(0)
    expect(groups.every(({ key }: { key: string }) => /^\d{4}-01-01$/.test(key))).toBe(true)
  })

  test('end when their client leaves, and the next one is answered', async () => {
    const headers = { authorization: `Bearer ${await hub.token(ADMIN)}` }
    await stalled()
    const { sent, stop } = counted()
    const leaving = new AbortController()
    const asked = fetch(`${origin}${SCAN.url}`, { headers, signal: leaving.signal })
    await expect.poll(sent, PATIENCE).toBeGreaterThan(0)
    stop()
    await expect.poll(stall.held, PATIENCE).toBeGreaterThan(0)
    const before = await stall.held()
    leaving.abort()
    await expect(asked).rejects.toThrow()
    await expect.poll(stall.held, PATIENCE).toBe(before - 1)
    await stall.end()
    expect((await hub.as(ADMIN, SCAN)).statusCode).toBe(200)
  })

  test('of users take turns: one request does not wait for all of another', async () => {
    await Promise.all([hub.token(ADMIN), hub.token(DEALER)])
    await stalled()
    const { sent, stop } = counted()
    const answered: string[] = []
    const ask = async (who: string) => {
      expect((await hub.as(who, SCAN)).statusCode).toBe(200)
      answered.push(who)
    }
    const asked = Array.from({ length: MAX_CONCURRENT + 10 }, () => ask(ADMIN))
    await expect.poll(sent, PATIENCE).toBe(MAX_CONCURRENT + 10)
    asked.push(ask(DEALER))
    await expect.poll(sent, PATIENCE).toBe(MAX_CONCURRENT + 11)
    stop()
    await stall.end()
    await Promise.all(asked)
    expect(answered.indexOf(DEALER)).toBeLessThan(MAX_CONCURRENT + 2)
  })

  test('are answered although their reader died, or say that the database is away; then by another', async () => {
    const rows = (await hub.as(ADMIN, SCAN)).json<unknown[]>()
    await stalled()
    const { sent, stop } = counted()
    const asked = hub.as(ADMIN, SCAN)
    await expect.poll(sent, PATIENCE).toBeGreaterThan(0)
    stop()
    await expect.poll(stall.held, PATIENCE).toBeGreaterThan(0)
    await stall.crash()
    await stall.end()
    const answer = await asked
    if (engine.name === 'sqlite') expect(answer.json()).toEqual(rows)
    else expect([answer.statusCode, answer.json().code]).toEqual([503, 'databaseAway'])
    expect((await hub.as(ADMIN, SCAN)).json()).toEqual(rows)
  })

  test('an export reads apart from the start, and has all rows', async () => {
    const total = Number((await hub.as(ADMIN, list({}))).headers['content-range']?.toString().split('/')[1])
    const { payload } = await hub.as(ADMIN, { url: '/api/customers/export?format=csv&columns=code' })
    expect(payload.trim().split('\n')).toHaveLength(total + 1)
  })
})

describeEachEngine('a slow statement at its deadline', (engine) => {
  const limits = { deadline: 5_000, patience: 60_000, all: true }
  const hub = suiteApp(() => ({ database: { ...engine.database, readers: limits }, dataDir: engine.dataDir }))
  const stall = stallOf(engine)
  afterEach(() => stall.end())
  /** A busy machine may need several tries within the deadline. */
  const works = () => expect.poll(async () => (await hub.as(ADMIN, SCAN)).statusCode, PATIENCE).toBe(200)

  test.each([
    ['en', 'longer than 5 seconds'],
    ['tr', '5 saniyeden uzun'],
  ])('is ended and says so in %s; the list works afterwards', async (language, text) => {
    await works()
    await stall.begin()
    const answer = await hub.as(ADMIN, { ...SCAN, headers: { 'accept-language': language } })
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { code: 'tooSlow', params: { seconds: 5 }, message: expect.stringContaining(text) },
    ])
    await stall.end()
    await works()
  })
})

describeEachEngine('a statement on a large table', (engine) => {
  const readers = () =>
    engine.name === 'sqlite'
      ? Promise.resolve(childPids().filter((pid) => getPriority(pid) === READER_NICENESS).length)
      : administer(async (admin) => {
          const { rows } = await admin.query(
            `select count(*)::int as n from pg_stat_activity where datname = $1 and application_name = 'car-dealer-hub readers'`,
            [new URL(engine.databaseUrl ?? '').pathname.slice(1)],
          )
          return Number(rows[0]?.n)
        })

  /** Creates `things` with many rows, and `few` with one. */
  async function fill(db: Database): Promise<void> {
    await db.alter(async (trx) => {
      await sql`create table things (id text not null primary key, name text)`.execute(trx)
      await sql`create table few (id text not null primary key, name text)`.execute(trx)
    })
    const ids = JSON.stringify(Array.from({ length: 300_000 }, (_, index) => `id-${index}`))
    const values = engine.name === 'sqlite' ? sql`json_each(${ids})` : sql`json_array_elements_text(cast(${ids} as json)) as e(value)`
    await db.write((trx) => sql`insert into things (id, name) select value, 'name of ' || value from ${values}`.execute(trx))
    await db.write((trx) => sql`insert into few (id, name) values ('a', 'b')`.execute(trx))
    for (const statement of db.engine.structure.analyze) await db.alter((trx) => sql.raw(statement).execute(trx))
  }

  test('does not make others wait that only its plan makes look alike', async () => {
    const db = await openDatabase({ ...(await engine.fresh()), readers: { deadline: 120_000, patience: 120_000 } })
    const leaving = new AbortController()
    try {
      await fill(db)
      const requester = { user: () => 'one', signal: () => leaving.signal }
      let hasEnded = false
      const endless = runAs(requester, () => sql`select count(*) from things as a, things as b where a.name <> b.name`.execute(db.read))
      const ended = endless
        .catch(() => undefined)
        .then(() => {
          hasEnded = true
        })
      const one = await sql`select id from things where name = ${'name of id-7'}`.execute(db.read)
      expect([one.rows, hasEnded]).toEqual([[{ id: 'id-7' }], false])
      leaving.abort(new Error('left'))
      await ended
    } finally {
      leaving.abort(new Error('left'))
      await db.close()
    }
  })

  test('runs apart if it scans, and among the others if its plan is cheap', async () => {
    const db = await openDatabase(engine.database)
    try {
      await fill(db)
      const named = (table: string, name: string) =>
        sql<{ id: string }>`select id from ${sql.table(table)} where name = ${name}`.execute(db.read)

      expect((await sql`select name from things where id = ${'id-7'}`.execute(db.read)).rows).toEqual([{ name: 'name of id-7' }])
      expect((await named('few', 'b')).rows).toEqual([{ id: 'a' }])
      expect(await readers()).toBe(0)
      expect((await named('things', 'name of id-7')).rows).toEqual([{ id: 'id-7' }])
      expect(await readers()).toBe(1)
      await expect(sql`select 1 from things where nothing = ${1}`.execute(db.read)).rejects.toThrow(/nothing/)
    } finally {
      await db.close()
    }
    await expect.poll(readers, PATIENCE).toBe(0)
  })
})

describe('in memory', () => {
  test('there is one handle, which reads everything', async () => {
    const before = childPids()
    const db = await openDatabase({ memory: true })
    const { rows } = await sql<{ n: number }>`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 100000) select count(*) as n from n`.execute(db.read)
    expect(rows).toEqual([{ n: 100_000 }])
    expect(childPids()).toEqual(before)
    await db.close()
  })
})
