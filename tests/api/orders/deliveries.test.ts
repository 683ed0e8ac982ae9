import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, CLERK, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

interface Line {
  readonly id: string
  readonly deliveredQuantity: string | null
  readonly demandLine?: string
}

describeEachEngine('deliveries', (engine) => {
  const hub = engineApp(engine, { clock: () => now })
  let parts: { customer: string; warehouse: string }
  let mainUnit: string
  let count = 0
  const now = new Date('2026-06-15T09:00:00.000Z')

  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}, confirm = '', who = ADMIN) =>
    hub.as(who, { method, url: `/api/${url}`, ...(method !== 'DELETE' && { payload }), headers: confirm ? { 'x-confirm': confirm } : {} })
  const read = async (url: string) => (await hub.as(ADMIN, { url: `/api/${url}` })).json()
  const list = async (entity: string, filter: object = {}) => read(`${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}`)

  beforeAll(async () => {
    parts = { customer: (await list('customers', { blocked: false }))[0].id, warehouse: (await list('warehouses'))[0].id }
    mainUnit = (await list('mainUnits', { code: 'PCS' }))[0].id
  })

  const configured = new Map<string, string | undefined>()
  /** Sends nothing if the record has these values already. */
  async function configure(operationName: string, value: string | undefined): Promise<void> {
    if (configured.has(operationName) && configured.get(operationName) === value) return
    configured.set(operationName, value)
    for (const { id } of await list('controlOperations', { operationName })) await send('DELETE', `controlOperations/${id}`)
    if (value) expect((await send('POST', 'controlOperations', { operationName, type: 'negativeStock', value })).statusCode).toBe(201)
  }
  beforeEach(async () => {
    await configure('salesDelivery', 'block')
    await configure('purchaseReceipt', 'block')
  })

  async function newMaterial(more: object = {}): Promise<string> {
    count += 1
    const answer = await send('POST', 'materials', { code: `D-${engine.name}-${count}`, name: 'Part', mainUnit, vat: '20', ...more })
    expect(answer.statusCode).toBe(201)
    return answer.json().id
  }

  type Kind = 'salesOrders' | 'purchaseOrders'
  const line = (material: string | null, quantity: string, more: object = {}) => ({
    ...{ lineType: 'material', material, quantity, price: '10', ...more },
  })

  async function order(kind: Kind, lines: readonly object[], approve = true): Promise<{ id: string; lines: Line[] }> {
    const numbered = lines.map((one, index) => ({ lineNumber: index + 1, ...one }))
    const made = await send('POST', kind, { date: '2026-06-01', ...parts, lines: numbered })
    expect([made.statusCode, made.body]).toEqual([201, made.body])
    const { id } = made.json()
    if (approve) expect((await send('POST', `${kind}/${id}/approve`)).statusCode).toBe(200)
    return read(`${kind}/${id}`)
  }
  const levels = async (material: string): Promise<string[]> =>
    (await list('materialTransactions', { material }))
      .map(({ date, kind, quantity }: Record<string, string>) => `${date} ${kind} ${quantity}`)
      .toSorted()
  async function stock(material: string, quantity: string): Promise<void> {
    const { id } = await order('purchaseOrders', [line(material, quantity)])
    const answer = await send('POST', `purchaseOrders/${id}/receive`, { date: '2026-06-02' })
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  }

  describe('of approved orders', () => {
    test('move stock in main units, line by line, and say how far the order is', async () => {
      const material = await newMaterial()
      const received = await order('purchaseOrders', [
        line(material, '5', { unit: 'DZ' }),
        { lineType: 'discount', discountPercentage: '5' },
      ])
      const first = received.lines[0]?.id
      const part = await send('POST', `purchaseOrders/${received.id}/receive`, {
        lines: [{ id: first, quantity: '2' }],
        date: '2026-06-10',
      })
      expect(part.json()).toMatchObject({ shippingStatus: 'notShipped', lines: [{ deliveredQuantity: '2.0000' }, {}] })
      expect((await send('POST', `purchaseOrders/${received.id}/receive`)).json()).toMatchObject({ shippingStatus: 'shipped' })
      expect(await levels(material)).toEqual(['2026-06-10 purchase 24.0000', '2026-06-15 purchase 36.0000'])

      const sold = await order('salesOrders', [line(material, '7'), line(material, '3', { bonus: '1' })])
      const delivered = await send('POST', `salesOrders/${sold.id}/deliver`, { lines: [{ id: sold.lines[0]?.id, quantity: '7' }] })
      expect(delivered.json().shippingStatus).toBe('partiallyDelivered')
      expect((await send('POST', `salesOrders/${sold.id}/deliver`)).json().shippingStatus).toBe('delivered')
      expect((await levels(material)).slice(2)).toEqual(['2026-06-15 sale -4.0000', '2026-06-15 sale -7.0000'])
      expect((await send('POST', `salesOrders/${sold.id}/deliver`)).json().code).toBe('nothingToDeliver')
      expect((await read(`salesOrders/${sold.id}/history`)).map(({ action }: { action: string }) => action)).toEqual([
        ...['deliver', 'deliver', 'approve', 'create'],
      ])
    })

    test('leave what reserved lines still wait for as promised, in main units; the rest is available', async () => {
      const material = await newMaterial()
      await stock(material, '100')
      const { id } = await order('salesOrders', [line(material, '2', { unit: 'DZ', reserve: true }), line(material, '7')])
      await order('salesOrders', [line(material, '50', { reserve: true })], false)
      const place = { warehouse: parts.warehouse, onHand: '100.0000', reserved: '24.0000', available: '76.0000' }
      expect(await read(`materials/${material}/availability`)).toEqual([place])
      await send('POST', `salesOrders/${id}/deliver`)
      expect(await read(`materials/${material}/availability`)).toEqual([
        { ...place, onHand: '69.0000', reserved: '0.0000', available: '69.0000' },
      ])
      expect(
        (await send('POST', 'userRights', { role: 'Dealer', entity: 'materialTransactions', action: 'list', effect: 'deny' })).statusCode,
      ).toBe(201)
      expect((await hub.as(CLERK, { url: `/api/materials/${material}/availability` })).statusCode).toBe(403)
      for (const right of await list('userRights', { entity: 'materialTransactions' })) await send('DELETE', `userRights/${right.id}`)
      expect((await hub.as(CLERK, { url: `/api/materials/${material}/availability` })).statusCode).toBe(200)
      expect((await hub.as(ADMIN, { url: '/api/materials/nothing/availability' })).statusCode).toBe(404)
    })

    test('are summed up for several materials at once, those that the caller may see', async () => {
      const materials = [await newMaterial(), await newMaterial()]
      await stock(materials[0] ?? '', '12.5')
      const asked = (ids: unknown, email = ADMIN) =>
        hub.as(email, { url: `/api/materials/on-hand?ids=${encodeURIComponent(JSON.stringify(ids))}` })
      const [first = '', second = ''] = materials
      expect((await asked([first, second, 'nothing'])).json()).toEqual({ [first]: '12.5000', [second]: '0.0000' })
      const dealers = (await hub.as(DEALER, { url: '/api/materials' })).json<{ id: string }[]>().map(({ id }) => id)
      const theirs = (await asked([first, ...dealers], DEALER)).json()
      // The house shares its materials, but not their stock.
      expect(theirs[first]).toBe('0.0000')
      expect(Object.keys(theirs).toSorted()).toEqual([...new Set([first, ...dealers])].toSorted())
      const wrong = await Promise.all([asked('x'), asked([1]), asked(Array.from({ length: 201 }, String))])
      expect(wrong.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
    })

    test('never move more than was ordered, and then nothing at all', async () => {
      const material = await newMaterial()
      await stock(material, '20')
      const { id, lines } = await order('salesOrders', [line(material, '5'), line(material, '5')])
      const wanted = lines.map((one, index) => ({ id: one.id, quantity: index === 0 ? '1' : '5.0001' }))
      const answer = await send('POST', `salesOrders/${id}/deliver`, { lines: wanted })
      expect(answer.json()).toMatchObject({
        code: 'validation',
        errors: { 'lines.1.deliveredQuantity': 'That is more than was ordered' },
      })
      expect(await levels(material)).toHaveLength(1)
      expect((await read(`salesOrders/${id}`)).shippingStatus).toBe('notDelivered')
    })

    test('are of no more than a movement can have: orders of more are refused', async () => {
      const material = await newMaterial()
      const refused = async (values: object) => {
        const lines = [{ lineNumber: 1, ...line(material, '1', { price: '0', ...values }) }]
        const answer = await send('POST', 'salesOrders', { date: '2026-06-01', ...parts, lines })
        return [answer.statusCode, answer.json().details]
      }
      const tooLarge = { keyword: 'formatMaximum', params: expect.objectContaining({ limit: '9999999999' }) }
      expect(await refused({ quantity: '99999999999999.9999' })).toEqual([422, { 'lines.0.quantity': tooLarge }])
      expect(await refused({ bonus: '10000000000' })).toEqual([422, { 'lines.0.bonus': tooLarge }])
      await order('salesOrders', [line(material, '9999999999', { price: '0', bonus: '9999999999', reserve: true })])
      expect(await read(`materials/${material}/availability`)).toMatchObject([{ reserved: '19999999998.0000' }])
    })

    test('say what is wrong with what was sent', async () => {
      const { id, lines } = await order('salesOrders', [line(await newMaterial(), '5')])
      const mistakes = async (payload: object) => {
        const answer = await send('POST', `salesOrders/${id}/deliver`, payload)
        return [answer.statusCode, ...Object.keys(answer.json().errors)]
      }
      expect(await mistakes({ lines: [{ id: 'nowhere', quantity: '1' }] })).toEqual([422, 'lines'])
      expect(await mistakes({ lines: 'all' })).toEqual([422, 'lines'])
      expect(await mistakes({ date: '2026-02-31x' })).toEqual([422, 'date'])
      for (const quantity of ['-1', '1.00001', 'many'])
        expect(await mistakes({ lines: [{ id: lines[0]?.id, quantity }] })).toEqual([422, 'lines.0.quantity'])
    })

    test('are none of a proposal, and leave what is not kept in stock alone', async () => {
      const service = await newMaterial({ countable: false })
      const proposal = await order('salesOrders', [line(service, '2')], false)
      expect((await send('POST', `salesOrders/${proposal.id}/deliver`)).json().code).toBe('notApproved')
      const approved = await order('salesOrders', [line(service, '2')])
      expect((await send('POST', `salesOrders/${approved.id}/deliver`)).json().shippingStatus).toBe('delivered')
      expect(await levels(service)).toEqual([])
    })

    test('once made, keep the order approved until they are taken back', async () => {
      const material = await newMaterial()
      await stock(material, '5')
      const { id, lines } = await order('salesOrders', [line(material, '5')])
      await send('POST', `salesOrders/${id}/deliver`)
      expect((await send('POST', `salesOrders/${id}/reopen`)).json().code).toBe('alreadyDelivered')
      const part = await send('POST', `salesOrders/${id}/cancelDelivery`, { lines: [{ id: lines[0]?.id, quantity: '2' }] })
      expect(part.json()).toMatchObject({ shippingStatus: 'partiallyDelivered', lines: [{ deliveredQuantity: '3.0000' }] })
      expect((await send('POST', `salesOrders/${id}/cancelDelivery`)).json().shippingStatus).toBe('notDelivered')
      expect((await send('POST', `salesOrders/${id}/reopen`)).json().approval).toBe('proposal')
      expect((await levels(material)).at(-1)).toBe('2026-06-15 sale -5.0000')
    })

    test('are open to everyone who may edit orders, by name for many as well', async () => {
      const material = await newMaterial()
      await stock(material, '3')
      const [one, two] = [await order('salesOrders', [line(material, '2')]), await order('salesOrders', [line(material, '2')])]
      const answer = await send('POST', 'salesOrders/batch', { action: 'deliver', ids: [one.id, two.id] }, '', CLERK)
      const codes = answer.json().results.map(({ status, code }: { status: number; code?: string }) => [status, code])
      expect(codes.toSorted()).toEqual([
        [200, undefined],
        [409, 'operationBlock'],
      ])
    })
  })

  describe('that would leave a warehouse with less than nothing', () => {
    const short = async () => order('salesOrders', [line(await newMaterial(), '2')])

    test.each([
      ['proceed', '', 200, undefined, undefined],
      ['warn', '', 409, 'operationWarn', 'are you sure you want to continue'],
      ['warn', 'purchaseReceipt', 409, 'operationWarn', 'are you sure you want to continue'],
      ['warn', 'salesDelivery', 200, undefined, undefined],
      ['block', 'salesDelivery', 409, 'operationBlock', 'this action is blocked and cannot be completed'],
      [undefined, '', 409, 'operationUnconfigured', 'Caution: nothing is configured for this operation'],
      [undefined, 'salesDelivery', 200, undefined, undefined],
    ])('with %s, confirmed "%s", answer %d', async (value, confirm, status, code, message) => {
      await configure('salesDelivery', value)
      const { id } = await short()
      const answer = await send('POST', `salesOrders/${id}/deliver`, {}, confirm)
      expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([status, code, message])
      if (code) expect(answer.json()).toMatchObject({ operation: 'salesDelivery', confirmable: value !== 'block' })
      expect((await read(`salesOrders/${id}`)).shippingStatus).toBe(status === 200 ? 'delivered' : 'notDelivered')
    })

    test('are confirmed for what was asked about, and for nothing else', async () => {
      await configure('salesDelivery', 'warn')
      const about = { operationName: 'salesDelivery', type: 'reservedStock' }
      for (const { id } of await list('controlOperations', about)) await send('DELETE', `controlOperations/${id}`)
      expect((await send('POST', 'controlOperations', { ...about, value: 'warn' })).statusCode).toBe(201)
      const material = await newMaterial()
      await stock(material, '3')
      await order('salesOrders', [line(material, '2', { reserve: true })])
      const { id } = await order('salesOrders', [line(material, '9')])
      const asked = async (confirm: string) => {
        const answer = await send('POST', `salesOrders/${id}/deliver`, {}, confirm)
        return [answer.statusCode, answer.json().confirmation]
      }
      expect(await asked('')).toEqual([409, 'reservedStock'])
      expect(await asked('salesDelivery:negativeStock')).toEqual([409, 'reservedStock'])
      expect(await asked('salesDelivery:reservedStock')).toEqual([409, 'negativeStock'])
      expect(await asked('salesDelivery:reservedStock, salesDelivery:negativeStock')).toEqual([200, undefined])
    })

    test('are checked for every later day too, when goods leave and when a receipt is cancelled', async () => {
      const material = await newMaterial()
      const bought = await order('purchaseOrders', [line(material, '10')])
      await send('POST', `purchaseOrders/${bought.id}/receive`, { date: '2026-06-02' })
      const sold = await order('salesOrders', [line(material, '8')])
      await send('POST', `salesOrders/${sold.id}/deliver`, { date: '2026-06-14' })
      const early = await order('salesOrders', [line(material, '3')])
      const late = await send('POST', `salesOrders/${early.id}/deliver`, { date: '2026-06-05' })
      expect(late.json()).toMatchObject({ code: 'operationBlock', about: { date: '2026-06-14', quantity: '-1.0000' } })
      const back = await send('POST', `purchaseOrders/${bought.id}/cancelReceipt`, {
        ...{ date: '2026-06-03', lines: [{ id: bought.lines[0]?.id, quantity: '3' }] },
      })
      expect(back.json()).toMatchObject({ code: 'operationBlock', operation: 'purchaseReceipt' })
      expect((await read(`purchaseOrders/${bought.id}`)).shippingStatus).toBe('shipped')
      const fine = await send('POST', `purchaseOrders/${bought.id}/cancelReceipt`, { lines: [{ id: bought.lines[0]?.id, quantity: '2' }] })
      expect(fine.json().shippingStatus).toBe('notShipped')
    })

    test('go to one of several who ask at once', async () => {
      const material = await newMaterial()
      await stock(material, '3')
      const orders = await Promise.all(Array.from({ length: 5 }, () => order('salesOrders', [line(material, '1')])))
      const answers = await Promise.all(orders.map(({ id }) => send('POST', `salesOrders/${id}/deliver`)))
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 409, 409])
    })
  })

  test('a line’s unit is one of its material’s', async () => {
    const material = await newMaterial()
    const lines = [{ ...line(material, '1', { unit: 'DRUM' }), lineNumber: 1 }]
    const answer = await send('POST', 'salesOrders', { date: '2026-06-01', ...parts, lines })
    expect(answer.json().errors).toEqual({ 'lines.0.unit': 'This is not a unit of the material' })
  })

  test('a discount for one line names a line that can bear it', async () => {
    const lines = [
      { ...line(null, '2'), lineNumber: 1 },
      { ...line(null, '1'), lineNumber: 2 },
      { lineType: 'discount', lineNumber: 3, discountPercentage: '50', parentLine: 1 },
    ]
    const made = await send('POST', 'salesOrders', { date: '2026-06-01', ...parts, lines })
    expect(made.json()).toMatchObject({ totalDiscounts: '10.00', totalVat: '3.80', netTotal: '23.80' })
    const wrong = await send('PUT', `salesOrders/${made.json().id}`, { lines: [...lines.slice(0, 2), { ...lines[2], parentLine: 3 }] })
    expect(Object.keys(wrong.json().errors)).toEqual(['lines.2.parentLine'])
  })

  describe('of a demand', () => {
    const want = async (quantity = '10') => {
      const material = await newMaterial()
      const payload = {
        ...{ date: '2026-06-01', time: '10:00', documentNumber: `DOC-${count}`, warehouse: parts.warehouse },
        lines: [{ line: 1, item: material, unit: 'PCS', quantity }],
      }
      const { id } = (await send('POST', 'demands', payload)).json()
      await send('POST', `demands/${id}/approve`)
      return { ...(await read(`demands/${id}`)), material }
    }
    const toOrder = async (demand: string) => {
      const answer = await send('POST', `demands/${demand}/order`, { customer: parts.customer })
      expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
      return (await hub.as(ADMIN, { url: String(answer.headers.location) })).json()
    }
    const state = async (id: string) => {
      const { status, lines } = await read(`demands/${id}`)
      return [status, lines[0].deliveredQty]
    }

    test('order what remains of it, in lines that keep its lines’ ids, and fill it as they come', async () => {
      const demand = await want()
      const made = await toOrder(demand.id)
      expect(made).toMatchObject({
        ...{ approval: 'proposal', warehouse: parts.warehouse },
        lines: [{ material: demand.material, unit: 'PCS', quantity: '10.0000', demand: demand.id, demandLine: demand.lines[0].id }],
      })
      expect(await state(demand.id)).toEqual(['ordering', '0.0000'])
      const again = await send('POST', `demands/${demand.id}/order`, { customer: parts.customer })
      expect(again.json().code).toBe('nothingToOrder')
      expect((await send('PUT', `purchaseOrders/${made.id}`, { lines: [{ ...made.lines[0], price: '10' }] })).statusCode).toBe(200)
      expect((await send('POST', `purchaseOrders/${made.id}/approve`)).statusCode).toBe(200)
      await send('POST', `purchaseOrders/${made.id}/receive`, { lines: [{ id: made.lines[0].id, quantity: '4' }] })
      expect(await state(demand.id)).toEqual(['ordering', '4.0000'])
      await send('POST', `purchaseOrders/${made.id}/receive`)
      expect(await state(demand.id)).toEqual(['met', '10.0000'])
      await send('POST', `purchaseOrders/${made.id}/cancelReceipt`)
      expect(await state(demand.id)).toEqual(['ordering', '0.0000'])
    })

    test('give back what a rejected or deleted order held', async () => {
      const demand = await want()
      const first = await toOrder(demand.id)
      await send('POST', `purchaseOrders/${first.id}/reject`)
      expect(await state(demand.id)).toEqual(['approved', '0.0000'])
      const second = await toOrder(demand.id)
      const revived = await send('POST', `purchaseOrders/${first.id}/reopen`)
      expect([revived.statusCode, Object.keys(revived.json().errors)]).toEqual([422, ['lines.0.quantity']])
      await send('DELETE', `purchaseOrders/${second.id}`)
      expect(await state(demand.id)).toEqual(['approved', '0.0000'])
      expect((await send('POST', `purchaseOrders/${first.id}/reopen`)).statusCode).toBe(200)
      expect(await state(demand.id)).toEqual(['ordering', '0.0000'])
    })

    test('order less by hand, and the rest again, but never more than remains nor something else', async () => {
      const demand = await want()
      const made = await toOrder(demand.id)
      const change = (more: object) => send('PUT', `purchaseOrders/${made.id}`, { lines: [{ ...made.lines[0], ...more }] })
      expect(Object.keys((await change({ quantity: '11' })).json().errors)).toEqual(['lines.0.quantity'])
      expect(Object.keys((await change({ unit: 'DZ' })).json().errors)).toEqual(['lines.0.material'])
      expect((await change({ quantity: '6', demandLine: 'another' })).json().lines[0]).toMatchObject({ demandLine: demand.lines[0].id })
      expect((await toOrder(demand.id)).lines).toMatchObject([{ quantity: '4.0000' }])
    })

    test('go to one order when two ask at once', async () => {
      const demand = await want()
      const answers = await Promise.all([1, 2, 3].map(() => send('POST', `demands/${demand.id}/order`, { customer: parts.customer })))
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    })

    test('are refused without the right to create orders, and for a proposal', async () => {
      const demand = await want()
      const rights = { role: 'Dealer', entity: 'purchaseOrders', action: 'create', effect: 'deny' }
      const { id } = (await send('POST', 'userRights', rights)).json()
      const refused = await send('POST', `demands/${demand.id}/order`, { customer: parts.customer }, '', CLERK)
      expect([refused.statusCode, await state(demand.id)]).toEqual([403, ['approved', '0.0000']])
      await send('DELETE', `userRights/${id}`)
      const missing = await send('POST', `demands/${demand.id}/order`, {}, '', CLERK)
      expect(Object.keys(missing.json().errors)).toEqual(['customer'])
    })

    test('keep it from being cancelled; cancelled, it waits for nothing', async () => {
      const demand = await want()
      const made = await toOrder(demand.id)
      expect((await send('POST', `demands/${demand.id}/cancel`)).json().code).toBe('demandOrdered')
      await send('POST', `purchaseOrders/${made.id}/reject`)
      const cancelled = await send('POST', `demands/${demand.id}/cancel`)
      expect(cancelled.json()).toMatchObject({ status: 'cancelled', lines: [{ canceledQty: '10.0000' }] })
      expect((await send('POST', `demands/${demand.id}/order`, { customer: parts.customer })).json().code).toBe('demandNotApproved')
    })
  })
})
