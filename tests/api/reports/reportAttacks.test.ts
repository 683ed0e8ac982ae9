import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Subject } from '../../../src/model/subject.ts'
import { sandboxWork } from '../../../src/server/db/dialects/sqlite/sandboxWork.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { reportsNote } from '../../../src/server/start/reportsNote.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { EVERYTHING, reportsApp, subjectOf } from '../../support/app/reportsApp.ts'
import { suiteApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { administer } from '../../support/database/postgres.ts'

/** Refused queries, with the code of the refusal. */
const REFUSED: readonly (readonly [sql: string, code: string])[] = [
  ['select 1; select 2', 'reportOneStatement'],
  ['select 1; drop table customers', 'reportOneStatement'],
  ['delete from customers', 'reportOnlyReads'],
  ["update customers set note = ''", 'reportOnlyReads'],
  ['with x as (delete from customers returning id) select * from x', 'reportOnlyReads'],
  ['with x as (select 1) insert into customers (id) values (1)', 'reportOnlyReads'],
  ['select id into stolen from customers', 'reportOnlyReads'],
  ['create temp table t as select 1', 'reportOnlyReads'],
  ["attach database '/tmp/x.sqlite' as x", 'reportOnlyReads'],
  ['pragma writable_schema = on', 'reportOnlyReads'],
  ['pragma table_info(customers)', 'reportOnlyReads'],
  ["copy customers to '/tmp/x'", 'reportOnlyReads'],
  ["copy (select 1) to program 'id'", 'reportOnlyReads'],
  ['set role postgres', 'reportOnlyReads'],
  ["do 'begin end'", 'reportOnlyReads'],
  ['explain select 1', 'reportOnlyReads'],
  ['select pg_sleep(10)', 'reportForbiddenName'],
  ['select "pg_sleep"(10)', 'reportForbiddenName'],
  ['select PG_CATALOG . PG_SLEEP (10)', 'reportForbiddenName'],
  ['select /* a */ pg_sleep /* b */ (10)', 'reportForbiddenName'],
  ["select query_to_xml('select 1', true, true, '')", 'reportFunction'],
  ["select database_to_xml(true, true, '')", 'reportFunction'],
  ["select * from dblink('dbname=x', 'select 1') as t (a int)", 'reportFunction'],
  ["with q(x) as (select 'dbname=x') select * from q, dblink(x) as (a int)", 'reportFunction'],
  ["select lo_import('/etc/passwd')", 'reportFunction'],
  ['select lo_get(1)', 'reportFunction'],
  ["select set_config('hub.run', 'x', false)", 'reportFunction'],
  ["select set_config('role', 'none', true)", 'reportFunction'],
  ["select current_setting('hub.run')", 'reportFunction'],
  ["select load_extension('x')", 'reportFunction'],
  ["select readfile('/etc/passwd')", 'reportFunction'],
  ["select writefile('/tmp/x', 'y')", 'reportFunction'],
  ["select fts3_tokenizer('simple')", 'reportForbiddenName'],
  ['select zeroblob(1000000000)', 'reportFunction'],
  ['select randomblob(1000000000)', 'reportFunction'],
  ["select repeat('x', 1000000000)", 'reportFunction'],
  ["select lpad('x', 1000000000)", 'reportFunction'],
  ['select * from sqlite_master', 'reportForbiddenName'],
  ['select * from SQLITE_SCHEMA', 'reportForbiddenName'],
  ['select * from "sqlite_temp_master"', 'reportForbiddenName'],
  ["select * from pragma_table_info('customers')", 'reportForbiddenName'],
  ['select * from pragma_database_list', 'reportForbiddenName'],
  ['select * from dbstat', 'reportForbiddenName'],
  ['select * from pg_class', 'reportForbiddenName'],
  ['select * from pg_catalog.pg_authid', 'reportForbiddenName'],
  ['select query from pg_stat_activity', 'reportForbiddenName'],
  ['select * from information_schema.tables', 'reportForbiddenName'],
  ['select * from main.customers', 'reportForbiddenName'],
  ['select * from "main"."customers"', 'reportForbiddenName'],
  ['select * from temp.customers', 'reportForbiddenName'],
  ['select * from public . customers', 'reportForbiddenName'],
  ['with customers as (select * from main.customers) select * from customers', 'reportForbiddenName'],
  ['select * from _fts_customers', 'reportForbiddenName'],
  ['select * from _sandbox_runs', 'reportForbiddenName'],
  ['select _rowid from customers', 'reportForbiddenName'],
  ['select * from sessions', 'reportUnknownName'],
  ['select count(*) from sessions', 'reportUnknown'],
  ['select 1 where exists (select 1 from sessions)', 'reportUnknown'],
  ['select * from "salesOrders"', 'reportUnknownName'],
  [
    'with sessions as (select 1 as x) select * from (with y as (select 1) select * from y) z, sessions where sessions.id is not null',
    'reportUnknownName',
  ],
  ['select "passwordHash" from users', 'reportUnknownName'],
  ['select password from users', 'reportUnknownName'],
  ['select confirm_password from dealers', 'reportUnknownName'],
  ["select E'a'", 'reportUnknown'],
  ['select $$x$$', 'reportSyntax'],
  ['select [id] from customers', 'reportSyntax'],
  ['select `id` from customers', 'reportSyntax'],
  ['select ?1', 'reportSyntax'],
  ['select @x', 'reportSyntax'],
  ['select 1 \0', 'reportIncomplete'],
  ["select 'open", 'reportSyntax'],
  ['select 1 /* open', 'reportSyntax'],
  ['select (1', 'reportIncomplete'],
  ['select 1)', 'reportSyntax'],
  ['select * from customers) as r union all select * from (select 1', 'reportSyntax'],
  ['', 'reportIncomplete'],
  ['-- nothing', 'reportIncomplete'],
  [`select ${'('.repeat(200)}1${')'.repeat(200)}`, 'reportTooComplex'],
  ['select :nobody', 'reportParameter'],
]

/** Queries with the same result on both engines. */
const ALLOWED: readonly (readonly [sql: string, rows: readonly (readonly unknown[])[]])[] = [
  ["select 'delete; -- no comment' as x;", [['delete; -- no comment']]],
  ['SELECT\t1\r\nAS x -- the end', [[1]]],
  ['select /* in; between */ 2 as x ; ;', [[2]]],
  ["select 'it''s' as x", [["it's"]]],
  ['with recursive n(i) as (select 1 union all select i + 1 from n where i < 3) select i from n order by i', [[1], [2], [3]]],
  [
    'with a as (select 1 as x), b as (select x + 1 as x from a) select sum(x) as s from (select x from a union all select x from b) t',
    [[3]],
  ],
  ['with recursive n(i) as (select 1 union all select i + 1 from n where i < 9) select count(*) as c from n', [[9]]],
  ['select column1 as x from (values (1), (2)) as v order by x', [[1], [2]]],
  ["select coalesce(null, upper('a')) as x, cast('12' as numeric) as y", [['A', 12]]],
]

describeEachEngine('a query that attacks', (engine) => {
  const { hub, query, target, viewsOf } = reportsApp(engine)
  let dealer: Subject

  beforeAll(async () => {
    dealer = await subjectOf(hub, DEALER)
  })

  test.each(REFUSED)('%s', async (sql, code) => {
    await expect(query(EVERYTHING, sql)).rejects.toMatchObject({ code: expect.stringMatching(`^${code}`) })
  })

  test.each(ALLOWED)('reads %s', async (sql, rows) => {
    expect((await query(EVERYTHING, sql)).rows).toEqual(rows)
  })

  test.each([
    ['an endless recursion', 'with recursive t(n) as (select 1 union all select n + 1 from t) select count(*) as c from t'],
    ['a product of products', 'select count(*) as c from materials a, materials b, materials c, materials d, materials e, materials f'],
  ])('%s ends at the deadline, and the next query runs', async (_, sql) => {
    await expect(query(EVERYTHING, sql, { time: 400 })).rejects.toMatchObject({ code: 'reportTime' })
    expect((await query(EVERYTHING, 'select 1 as x')).rows).toEqual([[1]])
  })

  test('a text that doubles ends, and takes the server nothing', async () => {
    const sql =
      "with recursive t(n, s) as (select 1, 'xxxxxxxx' union all select n + 1, s || s from t where n < 40) select max(length(s)) as m from t"
    await expect(query(EVERYTHING, sql, { time: 3000 })).rejects.toMatchObject({
      code: expect.stringMatching(/^report(TooComplex|Time|Memory)$/),
    })
  })

  test('nobody waits any more: the query ends with them', async () => {
    const left = new AbortController()
    const running = query(
      EVERYTHING,
      'with recursive t(n) as (select 1 union all select n + 1 from t) select count(*) as c from t',
      {},
      left.signal,
    )
    setTimeout(() => left.abort(new Error('left')), 200)
    await expect(running).rejects.toThrow('left')
  })

  test('a refusal quotes no data', async () => {
    const sql =
      engine.name === 'sqlite' ? "select json_extract(full_name, '$.x') from customers" : 'select cast(full_name as numeric) from customers'
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/reports/try', payload: { sqlQuery: sql } })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ code: 'reportValue', message: expect.any(String), params: {} })
  })

  test('whether a condition fails on rows of others can’t be seen', async () => {
    const firm = { parameters: { firm: { type: 'text', value: dealer.attributes?.firm ?? '' } } } as const
    const foreign = (await query(EVERYTHING, 'select id from customers where firm_id <> :firm limit 1', firm)).rows[0]?.[0]
    const fails = engine.name === 'sqlite' ? "json_extract(full_name, '$.x')" : 'cast(full_name as integer)'
    const sql = `select count(*) as c from customers where id = :id and ${fails} = 1`
    const asking = { parameters: { id: { type: 'text', value: String(foreign) } } } as const
    await expect(query(EVERYTHING, sql, asking)).rejects.toMatchObject({ code: 'reportValue' })
    expect((await query(dealer, sql, asking)).rows).toEqual([[0]])
  })

  test('columns of parameters are names, whatever they contain', async () => {
    const where = [{ column: 'id" = r."id" or "x', operator: '=', parameter: 'p' }] as const
    const parameters = { p: { type: 'text', value: 'x' } } as const
    await expect(query(EVERYTHING, 'select id from customers', { where, parameters })).rejects.toMatchObject({
      code: expect.stringMatching(/^reportUnknown/),
    })
  })

  if (engine.name === 'sqlite') {
    describe('the inner wall', () => {
      const raw = async (sql: string, declared: readonly string[] = []) => {
        const at = target()
        const views = [
          {
            name: 'customers',
            sql: 'select t0.id as id from main."customers" as t0 where t0."firm" = \'nobody\' limit 9223372036854775807',
          },
        ]
        const parts = []
        for await (const part of sandboxWork({
          file: 'file' in at ? at.file : '',
          views,
          declared,
          timeZone: 'UTC',
          stored: {},
          sql,
          parameters: [],
          rows: 10,
          bytes: 1e6,
        }))
          parts.push(part)
        return parts
      }

      test.each([
        'select id from main.customers',
        'select count(*) from main.customers',
        'with customers as (select * from main.customers) select * from customers',
        'with customers as (select id from main.customers) select count(*) from customers',
        'select * from sessions',
        'select count(*) from sessions',
        'select * from sqlite_master',
        'select * from temp.sqlite_master',
        "select * from pragma_table_info('customers')",
        'select * from pragma_database_list',
        'select rowid from main.customers',
        "attach database ':memory:' as x",
        'delete from customers',
        'create temp table t (x)',
        'create temp view v as select * from main.customers',
        'pragma user_version = 3',
        'pragma table_info(customers)',
        "select load_extension('x')",
        'begin',
        'with x as (select 1) delete from main.customers',
      ])('%s', async (sql) => {
        expect(await raw(sql, ['customers', 'sessions'])).toEqual([
          { refused: expect.objectContaining({ code: expect.stringMatching(/^report/) }) },
        ])
      })

      test('lets the view through', async () => {
        expect(await raw('select count(*) as c from customers')).toEqual([
          { rows: [[0]] },
          { columns: [{ name: 'c', type: 'integer' }], truncated: false },
        ])
      })
    })
  } else {
    describe('the inner wall', () => {
      const asRole = async (sql: string): Promise<unknown> => {
        const at = target()
        const client = new Client({ connectionString: 'reportsUrl' in at ? at.reportsUrl : '' })
        await client.connect()
        try {
          return (await client.query(sql)).rows
        } catch (error) {
          return error instanceof Error ? error.message : error
        } finally {
          await client.end()
        }
      }
      const urlOf = (role: string) => Object.assign(new URL(engine.databaseUrl ?? ''), { username: role, password: role }).href
      const memberUrl = async (): Promise<string | undefined> => {
        const role = `member_${randomBytes(6).toString('hex')}`
        await administer((admin) => admin.query(`create role ${role} login password '${role}' in role current_user`))
        return urlOf(role)
      }
      const safeUrl = async (): Promise<string | undefined> => {
        const at = target()
        return 'reportsUrl' in at ? at.reportsUrl : undefined
      }
      const schemaOf = async () => {
        await query(EVERYTHING, 'select 1 as x')
        return String(
          ((await asRole("select nspname from pg_namespace where nspname like 'hub_views_%' limit 1")) as { nspname: string }[])[0]
            ?.nspname,
        )
      }

      test.each([
        'select * from customers',
        'select * from public.users',
        'select * from public._sandbox_runs',
        'delete from public.customers',
        'create table public.x (y int)',
        'set role postgres',
        'set session authorization postgres',
        "select query_to_xml('select * from public.users', true, true, '')",
        "select pg_read_file('/etc/passwd')",
        "copy (select 1) to '/tmp/x'",
        "select lo_import('/etc/passwd')",
      ])('%s', async (sql) => {
        await schemaOf()
        expect(await asRole(sql)).toMatch(/denied|does not exist|permission|must be/)
      })

      test('views have no rows without the token of a run, whatever the session says', async () => {
        const schema = await schemaOf()
        expect(await asRole(`select * from ${schema}.customers`)).toEqual([])
        expect(await asRole(`select id from (select set_config('hub.run', 'guess', false)) as s, ${schema}.customers`)).toEqual([])
        expect(await asRole(`select count(*)::int as n from ${schema}.customers, set_config('hub.run', '', false)`)).toEqual([{ n: 0 }])
      })

      test.each([
        ['noRole', () => undefined],
        ['unsafeRole', (url: string) => url],
      ] as const)('a server is %s', async (reason, reportsUrlOf) => {
        const { databaseUrl = '' } = engine
        const db = await openDatabase({ databaseUrl, reportsUrl: reportsUrlOf(databaseUrl) })
        const asked = { sql: 'select 1 as x', parameters: {}, views: [], where: [], offset: 0, timeZone: 'UTC' }
        const running = db.sandbox.run(asked, { time: 1000, rows: 1, bytes: 100 }, new AbortController().signal)
        await expect(running).rejects.toMatchObject({ reason })
        await db.close()
      })

      test.each([
        ['missing', async (): Promise<string | undefined> => undefined, undefined],
        ['one that could read more', async (): Promise<string | undefined> => engine.databaseUrl, /\(unsafeRole\).*CREATE ROLE/],
        ['a member of the server’s', memberUrl, /\(unsafeRole\).*CREATE ROLE/],
        ['safe', safeUrl, undefined],
      ] as const)('with a login for reports that is %s, a start says so, and reports without SQL run', async (_title, login, note) => {
        const { databaseUrl = '' } = engine
        const reportsUrl = await login()
        const db = await openDatabase({ databaseUrl, reportsUrl })
        try {
          const said = await reportsNote(db, reportsUrl)
          if (note) expect(said).toMatch(note)
          else expect(said).toBeUndefined()
          const sql = 'select count(*) as c from customers where id is not null'
          const asked = { sql, parameters: {}, views: await viewsOf(dealer), where: [], offset: 0, timeZone: 'UTC', isCompiled: true }
          const limits = { time: 10_000, rows: 10, bytes: 1000 }
          const { rows } = await db.sandbox.run(asked, limits, new AbortController().signal)
          expect(rows).toEqual((await query(dealer, sql)).rows)
          expect(Number(rows[0]?.[0])).toBeGreaterThan(0)
        } finally {
          await db.close()
        }
      })

      test('a start says that the login for reports does not exist', async () => {
        const { databaseUrl = '' } = engine
        const reportsUrl = urlOf('nobody_here')
        const db = await openDatabase({ databaseUrl, reportsUrl })
        expect(await reportsNote(db, reportsUrl)).toMatch(/\(28(?:000|P01)\).*CREATE ROLE/)
        await db.close()
      })

      test('views are gone before tables change, and there again for the next run', async () => {
        await schemaOf()
        await hub.db.alter(async () => undefined)
        expect(await asRole("select nspname from pg_namespace where nspname like 'hub_views_%'")).toEqual([])
        expect((await query(EVERYTHING, 'select count(*) as c from customers where id is null')).rows).toEqual([[0]])
      })

      test('no run leaves its token behind', async () => {
        await query(dealer, 'select count(*) as c from customers')
        const at = target()
        const client = new Client({ connectionString: 'databaseUrl' in at ? at.databaseUrl : '' })
        await client.connect()
        expect((await client.query('select count(*)::int as n from _sandbox_runs')).rows).toEqual([{ n: 0 }])
        await client.end()
      })
    })
  }
})

describe('a database in memory', () => {
  const hub = suiteApp()

  test('has no reports, and says so', async () => {
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/reports/try', payload: { sqlQuery: 'select 1' } })
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'reportsMemory', message: expect.stringContaining('file'), params: {} },
    ])
  })
})
