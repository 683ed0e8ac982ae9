import { getPriority } from 'node:os'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { REPORT_LIMITS } from '../../../src/domain/reports/calls.ts'
import { PERIODS, periodStart } from '../../../src/domain/reports/periods.ts'
import type { Subject } from '../../../src/model/subject.ts'
import { parseDecimal, stringifyDecimal } from '../../../src/model/values/decimal.ts'
import { flattenFilter } from '../../../src/providers/data/flattenFilter.ts'
import { childPids } from '../../../src/server/childProcess/lane.ts'
import { QUERY_NICENESS } from '../../../src/server/childProcess/runInChild.ts'
import { reportBackfills } from '../../../src/server/features/reports/reportBackfills.ts'
import { DEMO_PASSWORD } from '../../../src/server/seed/demoUsers.ts'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { EVERYTHING, reportsApp, subjectOf } from '../../support/app/reportsApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { administer } from '../../support/database/postgres.ts'
import { PATIENCE } from '../../support/patience.ts'

interface Result {
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly rows: readonly (readonly unknown[])[]
  readonly truncated: boolean
  readonly at: string
}

const FILTERS = [
  { name: 'period', column: 'date', type: 'range' },
  { name: 'city', column: 'city', type: 'text' },
]

describeEachEngine('a report', (engine) => {
  const { hub, query, viewsOf, target } = reportsApp(engine)
  let dealer: Subject
  let other: Subject

  beforeAll(async () => {
    dealer = await subjectOf(hub, DEALER)
    other = await subjectOf(hub, DEALER2)
  })

  let made: string[] = []
  afterEach(async () => {
    for (const id of made) await hub.as(ADMIN, { method: 'DELETE', url: `/api/reports/${id}` })
    made = []
  })

  /** Running queries of users; on SQLite the process that runs them, which may be idle. */
  async function busy(): Promise<number> {
    const at = target()
    // The tests may run at a low priority themselves.
    const niceness = Math.min(19, getPriority() + QUERY_NICENESS)
    if (!('databaseUrl' in at)) return childPids().filter((pid) => getPriority(pid) === niceness).length
    const role = new URL(at.reportsUrl ?? '').username
    return administer(async (client) => {
      const { rows } = await client.query('select count(*)::int as n from pg_stat_activity where usename = $1 and state = $2', [
        role,
        'active',
      ])
      return Number(rows[0]?.n)
    })
  }

  let number = 0
  async function report(sqlQuery: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
    number += 1
    const payload = { name: `Report ${number}`, sqlQuery, ...more }
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload })
    expect(answer.statusCode, answer.body).toBe(201)
    const { id } = answer.json<{ id: string }>()
    made.push(id)
    return id
  }

  const run = (id: string, who = ADMIN, parameters = {}) =>
    hub.as(who, { method: 'POST', url: `/api/reports/${id}/run`, payload: { parameters } })

  async function resultOf(id: string, who = ADMIN, parameters = {}): Promise<Result> {
    const answer = await run(id, who, parameters)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<Result>()
  }

  test('sums amounts exactly, as the records have them', async () => {
    const orders = await hub.repository.of('salesOrders').find(hub.db.read, {}, { limit: 1000 })
    const sum = orders.reduce((total, { netTotal }) => total + parseDecimal(netTotal ?? '0', 2), 0n)
    const { columns, rows } = await resultOf(
      await report('select sum(net_total) as total, count(*) as n, min(date) as first from sales_orders'),
    )
    expect(columns).toEqual([
      { name: 'total', type: 'decimal' },
      { name: 'n', type: 'integer' },
      { name: 'first', type: 'date' },
    ])
    const total = stringifyDecimal(sum, 2).replace(/\.?0+$/, '')
    expect(rows).toEqual([[total, orders.length, orders.map(({ date }) => date).sort()[0]]])
    expect(orders.length).toBeGreaterThan(20)
  })

  test('conditions are yes or no, whatever the engine has for them', async () => {
    const id = await report(`with states as (select code, blocked, code < 'C00002' as early from customers)
      select early, not early as later, coalesce(blocked, false) as b, case when early then true end as x, length(code) as n
      from states where code in ('C00001', 'C00002') order by code`)
    const { columns, rows } = await resultOf(id)
    expect(columns.map(({ type }) => type)).toEqual(['boolean', 'boolean', 'boolean', 'boolean', 'integer'])
    expect(rows).toEqual([
      [true, false, expect.any(Boolean), true, 6],
      [false, true, expect.any(Boolean), null, 6],
    ])
  })

  test('has names for what records refer to', async () => {
    const { rows } = await resultOf(
      await report('select customer_id, customer_label from sales_orders where customer_id is not null order by 1 limit 1'),
    )
    const [customer] = await hub.repository.of('customers').find(hub.db.read, { id: String(rows[0]?.[0]) }, { limit: 1 })
    expect(rows[0]?.[1]).toBe(`${customer?.code} – ${customer?.fullName}`)
  })

  test('every view can be read, and its columns have the types that it says', async () => {
    for (const view of await viewsOf(EVERYTHING)) {
      const { columns, rows } = await query(EVERYTHING, `select * from ${view.name}`)
      expect(columns.map(({ name }) => name)).toEqual(view.columns.map(({ name }) => name))
      for (const [index, { name, type }] of view.columns.entries()) {
        if (rows.every((row) => row[index] === null)) continue
        const found = columns[index]?.type
        expect([`${view.name}.${name}`, found === 'integer' && type === 'decimal' ? 'decimal' : found]).toEqual([
          `${view.name}.${name}`,
          type,
        ])
      }
    }
  })

  test('a dealer reads the rows of their own lists and no others', async () => {
    for (const who of [dealer, other]) {
      const views = (await viewsOf(who)).filter(
        ({ above, table }) => above.length === 0 && hub.model.entities[table]?.tenant?.sharedWith === undefined,
      )
      const counts = views.map(({ name }) => `select '${name}' as name, count(*) as n from ${name}`).join(' union all ')
      const { rows } = await query(who, counts)
      const email = who === dealer ? DEALER : DEALER2
      for (const { name, table } of views) {
        const list = await hub.as(email, { method: 'GET', url: `/api/${table}?range=[0,0]` })
        const listed = Number(String(list.headers['content-range']).split('/')[1])
        expect(rows.find(([view]) => view === name)).toEqual([name, listed])
      }
    }
  })

  test('a dealer has neither views nor columns that they may not read', async () => {
    const names = (await viewsOf(dealer)).map(({ name }) => name)
    expect(names).toContain('customers')
    expect(names).not.toContain('audit_entries')
    expect(names).not.toContain('outbox_mails')
    await expect(query(dealer, 'select sql_query from reports')).rejects.toMatchObject({ code: 'reportUnknownName' })
    await expect(query(dealer, 'select firm_id from customers')).rejects.toMatchObject({ code: 'reportUnknownName' })
    expect((await query(EVERYTHING, 'select count(firm_id) as n from customers')).rows[0]?.[0]).toBeGreaterThan(50)
  })

  test('rows of a document are as far as its own', async () => {
    const sql =
      'select count(*) as n from sales_orders_lines l where not exists (select 1 from sales_orders o where o.id = l.sales_order_id)'
    expect((await query(dealer, sql)).rows).toEqual([[0]])
    const [all, own] = [
      await query(EVERYTHING, 'select count(*) as n from sales_orders_lines'),
      await query(dealer, 'select count(*) as n from sales_orders_lines'),
    ]
    expect(Number(all.rows[0]?.[0])).toBeGreaterThan(Number(own.rows[0]?.[0]))
  })

  test('is for Admins, and for the users whom it names, each with their own rows', async () => {
    const id = await report('select count(*) as n from customers', { allowedUsers: [dealer.id] })
    const [admins, dealers] = [await resultOf(id), await resultOf(id, DEALER)]
    expect(Number(admins.rows[0]?.[0])).toBeGreaterThan(Number(dealers.rows[0]?.[0]))
    expect((await run(id, DEALER2)).statusCode).toBe(404)
    expect((await run(await report('select 1 as x'), DEALER)).statusCode).toBe(404)
    expect((await run('nothing')).statusCode).toBe(404)
  })

  test('of a user for others is for its owner as well, and stays closed when the others are gone', async () => {
    const firm = String(dealer.attributes?.firm)
    const added = async (name: string) => {
      const payload = { name, email: `${name}@example.com`, password: DEMO_PASSWORD, roles: ['Dealer'], firm }
      const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/users', payload })
      expect(answer.statusCode, answer.body).toBe(201)
      return { id: answer.json<{ id: string }>().id, email: payload.email }
    }
    const [one, colleague] = [await added('allowed'), await added('colleague')]
    const made = await hub.as(DEALER, {
      ...{ method: 'POST', url: '/api/reports', payload: { name: 'For another', query: { view: 'customers' }, allowedUsers: [one.id] } },
    })
    expect(made.json(), made.body).toMatchObject({ owner: dealer.id, allowedUsers: [one.id], visibleTo: 'allowedUsers' })
    const { id } = made.json<{ id: string }>()
    const readers = async () => {
      const statuses = [DEALER, one.email, colleague.email, DEALER2].map(async (who) => (await run(id, who)).statusCode)
      return Promise.all(statuses)
    }
    const edit = async (payload: object) => {
      const answer = await hub.as(DEALER, { method: 'PUT', url: `/api/reports/${id}`, payload })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    expect(await readers()).toEqual([200, 200, 404, 404])
    expect((await hub.as(ADMIN, { method: 'DELETE', url: `/api/users/${one.id}` })).statusCode).toBe(200)
    expect(await readers()).toEqual([200, expect.any(Number), 404, 404])
    await edit({ name: 'Renamed' })
    expect((await run(id, colleague.email)).statusCode).toBe(404)
    await edit({ visibleTo: 'firm' })
    expect((await run(id, colleague.email)).statusCode).toBe(200)
    await edit({ allowedUsers: [dealer.id] })
    expect((await run(id, colleague.email)).statusCode).toBe(404)
    await edit({ allowedUsers: [] })
    expect([(await run(id, DEALER)).statusCode, (await run(id, colleague.email)).statusCode]).toEqual([200, 404])
    const { _version } = (await hub.as(DEALER, { method: 'GET', url: `/api/reports/${id}` })).json<{ _version: number }>()
    await hub.as(DEALER, { method: 'DELETE', url: `/api/reports/${id}` })
    const restored = await hub.as(ADMIN, { method: 'POST', url: `/api/reports/${id}/restore`, payload: { version: _version } })
    expect(restored.json(), restored.body).toMatchObject({ owner: dealer.id, visibleTo: 'allowedUsers' })
  })

  test('from before there were owners belongs to its maker, and stays closed', async () => {
    const make = async (payload: object) => {
      const answer = await hub.as(DEALER, { method: 'POST', url: '/api/reports', payload: { query: { view: 'customers' }, ...payload } })
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json<{ id: string }>().id
    }
    const ids = [await make({ name: 'Former, closed', allowedUsers: [dealer.id] }), await make({ name: 'Former, open' })]
    made.push(...ids)
    const reports = hub.repository.of('reports')
    await hub.db.write(async (trx) => {
      for (const report of await reports.getMany(trx, ids)) await reports.update(trx, report, { visibleTo: null, owner: null })
      for (const { run: fill } of reportBackfills(hub.model)) await fill({ trx, repository: hub.repository, model: hub.model })
    })
    expect((await reports.getMany(hub.db.read, ids)).map(({ owner, visibleTo }) => [owner, visibleTo])).toEqual([
      [dealer.id, 'allowedUsers'],
      [dealer.id, 'firm'],
    ])
  })

  /** Names of the reports that a user finds anywhere, by way. */
  async function foundBy(who: string, subject: Subject, id: string, name: string) {
    const get = async (path: string) => (await hub.as(who, { method: 'GET', url: `/api/${path}` })).body
    const filter = (value: object) => encodeURIComponent(JSON.stringify(value))
    const [rows, allowed] = [
      await query(subject, 'select name from reports'),
      await query(subject, 'select distinct r.name from reports_allowed_users as u join reports as r on r.id = u.report_id'),
    ]
    const dashboard = await get('reports/dashboard')
    return {
      list: (await get('reports?range=[0,999]')).includes(name),
      byId: (await get(`reports?filter=${filter({ id: [id] })}`)).includes(name),
      search: (await get(`reports?filter=${filter({ q: name })}`)).includes(name),
      palette: (await get(`search?q=${encodeURIComponent(name)}`)).includes(name),
      export: (await get('reports/export?format=csv')).includes(name),
      record: (await get(`reports/${id}`)).includes(name),
      history: (await get(`reports/${id}/history`)).includes(name),
      startPage: dashboard.includes(name),
      sql: rows.rows.some(([one]) => one === name),
      users: allowed.rows.some(([one]) => one === name),
    }
  }

  test('is named nowhere to users who may not run it', async () => {
    const firm = String(dealer.attributes?.firm)
    const colleague = { name: 'Quiet', email: 'quiet@example.com', password: 'demo-1234-demo', roles: ['Dealer'], firm }
    const added = (await hub.as(ADMIN, { method: 'POST', url: '/api/users', payload: colleague })).json<{ id: string }>()
    const query = { view: 'customers' }
    const create = async (name: string, more: object) => {
      const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload: { name, query, ...more } })
      expect(answer.statusCode, answer.body).toBe(201)
      const { id } = answer.json<{ id: string }>()
      made.push(id)
      return { id, name }
    }
    const everywhere = (found: boolean, users = found) => ({
      ...{ list: found, byId: found, search: found, palette: found, export: found, record: found, history: found, startPage: found },
      ...{ sql: found, users },
    })
    const seen = async ({ id, name }: { readonly id: string; readonly name: string }) => [
      await foundBy(DEALER, dealer, id, name),
      await foundBy(DEALER2, other, id, name),
    ]
    const mine = await create('Zephyrmine', { firm, allowedUsers: [dealer.id, added.id] })
    expect(await seen(mine)).toEqual([everywhere(true), everywhere(false)])
    expect(await seen(await create('Zephyrtheirs', { firm, allowedUsers: [added.id] }))).toEqual([everywhere(false), everywhere(false)])
    expect(await seen(await create('Zephyrfirm', { firm }))).toEqual([everywhere(true, false), everywhere(false)])
    expect(await seen(await create('Zephyrhouse', {}))).toEqual([everywhere(false), everywhere(false)])
    const shared = await create('Zephyrshared', { allowedUsers: [other.id] })
    expect(await seen(shared)).toEqual([everywhere(false), everywhere(true)])
    expect(await foundBy(ADMIN, EVERYTHING, shared.id, shared.name)).toEqual(everywhere(true))
    await hub.as(ADMIN, { method: 'DELETE', url: `/api/reports/${shared.id}` })
    const history = (who: string) => hub.as(who, { method: 'GET', url: `/api/reports/${shared.id}/history` })
    expect([(await history(DEALER)).statusCode, (await history(DEALER2)).statusCode]).toEqual([404, 200])
  })

  test('reads computed costs and values of its runner’s stock alone, unless it has a part of that name', async () => {
    const foreign = `select count(*) as costs, count(o.id) as own, (select count(*) from stock_values) as stocked,
      (select count(*) from stock_values s join warehouses w on w.id = s.warehouse_id) as stocked_own
      from delivery_costs d left join sales_orders o on o.id = d.sales_order_id`
    const id = await report(foreign, { allowedUsers: [dealer.id] })
    const [admins, dealers] = [(await resultOf(id)).rows[0], (await resultOf(id, DEALER)).rows[0]]
    expect([admins?.[0], admins?.[2]]).toEqual([admins?.[1], admins?.[3]])
    expect([dealers?.[0], dealers?.[2]]).toEqual([dealers?.[1], dealers?.[3]])
    expect(Number(admins?.[0])).toBeGreaterThan(Number(dealers?.[0]))
    expect(Number(admins?.[2])).toBeGreaterThan(Number(dealers?.[2]))
    const own = await report('with delivery_costs as (select 7 as cost) select cost from delivery_costs')
    expect((await resultOf(own)).rows).toEqual([[7]])
    expect((await run(await report('select delivery_costs.secret from delivery_costs'))).json()).toMatchObject({
      code: 'reportUnknownName',
    })
  })

  test('runs for an Admin who views the product as its user, with the rows of that user', async () => {
    const id = await report('select count(*) as n from customers', { allowedUsers: [dealer.id] })
    const view = await hub.as(ADMIN, { method: 'POST', url: '/api/me/view-as', payload: { user: dealer.id } })
    const headers = { authorization: `Bearer ${view.json<{ token: string }>().token}` }
    const seen = await hub.app.inject({ method: 'POST', url: `/api/reports/${id}/run`, headers, payload: {} })
    expect(seen.json<Result>().rows).toEqual((await resultOf(id, DEALER)).rows)
    const refused = await hub.app.inject({ method: 'POST', url: '/api/reports', headers, payload: {} })
    expect(refused.json()).toMatchObject({ code: 'viewingAs' })
  })

  test('a viewer who does not know the query learns nothing of it from its mistakes', async () => {
    const id = await report('select secret_name from customers', { allowedUsers: [dealer.id] })
    expect((await run(id)).json()).toMatchObject({ code: 'reportUnknownName', params: { name: 'secret_name', position: 7 } })
    expect((await run(id, DEALER)).json()).toEqual({ code: 'reportFailed', message: expect.any(String), params: {} })
  })

  test('queries that are not saved are for those who may write them', async () => {
    const draft = { method: 'POST', url: '/api/reports/try', payload: { sqlQuery: 'select 1 as x' } } as const
    expect((await hub.as(ADMIN, draft)).json()).toMatchObject({ rows: [[1]] })
    expect((await hub.as(DEALER, draft)).statusCode).toBe(403)
  })

  test('filters are bound where the query names them, and apply to its columns elsewhere', async () => {
    const named = await report('select date from sales_orders where date >= :period_from and (:period_to is null or date <= :period_to)', {
      filters: FILTERS.slice(0, 1),
    })
    const around = await report('select date, customer_label from sales_orders', { filters: FILTERS.slice(0, 1) })
    const period = { from: '2026-01-01', to: '2026-06-30' }
    const days = (await resultOf(named, ADMIN, { period })).rows.map(([date]) => String(date)).sort()
    expect(days.length).toBeGreaterThan(3)
    expect(days[0] && days[0] >= period.from && String(days.at(-1)) <= period.to).toBe(true)
    expect((await resultOf(around, ADMIN, { period })).rows.map(([date]) => String(date)).sort()).toEqual(days)
    expect((await resultOf(around, ADMIN, {})).rows.length).toBeGreaterThan(days.length)
  })

  test('linked lookups apply together: records of the one that do not belong to the other are none', async () => {
    const filters = [
      { name: 'customer', column: 'customer_id', type: 'lookup' },
      { name: 'order', column: 'sales_order_id', type: 'lookup', within: 'customer' },
    ]
    const byQuery = await report('', { sqlQuery: null, query: { view: 'invoices', columns: ['number'] }, filters })
    const bySql = await report('select number, customer_id, sales_order_id from invoices', { filters })
    const invoices = await hub.repository.of('invoices').find(hub.db.read, {})
    const one = invoices.find(({ salesOrder, customer }) => salesOrder && customer)
    const stranger = invoices.find(({ customer }) => customer && customer !== one?.customer)
    const expected = invoices.filter(({ salesOrder, customer }) => salesOrder === one?.salesOrder && customer === one?.customer)
    for (const id of [byQuery, bySql]) {
      const numbers = async (parameters: object) => (await resultOf(id, ADMIN, parameters)).rows.map(([number]) => number).sort()
      expect(await numbers({ customer: one?.customer, order: one?.salesOrder })).toEqual(expected.map((invoice) => invoice.number).sort())
      expect(await numbers({ customer: stranger?.customer, order: one?.salesOrder })).toEqual([])
    }
    expect(expected.length).toBeGreaterThan(0)
  })

  test('a filter starts with its default, and with days that move; null takes it away', async () => {
    const id = await report('select date, customer_label from sales_orders', {
      filters: [{ ...FILTERS[0], period: 'lastYear' }],
    })
    const year = new Date().getUTCFullYear() - 1
    const within = (rows: Result['rows']) => rows.filter(([date]) => String(date).startsWith(String(year))).length
    const all = await resultOf(id, ADMIN, { period: null })
    expect((await resultOf(id)).rows.length).toBe(within(all.rows))
    expect(
      (await resultOf(id, ADMIN, { period: { period: 'thisYear' } })).rows.every(([date]) => String(date).startsWith(String(year + 1))),
    ).toBe(true)
    expect((await run(id, ADMIN, { period: { period: 'someday' } })).json()).toMatchObject({
      errors: { 'parameters.period.period': expect.any(String) },
    })
    const named = await report('select full_name from customers where full_name = :who', {
      filters: [{ name: 'who', column: 'full_name', type: 'text', default: 'Nobody of that name' }],
    })
    expect((await resultOf(named)).rows).toEqual([])
  })

  test('without SQL, filters apply to the records before they are grouped', async () => {
    const query = { view: 'sales_orders', groups: [{ column: 'date', by: 'year' }], measures: [{ of: 'count' }] }
    const filters = [
      { name: 'period', column: 'date', type: 'range' },
      { name: 'customer', column: 'customer_id', type: 'lookup' },
      { name: 'p1', column: 'count', type: 'range' },
    ]
    const orders = await hub.repository.of('salesOrders').find(hub.db.read, {}, { limit: 1000 })
    const customer = orders[0]?.customer
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload: { name: 'Grouped', query, filters } })
    expect(answer.statusCode, answer.body).toBe(201)
    const { id } = answer.json<{ id: string }>()
    made.push(id)
    const days = { from: '2026-03-15', to: '2026-05-15' }
    const counted = (fits: (order: (typeof orders)[number]) => boolean) => orders.filter(fits).length
    const total = async (parameters: object) => (await resultOf(id, ADMIN, parameters)).rows.reduce((sum, [, n]) => sum + Number(n), 0)
    expect(await total({ period: days })).toBe(counted(({ date }) => date !== null && date >= days.from && date <= days.to))
    expect(await total({ customer })).toBe(counted((order) => order.customer === customer))
    expect(await total({ p1: { from: 100_000 } })).toBe(0)
    expect((await run(id, ADMIN, { period: { from: '5' } })).statusCode).toBe(422)
  })

  /** The entity of the list to which a group leads, and how many records it finds. */
  async function listedCount(id: string, values: Readonly<Record<string, unknown>>): Promise<readonly [string, number]> {
    const payload = { groups: Object.entries(values).map(([column, value]) => ({ column, value })) }
    const drilled = await hub.as(ADMIN, { method: 'POST', url: `/api/reports/${id}/drill`, payload })
    expect(drilled.statusCode, drilled.body).toBe(200)
    const { entity, filter } = drilled.json<{ entity: string; filter: Readonly<Record<string, unknown>> }>()
    const flat = encodeURIComponent(JSON.stringify(flattenFilter(filter)))
    const list = await hub.as(ADMIN, { method: 'GET', url: `/api/${entity}?range=[0,0]&filter=${flat}` })
    return [entity, Number(String(list.headers['content-range']).split('/')[1])]
  }

  test('the records of a group are those of the list to which it leads', async () => {
    const groups = [{ column: 'date', by: 'month' }, { column: 'customer_label' }, { column: 'approval' }]
    const query = {
      view: 'sales_orders',
      groups,
      measures: [{ of: 'count' }],
      conditions: [{ column: 'net_total', operator: 'above', value: '500' }],
    }
    const filters = [{ name: 'period', column: 'created_at', type: 'range', period: 'thisYear' }]
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload: { name: 'Drilled', query, filters } })
    expect(answer.statusCode, answer.body).toBe(201)
    const { id } = answer.json<{ id: string }>()
    made.push(id)
    const { rows } = await resultOf(id)
    expect(rows.length).toBeGreaterThan(3)
    for (const [date, customer, approval, count] of rows.slice(0, 4)) {
      const values = { date, customer_label: customer, approval }
      expect(await listedCount(id, values)).toEqual(['salesOrders', count])
    }
  })

  test('the records of a group among alternatives are those of the list to which it leads', async () => {
    const query = {
      view: 'sales_orders',
      groups: [{ column: 'approval' }],
      measures: [{ of: 'count' }],
      conditions: [
        { column: 'net_total', operator: 'above', value: '2000' },
        { column: 'date', operator: 'during', period: 'thisMonth', or: true },
        { column: 'date', operator: 'notEmpty' },
        { column: 'net_total', operator: 'below', value: '100' },
        { column: 'created_at', operator: 'atLeast', value: '2026-01-01', or: true },
      ],
    }
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload: { name: 'Alternatives', query } })
    expect(answer.statusCode, answer.body).toBe(201)
    const { id } = answer.json<{ id: string }>()
    made.push(id)
    const { rows } = await resultOf(id)
    const all = await rowsOf({ ...query, conditions: [] })
    expect(rows.length).toBeGreaterThan(1)
    expect(rows).not.toEqual(all)
    for (const [approval, count] of rows) {
      expect(await listedCount(id, { approval })).toEqual(['salesOrders', count])
    }
  })

  /** A condition of a report and the same in a filter of a list. */
  const ALONG_PATHS = [
    [{ column: 'customer_id.code', operator: 'startsWith', value: 'C00' }, { 'customer.code_starts': 'C00' }],
    [{ column: 'warehouse_id.name', operator: 'contains', value: 'a' }, { 'warehouse.name_contains': 'a' }],
    [{ column: 'customer_id.blocked', operator: 'is', value: 'false' }, { 'customer.blocked': false }],
    [{ column: 'customer_id.country_id.name', operator: 'contains', value: 'a' }, { 'customer.country.name_contains': 'a' }],
    [{ column: 'status_id.name', operator: 'notEmpty' }, { 'status.name_null': false }],
    [{ column: 'sales_orders_lines.quantity', operator: 'atLeast', value: '3' }, { 'lines.quantity_gte': 3 }],
    [{ column: 'sales_orders_lines.material_id.code', operator: 'contains', value: '1' }, { 'lines.material.code_contains': '1' }],
    [{ column: 'customer_id.created_at', operator: 'atLeast', value: '2020-01-01' }, { 'customer.createdAt_gte': '2020-01-01' }],
  ] as const

  test.each(ALONG_PATHS)('finds by %o what lists find by %o', async (condition, filter) => {
    for (const who of [ADMIN, DEALER]) {
      const listed = await hub.as(who, {
        method: 'GET',
        url: `/api/salesOrders?range=[0,999]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
      })
      expect(listed.statusCode, listed.body).toBe(200)
      const found = await rowsOf({ view: 'sales_orders', columns: ['id'], conditions: [condition] }, who)
      expect(found.map(([id]) => id).toSorted()).toEqual(
        listed
          .json<{ id: string }[]>()
          .map(({ id }) => id)
          .toSorted(),
      )
      if (who === ADMIN) expect(found.length).toBeGreaterThan(0)
    }
  })

  test('the records of a group with conditions along paths are those of the list to which it leads', async () => {
    const grouped = { view: 'sales_orders', groups: [{ column: 'approval' }], measures: [{ of: 'count' }] }
    for (const [condition] of ALONG_PATHS) {
      const query = { ...grouped, conditions: [condition, { column: 'date', operator: 'notEmpty' }] }
      const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload: { name: `Along ${condition.column}`, query } })
      expect(answer.statusCode, answer.body).toBe(201)
      const { id } = answer.json<{ id: string }>()
      made.push(id)
      const { rows } = await resultOf(id)
      expect(rows.length).toBeGreaterThan(0)
      for (const [approval, count] of rows) expect(await listedCount(id, { approval }), condition.column).toEqual(['salesOrders', count])
    }
  })

  test('finds rows by the record to which they belong, which no list can', async () => {
    const all = await rowsOf({ view: 'sales_orders_lines', columns: ['id'] })
    const ofApproved = (operator: string) =>
      rowsOf({
        view: 'sales_orders_lines',
        columns: ['id'],
        conditions: [{ column: 'sales_order_id.approval', operator, value: 'approved' }],
      })
    const [approved, others] = [await ofApproved('is'), await ofApproved('isNot')]
    expect(approved.length).toBeGreaterThan(0)
    expect(others.length).toBeGreaterThan(0)
    expect(approved.length + others.length).toBe(all.length)
  })

  test('knows who it runs for, as filters of lists do, and in SQL as well', async () => {
    const admin = await subjectOf(hub, ADMIN)
    const column = (await viewsOf(admin))
      .find(({ name }) => name === 'salesmen')
      ?.columns.find(({ stored, label }) => stored.name === 'userId' && label === undefined)?.name
    const query = { view: 'salesmen', columns: ['id'], conditions: [{ column, operator: 'is', value: '$me' }], sort: [{ column: 'id' }] }
    const [first, second] = await hub.repository.of('salesmen').find(hub.db.read, { firm: HOUSE_FIRM }, { limit: 2 })
    const restore = first?.userId ?? null
    const mine = (userId: string | null) => hub.as(ADMIN, { method: 'PUT', url: `/api/salesmen/${first?.id}`, payload: { userId } })
    expect((await mine(admin.id)).statusCode).toBe(200)
    try {
      const ids = (rows: Result['rows']) => rows.map(([id]) => id)
      const listed = await hub.as(ADMIN, { method: 'GET', url: '/api/salesmen?filter={"userId":"$me"}' })
      const found = ids(await rowsOf(query))
      expect(found).toEqual(
        listed
          .json<{ id: string }[]>()
          .map(({ id }) => id)
          .sort(),
      )
      expect(found).toContain(first?.id)
      expect(found).not.toContain(second?.id)
      expect(ids((await resultOf(await report(`select id from salesmen where ${column} = :me order by id`))).rows)).toEqual(found)
      expect(ids(await rowsOf(query, DEALER))).not.toContain(first?.id)
    } finally {
      await mine(restore)
    }
  })

  test('a group without a list of its records says so', async () => {
    const query = { view: 'sales_orders_lines', groups: [{ column: 'unit' }], measures: [{ of: 'count' }] }
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload: { name: 'Lines', query } })
    const { id } = answer.json<{ id: string }>()
    made.push(id)
    const payload = { groups: [{ column: 'unit', value: 'x' }] }
    const drilled = await hub.as(ADMIN, { method: 'POST', url: `/api/reports/${id}/drill`, payload })
    expect(drilled.json()).toMatchObject({ code: 'reportNoList' })
    expect((await hub.as(DEALER, { method: 'POST', url: `/api/reports/${id}/drill`, payload })).statusCode).toBe(404)
  })

  test('filters of days take moments by the firm’s clocks', async () => {
    const id = await report('select id, created_at as written from sales_orders', {
      filters: [{ name: 'on', column: 'written', type: 'range' }],
    })
    const moments = (await query(EVERYTHING, 'select created_at from sales_orders')).rows.map(([at]) => new Date(String(at)))
    const zoned = (timeZone: string | null) =>
      hub.db.write(async (trx) => {
        const house = await hub.repository.of('firms').get(trx, HOUSE_FIRM)
        if (house) await hub.repository.of('firms').update(trx, house, { timeZone })
        return house?.timeZone ?? null
      })
    const before = await zoned('UTC')
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await zoned(timeZone)
      const day = (moments[0] ?? new Date()).toLocaleDateString('sv', { timeZone })
      const there = moments.filter((moment) => moment.toLocaleDateString('sv', { timeZone }) === day).length
      expect((await resultOf(id, ADMIN, { on: { from: day, to: day } })).rows.length).toBe(there)
    }
    await zoned(before)
  })

  test('values of filters are values, whatever they contain', async () => {
    const id = await report('select id, full_name as city from customers', { filters: FILTERS.slice(1) })
    for (const city of ["x' or 1 = 1 --", '"; drop table customers', ':city', '?1', '\u0000'])
      expect((await resultOf(id, ADMIN, { city })).rows).toEqual([])
    expect((await run(id, ADMIN, { city: 5 })).json()).toMatchObject({
      code: 'validation',
      errors: { 'parameters.city': expect.any(String) },
    })
    expect((await run(id, ADMIN, { town: 'x' })).json()).toMatchObject({
      code: 'validation',
      errors: { 'parameters.town': expect.any(String) },
    })
  })

  test.each([
    [{ period: { from: 'yesterday' } }, 'parameters.period.from'],
    [{ period: { from: '2026-02-30' } }, 'parameters.period.from'],
    [{ period: '2026-01-01' }, 'parameters.period'],
  ])('a value that is no day is refused at its place: %j', async (parameters, place) => {
    const id = await report('select date from sales_orders', { filters: FILTERS.slice(0, 1) })
    const answer = await run(id, ADMIN, parameters)
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [place]])
  })

  test('days of moments are those of the time zone', async () => {
    const sql = 'select min(day(created_at)) as a, max(day(created_at)) as b from sales_orders'
    const [utc, east, west] = [
      await query(EVERYTHING, sql),
      await query(EVERYTHING, sql, { timeZone: 'Pacific/Kiritimati' }),
      await query(EVERYTHING, sql, { timeZone: 'Pacific/Pago_Pago' }),
    ]
    const [first] = (await query(EVERYTHING, 'select min(created_at) as a from sales_orders')).rows
    const dayIn = (timeZone: string) => new Date(String(first?.[0])).toLocaleDateString('sv', { timeZone })
    expect([utc, east, west].map(({ rows }) => rows[0]?.[0])).toEqual([
      dayIn('UTC'),
      dayIn('Pacific/Kiritimati'),
      dayIn('Pacific/Pago_Pago'),
    ])
    expect(utc.columns[0]).toEqual({ name: 'a', type: 'date' })
  })

  test('says when there is more than it answers', async () => {
    const numbers = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 10001) select i from n'
    const much = await resultOf(await report(numbers))
    expect([much.rows.length, much.truncated]).toEqual([10_000, true])
    const wide = await query(
      EVERYTHING,
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 50) select i, 'xxxxxxxxxx' as x from n`,
      { bytes: 400 },
    )
    expect([wide.truncated, wide.rows.length > 0 && wide.rows.length < 50]).toEqual([true, true])
    const few = await resultOf(await report(numbers.replace('10001', '10000'), { resultOffset: 9_998 }))
    expect([few.rows, few.truncated]).toEqual([[[9_999], [10_000]], false])
  })

  test('viewers with the same rights share a run while it is fresh; a new version runs again', async () => {
    const id = await report('select count(*) as n from customers', { syncSeconds: 60, allowedUsers: [dealer.id] })
    const first = await resultOf(id)
    expect((await resultOf(id)).at).toBe(first.at)
    expect((await resultOf(id, DEALER)).rows).not.toEqual(first.rows)
    const stored = (await hub.as(ADMIN, { method: 'GET', url: `/api/reports/${id}` })).json<{ _version: number }>()
    const changed = await hub.as(ADMIN, { method: 'PUT', url: `/api/reports/${id}`, payload: { ...stored, sqlQuery: 'select 7 as n' } })
    expect(changed.statusCode, changed.body).toBe(200)
    expect((await resultOf(id)).rows).toEqual([[7]])
  })

  test('a client that goes away ends its run', async () => {
    const endless = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) as c from n'
    // Uses up all idle processes.
    await expect(query(EVERYTHING, endless, { time: 1 })).rejects.toMatchObject({ code: 'reportTime' })
    await expect.poll(busy, PATIENCE).toBe(0)
    const id = await report(endless)
    const origin = await hub.app.listen({ host: '127.0.0.1', port: 0 })
    const leaving = new AbortController()
    const headers = { authorization: `Bearer ${await hub.token(ADMIN)}`, 'content-type': 'application/json' }
    const asked = fetch(`${origin}/api/reports/${id}/run`, { method: 'POST', headers, body: '{}', signal: leaving.signal })
    await expect.poll(busy, PATIENCE).toBe(1)
    leaving.abort()
    await expect(asked).rejects.toThrow()
    // Before the deadline, at which it would end anyway.
    await expect.poll(busy, { timeout: REPORT_LIMITS.time / 2 }).toBe(0)
  })

  test('numbers that a division or a subtraction leaves are alike', async () => {
    const { rows } = await query(
      EVERYTHING,
      'select 10.0 / 3 as x, 1.10 + 2.20 as y, 0.1 * 3 as w, 1234567890123.45 as v, round(2.675, 2) as r, 1199.62 - 1138.71 as d, 9007199254740991 as n',
    )
    expect(rows).toEqual([['3.33333333333333', '3.3', '0.3', '1234567890123.45', '2.68', '60.91', Number.MAX_SAFE_INTEGER]])
  })

  const asked = (query: object, who = ADMIN) => hub.as(who, { method: 'POST', url: '/api/reports/try', payload: { query } })
  const rowsOf = async (query: object, who = ADMIN) => {
    const answer = await asked(query, who)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<Result>().rows
  }

  test('without SQL, what has no value is smallest', async () => {
    const query = { view: 'customers', groups: [{ column: 'language' }], measures: [{ of: 'count' }] }
    await hub.db.write((trx) => trx.updateTable('customers').set({ language: 'tr' }).where('code', '=', 'C00003').execute())
    const languages = async (sort?: object) => (await rowsOf({ ...query, ...(sort && { sort: [sort] }) })).map(([language]) => language)
    expect((await languages())[0]).toBe(null)
    expect((await languages()).at(-1)).toBe('tr')
    expect((await languages({ column: 'language', descending: true })).at(-1)).toBe(null)
  })

  test.each(PERIODS)('without SQL, sums by %s are those of the records', async (by) => {
    const orders = await hub.repository.of('salesOrders').find(hub.db.read, {}, { limit: 1000 })
    const sums = new Map<string, bigint>()
    for (const { date, netTotal } of orders) {
      const start = periodStart(by, date ?? '') ?? ''
      sums.set(start, (sums.get(start) ?? 0n) + parseDecimal(netTotal ?? '0', 2))
    }
    const expected = [...sums]
      .sort(([one], [two]) => (one < two ? -1 : 1))
      .map(([start, sum]) => [start, stringifyDecimal(sum, 2).replace(/\.?0+$/, '')])
    const query = { view: 'sales_orders', groups: [{ column: 'date', by }], measures: [{ of: 'sum', column: 'net_total' }] }
    expect(await rowsOf(query)).toEqual(expected)
    expect(expected.length).toBeGreaterThan(1)
  })

  test('without SQL, shares come to 100 and running sums to the whole', async () => {
    const of = (measure: string) => ({ of: measure, column: 'net_total' })
    const [whole] = await rowsOf({ view: 'sales_orders', measures: [of('sum')] })
    const rows = await rowsOf({ view: 'sales_orders', groups: [{ column: 'date', by: 'month' }], measures: [of('share'), of('running')] })
    expect(rows.reduce((sum, [, share]) => sum + Number(share), 0)).toBeCloseTo(100, 6)
    expect(rows.at(-1)?.[2]).toBe(whole?.[0])
  })

  test('without SQL, conditions find what the list finds', async () => {
    const listed = await hub.as(ADMIN, { method: 'GET', url: '/api/customers?range=[0,0]&filter={"fullName_contains":"an"}' })
    const [found] = await rowsOf({
      view: 'customers',
      conditions: [{ column: 'full_name', operator: 'contains', value: 'AN' }],
      measures: [{ of: 'count' }],
    })
    expect(found).toEqual([Number(String(listed.headers['content-range']).split('/')[1])])
    expect(Number(found?.[0])).toBeGreaterThan(0)
    const all = { view: 'sales_orders', measures: [{ of: 'count' }] }
    const [before, since, every] = await Promise.all([
      rowsOf({ ...all, conditions: [{ column: 'created_at', operator: 'below', value: '2026-01-01' }] }),
      rowsOf({ ...all, conditions: [{ column: 'created_at', operator: 'atLeast', value: '2026-01-01' }] }),
      rowsOf(all),
    ])
    expect(Number(before[0]?.[0]) + Number(since[0]?.[0])).toBe(Number(every[0]?.[0]))
  })

  test('a dealer builds a report without SQL, of their firm’s rows and for their firm', async () => {
    const query = { view: 'customers', measures: [{ of: 'count' }] }
    const answer = await hub.as(DEALER, { method: 'POST', url: '/api/reports', payload: { name: 'My customers', query } })
    expect(answer.statusCode, answer.body).toBe(201)
    const { id } = answer.json<{ id: string }>()
    const list = await hub.as(DEALER, { method: 'GET', url: '/api/customers?range=[0,0]' })
    expect((await resultOf(id, DEALER)).rows).toEqual([[Number(String(list.headers['content-range']).split('/')[1])]])
    expect((await run(id, DEALER2)).statusCode).toBe(404)
    const sql = await hub.as(DEALER, { method: 'POST', url: '/api/reports', payload: { name: 'All', sqlQuery: 'select 1 as x' } })
    expect(sql.statusCode).toBe(422)
    expect((await hub.as(DEALER, { method: 'DELETE', url: `/api/reports/${id}` })).statusCode).toBe(200)
  })

  test.each([
    [{}, 'query'],
    [{ query: { view: 'customers', limit: 0 } }, 'query.limit'],
    [{ query: { view: 'customers', groups: [{ column: 'created_at', by: 'hour' }] } }, 'query.groups.0.by'],
    [{ query: { measures: [] } }, 'query.view'],
  ])('is not saved as %j', async (asked, place) => {
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload: { name: 'Wrong', ...asked } })
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, expect.arrayContaining([place])])
  })

  test.each([
    [{ view: 'customers', columns: ['password'] }, 'query.columns.0'],
    [{ view: 'audit_entries' }, 'query.view'],
    [{ view: 'customers', conditions: [{ column: 'full_name', operator: 'is' }] }, 'query.conditions.0.value'],
    [{ view: 'customers', measures: [{ of: 'delete' }] }, 'query.measures.0.of'],
  ])('a mistake in a query is refused at its place: %j', async (query, place) => {
    const answer = await asked(query, DEALER)
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [place]])
  })
})
