import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { loadModel } from '../../../src/model/loadModel.ts'
import type { ResolvedEntity } from '../../../src/model/resolvedEntity.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { loadSchemas } from '../../../src/server/start/loadSchemas.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { multipart } from '../../support/app/multipart.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const model = loadModel(await loadSchemas('schemas'), (await loadFieldTypes()).types)

/** Entities with routes whose records belong to a firm, found by the keyword. */
const entities = model.list.filter(({ tenant, access }) => tenant !== undefined && Object.keys(access).length > 0)
const NOTHING = { filter: '{}' }

describeEachEngine('what belongs to one firm', (engine) => {
  const hub = engineApp(engine)

  /**
   * A record of the house, which dealers of other firms see only if all of them are shared. If the house has none, an id that does not exist. Records
   * shared with one firm, such as deals and their invoices, are left out: lots of the demo may be settled meanwhile.
   */
  const ofHouse = async ({ id, tenant, readers }: ResolvedEntity): Promise<Record<string, unknown> & { id: string }> => {
    const answer = await hub.as(ADMIN, { url: `/api/${id}?range=[0,99]`, headers: { 'x-firm': HOUSE_FIRM } })
    const rows: readonly (Record<string, unknown> & { id: string })[] = answer.statusCode === 200 ? answer.json() : []
    const isOwn = (row: Record<string, unknown>) =>
      (readers?.users ?? []).every((name) => [row[name] ?? []].flat().length === 0) &&
      [tenant?.field ?? '', tenant?.sharedWith ?? ''].every((firm) => (row[firm] ?? HOUSE_FIRM) === HOUSE_FIRM)
    return rows.find(isOwn) ?? { id: v7(), none: true }
  }
  const url = (entity: ResolvedEntity, filter: object) => `/api/${entity.id}?filter=${encodeURIComponent(JSON.stringify(filter))}`
  const asDealer = (method: 'GET' | 'PUT' | 'DELETE' | 'POST', address: string, payload?: object) =>
    hub.as(DEALER, { method, url: address, ...(payload && { payload }) })

  describe.each(entities.map((entity) => [entity.id, entity] as const))('%s', (id, entity) => {
    const shared = entity.tenant?.kind === 'shared' && entity.readers === undefined
    const dealers = entity.access.Dealer ?? []
    const may = (action: 'list' | 'show' | 'edit' | 'delete' | 'export') => dealers === 'all' || dealers.includes(action)

    test('is found by no list, count, filter, sort or search of another firm, and by no id', async () => {
      const record = await ofHouse(entity)
      if (!may('list')) return expect((await asDealer('GET', url(entity, {}))).statusCode).toBe(403)
      const visible = shared && !record.none
      const seen = visible ? [record.id] : []
      for (const filter of [{ id: [record.id] }, { id: record.id }]) {
        const found = (await asDealer('GET', url(entity, filter))).json<{ id: string }[]>()
        expect(found.map((one) => one.id)).toEqual(seen)
      }
      const all = (await asDealer('GET', `${url(entity, {})}&range=[0,999]`)).json<{ id: string; firm?: string }[]>()
      expect(all.some((one) => one.id === record.id)).toBe(visible)
      const read = await asDealer('GET', `/api/${id}/${record.id}`)
      const absent = await asDealer('GET', `/api/${id}/${record.id.slice(0, -1)}z`)
      expect(read.statusCode).toBe(visible ? 200 : absent.statusCode)
      if (!visible) expect({ ...read.json(), requestId: '' }).toEqual({ ...absent.json(), requestId: '' })
    })

    if (!shared) {
      test('is in no export and no history of another firm', async () => {
        const record = await ofHouse(entity)
        if (may('export')) {
          const { body } = await asDealer('GET', `/api/${id}/export?format=json`)
          expect(body).not.toContain(record.id)
        }
        expect((await asDealer('GET', `/api/${id}/${record.id}/history`)).statusCode).toBe(404)
        expect((await asDealer('POST', `/api/${id}/${record.id}/restore`, { version: 1 })).statusCode).toBe(
          entity.appendOnly ? 405 : may('edit') ? 404 : 403,
        )
      })
    }

    test('can’t be changed by another firm, one by one or in a batch', async () => {
      const record = await ofHouse(entity)
      const refusal = shared && !record.none ? [403, 'sharedRecord'] : [404, 'notFound']
      const refused = await asDealer('PUT', `/api/${id}/${record.id}`, {})
      expect(may('edit') ? [refusal[0]] : [403, 405]).toContain(refused.statusCode)
      if (may('edit')) {
        const changed = await asDealer('PUT', `/api/${id}/${record.id}`, {})
        expect([changed.statusCode, changed.json().code]).toEqual(refusal)
        const batch = await asDealer('POST', `/api/${id}/batch`, { action: 'update', ids: [record.id], data: {} })
        expect(batch.json().results).toMatchObject([{ status: refusal[0], code: refusal[1] }])
        const cells = await asDealer('POST', `/api/${id}/cells`, { records: [{ id: record.id, data: {} }] })
        expect(cells.json()).toMatchObject({ jobId: null, results: [{ status: refusal[0], code: refusal[1] }] })
      }
      if (!shared && may('show')) {
        const undone = await asDealer('POST', `/api/${id}/${record.id}/undo`, { version: Number(record._version ?? 1) })
        expect([undone.statusCode, undone.json().code]).toEqual([404, 'notFound'])
      }
      if (may('delete')) {
        const removed = await asDealer('DELETE', `/api/${id}/${record.id}`)
        expect([removed.statusCode, removed.json().code]).toEqual(refusal)
      }
      if (shared) expect((await asDealer('GET', `/api/${id}/${record.id}`)).json()._lock).toMatchObject({ code: 'sharedRecord' })
    })
  })

  test('a code that another firm uses can be used again, and no refusal reveals it', async () => {
    const made = { firstName: 'A', secondName: 'B', email: 'a@example.com', phoneNumber: '+905321234567', address: 'Here' }
    const taken = String((await ofHouse(model.entities.customers as ResolvedEntity)).code)
    const first = await asDealer('POST', '/api/customers', { ...made, code: taken })
    expect([first.statusCode, first.json().firm]).toEqual([201, undefined])
    const again = await asDealer('POST', '/api/customers', { ...made, code: taken })
    expect([again.statusCode, again.json().details]).toEqual([422, { code: { keyword: 'unique', params: {} } }])
  })

  test('can’t be referred to by another firm’s records, nor by an Admin on its behalf', async () => {
    const own = async (url: string) => (await hub.as(DEALER, { url })).json()[0].id
    const [customer, dealers] = [
      await ofHouse(model.entities.customers as ResolvedEntity),
      await hub.as(ADMIN, { url: url(model.entities.firms as ResolvedEntity, { number: 2 }) }),
    ]
    const order = {
      date: '2026-06-01',
      customer: customer.id,
      warehouse: await own('/api/warehouses'),
      lines: [{ material: await own('/api/materials'), quantity: '1' }],
    }
    const refused = await asDealer('POST', '/api/salesOrders', order)
    expect([refused.statusCode, refused.json().details]).toEqual([422, { customer: { keyword: 'reference', params: {} } }])
    const behalf = await hub.as(ADMIN, { method: 'POST', url: '/api/salesOrders', payload: { ...order, firm: dealers.json()[0].id } })
    expect(behalf.json().details).toMatchObject({ customer: { keyword: 'reference' } })
  })

  test('is not matched by another firm’s import: a shared code makes a new record', async () => {
    const sheet = 'code,name\nKMH,Mine\n'
    await hub.as(ADMIN, {
      method: 'POST',
      url: '/api/userRights',
      payload: { role: 'Dealer', entity: 'marks', action: 'import', effect: 'allow' },
    })
    const [mark] = (await hub.as(ADMIN, { url: '/api/marks?range=[0,0]', headers: { 'x-firm': HOUSE_FIRM } })).json()
    const answer = await hub.as(DEALER, {
      method: 'POST',
      url: '/api/marks/import',
      ...(await multipart('marks.csv', `${sheet}${mark.code},Mine too\n`)),
    })
    expect(answer.json()).toMatchObject({ creates: 2, updates: 0, errors: 0 })
  })

  test('is chosen by Admins alone, who say whose a new record is where they look at all', async () => {
    const refused = await hub.as(DEALER, { url: '/api/customers', headers: { 'x-firm': HOUSE_FIRM } })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'firmOfOthers'])
    const asked = await hub.as(ADMIN, { method: 'POST', url: '/api/marks', payload: { code: 'X', name: 'X' }, headers: { 'x-firm': '' } })
    expect([asked.statusCode, Object.keys(asked.json().details)]).toEqual([422, ['firm']])
    const made = await hub.as(ADMIN, {
      method: 'POST',
      url: '/api/marks',
      payload: { code: 'X', name: 'X' },
      headers: { 'x-firm': HOUSE_FIRM },
    })
    expect(made.json().firm).toBe(HOUSE_FIRM)
    const moved = await hub.as(ADMIN, { method: 'PUT', url: `/api/marks/${made.json().id}`, payload: { firm: 'another' } })
    expect(moved.statusCode).toBe(422)
    expect(
      (await hub.as(ADMIN, { url: `/api/customers?${new URLSearchParams(NOTHING)}`, headers: { 'x-firm': 'nobody' } })).json(),
    ).toEqual([])
  })
})
