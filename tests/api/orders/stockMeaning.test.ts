import { beforeAll, expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('stock that was moved', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => now })
  let parts: { customer: string; warehouse: string }
  let count = 0
  const now = new Date('2026-06-15T09:00:00.000Z')

  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, confirm = '') =>
    hub.as(ADMIN, { method, url: `/api/${url}`, ...(payload && { payload }), headers: confirm ? { 'x-confirm': confirm } : {} })
  const read = async (url: string) => (await hub.as(ADMIN, { url: `/api/${url}` })).json()
  const list = (entity: string, filter: object = {}) => read(`${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  const make = async (entity: string, payload: object) => {
    const answer = await send('POST', entity, payload)
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
    return answer.json()
  }
  const done = async (url: string, payload: object = {}) => {
    const answer = await send('POST', url, payload)
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
    return answer.json()
  }

  beforeAll(async () => {
    parts = { customer: (await list('customers', { blocked: false }))[0].id, warehouse: (await list('warehouses'))[0].id }
  })

  async function newMaterial(more: object = {}) {
    count += 1
    const subUnits = [
      { code: 'PC', name: 'Piece', factor1: '1', factor2: '1', isMain: true },
      { code: 'BX', name: 'Box', factor1: '1', factor2: '3' },
      { code: 'TH', name: 'Third', factor1: '3', factor2: '1' },
    ]
    const unit = await make('mainUnits', { code: `U${count}`, name: 'Unit', subUnits })
    const material = (await make('materials', { code: `K-${count}`, name: 'Part', vat: '20', mainUnit: unit.id, ...more })).id
    return { unit, material }
  }
  const order = async (entity: 'salesOrders' | 'purchaseOrders', material: string, quantity: string, more: object = {}) => {
    const lines = [{ lineType: 'material', material, quantity, price: '10', ...more }]
    const made = await make(entity, { date: '2026-06-01', ...parts, lines })
    await done(`${entity}/${made.id}/approve`)
    return made
  }
  const receive = async (material: string, quantity: string, more: object = {}) => {
    const made = await order('purchaseOrders', material, quantity, more)
    await done(`purchaseOrders/${made.id}/receive`)
    return made
  }
  const onHand = async (material: string) => (await read(`materials/${material}/availability`)).map((row: { onHand: string }) => row.onHand)

  test('keeps its meaning: factors, main unit and codes in use, and whether it is counted, stay as they are', async () => {
    const { unit, material } = await newMaterial()
    await receive(material, '1', { unit: 'BX' })
    const [main, box, third] = unit.subUnits
    const change = async (subUnits: readonly object[]) => {
      const answer = await send('PUT', `mainUnits/${unit.id}`, { subUnits })
      return [answer.statusCode, answer.json().details ?? {}]
    }
    expect(await change([main, { ...box, factor2: '6' }, third])).toEqual([
      422,
      { 'subUnits.1.factor2': { keyword: 'inUse', params: { count: 1 } } },
    ])
    expect(await change([main, third])).toMatchObject([422, { subUnits: { keyword: 'inUse' } }])
    expect(await change([{ ...main, isMain: false }, { ...box, factor2: '1', isMain: true }, third])).toMatchObject([422, {}])
    expect((await change([main, box, { ...third, factor1: '4' }]))[0]).toBe(200)
    for (const payload of [{ countable: false }, { mainUnit: (await newMaterial()).unit.id }]) {
      const answer = await send('PUT', `materials/${material}`, payload)
      const [path = ''] = Object.keys(payload)
      expect([answer.statusCode, answer.json().details]).toEqual([422, { [path]: { keyword: 'inUse', params: { count: 2 } } }])
    }
    expect((await send('PUT', `materials/${material}`, { name: 'Other' })).statusCode).toBe(200)
    const fresh = await newMaterial()
    expect((await send('PUT', `materials/${fresh.material}`, { countable: false })).statusCode).toBe(200)
  })

  test('is cancelled as it was recorded, whatever its unit is now, in parts that leave no rest', async () => {
    const { unit, material } = await newMaterial()
    const { id, lines } = await receive(material, '3', { unit: 'BX' })
    expect(await onHand(material)).toEqual(['9.0000'])
    await hub.db.write(async (trx) => {
      await trx
        .updateTable('mainUnits_subUnits')
        .set({ factor2: 6_000_000 })
        .where('parentId', '=', unit.id)
        .where('code', '=', 'BX')
        .execute()
    })
    await done(`purchaseOrders/${id}/cancelReceipt`, { lines: [{ id: lines[0].id, quantity: '1' }] })
    expect(await onHand(material)).toEqual(['6.0000'])
    await done(`purchaseOrders/${id}/cancelReceipt`)
    expect(await onHand(material)).toEqual(['0.0000'])
  })

  test('and is reserved can’t be delivered to another customer', async () => {
    const { material } = await newMaterial()
    await receive(material, '10')
    const reserved = await order('salesOrders', material, '8', { reserve: true })
    const other = await order('salesOrders', material, '5')
    const answer = await send('POST', `salesOrders/${other.id}/deliver`, {}, 'salesDelivery')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'operationBlock', confirmation: 'reservedStock', about: { onHand: '5.0000', reserved: '8.0000' } },
    ])
    await done(`salesOrders/${other.id}/deliver`, { lines: [{ id: other.lines[0].id, quantity: '2' }] })
    await done(`salesOrders/${reserved.id}/deliver`)
    expect(await onHand(material)).toEqual(['0.0000'])
  })

  test('and is reserved can’t go back to its supplier', async () => {
    const { material } = await newMaterial()
    const { id } = await receive(material, '4')
    await order('salesOrders', material, '1', { reserve: true, unit: 'BX' })
    const answer = await send('POST', `purchaseOrders/${id}/cancelReceipt`, {})
    expect(answer.json()).toMatchObject({ code: 'operationBlock', confirmation: 'reservedStock' })
  })
})
