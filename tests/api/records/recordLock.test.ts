import { expect, test } from 'vitest'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { proposal } from '../../support/app/orders.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('a record that is closed to changes', (engine) => {
  const hub = engineApp(engine)

  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    hub.as(ADMIN, { method, url: `/api/${url}`, ...(payload && { payload }) })
  const listed = async (id: string) =>
    (await send('GET', `salesOrders?filter=${encodeURIComponent(JSON.stringify({ id }))}&range=[0,0]`)).json()[0]
  const CLOSED = { code: 'notProposal', open: ['status'], removable: false }

  test('says so wherever it is answered, until it is open again', async () => {
    const { id } = await proposal(hub)
    expect((await send('GET', `salesOrders/${id}`)).json()._lock).toBeUndefined()
    const approved = (await send('POST', `salesOrders/${id}/approve`)).json()
    const read = (await send('GET', `salesOrders/${id}`)).json()
    for (const record of [approved, read, await listed(id)]) expect(record._lock).toEqual(CLOSED)
    const written = await send('PUT', `salesOrders/${id}`, { ...read, status: null })
    expect([written.statusCode, written.json()._lock]).toEqual([200, CLOSED])
    expect((await send('PUT', `salesOrders/${id}`, { notes1: 'late' })).json().code).toBe(CLOSED.code)
    expect((await send('DELETE', `salesOrders/${id}`)).json().code).toBe(CLOSED.code)
    await send('POST', `salesOrders/${id}/reopen`)
    expect(await listed(id)).not.toHaveProperty('_lock')
  })

  test('may be deleted where its lock says so', async () => {
    const { id } = await proposal(hub)
    expect((await send('POST', `salesOrders/${id}/reject`)).json()._lock).toEqual({ ...CLOSED, removable: true })
    expect((await send('DELETE', `salesOrders/${id}`)).statusCode).toBe(200)
  })

  test('is one of the house for users of another firm, not one of their own, however a list is sorted and filtered', async () => {
    const queries = ['range=[0,4]', 'sort=["code","DESC"]', 'sort=["createdAt","DESC","code","ASC"]', 'filter={"code_contains":"0"}']
    const locksOf = async (entity: string, query: string): Promise<object> => {
      const records = (await hub.as(DEALER, { url: `/api/${entity}?${query}` })).json<{ _lock?: { code: string } }[]>()
      return { locks: [...new Set(records.map(({ _lock }) => _lock?.code))], tellsFirm: records.some((record) => 'firm' in record) }
    }
    for (const query of queries) {
      expect(await locksOf('customers', query)).toEqual({ locks: [undefined], tellsFirm: false })
      expect(await locksOf('materials', query)).toEqual({ locks: ['sharedRecord'], tellsFirm: true })
    }
  })

  test('is described', async () => {
    const { components } = (await send('GET', 'openapi.json')).json()
    expect(components.schemas.salesOrders.properties._lock).toMatchObject({ readOnly: true, required: ['code'] })
  })
})
