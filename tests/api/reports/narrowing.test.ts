import { beforeAll, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { dayIn } from '../../../src/model/values/timeZones.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { reportsApp, subjectOf } from '../../support/app/reportsApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

type Rows = readonly (readonly unknown[])[]

describeEachEngine('a report that its reader narrows besides its filters', (engine) => {
  const { hub } = reportsApp(engine)
  const call = (id: string, what: string, payload: object, who = ADMIN) =>
    hub.as(who, { method: 'POST', url: `/api/reports/${id}/${what}`, payload })
  const rows = async (id: string, where: readonly object[] = [], who = ADMIN): Promise<Rows> => {
    const answer = await call(id, 'run', { where }, who)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ rows: Rows }>().rows
  }
  const create = async (payload: object): Promise<string> => {
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string }>().id
  }
  const IN_STOCK = { column: 'status', value: 'inStock' }

  let byMake: string
  let bySql: string
  beforeAll(async () => {
    const { id } = await subjectOf(hub, DEALER)
    const query = { view: 'cars', groups: [{ column: 'make' }], measures: [{ of: 'count' }] }
    byMake = await create({ name: 'Cars by make', query })
    bySql = await create({ name: 'Statuses', sqlQuery: 'select status, make from cars order by id', allowedUsers: [id] })
  })

  test('counts the records of that value alone, which need not be in its result', async () => {
    const cars = await rows(bySql)
    const total = (found: Rows) => found.reduce((sum, [, count]) => sum + Number(count), 0)
    expect(total(await rows(byMake, [IN_STOCK]))).toBe(cars.filter(([status]) => status === 'inStock').length)
    expect(total(await rows(byMake))).toBe(cars.length)
    expect(await rows(byMake, [IN_STOCK, { column: 'make', value: 'no such make' }])).toEqual([])
  })

  test('in SQL has the rows of its result with that value', async () => {
    expect(await rows(bySql, [IN_STOCK])).toEqual((await rows(bySql)).filter(([status]) => status === 'inStock'))
  })

  test.each([
    ['a number', 'year', (value: unknown) => typeof value === 'number'],
    ['true and false', 'show_in_dashboard', (value: unknown) => value === false],
    ['empty values', 'sale_date', (value: unknown) => value === null],
  ])('by %s, in SQL and without', async (_, column, isWanted) => {
    const view = column === 'show_in_dashboard' ? 'reports' : 'cars'
    const plain = await create({ name: `Listed by ${column}`, query: { view, columns: ['id', column] } })
    const sql = await create({ name: `Selected by ${column}`, sqlQuery: `select id, ${column} from ${view}` })
    const all = await rows(plain)
    const [, value] = all.find(([, one]) => isWanted(one)) ?? expect.unreachable('there is no such value')
    const wanted = all.filter(([, one]) => one === value).map(([id]) => id)
    expect(wanted.length).toBeLessThan(all.length)
    for (const id of [plain, sql]) expect(new Set((await rows(id, [{ column, value }])).map(([one]) => one))).toEqual(new Set(wanted))
  })

  test('by a text, in SQL, finds numbers and days written like it, and numbers without regard to zeros', async () => {
    const values = `select 1 as id, 5 as whole, 2.50 as amount, month(date('2026-02-10')) as day, 'abc' as word
      union all select 2, 6, 2.25, month(date('2026-03-10')), '5'`
    const payload = { name: 'Values', sqlQuery: values, filters: [{ name: 'text', column: 'whole', type: 'text' }] }
    const id = await create(payload)
    const found = async (column: string, value: string) => (await rows(id, [{ column, value }])).map(([one]) => one)
    expect([await found('whole', '5'), await found('whole', '5.0'), await found('whole', 'x')]).toEqual([[1], [1], []])
    expect([await found('amount', '2.5'), await found('amount', '2.50'), await found('amount', '2.255')]).toEqual([[1], [1], []])
    expect([await found('day', '2026-03-01'), await found('day', '2026')]).toEqual([[2], []])
    expect([await found('word', '5'), await found('word', 'abc'), await found('word', '5.0')]).toEqual([[2], [1], []])
    const answer = await call(id, 'run', { parameters: { text: '6' } })
    expect(answer.json<{ rows: Rows }>().rows.map(([one]) => one)).toEqual([2])
  })

  test('by texts, numbers and days, in SQL, whatever the type of the column: the same on every engine', async () => {
    const sqlQuery = `select id, created_at as moment, show_in_menu as flag, name as word, sync_seconds as whole from reports
      where name in ('Typed 0', 'Typed 00042', 'Typed 2026-02-30')`
    const names = ['Typed 0', 'Typed 00042', 'Typed 2026-02-30']
    for (const [at, name] of names.entries())
      await create({ name, query: { view: 'cars' }, showInMenu: at === 1, ...(at === 2 && { syncSeconds: 42 }) })
    const words = sqlQuery.replace('name as word', "replace(name, 'Typed ', '') as word")
    const id = await create({
      ...{ name: 'Typed', sqlQuery: words },
      filters: ['moment', 'flag', 'word', 'whole'].flatMap((column) => [
        { name: `${column}_text`, column, type: 'text' },
        { name: `${column}_number`, column, type: 'number' },
        { name: `${column}_range`, column, type: 'range' },
      ]),
    })
    const all = await rows(id)
    const day = String(all[0]?.[1]).slice(0, 10)
    const found = async (parameters: object): Promise<readonly unknown[]> => {
      const answer = await call(id, 'run', { parameters })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer
        .json<{ rows: Rows }>()
        .rows.map(([, , , word]) => word)
        .sort()
    }
    const zone = await hub.repository.of('firms').get(hub.db.read, HOUSE_FIRM)
    const today = dayIn(new Date(String(all[0]?.[1])), zone?.timeZone ?? 'UTC')
    expect(all.length).toBe(3)
    expect(day).toMatch(/^\d{4}-/)
    expect(await found({ moment_text: String(all[0]?.[1]) })).toContain(all[0]?.[3])
    expect(await found({ moment_text: today })).toContain(all[0]?.[3])
    expect([await found({ moment_text: '2026' }), await found({ moment_number: 2026 })]).toEqual([[], []])
    expect(await found({ moment_range: { from: today, to: today } })).toContain(all[0]?.[3])
    expect([await found({ flag_text: 'true' }), await found({ flag_text: '1' }), await found({ flag_number: 1 })]).toEqual(
      Array(3).fill(['00042']),
    )
    expect([await found({ flag_text: 'false' }), await found({ flag_text: 'hasOwnProperty' })]).toEqual([['0', '2026-02-30'], []])
    expect([await found({ word_number: 0 }), await found({ word_text: '00042' }), await found({ word_text: '42' })]).toEqual([
      ['0'],
      ['00042'],
      [],
    ])
    expect([await found({ word_range: { from: '0' } }), await found({ word_range: { from: '2026-01-01' } })]).toEqual([[], []])
    expect(await found({ word_text: '2026-02-30' })).toEqual(['2026-02-30'])
    expect([await found({ whole_number: 42 }), await found({ whole_text: '42.0' })]).toEqual(Array(2).fill(['2026-02-30']))
    expect([await found({ whole_range: { from: '1' } }), await found({ whole_range: { from: '2020-01-01' } })]).toEqual([
      ['2026-02-30'],
      [],
    ])
    for (const [column, value] of [
      ['word', true],
      ['moment', false],
    ])
      expect(await rows(id, [{ column, value }])).toEqual([])
  })

  test('takes days from the first to the last', async () => {
    const query = { view: 'invoices', groups: [{ column: 'date' }], measures: [{ of: 'count' }] }
    const id = await create({ name: 'Invoices by day', query })
    const all = await rows(id)
    const [from, to] = [String(all[1]?.[0]), String(all.at(-2)?.[0])]
    expect(await rows(id, [{ column: 'date', value: { from, to } }])).toEqual(all.slice(1, -1))
  })

  test('leads to the list of the narrowed records, and exports them', async () => {
    const drilled = await call(byMake, 'drill', { where: [IN_STOCK], groups: [{ column: 'make', value: 'ford' }] })
    expect(drilled.json()).toEqual({ entity: 'cars', filter: { status: { eq: 'inStock' }, make: { eq: 'ford' } } })
    const file = await call(bySql, 'export', { format: 'csv', where: [IN_STOCK] })
    expect(file.body.trim().split('\r\n').length).toBe((await rows(bySql, [IN_STOCK])).length + 1)
  })

  test('stays within what the reader may see', async () => {
    const own = await rows(bySql, [], DEALER)
    expect(own.length).toBeLessThan((await rows(bySql)).length)
    expect(await rows(bySql, [IN_STOCK], DEALER)).toEqual(own.filter(([status]) => status === 'inStock'))
  })

  test.each([
    ['status" or 1=1 --', 422],
    ['status) or (1=1', 422],
    ['(select code from customers limit 1)', 422],
    ['nothing', 422],
    ['', 422],
  ])('refuses the column "%s", and says no more to a reader', async (column, status) => {
    for (const id of [byMake, bySql]) expect((await call(id, 'run', { where: [{ column, value: 'x' }] })).statusCode).toBe(status)
    const answer = await call(bySql, 'run', { where: [{ column, value: 'x' }] }, DEALER)
    expect(answer.statusCode).toBe(status)
    if (column !== '') expect(answer.json()).toMatchObject({ code: 'reportFailed' })
  })

  test('takes no more than ten', async () => {
    expect((await call(byMake, 'run', { where: Array.from({ length: 11 }, () => IN_STOCK) })).statusCode).toBe(422)
  })
})
