import { beforeAll, expect, test } from 'vitest'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('a demand', (engine) => {
  const hub = engineApp(engine, { customers: 5 })
  let warehouse: string
  let customer: string
  let item: string

  const send = (who: string, method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}) =>
    hub.as(who, { method, url: `/api/${url}`, ...(method !== 'DELETE' && { payload }) })
  const read = async (url: string) => (await hub.as(ADMIN, { url: `/api/${url}` })).json()
  const first = async (entity: string, filter: object = {}) =>
    (await read(`${entity}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`))[0].id
  const line = (more: object = {}) => ({ item, unit: 'PCS', quantity: '10', ...more })
  const demand = async (lines: readonly object[] = [line()], more: object = {}) => {
    const payload = { date: '2026-05-05', time: '10:00', documentNumber: 'D-1', warehouse, lines, ...more }
    const answer = await send(ADMIN, 'POST', 'demands', payload)
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
    return answer.json()
  }
  const code = async (answer: Promise<{ statusCode: number; json: () => { code?: string } }>) => {
    const { statusCode, json } = await answer
    return [statusCode, json().code]
  }

  beforeAll(async () => {
    warehouse = await first('warehouses')
    customer = await first('customers', { blocked: false })
    item = await first('materials', { active: true })
  })

  test('has a status and settled quantities that can’t be entered', async () => {
    const made = await demand([line({ deliveredQty: '9', canceledQty: '1' })], { status: 'approved' })
    expect(made).toMatchObject({ status: 'proposal', lines: [{ line: 1, deliveredQty: '0.0000', canceledQty: '0.0000' }] })
    const changed = await send(ADMIN, 'PUT', `demands/${made.id}`, { status: 'met', lines: [{ ...made.lines[0], deliveredQty: '10' }] })
    expect(changed.json()).toMatchObject({ status: 'proposal', lines: [{ deliveredQty: '0.0000' }] })
    const batch = await send(ADMIN, 'POST', 'demands/batch', { action: 'update', ids: [made.id], data: { status: 'approved' } })
    expect(batch.statusCode).toBe(200)
    expect((await read(`demands/${made.id}`)).status).toBe('proposal')
  })

  test('is approved by name, by users with the right, once, and only with lines', async () => {
    const { id } = await demand()
    for (const action of ['list', 'show', 'edit']) {
      const right = { role: 'Dealer', entity: 'demands', action, effect: 'allow' }
      expect([201, 409, 422]).toContain((await send(ADMIN, 'POST', 'userRights', right)).statusCode)
    }
    expect(await code(send(DEALER, 'POST', `demands/${id}/approve`))).toEqual([403, 'forbidden'])
    expect(await code(send(ADMIN, 'POST', `demands/${id}/approve`))).toEqual([200, undefined])
    expect(await code(send(ADMIN, 'POST', `demands/${id}/approve`))).toEqual([409, 'notProposal'])
    const empty = await demand([])
    const answer = await send(ADMIN, 'POST', `demands/${empty.id}/approve`)
    expect(Object.keys(answer.json().details)).toEqual(['lines'])
  })

  test('keeps what is on order: it can’t be cut below, changed or taken away', async () => {
    const { id } = await demand()
    await send(ADMIN, 'POST', `demands/${id}/approve`)
    expect((await send(ADMIN, 'POST', `demands/${id}/order`, { customer })).statusCode).toBe(200)
    const [known] = (await read(`demands/${id}`)).lines
    const change = (lines: readonly object[]) => send(ADMIN, 'PUT', `demands/${id}`, { lines })
    expect((await change([{ ...known, quantity: '9' }])).json().details).toEqual({
      'lines.0.quantity': { keyword: 'belowOrdered', params: { limit: '10.0000' } },
    })
    expect((await change([{ ...known, unit: 'BOX' }])).json().details).toMatchObject({ 'lines.0.unit': { keyword: 'lineOrdered' } })
    expect(await code(change([line()]))).toEqual([409, 'demandOrdered'])
    expect((await change([{ ...known, quantity: '12' }])).statusCode).toBe(200)
    expect(await code(send(ADMIN, 'POST', `demands/${id}/cancel`))).toEqual([409, 'demandOrdered'])
  })

  test('is cancelled by name, and then stays as it is', async () => {
    const { id } = await demand()
    await send(ADMIN, 'POST', `demands/${id}/approve`)
    expect((await send(ADMIN, 'POST', `demands/${id}/cancel`)).json()).toMatchObject({
      status: 'cancelled',
      lines: [{ canceledQty: '10.0000' }],
    })
    expect(await code(send(ADMIN, 'POST', `demands/${id}/cancel`))).toEqual([409, 'demandSettled'])
    expect(await code(send(ADMIN, 'PUT', `demands/${id}`, { documentNumber: 'D-2' }))).toEqual([409, 'demandSettled'])
  })

  test('that was deleted comes back as what it was', async () => {
    const { id } = await demand()
    await send(ADMIN, 'POST', `demands/${id}/approve`)
    await send(ADMIN, 'POST', `demands/${id}/cancel`)
    expect((await send(ADMIN, 'DELETE', `demands/${id}`)).statusCode).toBe(200)
    const back = await send(ADMIN, 'POST', `demands/${id}/restore`, { version: 1 })
    expect([back.statusCode, back.body]).toEqual([200, back.body])
    expect(await read(`demands/${id}`)).toMatchObject({ status: 'cancelled', lines: [{ canceledQty: '10.0000' }] })
  })
})
