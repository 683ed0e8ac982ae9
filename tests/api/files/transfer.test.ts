import { setImmediate } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { ADMIN, CLERK, DEALER } from '../../support/app/app.ts'
import { multipart } from '../../support/app/multipart.ts'
import { workbookRows } from '../../support/app/sheets.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { statementsOf } from '../../support/database/statementsOf.ts'
import { withBargains } from '../../support/models/bargains.ts'

type Row = Readonly<Record<string, unknown>>

const DANGEROUS = ['=1+1', '+49', '-x', '@SUM(A1)', "'=quoted", '\ttab', 'قطعة 🚗', '"quoted", comma', 'two\nlines', '-5']

/** An Admin viewing the house: imports add to the viewed firm. */
const HOUSE = { 'x-firm': HOUSE_FIRM }

describeEachEngine('export and import', (engine) => {
  const hub = engineApp(engine, { schemas: withBargains, customers: 1200 })
  beforeAll(async () => {
    for (const [index, name] of DANGEROUS.entries()) {
      const lines = [{ item: name, quantity: index, cost: `${index}.50` }, { item: 'b' }]
      const payload = { name, amount: `-${index}.10`, margin: '1.00', tags: index % 2 ? ['hot', 'won'] : [], lines }
      expect((await hub.as(ADMIN, { method: 'POST', url: '/api/bargains', payload })).statusCode).toBe(201)
    }
  })

  const all = async (entity: string): Promise<Row[]> =>
    (await hub.as(ADMIN, { url: `/api/${entity}?range=[0,999]&sort=["id","ASC"]` })).json()

  const upload = async (entity: string, name: string, content: string | Uint8Array, email = ADMIN) =>
    hub.as(email, { method: 'POST', url: `/api/${entity}/import`, ...(await multipart(name, content)) })

  async function settled(jobId: string, email = ADMIN): Promise<Row> {
    for (;;) {
      const job = (await hub.as(email, { url: `/api/jobs/${jobId}` })).json()
      if (job.status !== 'running') return job
      // In-process requests give timers and the job no turn of the event loop.
      await setImmediate()
    }
  }

  async function commit(entity: string, jobId: string): Promise<Row> {
    const answer = await hub.as(ADMIN, { method: 'POST', url: `/api/${entity}/import/${jobId}/commit` })
    expect(answer.statusCode).toBe(202)
    return settled(jobId)
  }

  async function undo(jobId: string): Promise<Row> {
    const answer = await hub.as(ADMIN, { method: 'POST', url: `/api/jobs/${jobId}/undo` })
    expect(answer.statusCode).toBe(202)
    return settled(answer.json().jobId)
  }

  describe.each(['csv', 'xlsx', 'json'])('as %s', (format) => {
    const file = async (entity: string, query = '') =>
      (await hub.as(ADMIN, { url: `/api/${entity}/export?format=${format}${query}`, headers: HOUSE })).rawPayload

    test.each(['bargains', 'customers', 'mainUnits', 'users'])('all %s come back unchanged', async (entity) => {
      const preview = await upload(entity, `x.${format}`, await file(entity))
      const rows = Number(
        (await hub.as(ADMIN, { url: `/api/${entity}`, headers: HOUSE })).headers['content-range']?.toString().split('/')[1],
      )
      expect(preview.json()).toMatchObject({ rows, unchanged: rows, creates: 0, updates: 0, errors: 0 })
    })

    test('what was deleted and changed is made again, and one click takes it back', async () => {
      const before = await all('bargains')
      const exported = await file('bargains')
      const [first, second] = before
      const url = (row: Row | undefined) => `/api/bargains/${row?.id}`
      await hub.as(ADMIN, { method: 'PUT', url: url(first), payload: { amount: '99.99' } })
      const current = await all('bargains')
      const { json: preview } = await upload('bargains', `x.${format}`, exported)
      expect(preview()).toMatchObject({ updates: 1, creates: 0, errors: 0, preview: [{ status: 'update', id: first?.id }] })
      expect(preview().preview[0].changes).toEqual({ amount: { old: '99.99', new: first?.amount } })
      expect(await all('bargains')).toEqual(current)

      const job = await commit('bargains', preview().jobId)
      expect(job).toMatchObject({ status: 'done', done: 1, total: 1, failed: 0 })
      expect((await all('bargains'))[0]?.amount).toBe(first?.amount)

      expect(await undo(preview().jobId)).toMatchObject({ kind: 'undo', status: 'done', done: 1, total: 1, failed: 0 })
      expect((await all('bargains'))[0]?.amount).toBe('99.99')
      expect((await all('bargains'))[1]).toEqual(second)
      await hub.as(ADMIN, { method: 'PUT', url: url(first), payload: { amount: first?.amount } })
    })
  })

  test('an export holds every row of the filter, however many, and is noted in the audit trail', async () => {
    const answer = await hub.as(CLERK, { url: '/api/customers/export?format=csv' })
    expect(answer.body.startsWith('\u{feff}id,code,')).toBe(true)
    expect(answer.body.trimEnd().split('\r\n')).toHaveLength(1201)
    expect(answer.headers['content-disposition']).toMatch(/attachment; filename="customers-.*\.csv"/)
    const filtered = await hub.as(CLERK, {
      url: '/api/customers/export?format=json&columns=code,country&filter={"country":"TR"}&sort=["code","DESC"]',
    })
    const rows: Row[] = filtered.json()
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.every((row) => row.country === 'TR' && Object.keys(row).join() === 'code,country')).toBe(true)
    expect(rows.map(({ code }) => code)).toEqual(
      rows
        .map(({ code }) => code)
        .toSorted()
        .toReversed(),
    )
    const trail = await hub.as(ADMIN, {
      url: '/api/auditEntries?filter={"action":"export","entity":"customers","actorName":"Clara Clerk"}',
    })
    expect(trail.json()).toHaveLength(2)
  })

  describe('what records refer to', () => {
    const parsed = async (url: string, email = ADMIN) => {
      const records: Row[] = parse((await hub.as(email, { url })).body, { bom: true, columns: true })
      return records
    }

    test('stands by name beside its id, as the reader may know it', async () => {
      const [user] = (await hub.as(ADMIN, { url: `/api/users?filter=${encodeURIComponent(JSON.stringify({ email: DEALER }))}` })).json()
      const deal = { name: 'Labelled' }
      const { id } = (await hub.as(ADMIN, { method: 'POST', url: '/api/bargains', payload: deal })).json()
      const child = { name: 'Child', parent: id, dealerId: user.id }
      await hub.as(ADMIN, { method: 'POST', url: '/api/bargains', payload: child })
      const one = (email: string) => parsed(`/api/bargains/export?format=csv&columns=name,dealerId,parent&filter={"name":"Child"}`, email)
      const named = { name: 'Child', dealerId: user.id, 'dealerId label': user.name, parent: id }
      expect(await one(ADMIN)).toEqual([{ ...named, 'parent label': 'Labelled' }])
      expect(await one(DEALER)).toEqual([{ ...named, 'parent label': '' }])
      const json = await hub.as(ADMIN, { url: '/api/bargains/export?format=json&columns=name,parent&filter={"name":"Child"}' })
      expect(json.json()).toEqual([{ name: 'Child', parent: id }])
    })

    test('has its fallback where the reader may not see it', async () => {
      const lots = await parsed('/api/auctions/export?format=csv')
      const names = new Map(lots.map((lot) => [lot.id, lot['car label']]))
      expect(lots.length).toBeGreaterThan(0)
      expect(lots.every((lot) => lot['car label'] === lot.name)).toBe(true)
      const seen = await hub.as(DEALER, { url: '/api/auctions?range=[0,99]&embed=references' })
      const { data, references }: { data: Row[]; references: Readonly<Record<string, Readonly<Record<string, unknown>>>> } = seen.json()
      const hidden = data.filter(({ car }) => references.cars?.[String(car)] === null)
      expect(hidden.length).toBeGreaterThan(0)
      for (const { id, name } of hidden) expect(name).toBe(names.get(id))
    })

    test('takes as many statements for many rows as for one, and a label without its ids finds them', async () => {
      const counts: number[] = []
      for (const query of ['&q=Child', '&q=Child', '&sort=["id","ASC"]']) {
        const url = `/api/bargains/export?format=csv&columns=name,dealerId${query}`
        const sent = await statementsOf(hub.db, () => hub.as(ADMIN, { url }))
        counts.push(sent.filter((text) => /"(?:bargains|users)"/.test(text)).length)
      }
      expect(counts[1]).toBeGreaterThan(0)
      expect(counts[2]).toBeLessThanOrEqual((counts[1] ?? 0) + 2)
      const [labelled] = (await hub.as(ADMIN, { url: '/api/bargains?filter={"name":"Labelled"}' })).json()
      const alone = await upload('bargains', 'x.csv', 'name,parent label\na,Labelled\nb,unknown\n')
      expect(alone.json()).toMatchObject({
        preview: [
          { status: 'create', changes: { parent: { new: labelled.id } } },
          { status: 'error', errors: [{ path: 'parent', keyword: 'reference' }] },
        ],
      })
      const mistaken = await upload('bargains', 'x.csv', 'name,parent,parent label\na,,whatever\n')
      expect(mistaken.json()).toMatchObject({ creates: 1, errors: 0, preview: [{ changes: { name: { new: 'a' } } }] })
    })
  })

  test.each([
    ['en', 'Customers', ['Code', 'Full name', 'Country', 'Language', 'Blocked'], 'No'],
    ['ar', 'العملاء', ['الرمز', 'الاسم الكامل', 'الدولة', 'اللغة', 'محظور'], 'لا'],
    ['fr', 'Clients', ['Code', 'Nom complet', 'Pays', 'Langue', 'Bloqué'], 'Non'],
    ['tr', 'Müşteriler', ['Kod', 'Ad soyad', 'Ülke', 'Dil', 'Bloke'], 'Hayır'],
  ])('an export for people has labels and names in place of ids, and is imported by them (%s)', async (locale, name, headings, no) => {
    const [customer] = await all('customers')
    await hub.as(ADMIN, { method: 'PUT', url: `/api/customers/${customer?.id}`, payload: { country: 'TR', language: 'tr' } })
    const filter = encodeURIComponent(JSON.stringify({ id: [customer?.id] }))
    const shown = `&names=true&locale=${locale}&columns=code,fullName,country,language,blocked&filter=${filter}`
    const csv = await hub.as(ADMIN, { url: `/api/customers/export?format=csv${shown}` })
    const [heading, row]: string[][] = parse(csv.body, { bom: true })
    expect(heading).toEqual(headings)
    expect(row).toEqual([customer?.code, customer?.fullName, 'Türkiye', 'Türkçe', no])
    const xlsx = await hub.as(ADMIN, { url: `/api/customers/export?format=xlsx${shown}` })
    expect(await workbookRows(xlsx.rawPayload)).toEqual([heading, row])
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(new Uint8Array(xlsx.rawPayload).buffer)
    expect(workbook.worksheets.map((sheet) => sheet.name)).toEqual([name])
    const back = await upload('customers', 'x.csv', csv.rawPayload)
    expect(back.json()).toMatchObject({ rows: 1, unchanged: 1 })
  })

  describe('times in a file for people', () => {
    const inZone = (timeZone: string) => hub.as(ADMIN, { method: 'PUT', url: `/api/firms/${HOUSE_FIRM}`, payload: { timeZone } })
    const fileOf = async (names: string) => {
      const [order] = await all('salesOrders')
      const filter = encodeURIComponent(JSON.stringify({ id: [order?.id] }))
      const answer = await hub.as(ADMIN, {
        url: `/api/salesOrders/export?columns=date,createdAt&filter=${filter}&${names}`,
        headers: HOUSE,
      })
      return { order, bytes: answer.rawPayload, rows: names.includes('csv') ? (parse(answer.body, { bom: true }) as string[][]) : [] }
    }
    const hoursLater = (moment: unknown, hours: number) => new Date(Date.parse(String(moment)) + hours * 3_600_000)

    beforeAll(() => inZone('Asia/Riyadh'))
    afterAll(() => inZone('UTC'))

    test('are those of the firm, as dates in a workbook', async () => {
      const { order, bytes } = await fileOf('format=xlsx&names=true&locale=en')
      const workbook = new ExcelJS.Workbook()
      await workbook.xlsx.load(new Uint8Array(bytes).buffer)
      const cells = [1, 2].map((column) => workbook.worksheets[0]?.getCell(2, column))
      expect(cells.map((cell) => [cell?.value, cell?.numFmt])).toEqual([
        [new Date(`${order?.date}T00:00:00Z`), 'yyyy-mm-dd'],
        [hoursLater(order?.createdAt, 3), 'yyyy-mm-dd hh:mm:ss'],
      ])
    })

    test('are those of the firm, as a clock shows them, in a CSV file', async () => {
      const { order, rows } = await fileOf('format=csv&names=true&locale=en')
      const shown = hoursLater(order?.createdAt, 3)
        .toISOString()
        .replace('T', ' ')
        .replace(/(\.000)?Z$/, '')
      expect(rows[1]).toEqual([order?.date, shown])
    })

    test('are in UTC where the file is for programs', async () => {
      const { order, rows } = await fileOf('format=csv')
      expect(rows[1]).toEqual([order?.date, order?.createdAt])
    })
  })

  test.each(['csv', 'xlsx'])('a template has the fields that may be filled in, headed in a language (%s)', async (format) => {
    const answer = await hub.as(ADMIN, { url: `/api/customers/import/template?format=${format}&locale=tr` })
    const [headings = []] = format === 'csv' ? (parse(answer.body, { bom: true }) as string[][]) : await workbookRows(answer.rawPayload)
    expect(headings).toEqual(expect.arrayContaining(['Kod *', 'Ülke', 'Dil']))
    expect(headings).not.toContain('Son hatırlatma')
    const filled = await upload('customers', 'x.csv', `${headings.join(';')}\n${'1;'.repeat(headings.length)}`)
    expect(filled.json().columns.every(({ field }: { field: string | null }) => field !== null)).toBe(true)
    expect((await hub.as(DEALER, { url: '/api/customers/import/template' })).statusCode).toBe(403)
    if (format === 'csv') return
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(new Uint8Array(answer.rawPayload).buffer)
    expect(workbook.worksheets[0]?.name).toBe('Müşteriler')
    const offered = workbook.worksheets[0]?.getCell(2, headings.indexOf('Dil') + 1).dataValidation
    expect(offered).toMatchObject({ type: 'list', formulae: ['"English,العربية,Français,Türkçe"'] })
  })

  test.each([
    ['export?format=csv&locale=ar', /^attachment; filename="customers-DAY\.csv"; filename\*=UTF-8''العملاء-DAY\.csv$/],
    ['export?format=xlsx&names=true&locale=tr', /''Müşteriler-DAY\.xlsx$/],
    ['export?format=json', /''Customers-DAY\.json$/],
    ['import/template?format=xlsx&locale=fr', /^attachment; filename="customers-template\.xlsx"; filename\*=UTF-8''Clients-modèle\.xlsx$/],
  ])('%s is named after its records in the language of the file', async (file, name) => {
    const { headers } = await hub.as(ADMIN, { url: `/api/customers/${file}` })
    expect(decodeURIComponent(String(headers['content-disposition'])).replaceAll(/\d{4}-\d\d-\d\d/g, 'DAY')).toMatch(name)
  })

  test('a spreadsheet runs nothing of it', async () => {
    const csv = (await hub.as(ADMIN, { url: '/api/bargains/export?format=csv&columns=name' })).body
    expect(csv.split('\r\n').filter((line) => /^"?[=+@\t-]/.test(line) && !/^-\d+$/.test(line))).toEqual([])
    const bytes = (await hub.as(ADMIN, { url: '/api/bargains/export?format=xlsx&columns=name&locale=ar' })).rawPayload
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(new Uint8Array(bytes).buffer)
    const sheet = workbook.worksheets[0]
    const names = sheet?.getColumn(1).values.slice(2)
    expect(names?.toSorted()).toEqual((await all('bargains')).map(({ name }) => name).toSorted())
    expect(sheet?.views[0]?.rightToLeft).toBe(true)
  })

  test('the dry run says at which cell a value is wrong, and writes nothing', async () => {
    const lines = ['name,amount,dealerId', 'Good,1.5,', 'Bad amount,many,', ',2,', 'Bad dealer,3,nobody', 'Good,4,']
    const before = await all('bargains')
    const answer = (await upload('bargains', 'x.csv', lines.join('\n'))).json()
    expect(answer).toMatchObject({ rows: 5, creates: 2, errors: 3 })
    const wrong = answer.preview.filter(({ status }: Row) => status === 'error')
    expect(
      wrong.map(({ row, errors }: { row: number; errors: Row[] }) => [row, errors.map(({ path, keyword }) => `${path} ${keyword}`)]),
    ).toEqual([
      [2, ['amount format']],
      [3, ['name required']],
      [4, ['dealerId reference']],
    ])
    expect(wrong[0]).toMatchObject({ changes: { name: { old: null, new: 'Bad amount' }, amount: { old: null, new: 'many' } } })
    expect(await all('bargains')).toEqual(before)
    const trail = await hub.as(ADMIN, { url: `/api/auditEntries?filter={"jobId":"${answer.jobId}"}` })
    expect(trail.json()).toEqual([])
  })

  test('rows without an id are matched by their unique field; the same one twice in the file is an error', async () => {
    const [customer] = await all('customers')
    const file = `code;first name;secondName\n${customer?.code};Ada;Changed\nNEW-1;No;Email\n${customer?.code};Ada;Again\n`
    const answer = (await upload('customers', 'x.csv', file)).json()
    expect(answer).toMatchObject({ rows: 3, updates: 1, errors: 2 })
    expect(answer.preview[0]).toMatchObject({ row: 1, status: 'update', id: customer?.id, changes: { secondName: { new: 'Changed' } } })
    expect(answer.preview[2]).toMatchObject({ row: 3, status: 'error', errors: [{ keyword: 'importDuplicateRow' }] })
  })

  test('an empty cell for the firm is that of the record, or of a new one the viewed firm', async () => {
    const [customer] = await all('customers')
    const person = 'Ada;Byron;ada.firmless@example.com;+4930123456;Road 1;DE'
    const file = (code: unknown) => `firm;code;firstName;secondName;email;phoneNumber;address;country\n;${code};${person}\n`
    const body = await multipart('x.csv', file('FIRMLESS'))
    const made = await hub.as(ADMIN, { method: 'POST', url: '/api/customers/import', ...body, headers: { ...body.headers, ...HOUSE } })
    expect(made.json()).toMatchObject({ creates: 1, errors: 0 })
    const { updates, errors, preview } = (await upload('customers', 'x.csv', file(customer?.code))).json()
    expect({ updates, errors, id: preview[0].id }).toEqual({ updates: 1, errors: 0, id: customer?.id })
    expect(preview[0].changes).not.toHaveProperty('firm')
  })

  test('a file for people is matched by the fields that are unique together, also where one of them is empty', async () => {
    for (const entity of ['lookups', 'warehouses', 'controlOperations']) {
      const of = { 'x-firm': HOUSE_FIRM }
      const file = (await hub.as(ADMIN, { url: `/api/${entity}/export?format=xlsx&names=true&locale=en`, headers: of })).rawPayload
      const { rows, unchanged, preview } = (await upload(entity, 'x.xlsx', file)).json()
      expect({ entity, unchanged, preview }).toEqual({ entity, unchanged: rows, preview: [] })
      expect(rows).toBeGreaterThan(0)
    }
    const [lookup] = (await all('lookups')).filter(({ parentLookupId }) => parentLookupId === null)
    const file = `lookup type;parent lookup;name;icon\n${lookup?.lookupTypeId};;${lookup?.name};Star\n${lookup?.lookupTypeId};;Another;Star\n`
    const answer = (await upload('lookups', 'x.csv', file)).json()
    expect(answer).toMatchObject({ creates: 1, updates: 1, errors: 0 })
    expect(answer.preview[0]).toMatchObject({ status: 'update', id: lookup?.id, changes: { icon: { new: 'Star' } } })
  })

  test('a row that another user changes between preview and commit is refused, the others are written', async () => {
    const made = (await upload('bargains', 'x.json', JSON.stringify([{ name: 'Import A' }, { name: 'Import B' }]))).json()
    await commit('bargains', made.jobId)
    const [a, b] = (await all('bargains')).filter(({ name }) => String(name).startsWith('Import '))
    const file = JSON.stringify([a, b].map((deal) => ({ id: deal?.id, name: `${deal?.name}!` })))
    const { jobId } = (await upload('bargains', 'x.json', file)).json()
    await hub.as(ADMIN, { method: 'PUT', url: `/api/bargains/${a?.id}`, payload: { name: 'Somebody else’s' } })
    const job = await commit('bargains', jobId)
    expect(job).toMatchObject({ status: 'done', failed: 1, result: { written: 1, refused: [{ row: 1, code: 'conflict' }] } })

    const undone = await undo(made.jobId)
    const changed = { code: 'changedSince' }
    expect(undone).toMatchObject({ status: 'done', failed: 2, result: { reasons: { changedSince: 2 }, refused: [changed, changed] } })
    const left = (await all('bargains')).filter(({ id }) => id === a?.id || id === b?.id)
    expect(left.map(({ name }) => name).toSorted()).toEqual(['Import B!', 'Somebody else’s'])
  })

  test('a job can be committed once, undone once, and by its owner alone', async () => {
    const { jobId } = (await upload('bargains', 'x.json', '[{"name":"Once"}]')).json()
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/cancel'],
      ['POST', '/undo'],
    ] as const) {
      expect((await hub.as(DEALER, { method, url: `/api/jobs/${jobId}${path}` })).statusCode).toBe(404)
    }
    const url = `/api/bargains/import/${jobId}/commit`
    expect((await hub.as(DEALER, { method: 'POST', url })).statusCode).toBe(404)
    const answers = await Promise.all([1, 2, 3].map(() => hub.as(ADMIN, { method: 'POST', url })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409, 409])
    await settled(jobId)
    await undo(jobId)
    expect((await hub.as(ADMIN, { method: 'POST', url: `/api/jobs/${jobId}/undo` })).json().code).toBe('jobRunning')
    expect((await all('bargains')).some(({ name }) => name === 'Once')).toBe(false)
  })

  test('a cancelled job writes no more', async () => {
    const { jobId } = (await upload('bargains', 'x.json', '[{"name":"Never"}]')).json()
    const cancelled = await hub.as(ADMIN, { method: 'POST', url: `/api/jobs/${jobId}/cancel` })
    expect(cancelled.json().status).toBe('cancelled')
    expect((await hub.as(ADMIN, { method: 'POST', url: `/api/bargains/import/${jobId}/commit` })).statusCode).toBe(409)
  })

  test.each([
    ['nothing', '', 422, 'importEmpty'],
    ['a heading alone', 'name,amount\n', 422, 'importEmpty'],
    ['a quote that never ends', 'name,amount\n"a,1\n', 422, 'importQuotes'],
    ['too many columns', `${'a,'.repeat(1_001)}\n1\n`, 422, 'importTooManyColumns'],
    ['JSON that is no list', '{"name":"x"}', 422, 'importFormat'],
    ['bytes', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d, 0x0a, 0x80]), 422, 'importFormat'],
    ['a broken workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 422, 'importFormat'],
  ] as const)('a file with %s is refused', async (_title, content, status, code) => {
    const answer = await upload('bargains', 'x', content)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  test('imports need the right to, and what a Dealer can’t see has no column', async () => {
    expect((await upload('customers', 'x.csv', 'code\nx\n', DEALER)).statusCode).toBe(403)
    const hidden = await upload('bargains', 'x.csv', 'name,margin\na,1\n', DEALER)
    const absent = await upload('bargains', 'x.csv', 'name,absent\na,1\n', DEALER)
    const described = ({ body }: { body: string }) => body.replaceAll('margin', 'absent').replace(/"jobId":"[^"]*"/, '')
    expect(described(hidden)).toBe(described(absent))
    expect(hidden.json().columns[1]).toMatchObject({ heading: 'margin', field: null })
    const others = (await all('bargains'))[0]
    const foreign = (await upload('bargains', 'x.csv', `id,name\n${others?.id},Stolen\n`, DEALER)).json()
    expect(foreign).toMatchObject({ errors: 1, preview: [{ id: null, errors: [{ keyword: 'importNotFound' }] }] })
  })
})
