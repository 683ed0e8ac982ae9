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
  ['explain analyze delete from customers', 'reportOnlyReads'],
  ['set session authorization postgres', 'reportOnlyReads'],
  ['reset role', 'reportOnlyReads'],
  ['show all', 'reportOnlyReads'],
  ['declare c cursor with hold for select 1', 'reportOnlyReads'],
  ['fetch all from report', 'reportOnlyReads'],
  ['close report', 'reportOnlyReads'],
  ['begin', 'reportOnlyReads'],
  ['commit', 'reportOnlyReads'],
  ['savepoint x', 'reportOnlyReads'],
  ['listen customers', 'reportOnlyReads'],
  ["notify customers, 'x'", 'reportOnlyReads'],
  ['lock table customers', 'reportOnlyReads'],
  ['prepare x as select 1', 'reportOnlyReads'],
  ['execute x', 'reportOnlyReads'],
  ['call x()', 'reportOnlyReads'],
  ["load 'x'", 'reportOnlyReads'],
  ['discard all', 'reportOnlyReads'],
  ['vacuum', 'reportOnlyReads'],
  ['detach database main', 'reportOnlyReads'],
  ['table customers', 'reportOnlyReads'],
  ['ſelect 1', 'reportOnlyReads'],
  ['select * from customers for update', 'reportOnlyReads'],
  ['with customers as (select 1) merge into customers using customers on true when matched then delete', 'reportOnlyReads'],
  ['select pg_sleep(10)', 'reportForbiddenName'],
  ['select "pg_sleep"(10)', 'reportForbiddenName'],
  ['select PG_CATALOG . PG_SLEEP (10)', 'reportForbiddenName'],
  ['select /* a */ pg_sleep /* b */ (10)', 'reportForbiddenName'],
  ["select pg_read_file('/etc/passwd')", 'reportForbiddenName'],
  ["select * from pg_ls_dir('/')", 'reportForbiddenName'],
  ['select pg_advisory_lock(1)', 'reportForbiddenName'],
  ['select pg_terminate_backend(1)', 'reportForbiddenName'],
  ["select pg_notify('x', 'y')", 'reportForbiddenName'],
  ['select c.pg_typeof from customers c', 'reportForbiddenName'],
  ['select sqlite_version()', 'reportForbiddenName'],
  ['select 1 operator(pg_catalog.+) 2', 'reportFunction'],
  ["select collation for ('x')", 'reportFunction'],
  ['select ｐg_sleep(10)', 'reportFunction'],
  ['with f(x) as (select 1) select f(1) from f', 'reportFunction'],
  ['with lo_creat(x) as (select 1) select lo_creat(-1)', 'reportFunction'],
  ["select 1 as lo_import('/etc/passwd')", 'report'],
  ["select cast(1 as lo_import('/etc/passwd'))", 'report'],
  ["select query_to_xml('select 1', true, true, '')", 'reportFunction'],
  ['select xmlparse(document \'<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>\')', 'reportFunction'],
  ["select * from json_table('[1]', '$[*]' columns (x int path '$'))", 'reportFunction'],
  ["select database_to_xml(true, true, '')", 'reportFunction'],
  ["select * from dblink('dbname=x', 'select 1') as t (a int)", 'reportFunction'],
  ["with q(x) as (select 'dbname=x') select * from q, dblink(x) as (a int)", 'reportFunction'],
  ["select lo_import('/etc/passwd')", 'reportFunction'],
  ['select lo_get(1)', 'reportFunction'],
  ["select set_config('hub.run', 'x', false)", 'reportFunction'],
  ["select set_config('role', 'none', true)", 'reportFunction'],
  ["select current_setting('hub.run')", 'reportFunction'],
  ['select version()', 'reportFunction'],
  ['select current_database()', 'reportFunction'],
  ['select inet_server_addr()', 'reportFunction'],
  ["select has_table_privilege('users', 'select')", 'reportFunction'],
  ["select setval('x', 1)", 'reportFunction'],
  ["select lo_from_bytea(0, 'x')", 'reportFunction'],
  ["select lo_export(1, '/tmp/x')", 'reportFunction'],
  ['select random()', 'reportFunction'],
  ['select changes()', 'reportFunction'],
  ["select hex('x')", 'reportFunction'],
  ["select edit('x')", 'reportFunction'],
  ["select * from bytecode('select 1')", 'reportFunction'],
  ["select * from fsdir('/')", 'reportFunction'],
  ['select * from customers tablesample system(10)', 'reportFunction'],
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
  ['select * from "PRAGMA_table_list"', 'reportForbiddenName'],
  ['with sqlite_master as (select 1) select * from sqlite_master', 'reportForbiddenName'],
  ['select 1 as x from (select 1) as pg_class', 'reportForbiddenName'],
  ['select * from hub_views_0.customers', 'reportUnknownName'],
  ['select * from "main.customers"', 'reportUnknown'],
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
  ['select null::sessions', 'report'],
  ['select (null::sessions)."userId"', 'report'],
  ['select null::"_sandbox_runs"', 'report'],
  ['select xmin from customers', 'reportUnknownName'],
  ['select ctid from customers', 'reportUnknownName'],
  ['select tableoid from customers', 'reportUnknownName'],
  ['select row(c.*) from customers c', 'reportFunction'],
  ['select * from customers for share', 'report'],
  ['select * from customers for key share', 'report'],
  ["select timestamptz '2026-01-01' at time zone '../../etc/passwd'", 'report'],
  ["select E'a'", 'reportUnknown'],
  ['select $$x$$', 'reportSyntax'],
  ['select [id] from customers', 'reportSyntax'],
  ['select `id` from customers', 'reportSyntax'],
  ['select ?1', 'reportSyntax'],
  ['select @x', 'reportSyntax'],
  ['select 1 \0', 'reportIncomplete'],
  ["select 'open", 'reportSyntax'],
  ['select 1 /* open', 'reportSyntax'],
  ['select 1 /* /* nested */ */', 'reportSyntax'],
  ['select U&"\\0070g_sleep"(10)', 'reportSyntax'],
  ['select \u202e1', 'reportSyntax'],
  ['select\u00a01', 'reportSyntax'],
  ["select x'00'", 'reportUnknown'],
  ["select N'a'", 'reportUnknown'],
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
  ['with customers as (select 7 as id) select id from customers', [[7]]],
  ['select 1 as region, 2 as registered', [[1, 2]]],
  ['select 1 -- hidden \r as x', [[1]]],
  ["select 1 as x where '--' = '--' /* ' */", [[1]]],
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
    [
      'a pattern that backtracks',
      `select count(*) as c from customers a, customers b, customers c, customers d where a.address || b.address || c.address || d.address like '${'%e'.repeat(40)}%z'`,
    ],
    [
      'a sort of everything',
      'select a.id from customers a, customers b, customers c, customers d order by a.full_name || b.id || c.id || d.id',
    ],
    ['a text of all', "select string_agg(a.full_name, ',') as t from customers a, customers b, customers c, customers d"],
  ])('%s ends at the deadline, and the next query runs', async (_, sql) => {
    // A large machine could run out of memory first.
    await expect(query(EVERYTHING, sql, { time: 400 })).rejects.toMatchObject({
      code: expect.stringMatching(/^report(Time|Memory|TooComplex)$/),
    })
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

  /** The id of a row of another firm, as a parameter. */
  async function foreign(view: string) {
    const firm = { parameters: { firm: { type: 'text', value: dealer.attributes?.firm ?? '' } } } as const
    const owner = view === 'customers' ? 'firm_id' : '(select o.firm_id from sales_orders o where o.id = sales_order_id)'
    const { rows } = await query(EVERYTHING, `select id from ${view} where ${owner} <> :firm limit 1`, firm)
    return { parameters: { id: { type: 'text', value: String(rows[0]?.[0]) } } } as const
  }
  // Not of the id: an engine may test the parameter that it equals, without any row.
  const failing = (column: string) => (engine.name === 'sqlite' ? `json_extract(${column}, '$.x')` : `cast(${column} as integer)`)
  const FAILS = failing('full_name')

  test.each([
    ['customers', `select count(*) as c from customers where id = :id and ${FAILS} = 1`],
    ['customers', `select count(case when id = :id then ${FAILS} end) as c from customers`],
    ['customers', `with c as (select * from customers) select count(*) as c from c where id = :id and ${FAILS} = 1`],
    ['customers', `select count(*) as c from customers group by case when id = :id then ${FAILS} else 0 end`],
    ['customers', `select full_name from customers order by case when id = :id then ${FAILS} end limit 1`],
    ['customers', `select count(*) as c from (select 1 as one) as o left join customers on id = :id and ${FAILS} = 1`],
    ['customers', `select full_name from customers where id in (select id from customers where id = :id and ${FAILS} = 1)`],
    ['sales_orders_lines', `select count(*) as c from sales_orders_lines where id = :id and ${failing('line_type')} = 1`],
  ])('whether a condition fails on rows of others in %s can’t be seen: %s', async (view, sql) => {
    const asking = await foreign(view)
    await expect(query(EVERYTHING, sql, asking)).rejects.toMatchObject({ code: 'reportValue' })
    await query(dealer, sql, asking)
  })

  test('how long a condition takes on rows of others can’t be seen', async () => {
    const endless = 'with recursive n(i) as (select length(c.id) union all select i + 1 from n) select count(*) from n'
    const sql = `select count(*) as n from customers c where c.id = :id and (${endless}) > 0`
    const asking = await foreign('customers')
    await expect(query(EVERYTHING, sql, { ...asking, time: 400 })).rejects.toMatchObject({ code: 'reportTime' })
    expect((await query(dealer, sql, asking)).rows).toEqual([[0]])
  })

  test('what a rule hides by the record is in no view', async () => {
    const names = (await hub.as(ADMIN, { method: 'GET', url: '/api/reports/views' })).json<{
      views: readonly { name: string; columns: readonly { name: string }[] }[]
    }>()
    const audit = names.views.find(({ name }) => name === 'audit_entries')
    expect(audit?.columns.map(({ name }) => name)).toContain('actor_name')
    expect(audit?.columns.map(({ name }) => name)).not.toContain('changes')
  })

  test('columns of parameters are names, whatever they contain', async () => {
    const where = [{ column: 'id" = r."id" or "x', operator: '=', parameter: 'p' }] as const
    const parameters = { p: { type: 'text', value: 'x' } } as const
    await expect(query(EVERYTHING, 'select id from customers', { where, parameters })).rejects.toMatchObject({
      code: expect.stringMatching(/^reportUnknown/),
    })
  })

  test('the column of a filter that the result does not have is named', async () => {
    const where = [{ column: 'date', operator: '=', parameter: 'p' }] as const
    const parameters = { p: { type: 'text', value: 'x' } } as const
    await expect(query(EVERYTHING, 'select id from customers', { where, parameters })).rejects.toMatchObject({
      code: 'reportUnknownName',
      params: { name: 'date' },
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
          conditions: [],
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
        'with recursive customers(id) as (select id from main.customers union select id from customers) select * from customers',
        'with customers as (select id from "main"."customers") select (select count(*) from customers) from customers',
        'select * from (select * from main.customers) as customers',
        'select (select id from main.customers limit 1) from customers',
        'select id from temp.customers union all select id from main.customers',
        'select * from temp.sqlite_temp_master',
        'select * from sqlite_schema',
        "select * from pragma_table_xinfo('customers')",
        'select * from pragma_function_list',
        'select json_group_array(name) from pragma_table_list',
        'select "passwordHash" from main.users',
        "select count(*) from main.users where email like '%a%'",
        "attach database ':memory:' as x",
        "vacuum into '/tmp/stolen.sqlite'",
        'detach main',
        'savepoint x',
        'analyze',
        'drop view customers',
        'create temp trigger t after insert on customers begin select 1; end',
        'select zeroblob(1000000000)',
        'select randomblob(10)',
        'select fts5(1)',
        'select sqlite_source_id()',
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

      test.each([
        "select length(printf('%.*c', 1000000000, 'x'))",
        "select format('%2000001d', 1)",
        `select ${'replace('.repeat(7)}'xxxxxxxxxx'${", 'x', 'xxxxxxxxxx')".repeat(7)}`,
        `select json_extract('${'['.repeat(5000)}', '$')`,
        `select ${'abs('.repeat(600)}1${')'.repeat(600)}`,
        `select ${Array.from({ length: 600 }, () => '1').join(', ')}`,
        Array.from({ length: 200 }, () => 'select 1').join(' union all '),
      ])('is bounded: %.60s', async (sql) => {
        expect(await raw(sql)).toEqual([
          { refused: expect.objectContaining({ code: expect.stringMatching(/^report(TooComplex|Value|Syntax)$/) }) },
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
        'insert into public.customers (id) values (1)',
        'truncate public.customers',
        'drop table public.customers',
        'create schema x',
        "select pg_ls_dir('/')",
        'copy public.customers to stdout',
        "copy (select 1) to program 'id'",
        "select dblink('dbname=postgres', 'select 1')",
        'do $$ begin perform 1 from public.users; end $$',
        'explain analyze select * from public.users',
        'alter role current_user superuser',
        "select query_to_xml('select * from public.users', true, true, '')",
        "select pg_read_file('/etc/passwd')",
        "copy (select 1) to '/tmp/x'",
        "select lo_import('/etc/passwd')",
      ])('%s', async (sql) => {
        await schemaOf()
        expect(await asRole(sql)).toMatch(/denied|does not exist|permission|must be/)
      })

      test.each([
        `select cast(1259 as "regclass")`,
        `select "regclass" '1259'`,
        `select 'users'::"regclass"`,
        `select 10::regrole`,
        `select 10::"regrole"`,
        `select (10::"oid")::"regnamespace"`,
        `select '=r/postgres'::aclitem`,
      ])('no type looks up names in the catalogues: %s', async (sql) => {
        await expect(query(EVERYTHING, sql)).rejects.toMatchObject({ code: 'reportForbiddenName' })
      })

      test('values that the other engine does not have are texts; days beyond the calendar are none', async () => {
        const sql = `select interval '1 day' as i, point '(1,2)' as p, 'infinity'::date as d, '-infinity'::timestamptz as t, 'NaN'::numeric as n`
        expect((await query(EVERYTHING, sql)).rows).toEqual([['1 day', '(1,2)', null, null, null]])
      })

      test('a series that never ends does, at the deadline', async () => {
        const sql = 'select count(*) as n from generate_series(1, 100000000000)'
        await expect(query(EVERYTHING, sql, { time: 400 })).rejects.toMatchObject({ code: 'reportTime' })
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
