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
    const right = await send(ADMIN, 'POST', 'userRights', { role: 'Dealer', entity: 'demands', action: 'approve', effect: 'deny' })
    expect(await code(send(DEALER, 'POST', `demands/${id}/approve`))).toEqual([403, 'forbidden'])
    expect((await send(ADMIN, 'DELETE', `userRights/${right.json().id}`)).statusCode).toBe(200)
    expect(await code(send(DEALER, 'POST', `demands/${id}/approve`))).toEqual([404, 'notFound'])
    expect(await code(send(ADMIN, 'POST', `demands/${id}/approve`))).toEqual([200, undefined])
    expect(await code(send(ADMIN, 'POST', `demands/${id}/approve`))).toEqual([409, 'notProposal'])
    const empty = await demand([])
    const answer = await send(ADMIN, 'POST', `demands/${empty.id}/approve`)
    expect(Object.keys(answer.json().details)).toEqual(['lines'])
  })

  test('of a dealer’s firm is approved and ordered there, without the house', async () => {
    const own = (await hub.as(DEALER, { url: '/api/warehouses' })).json()[0].id
    const about = { date: '2026-05-05', time: '10:00', documentNumber: 'D-2', warehouse: own, lines: [line()] }
    const made = await send(DEALER, 'POST', 'demands', about)
    expect([made.statusCode, made.body]).toEqual([201, made.body])
    expect(await code(send(DEALER, 'POST', `demands/${made.json().id}/approve`))).toEqual([200, undefined])
  })

  test('wants its lines in units of the material: in the main one unless another is said', async () => {
    const { lines } = await demand([{ item, quantity: '2' }, line({ unit: '' }), line({ unit: null })])
    const [{ unit }] = lines
    expect(unit).toMatch(/^[A-Z]+$/)
    expect(lines.map((one: { unit: string }) => one.unit)).toEqual([unit, unit, unit])
    const payload = { date: '2026-05-05', time: '10:00', documentNumber: 'D-1', warehouse, lines: [line(), line({ unit: 'BARREL' })] }
    const answer = await send(ADMIN, 'POST', 'demands', payload)
    expect([answer.statusCode, answer.json().details['lines.1.unit']?.keyword]).toEqual([422, 'unitOfMaterial'])
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

  test('compares quantities whose sum has more digits than one of them can have', async () => {
    const most = '99999999999999.9999'
    const { id } = await demand()
    const stored = await hub.repository.of('demands').get(hub.db.read, id)
    const lines = stored?.lines.map((one) => ({ ...one, quantity: most, deliveredQty: most, canceledQty: most })) ?? []
    await hub.db.write(async (trx) => stored && hub.repository.of('demands').update(trx, stored, { lines }))
    const answer = await send(ADMIN, 'PUT', `demands/${id}`, { lines: [{ ...lines[0], quantity: '1' }] })
    expect([answer.statusCode, answer.json().details]).toEqual([
      422,
      { 'lines.0.quantity': { keyword: 'belowOrdered', params: { limit: '199999999999999.9998' } } },
    ])
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

  test('goes to purchase orders by supplier together with others, at last prices, and says how far it is covered', async () => {
    const { mainUnit } = await read(`materials/${item}`)
    const material = async (code: string) => (await send(ADMIN, 'POST', 'materials', { code, name: code, mainUnit })).json().id
    const [one, other] = [await material('D-ONE'), await material('D-OTHER')]
    const bought = await send(ADMIN, 'POST', 'purchaseOrders', {
      date: '2026-05-01',
      customer,
      warehouse,
      currency: 'EUR',
      lines: [{ lineType: 'material', lineNumber: 1, material: one, unit: 'PCS', quantity: '1', price: '7.25', vatPercentage: '0' }],
    })
    expect([bought.statusCode, bought.body]).toEqual([201, bought.body])
    expect((await send(ADMIN, 'POST', `purchaseOrders/${bought.json().id}/approve`)).statusCode).toBe(200)
    const demands = [await demand([line({ item: one }), line({ item: other })]), await demand([line({ item: one, quantity: '4' })])]
    const ids = demands.map(({ id }) => id)
    const body = { ids, expectedDate: '2026-06-01' }
    expect(await code(send(ADMIN, 'POST', 'demands/order', body))).toEqual([409, 'demandNotApproved'])
    for (const id of ids) await send(ADMIN, 'POST', `demands/${id}/approve`)
    const open = await read(`demands/open?ids=${ids.join(',')}`)
    expect(open.map(({ quantity, supplier, price }: Record<string, string>) => [quantity, supplier, price])).toEqual([
      ['10.0000', customer, '7.25'],
      ['10.0000', null, null],
      ['4.0000', customer, '7.25'],
    ])
    const made = (await send(ADMIN, 'POST', 'demands/order', body)).json()
    expect(made).toMatchObject({ left: 1, orders: [{ customer, lines: 2 }] })
    const order = await read(`purchaseOrders/${made.orders[0].id}`)
    expect(order).toMatchObject({ approval: 'proposal', expectedDate: '2026-06-01', customer, warehouse })
    expect(order.lines.map(({ quantity, price, demand: from }: Record<string, string>) => [quantity, price, from])).toEqual([
      ['10.0000', '7.25', ids[0]],
      ['4.0000', '7.25', ids[1]],
    ])
    expect(await read(`demands/${ids[0]}/coverage`)).toMatchObject([
      { ordered: '10.0000', open: '0.0000', orderedPercent: 100, deliveredPercent: 0 },
      { ordered: '0.0000', open: '10.0000', orderedPercent: 0 },
    ])
    await send(ADMIN, 'POST', `purchaseOrders/${order.id}/reject`)
    expect(await read(`demands/${ids[1]}/coverage`)).toMatchObject([{ open: '4.0000', orderedPercent: 0 }])
    const second = (await send(ADMIN, 'POST', 'demands/order', { ids, customer })).json()
    expect(second).toMatchObject({ left: 0, orders: [{ lines: 3 }] })
    expect(await code(send(ADMIN, 'POST', 'demands/order', { ids, customer }))).toEqual([409, 'nothingToOrder'])
    expect((await read(`demands/${ids[1]}`)).status).toBe('ordering')
    await send(ADMIN, 'POST', `purchaseOrders/${second.orders[0].id}/approve`)
    expect(await code(send(ADMIN, 'POST', `purchaseOrders/${second.orders[0].id}/cancel`))).toEqual([200, undefined])
    expect((await read(`demands/${ids[1]}`)).status).toBe('approved')
    expect(await read(`demands/${ids[1]}/coverage`)).toMatchObject([{ ordered: '0.0000', open: '4.0000', orderedPercent: 0 }])
    expect((await send(ADMIN, 'POST', 'demands/order', { ids, customer })).json()).toMatchObject({ left: 0, orders: [{ lines: 3 }] })
    expect(await code(send(DEALER, 'POST', 'demands/order', { ids, customer }))).toEqual([404, 'notFound'])
  })
})
