import { expect, test } from 'vitest'
import { importerOf } from '../../support/app/importer.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const CUSTOMER = { email: 'ada@example.com', phoneNumber: '+4930123456', address: 'Straße 1' }

describeEachEngine('a file that may only add, or only change', (engine) => {
  const hub = engineApp(engine, { customers: 5 })
  const { ask, upload, settled } = importerOf(hub)

  const stored = async (code: string) =>
    (await ask('POST', '/api/customers', { ...CUSTOMER, code, firstName: 'A', secondName: 'B' })).json()

  /** Two rows of stored customers, of which one has a wrong value, and two new ones, of which one lacks what is required. */
  const fileOf = async (key: string) => {
    await stored(`${key}1`)
    await stored(`${key}2`)
    const { email, phoneNumber, address } = CUSTOMER
    const line = (code: string, name: string, mail = email) => `${key}${code},${name},B,${mail},${phoneNumber},${address}\n`
    const rows = [line('1', 'Changed'), line('2', 'Changed', 'no address'), line('3', 'New'), line('4', '')]
    return `code,firstName,secondName,email,phoneNumber,address,${key}\n${rows.join('')}`
  }
  const FIELDS = ['code', 'firstName', 'secondName', 'email', 'phoneNumber', 'address', null]
  const choose = async (jobId: string, mode?: string) => {
    const columns = FIELDS.map((field) => ({ field }))
    return (await ask('POST', `/api/customers/import/${jobId}/columns`, { columns, ...(mode !== undefined && { mode }) })).json()
  }
  const named = async (key: string) => {
    const found = (await ask('GET', `/api/customers?filter={"code_starts":"${key}"}&sort=["code","ASC"]`)).json()
    return found.map(({ code, firstName }: Record<string, string>) => `${code} ${firstName}`)
  }

  test('leaves out the other rows, which are neither checked nor written, and counts them', async () => {
    const first = (await upload('customers', await fileOf('CA'))).json()
    expect(first).toMatchObject({ mode: 'all', creates: 1, updates: 1, errors: 2, excluded: 0 })
    const { jobId } = first
    expect(await choose(jobId, 'create')).toMatchObject({ mode: 'create', creates: 1, updates: 0, errors: 1, excluded: 2 })
    const left = (await ask('GET', `/api/customers/import/${jobId}/rows?status=excluded`)).json()
    expect(left).toMatchObject([
      { row: 1, status: 'excluded', changes: { firstName: { old: 'A', new: 'Changed' } }, errors: [] },
      { row: 2, status: 'excluded', changes: { email: { new: 'no address' } }, errors: [] },
    ])
    expect(await choose(jobId)).toMatchObject({ mode: 'create', excluded: 2 })
    expect(await choose(jobId, 'all')).toMatchObject({ mode: 'all', excluded: 0, errors: 2 })
    expect(await choose(jobId, 'update')).toMatchObject({ mode: 'update', creates: 0, updates: 1, errors: 1, excluded: 2 })
    const others = (await ask('GET', `/api/customers/import/${jobId}/rows?status=excluded`)).json()
    expect(others).toMatchObject([
      { row: 3, id: null, changes: { firstName: { new: 'New' } } },
      { row: 4, errors: [] },
    ])
    expect((await ask('POST', `/api/customers/import/${jobId}/commit`)).statusCode).toBe(202)
    expect(await settled(jobId)).toMatchObject({ status: 'done', done: 1, total: 1, result: { written: 1, leftOut: 1, excluded: 2 } })
    expect(await named('CA')).toEqual(['CA1 Changed', 'CA2 A'])
  })

  test('is remembered with the columns of its headings, and holds for a row that is mended', async () => {
    const file = await fileOf('CB')
    await choose((await upload('customers', file)).json().jobId, 'create')
    const again = (await upload('customers', file)).json()
    expect(again).toMatchObject({ remembered: true, mode: 'create', creates: 1, errors: 1, excluded: 2 })
    const mend = (values: object) => ask('POST', `/api/customers/import/${again.jobId}/mend`, { row: 4, values })
    expect((await mend({ firstName: 'Eve', code: 'CB1' })).json()).toMatchObject({ row: 4, status: 'excluded', errors: [] })
    expect((await ask('GET', `/api/customers/import/${again.jobId}`)).json()).toMatchObject({ errors: 0, excluded: 3 })
    const wrong = await ask('POST', `/api/customers/import/${again.jobId}/columns`, { columns: [], mode: 'delete' })
    expect(wrong.statusCode).toBe(422)
  })

  test('and single rows are left out by the user, right or wrong ones, and taken in again', async () => {
    const rows = ['LA', 'LB', 'LC', ''].map((code) => ({
      ...CUSTOMER,
      code,
      firstName: 'Left',
      secondName: 'B',
      email: code ? 'a@b.co' : '',
    }))
    const { jobId } = (await upload('customers', JSON.stringify(rows))).json()
    const leave = (row: number, leftOut: boolean) => ask('POST', `/api/customers/import/${jobId}/mend`, { row, leftOut })
    expect((await leave(1, true)).json()).toMatchObject({ row: 1, status: 'excluded', leftOut: true, changes: { code: { new: 'LA' } } })
    await leave(2, true)
    await leave(4, true)
    expect((await leave(2, false)).json()).toMatchObject({ row: 2, status: 'create' })
    expect((await ask('GET', `/api/customers/import/${jobId}`)).json()).toMatchObject({ creates: 2, errors: 0, excluded: 2 })
    const columns = ['email', 'phoneNumber', 'address', 'code', 'firstName', 'secondName'].map((field) => ({ field }))
    const again = await ask('POST', `/api/customers/import/${jobId}/columns`, { columns })
    expect(again.json()).toMatchObject({ creates: 2, errors: 0, excluded: 2 })
    await ask('POST', `/api/customers/import/${jobId}/commit`)
    expect(await settled(jobId)).toMatchObject({ status: 'done', result: { written: 2, leftOut: 0, excluded: 2 } })
    expect(await named('L')).toEqual(['LB Left', 'LC Left'])
  })
})
