import { parse } from 'csv-parse/sync'
import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { importerOf } from '../../support/app/importer.ts'
import { sheetOf } from '../../support/app/sheets.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { withBargains } from '../../support/models/bargains.ts'

/** A column of each kind that a spreadsheet stores. */
const visits = {
  $id: 'visits',
  type: 'object',
  required: ['code'],
  properties: {
    code: { type: 'string', maxLength: 5 },
    price: { type: 'string', format: 'money' },
    weight: { type: 'string', format: 'decimal', scale: 3 },
    count: { type: 'integer' },
    day: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
    note: { type: 'string' },
  },
  entity: { access: { Admin: 'all' } },
}

/** Values that are checked one after the other: what may be set, the schema, references, uniqueness. */
const parcels = {
  $id: 'parcels',
  type: 'object',
  required: ['code'],
  properties: {
    code: { type: 'string', maxLength: 5, unique: true },
    barcode: { type: 'string', maxLength: 9, unique: true },
    weight: { type: 'integer' },
    customer: { type: 'string', reference: 'customers' },
    sealed: { type: 'boolean', write: ['Dealer'] },
    shelf: { type: 'string', maxLength: 5 },
    place: { type: 'integer' },
    country: { type: 'string', reference: 'countries' },
    compatriot: { type: 'string', reference: 'customers', referenceFilter: { country: '$record.country' } },
  },
  entity: { tenant: 'own', unique: [['shelf', 'place']], access: { Admin: 'all', Dealer: ['list', 'show'] } },
}

/** The same with a list, so that they are created one by one. */
const crates = {
  ...parcels,
  $id: 'crates',
  properties: {
    ...parcels.properties,
    others: { type: 'array', items: { type: 'string' }, reference: 'customers' },
    origins: { type: 'array', items: { type: 'string' }, reference: 'countries' },
  },
}

const CUSTOMER = { email: 'ada@example.com', phoneNumber: '+4930123456', address: 'Straße 1' }

