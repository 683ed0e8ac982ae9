import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { reportsApp, subjectOf } from '../../support/app/reportsApp.ts'
import { sheetOf } from '../../support/app/sheets.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const TYPED = `select '=1+1' as formula, -1.5 as negative, date, created_at, net_total, 'é; "x"' as text
  from sales_orders order by net_total desc limit 3`

describeEachEngine('the file of a report', (engine) => {
  const { hub } = reportsApp(engine)
  let number = 0

  async function report(sqlQuery: string, more: object = {}): Promise<string> {
    number += 1
    const payload = { name: `Année ${number}/2026: "alles"`, sqlQuery, ...more }
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string }>().id
  }

  const exported = (id: string, format: string, who = ADMIN, parameters = {}) =>
    hub.as(who, { method: 'POST', url: `/api/reports/${id}/export`, payload: { format, parameters } })

  const lines = (body: string) => body.replace('\u{feff}', '').trimEnd().split('\r\n')

  const ran = async (id: string, who = ADMIN) =>
    (await hub.as(who, { method: 'POST', url: `/api/reports/${id}/run`, payload: {} })).json<{ rows: readonly (readonly string[])[] }>()
      .rows

  test('as CSV has exact numbers, and text that is no formula', async () => {
    const id = await report(TYPED)
    const answer = await exported(id, 'csv')
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(
      /filename\*=UTF-8''Année-\d+-2026-alles-\d{4}-\d\d-\d\d\.csv$/,
    )
    expect(answer.headers['x-truncated']).toBe('false')
    const rows = await ran(id)
    expect(lines(answer.body)).toEqual([
      'formula,negative,date,created_at,net_total,text',
      ...rows.map(([, , date, at, total]) => `'=1+1,-1.5,${date},${at},${total},"é; ""x"""`),
    ])
  })

  test('has the headings and the title of its reader’s language, which are no formulas either', async () => {
    const id = await report('select full_name, code from customers limit 1')
    const headings = { full_name: '=Ad soyad', constructor: 'x' }
    const payload = { format: 'csv', title: 'Müşteriler', headings }
    const answer = await hub.as(ADMIN, { method: 'POST', url: `/api/reports/${id}/export`, payload })
    expect(lines(answer.body)[0]).toBe("'=Ad soyad,code")
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain("UTF-8''Müşteriler-")
    const refused = await hub.as(ADMIN, {
      method: 'POST',
      url: `/api/reports/${id}/export`,
      payload: { format: 'csv', headings: { code: 1 } },
    })
    expect(refused.statusCode).toBe(422)
  })

  test.each(['csv', 'xlsx'])('as %s has the labels of choices, which are no formulas either', async (format) => {
    const id = await report("select c.status, c.year from cars c where c.status in ('inStock', 'sold') group by 1, 2 order by 1, 2")
    const choices = { status: { inStock: '=En stock', constructor: 'x' }, year: { 2019: 'x' }, constructor: { x: 'y' } }
    const answer = await hub.as(ADMIN, { method: 'POST', url: `/api/reports/${id}/export`, payload: { format, choices } })
    expect(answer.statusCode).toBe(200)
    const raw = await ran(id)
    const expected = raw.map(([status, year]) => [status === 'inStock' ? '=En stock' : status, year])
    if (format === 'csv') {
      const escaped = expected.map(([status, year]) => `${status?.replace('=', "'=")},${year}`)
      expect(lines(answer.body).slice(1)).toEqual(escaped)
      return
    }
    const sheet = await sheetOf(answer.rawPayload)
    const rows = raw.map((_, at) => [1, 2].map((column) => sheet?.getRow(at + 2).getCell(column).value))
    expect(rows).toEqual(expected)
  })

  test('as a workbook has numbers, days and moments as such', async () => {
    const id = await report(TYPED)
    const answer = await exported(id, 'xlsx')
    const sheet = await sheetOf(answer.rawPayload)
    const [first] = await ran(id)
    const values = [1, 2, 3, 4, 5].map((at) => sheet?.getRow(2).getCell(at).value)
    expect(values).toEqual(['=1+1', -1.5, new Date(String(first?.[2])), new Date(String(first?.[3])), Number(first?.[4])])
    expect(sheet?.getRow(2).getCell(1).type).toBe(ExcelJS.ValueType.String)
    expect(sheet?.getColumn(3).numFmt).toBe('yyyy-mm-dd')
  })

  test('as a workbook has whole numbers of more than 15 digits as exact text', async () => {
    const sum = 'cast(9007199254740991 as bigint) + 9000000000000000'
    const id = await report(`select -999999999999999 as a, 1000000000000001 as b, 9007199254740991 as c, ${sum} as d, 2.50 as e`)
    const row = (await sheetOf((await exported(id, 'xlsx')).rawPayload))?.getRow(2)
    expect([1, 2, 3, 4, 5].map((at) => row?.getCell(at).value)).toEqual([
      -999999999999999,
      '1000000000000001',
      '9007199254740991',
      '18007199254740991',
      2.5,
    ])
  })

  test('holds what its reader may read, after the filters, and is audited', async () => {
    const dealer = await subjectOf(hub, DEALER)
    const filters = [{ name: 'name', column: 'full_name', type: 'text' }]
    const id = await report('select full_name from customers', { allowedUsers: [dealer.id], filters })
    const [admins, dealers] = [await exported(id, 'csv'), await exported(id, 'csv', DEALER)]
    expect(lines(dealers.body).length).toBe((await ran(id, DEALER)).length + 1)
    expect(lines(admins.body).length).toBeGreaterThan(lines(dealers.body).length)
    expect(lines((await exported(id, 'csv', DEALER, { name: 'Nobody' })).body)).toEqual(['full_name'])
    expect((await exported(id, 'csv', DEALER2)).statusCode).toBe(404)
    expect((await exported(id, 'pdf')).statusCode).toBe(422)
    const audited = await hub.repository.of('auditEntries').find(hub.db.read, { action: 'export', recordId: id }, { limit: 10 })
    expect(audited.map(({ actorId, outcome }) => [actorId === dealer.id, outcome]).sort()).toEqual([
      [false, 'done'],
      [true, 'done'],
      [true, 'done'],
    ])
  })

  test('says in its name that it holds the first rows only', async () => {
    const id = await report('with recursive n(i) as (select 1 union all select i + 1 from n where i < 10001) select i from n')
    const answer = await exported(id, 'csv')
    expect([answer.headers['x-truncated'], lines(answer.body).length]).toEqual(['true', 10_001])
    expect(answer.headers['content-disposition']).toContain('-first-10000.csv')
  })
})