describeEachEngine('steps of an import', (engine) => {
  const hub = engineApp(engine, {
    schemas: [...withBargains, ...[visits, parcels, crates].map((schema) => ({ file: `schemas/${schema.$id}.ts`, schema }))],
    customers: 5,
  })

  const { ask, upload, settled } = importerOf(hub)
  const fieldsOf = ({ columns }: { columns: readonly { field: string | null }[] }) => columns.map(({ field }) => field)

  test.each([
    ['code,firstName,secondName', ['code', 'firstName', 'secondName']],
    ['CODE;First name;second_name;colour', ['code', 'firstName', 'secondName', null]],
    ['Kod\tAd\tSoyad\tE-posta\tÜlke', ['code', 'firstName', 'secondName', 'email', 'country']],
    ['Code,Prénom,Nom de famille,E-mail,Pays', ['code', 'firstName', 'secondName', 'email', 'country']],
    ['الرمز,الدولة', ['code', 'country']],
    ['Frist name,Seconds name,Phone numbr', ['firstName', 'secondName', 'phoneNumber']],
    ['code,Code', ['code', null]],
  ])('headings %j are guessed', async (heading, fields) => {
    const answer = await upload('customers', `${heading}\n1\n`)
    expect(fieldsOf(answer.json())).toEqual(fields)
  })

  describe('lines above the headings', () => {
    const lines = ['Kontoauszug, Bank AG, Filiale 1, Berlin', '"Konto; IBAN";DE12', '', 'Code;First name;E-mail;Notizen', 'H1;Ada;a@b.co;x']
    const file = `${lines.join('\n')}\n`

    test('are skipped, as the row with most known headings has them, also below another separator', async () => {
      const answer = (await upload('customers', file)).json()
      expect(answer).toMatchObject({ heading: 4, rows: 1, preview: [{ number: 5, changes: { code: { new: 'H1' } } }] })
      expect(fieldsOf(answer)).toEqual(['code', 'firstName', 'email', null])
      expect(answer.top).toMatchObject([{ number: 1 }, { number: 2, text: 'Konto; IBAN · DE12' }, { number: 4 }, { number: 5 }])
      const workbook = new ExcelJS.Workbook()
      const sheet = workbook.addWorksheet('Sheet')
      for (const line of lines) sheet.addRow(line.split(';'))
      const same = (await upload('customers', Buffer.from(await workbook.xlsx.writeBuffer()))).json()
      expect([same.heading, same.rows, fieldsOf(same)]).toEqual([4, 1, ['code', 'firstName', 'email', null]])
    })

    test('are those above the row that the user chooses, which is found in further files', async () => {
      const odd = file.replace('Code;First name;E-mail;Notizen', 'Nr;Rufname;Post;Notizen')
      const first = (await upload('customers', odd)).json()
      expect([first.heading, fieldsOf(first)]).toEqual([1, [null, null, null, null]])
      const chosen = (await upload('customers', odd, '?heading=4')).json()
      expect(chosen).toMatchObject({ heading: 4, rows: 1, columns: [{ heading: 'Nr' }, { heading: 'Rufname' }, { heading: 'Post' }, {}] })
      const columns = ['code', 'firstName', 'email', null].map((field) => ({ field }))
      await ask('POST', `/api/customers/import/${chosen.jobId}/columns`, { columns })
      const again = (await upload('customers', `Another line\n${odd}`)).json()
      expect([again.heading, again.remembered, fieldsOf(again)]).toEqual([5, true, ['code', 'firstName', 'email', null]])
    })

    test('JSON has none', async () => {
      expect((await upload('countries', '[{"id":"X1","name":"a"}]')).json()).toMatchObject({ heading: null, top: [] })
    })
  })

  test('columns are chosen, one for a field, and remembered by user and headings', async () => {
    const file = 'Ref,Whatever,colour\nC-1,Ada,red\n'
    const first = (await upload('customers', file)).json()
    expect(first).toMatchObject({ remembered: false, columns: [{ samples: ['C-1'] }, { samples: ['Ada'] }, { samples: ['red'] }] })
    const choose = (columns: readonly (string | null)[]) =>
      ask('POST', `/api/customers/import/${first.jobId}/columns`, { columns: columns.map((field) => ({ field })) })
    const twice = await choose(['code', 'code', null])
    expect([twice.statusCode, twice.json()]).toMatchObject([422, { code: 'importDuplicateColumn', params: { field: 'code' } }])
    expect((await choose(['code', 'nonsense', null])).json()).toMatchObject({ code: 'importUnknownColumn' })
    const chosen = (await choose(['code', 'firstName', null])).json()
    expect(chosen).toMatchObject({ errors: 1, preview: [{ changes: { code: { new: 'C-1' }, firstName: { new: 'Ada' } } }] })
    const again = (await upload('customers', file)).json()
    expect([again.remembered, fieldsOf(again)]).toEqual([true, ['code', 'firstName', null]])
    const other = (await upload('customers', file.replace('colour', 'size').replace('Whatever', 'Anything'))).json()
    expect(other.remembered).toBe(false)
    const foreign = await hub.as(DEALER, { url: `/api/bargains/import/${first.jobId}` })
    expect(foreign.statusCode).toBe(404)
  })

  test('references are found by unique value, label and common name; choices, numbers and days as the file writes them', async () => {
    const users = (await ask('GET', '/api/users')).json<{ id: string; email: string; name: string }[]>()
    const user = users.find(({ email }) => email === DEALER)
    const salesmen = `code,name,position,userId,active,firmNo\nS1,A,x,${DEALER},evet,1\nS2,B,x,${user?.name.toUpperCase()},Non,1\n`
    const found = (await upload('salesmen', salesmen)).json()
    expect(found, JSON.stringify(found.preview)).toMatchObject({
      errors: 0,
      preview: [
        { changes: { userId: { new: user?.id }, active: { new: true } } },
        { changes: { userId: { new: user?.id }, active: { new: false } } },
      ],
    })
    const countries = ['United Kingdom', 'Great Britain', 'Royaume-Uni', 'Birleşik Krallık', 'المملكة المتحدة', 'GBR', 'uk']
    const rows = countries.map((name, at) => `X${at},Ada,L,a${at}@b.co,+49301234,s,${name},Türkçe,"1.234,50"`)
    const customers = `code;firstName;secondName;email;phoneNumber;address;country;language;creditLimit\n${rows.join('\n').replaceAll(/,(?!50)/g, ';')}\n`
    const answer = (await upload('customers', customers)).json()
    expect(answer.errors, JSON.stringify(answer.preview[0])).toBe(0)
    for (const { changes } of answer.preview)
      expect(changes).toMatchObject({ country: { new: 'GB' }, language: { new: 'tr' }, creditLimit: { new: '1234.50' } })
    const unknown = (await upload('customers', customers.replace('Great Britain', 'Atlantis'))).json()
    expect(unknown).toMatchObject({ errors: 1, creates: 6 })
    expect(unknown.preview[1]).toMatchObject({ row: 2, errors: [{ path: 'country', keyword: 'reference' }] })
    const twice = (await upload('customers', customers.replace('Great Britain', 'Atlantis').replace('a1@b.co', 'nobody'))).json()
    expect(twice.preview[1].errors.map(({ path }: { path: string }) => path).toSorted()).toEqual(['country', 'email'])
  })

  test('references are found by a label that begins with a number; a text that is no number is refused in its cell', async () => {
    const [place] = (await ask('GET', '/api/warehouses')).json<{ id: string; warehouseNumber: number; name: string }[]>()
    const labels = [`${place?.warehouseNumber} – ${place?.name}`, 'Nowhere']
    const rows = labels.map((label, at) => `2026-01-02,09:00,D${at},proposal,${label}\n`)
    const answer = (await upload('demands', `date,time,documentNumber,status,warehouse\n${rows.join('')}`)).json()
    expect(answer, answer.message).toMatchObject({
      preview: [
        { status: 'create', changes: { warehouse: { new: place?.id } } },
        { status: 'error', errors: [{ path: 'warehouse', keyword: 'reference' }] },
      ],
    })
  })

  test('a key that its field can not have is nobody’s', async () => {
    const answer = (await upload('firms', 'number,name\nfirst,A\n')).json()
    expect(answer, answer.message).toMatchObject({ preview: [{ status: 'create' }] })
  })

  test('rows have the numbers that a spreadsheet shows, with blank rows counted; records of JSON their places', async () => {
    const numbersOf = async (file: string | Buffer) =>
      (await upload('countries', file)).json().preview.map(({ number }: { number: number }) => number)
    expect(await numbersOf('sep=;\n\nid;name\nX1;"two\nlines"\n\n;\nX2;b\n')).toEqual([3, 6])
    const workbook = new ExcelJS.Workbook()
    const sheet = workbook.addWorksheet('Countries')
    for (const [row, values] of Object.entries({ 2: ['id', 'name'], 3: ['X1', 'a'], 7: ['X2', 'b'] }))
      sheet.getRow(Number(row)).values = values
    expect(await numbersOf(Buffer.from(await workbook.xlsx.writeBuffer()))).toEqual([3, 7])
    expect(await numbersOf('[{"id":"X1","name":"a"},{"id":"X2","name":"b"}]')).toEqual([1, 2])
  })

  test('a label of several records is refused in its cell', async () => {
    for (const _ of [1, 2]) expect((await ask('POST', '/api/bargains', { name: 'Twin' })).statusCode).toBe(201)
    const answer = (await upload('bargains', 'name,parent\nchild,Twin\n')).json()
    expect(answer.preview).toMatchObject([
      { status: 'error', errors: [{ path: 'parent', keyword: 'importAmbiguous', params: { value: 'Twin' } }] },
    ])
  })

  test('an ambiguous reference, and an unknown one to the same kind of record, hide no other errors of their row', async () => {
    for (const _ of [1, 2]) expect((await ask('POST', '/api/bargains', { name: 'Both' })).statusCode).toBe(201)
    const file = 'name,amount,tags,parent\n,much,won,Both\n,much,won,Neither\nchild,1.00,won,Both\n'
    const { preview, jobId } = (await upload('bargains', file)).json()
    const errorsOf = ({ errors }: { errors: readonly { path: string; keyword: string }[] }) =>
      errors.map(({ path, keyword }) => `${path} ${keyword}`).toSorted()
    expect(preview.map(errorsOf)).toEqual([
      ['amount format', 'name required', 'parent importAmbiguous'],
      ['amount format', 'name required', 'parent reference'],
      ['parent importAmbiguous'],
    ])
    const mended = await ask('POST', `/api/bargains/import/${jobId}/mend`, { row: 1, values: { name: 'a', amount: '1.00', parent: null } })
    expect(mended.json()).toMatchObject({ status: 'create', errors: [] })
  })

  test.each(['parcels', 'crates'])('all errors of a row of %s are shown at once, and no others', async (entity) => {
    const [customer] = (await ask('GET', '/api/customers?range=[0,0]')).json()
    const stored = await Promise.all(
      ['1', '2'].map((one) => ask('POST', `/api/${entity}`, { firm: customer.firm, code: `A${one}`, barcode: `B${one}` })),
    )
    const [first, second] = stored.map((answer) => {
      const { id, firm, code, barcode } = answer.json()
      return { id, firm, code, barcode }
    })
    const rows = [
      { firm: customer.firm, code: 'N1', barcode: 'B1', weight: 'much', customer: 'nobody' },
      { firm: customer.firm, code: 'N2', barcode: 'B9', weight: 'much', customer: customer.id },
      { firm: customer.firm, code: 'toolong', barcode: 'B2', sealed: true, customer: customer.id },
      { ...first, barcode: 'B2', weight: 'much', customer: 'nobody' },
      { ...first, barcode: 'B1', weight: 'much' },
      { ...second, weight: 7 },
      { firm: customer.firm, code: 'N3', barcode: 'B1' },
    ]
    const answer = (await upload(entity, JSON.stringify(rows))).json()
    const errorsOf = ({ errors }: { errors: readonly { path: string; keyword: string }[] }) =>
      errors.map(({ path, keyword }) => `${path} ${keyword}`).toSorted()
    expect(answer.preview?.map(errorsOf), answer.message).toEqual([
      ['barcode unique', 'customer reference', 'weight type'],
      ['weight type'],
      ['barcode unique', 'code maxLength', 'sealed readOnly'],
      ['barcode unique', 'customer reference', 'weight type'],
      [' importDuplicateRow', 'weight type'],
      [],
      ['barcode unique'],
    ])
  })

  test.each(['parcels', 'crates'])(
    'values that are unique together, new values of two wrong rows, and filters by right values in %s',
    async (entity) => {
      const [customer] = (await ask('GET', '/api/customers?range=[0,0]')).json()
      const { firm } = customer
      const country = customer.country === 'DE' ? 'FR' : 'DE'
      const stored = await ask('POST', `/api/${entity}`, { firm, code: 'U0', shelf: 'S', place: 1 })
      expect(stored.statusCode, stored.body).toBe(201)
      const wrong = { firm, weight: 'much' }
      const rows = [
        { ...wrong, code: 'U1', shelf: 'S', place: 1 },
        { ...wrong, code: 'U2', shelf: 'S', place: 2 },
        { ...wrong, code: 'U3', shelf: 'S', place: 2 },
        { ...wrong, code: 'U4', shelf: 'too long', place: 1 },
        { ...wrong, code: 'U5', barcode: 'N' },
        { ...wrong, code: 'U6', barcode: 'N' },
        { ...wrong, code: 'U7', country, compatriot: customer.id },
        { ...wrong, code: 'U8', country: 'nowhere', compatriot: customer.id },
        { ...wrong, code: 'U9', country: customer.country, compatriot: customer.id },
      ]
      const { preview, message } = (await upload(entity, JSON.stringify(rows))).json()
      const errorsOf = ({ errors }: { errors: readonly { path: string; keyword: string }[] }) =>
        errors.map(({ path, keyword }) => `${path} ${keyword}`).filter((text) => text !== 'weight type')
      expect(preview?.map(errorsOf), message).toEqual([
        ['shelf unique', 'place unique'],
        [],
        ['shelf unique', 'place unique'],
        ['shelf maxLength'],
        [],
        ['barcode unique'],
        ['compatriot referenceFilter'],
        ['country reference'],
        [],
      ])
    },
  )

  test('unknown references and wrong values of a row without a tenant, or whose id does not exist, are shown with its other errors', async () => {
    const rows = [
      { code: 'V1', origins: ['DE', 'nowhere'], weight: 'much' },
      { id: 'missing', code: 'V2', origins: ['DE', 'nowhere'] },
      { id: 'missing', code: 'V3', origins: ['DE'] },
      { id: 'missing', code: 'too long', weight: 'much' },
      { firm: 'nobody', code: 'too long', weight: 'much' },
    ]
    const { preview, message } = (await upload('crates', JSON.stringify(rows))).json()
    const errorsOf = ({ errors }: { errors: readonly { path: string; keyword: string }[] }) =>
      errors.map(({ path, keyword }) => `${path} ${keyword}`).toSorted()
    expect(preview?.map(errorsOf), message).toEqual([
      ['origins reference', 'weight type'],
      [' importNotFound', 'origins reference'],
      [' importNotFound'],
      [' importNotFound', 'code maxLength', 'weight type'],
      ['code maxLength', 'firm forbidden', 'weight type'],
    ])
  })

  test('of several references, one that is unknown is shown with the other errors of its row', async () => {
    const [customer] = (await ask('GET', '/api/customers?range=[0,0]')).json()
    const rows = [{ firm: customer.firm, code: 'S1', weight: 'much', others: [customer.id, 'nobody'] }]
    expect((await upload('crates', JSON.stringify(rows))).json().preview[0].errors).toMatchObject([
      { path: 'weight' },
      { path: 'others', keyword: 'reference' },
    ])
  })

  describe('refused rows', () => {
    const file =
      'code,firstName,secondName,email,phoneNumber,address\nR1,Ada,L,no address,+49301234,=s\nR2,Bob,M,b@b.co,+49301234,s\nR3,,M,c@b.co,+49301234,s\n'

    test('are mended in place, checked again, and written', async () => {
      const { jobId, preview, errors } = (await upload('customers', file)).json()
      expect([errors, preview.map(({ status }: { status: string }) => status)]).toEqual([2, ['error', 'create', 'error']])
      const mend = (row: number, values: object) => ask('POST', `/api/customers/import/${jobId}/mend`, { row, values })
      const still = (await mend(1, { email: 'still no address' })).json()
      expect(still).toMatchObject({ row: 1, status: 'error', changes: { email: { new: 'still no address' } } })
      expect((await mend(1, { email: 'a@b.co' })).json()).toMatchObject({ row: 1, status: 'create', errors: [] })
      expect((await mend(9, { email: 'a@b.co' })).statusCode).toBe(404)
      expect((await mend(1, { nonsense: 1 })).json()).toMatchObject({ code: 'importUnknownColumn' })
      expect((await ask('GET', `/api/customers/import/${jobId}`)).json()).toMatchObject({ creates: 2, errors: 1 })
      const wrong = (await ask('GET', `/api/customers/import/${jobId}/rows?status=error`)).json()
      expect(wrong).toMatchObject([{ row: 3, errors: [{ path: 'firstName' }] }])
      expect((await ask('POST', `/api/customers/import/${jobId}/commit`)).statusCode).toBe(202)
      expect(await settled(jobId)).toMatchObject({ status: 'done', done: 2, failed: 0 })
      const [written] = (await ask('GET', '/api/customers?filter={"code":"R1"}')).json()
      expect(written).toMatchObject({ email: 'a@b.co', address: '=s' })
      expect((await mend(3, { firstName: 'Eve' })).statusCode).toBe(409)
    })

    test.each(['csv', 'xlsx'])('are a file with their columns and reasons, which is imported after mending (%s)', async (format) => {
      const { jobId } = (await upload('customers', file.replaceAll('R', format))).json()
      const answer = await hub.as(ADMIN, {
        url: `/api/customers/import/${jobId}/refused?format=${format}&heading=Grund&locale=fr`,
        headers: { 'accept-language': 'fr' },
      })
      expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(
        new RegExp(`UTF-8''Clients-lignes-refusées-\\d{4}-\\d\\d-\\d\\d\\.${format}$`),
      )
      const again = (await upload('customers', answer.rawPayload)).json()
      expect(again).toMatchObject({ rows: 2, errors: 2 })
      expect(again.columns.at(-1)).toMatchObject({ heading: 'Grund', field: null })
      expect(again.columns.at(-1).samples[0]).toMatch(/^E-mail\u202f: .*valide/)
      if (format === 'xlsx') return
      const [first]: string[][] = parse(answer.body, { bom: true, from_line: 2 })
      expect(first?.slice(0, 6)).toEqual(['csv1', 'Ada', 'L', 'no address', "'+49301234", "'=s"])
    })

    test.each(['csv', 'xlsx'])(
      'have the texts of the file where they are what the row was mended to, else its way of writing; workbooks have numbers (%s)',
      async (format) => {
        const rows = ['W1;Ada;L;none;+49301234;s;1.234,50;evet;Royaume-Uni', 'W2;Bob;M;none;+49301234;s;2,5;Hayır;FR']
        const heading = 'code;firstName;secondName;email;phoneNumber;address;creditLimit;blocked;country'
        const { jobId } = (await upload('customers', [heading, ...rows, ''].join('\n'))).json()
        const mend = async (row: number, values: object) =>
          expect((await ask('POST', `/api/customers/import/${jobId}/mend`, { row, values })).json()).toMatchObject({ status: 'error' })
        await mend(1, { email: 'still none', creditLimit: '1234.50', blocked: true, country: 'GB' })
        await mend(2, { creditLimit: '1007.25', blocked: true, country: 'DE' })
        const answer = await hub.as(ADMIN, { url: `/api/customers/import/${jobId}/refused?format=${format}` })
        const again = (await upload('customers', answer.rawPayload)).json()
        const texts = (name: string) => again.columns.find(({ field }: { field: string }) => field === name).samples
        expect(texts('email')).toEqual(['still none', 'none'])
        expect(texts('creditLimit')).toEqual(format === 'csv' ? ['1.234,50', '1007,25'] : ['1234.5', '1007.25'])
        expect(texts('blocked')).toEqual(['evet'])
        expect(texts('country')).toEqual(['Royaume-Uni', 'DE'])
        expect(again.preview.map(({ changes }: { changes: object }) => changes)).toMatchObject([
          { creditLimit: { new: '1234.50' }, blocked: { new: true }, country: { new: 'GB' } },
          { creditLimit: { new: '1007.25' }, blocked: { new: true }, country: { new: 'DE' } },
        ])
      },
    )
  })

  test.each(['csv', 'xlsx'] as const)(
    'numbers of a workbook are numbers beside texts with commas, and refused rows give the same values again (%s)',
    async (format) => {
      const workbook = new ExcelJS.Workbook()
      const [day, at] = [new Date('2026-03-04'), new Date('2026-03-04T10:20:30.500Z')]
      workbook.addWorksheet('Sheet').addRows([
        ['code', 'price', 'weight', 'count', 'day', 'at', 'note'],
        [`${format} too long`, '1.234,50', 1.234, 1200, day, at, 7],
        [`${format} too long`, 5.5, '2,5', '1.200', '31.12.2026', '31.12.2026 10:00', true],
        [`${format} too long`, '1.234.567.890.123.456,78', 12, null, '1850-01-02', '1850-01-02T00:00:00.000Z', '1.234'],
      ])
      const first = (await upload('visits', Buffer.from(await workbook.xlsx.writeBuffer()))).json()
      const changesOf = ({ preview }: { preview: readonly { changes: object }[] }) => preview.map(({ changes }) => changes)
      expect(changesOf(first)).toMatchObject([
        { price: { new: '1234.50' }, weight: { new: '1.234' }, count: { new: 1200 }, day: { new: '2026-03-04' }, note: { new: '7' } },
        { price: { new: '5.50' }, weight: { new: '2.500' }, count: { new: 1200 }, day: { new: '2026-12-31' }, note: { new: 'true' } },
        { price: { new: '1234567890123456.78' }, weight: { new: '12.000' }, day: { new: '1850-01-02' }, note: { new: '1.234' } },
      ])
      const answer = await hub.as(ADMIN, { url: `/api/visits/import/${first.jobId}/refused?format=${format}` })
      const again = (await upload('visits', answer.rawPayload)).json()
      expect(again).toMatchObject({ rows: 3, errors: 3 })
      expect(changesOf(again)).toEqual(changesOf(first))
      if (format === 'csv') return
      const sheet = await sheetOf(answer.rawPayload)
      const cells = (row: number) => [2, 3, 4, 5, 6, 7].map((column) => sheet?.getRow(row).getCell(column).value)
      expect(cells(2)).toEqual([1234.5, 1.234, 1200, day, new Date(first.preview[0].changes.at.new), 7])
      expect(cells(3)).toEqual([5.5, 2.5, 1200, new Date('2026-12-31'), '31.12.2026 10:00', true])
      expect(cells(4)).toEqual(['1.234.567.890.123.456,78', 12, null, '1850-01-02', '1850-01-02T00:00:00.000Z', '1.234'])
      expect([2, 3, 5].map((column) => sheet?.getRow(2).getCell(column).numFmt)).toEqual(['0.00######', '0.000######', 'yyyy-mm-dd'])
    },
  )

  test('times of a workbook are those of the firm, unless their format says UTC', async () => {
    expect((await ask('PUT', '/api/firms/house', { timeZone: 'Europe/Istanbul' })).statusCode).toBe(200)
    const workbook = new ExcelJS.Workbook()
    const sheet = workbook.addWorksheet('Sheet')
    const shown = new Date('2026-03-04T10:20:30.500Z')
    sheet.addRows([
      ['code', 'at', 'day', 'note'],
      ['T1', shown, new Date('2026-03-04'), new Date('2026-03-04T23:30:00Z')],
      ['T2', shown, null, null],
      ['T3', new Date('2026-03-04'), null, null],
    ])
    sheet.getCell('B3').numFmt = 'yyyy-mm-dd hh:mm:ss "UTC"'
    const { preview } = (await upload('visits', Buffer.from(await workbook.xlsx.writeBuffer()))).json()
    expect(preview.map(({ changes }: { changes: object }) => changes)).toMatchObject([
      { at: { new: '2026-03-04T07:20:30.500Z' }, day: { new: '2026-03-04' }, note: { new: '2026-03-04T23:30:00' } },
      { at: { new: '2026-03-04T10:20:30.500Z' } },
      { at: { new: '2026-03-03T21:00:00.000Z' } },
    ])
  })

  test('rows are refused one by one among many that are written together, and undone together but for those that were changed', async () => {
    const row = (code: string, more: object = {}) => ({ ...CUSTOMER, code, firstName: 'Many', secondName: code, ...more })
    const rows = Array.from({ length: 60 }, (_, at) => row(`M${at}`, { country: at % 2 ? 'FR' : 'TR' }))
    rows[3] = row('M3', { email: 'no address' })
    rows[7] = row('M7', { country: 'nowhere' })
    rows[20] = row('M11')
    rows[33] = row('M33', { phoneNumber: '' })
    const { jobId, preview, ...counts } = (await upload('customers', JSON.stringify(rows))).json()
    expect(counts).toMatchObject({ creates: 56, errors: 4 })
    const wrong = (await ask('GET', `/api/customers/import/${jobId}/rows?status=error`)).json()
    const refused = wrong.map(({ row: at, errors }: { row: number; errors: { path: string; keyword: string }[] }) => [
      at,
      errors[0]?.path,
      errors[0]?.keyword,
    ])
    expect(refused).toEqual([
      [4, 'email', 'format'],
      [8, 'country', 'reference'],
      [21, 'code', 'unique'],
      [34, 'phoneNumber', 'format'],
    ])
    for (const code of ['M5', 'M50']) expect((await ask('POST', '/api/customers', row(code))).statusCode).toBe(201)
    await ask('POST', `/api/customers/import/${jobId}/commit`)
    const job = await settled(jobId)
    expect(job).toMatchObject({ status: 'done', done: 56, failed: 2, result: { written: 54, leftOut: 4 } })
    expect(job.result.refused.map((one: { row: number }) => one.row)).toEqual([6, 51])

    const entries = await hub.repository.of('auditEntries').find(hub.db.read, { jobId, action: 'create' })
    expect(entries).toHaveLength(54)
    expect(entries[0]).toMatchObject({ recordVersion: 1, outcome: 'done', changes: { firstName: { old: null, new: 'Many' } } })
    const [first, second] = entries.map(({ recordId }) => recordId)
    await hub.as(ADMIN, { method: 'PATCH', url: `/api/customers/${first}`, payload: { address: 'Elsewhere' } })
    const owed = { kind: 'receivable', customer: second, amount: '12.00', date: '2026-01-31' }
    expect((await ask('POST', '/api/openingBalances', owed)).statusCode).toBe(201)
    const undo = (await ask('POST', `/api/jobs/${jobId}/undo`)).json()
    expect(await settled(undo.jobId)).toMatchObject({
      done: 54,
      failed: 2,
      result: { written: 52, reasons: { changedSince: 1, referenced: 1 } },
    })
    const left = (await ask('GET', '/api/customers?filter={"firstName":"Many"}&sort=["code","ASC"]')).json()
    expect(left.map(({ code }: { code: string }) => code)).toEqual(['M0', 'M1', 'M5', 'M50'])
    const trash = await hub.repository.of('deletedRecords').find(hub.db.read, { entity: 'customers' })
    expect(trash.filter(({ record }) => entries.some(({ recordId }) => recordId === record))).toHaveLength(52)
  })

  test.each([
    ['UTF-16 with a mark', Buffer.from('\ufeffcode,firstName\nA,Ömür', 'utf16le'), '', 'utf-16le', 'Ömür'],
    ['UTF-16 without one', Buffer.from('code,firstName\nA,Omur', 'utf16le'), '', 'utf-16le', 'Omur'],
    ['Windows-1254', Buffer.from('code,firstName\nA,\xde\xfd\xf0', 'latin1'), '?locale=tr', 'windows-1254', 'Şığ'],
    ['Windows-1256', Buffer.from('code,firstName\nA,\xe3\xd1\xcd\xc8\xc7', 'latin1'), '?locale=ar', 'windows-1256', 'مرحبا'],
    ['a chosen encoding', Buffer.from('code,firstName\nA,\xde', 'latin1'), '?locale=tr&encoding=windows-1252', 'windows-1252', 'Þ'],
    ['carriage returns alone', Buffer.from('code,firstName\rA,x'), '', 'utf-8', 'x'],
    ['the line that names the separator', Buffer.from('sep=|\r\ncode|firstName\r\nA|x,y'), '', 'utf-8', 'x,y'],
    ['quotes in the middle', Buffer.from('code,firstName\nA,5" pipe'), '', 'utf-8', '5" pipe'],
  ])('CSV in %s is read', async (_, bytes, query, encoding, name) => {
    const answer = (await upload('customers', bytes, query)).json()
    expect(answer).toMatchObject({ encoding, columns: [{ field: 'code' }, { field: 'firstName', samples: [name] }] })
  })

  test('a customer of the file is found by its key, and old rows are removed after a week', async () => {
    expect((await ask('POST', '/api/customers', { ...CUSTOMER, code: 'KEY', firstName: 'A', secondName: 'B' })).statusCode).toBe(201)
    const { jobId, preview } = (await upload('customers', 'Kod,Ad\nKEY,Changed\n')).json()
    expect(preview).toMatchObject([{ status: 'update', changes: { firstName: { old: 'A', new: 'Changed' } } }])
    const { sweepImportParts } = await import('../../../src/server/records/import/importParts.sql.ts')
    await sweepImportParts({ db: hub.db, clock: () => new Date(Date.now() + 8 * 86_400_000) })
    expect((await ask('GET', `/api/customers/import/${jobId}/rows`)).json()).toEqual([])
  })
})
