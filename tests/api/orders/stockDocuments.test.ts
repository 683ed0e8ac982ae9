import { beforeAll, describe, expect, test } from 'vitest'
import { valueBackfill } from '../../../src/server/features/orders/valueBackfill.ts'
import { ADMIN, CLERK, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

interface Row {
  readonly material: string
  readonly warehouse: string
  readonly onHand: string
  readonly value: string
}

interface Document {
  readonly id: string
  readonly lines: readonly { readonly id: string }[]
  readonly counts: readonly {
    readonly id: string
    readonly material: string
    readonly expected: string
    readonly difference: string | null
  }[]
}

/** Repeatable random numbers from 0 (inclusive) to 1 (exclusive). */
const randomFrom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

describeEachEngine('stock documents', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => now })
  let parts: { customer: string; warehouse: string }
  let other: string
  let mainUnit: string
  let count = 0
  let now = new Date('2026-06-15T09:00:00.000Z')

  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, confirm = '', who = ADMIN) =>
    hub.as(who, { method, url: `/api/${url}`, ...(payload && { payload }), headers: confirm ? { 'x-confirm': confirm } : {} })
  const read = async (url: string, who = ADMIN) => (await hub.as(who, { url: `/api/${url}` })).json()
  const list = (entity: string, filter: object = {}) => read(`${entity}?range=[0,999]&filter=${encodeURIComponent(JSON.stringify(filter))}`)
  const make = async (entity: string, payload: object) => {
    const answer = await send('POST', entity, payload)
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
    return answer.json()
  }
  const done = async (url: string, payload: object = {}, confirm = '') => {
    const answer = await send('POST', url, payload, confirm)
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
    return answer.json()
  }

  beforeAll(async () => {
    parts = { customer: (await list('customers', { blocked: false }))[0].id, warehouse: (await list('warehouses'))[0].id }
    other = (await make('warehouses', { name: 'Second', warehouseNumber: 99, costGroup: 0 })).id
    mainUnit = (await list('mainUnits', { code: 'PCS' }))[0].id
    for (const { id } of await list('controlOperations', { type: 'negativeStock' })) await send('DELETE', `controlOperations/${id}`)
    for (const operationName of ['stockDocument', 'salesDelivery', 'purchaseReceipt'])
      await make('controlOperations', { operationName, type: 'negativeStock', value: 'block' })
  })

  async function newMaterial(more: object = {}): Promise<string> {
    count += 1
    return (await make('materials', { code: `SD-${engine.name}-${count}`, name: 'Part', mainUnit, vat: '20', ...more })).id
  }
  const draft = (kind: string, lines: readonly object[], more: object = {}): Promise<Document> =>
    make('stockDocuments', { kind, date: '2026-06-10', warehouse: parts.warehouse, lines, ...more })
  const posted = async (kind: string, lines: readonly object[], more: object = {}) => {
    const { id } = await draft(kind, lines, more)
    await done(`stockDocuments/${id}/post`)
    return id
  }
  const opened = (material: string, quantity: string, unitCost: string, more: object = {}) =>
    posted('opening', [{ material, quantity, unitCost }], { date: '2026-06-01', ...more })
  const card = (material: string, warehouse = parts.warehouse, query = '') =>
    read(`materials/${material}/stockCard?warehouse=${warehouse}${query}`)
  const movesOf = async (material: string, warehouse = parts.warehouse) =>
    (await card(material, warehouse)).rows.map(
      (row: Record<string, string>) => `${row.date} ${row.kind} ${row.quantity} ${row.change} = ${row.onHand} ${row.value}`,
    )
  const order = async (entity: 'salesOrders' | 'purchaseOrders', lines: readonly object[], more: object = {}) => {
    const made = await make(entity, {
      date: '2026-06-05',
      ...parts,
      lines: lines.map((line) => ({ lineType: 'material', ...line })),
      ...more,
    })
    await done(`${entity}/${made.id}/approve`)
    return made
  }

  test('are numbered drafts that can be edited; posted, they move stock once and stay as they are', async () => {
    const material = await newMaterial()
    const { id } = await draft('receipt', [{ material, quantity: '2', unit: 'DZ', unitCost: '6' }])
    expect(await read(`stockDocuments/${id}`)).toMatchObject({ state: 'draft', slipNumber: expect.stringMatching(/^STK-2026-\d{6}$/) })
    expect((await send('PUT', `stockDocuments/${id}`, { notes: 'Found' })).statusCode).toBe(200)
    expect(await movesOf(material)).toEqual([])
    expect(await done(`stockDocuments/${id}/post`)).toMatchObject({ state: 'posted', _lock: { code: 'documentPosted' } })
    expect(await movesOf(material)).toEqual(['2026-06-10 receipt 24.0000 12.00 = 24.0000 12.00'])
    const codes = [
      (await send('PUT', `stockDocuments/${id}`, { notes: 'Other' })).json().code,
      (await send('POST', `stockDocuments/${id}/post`)).json().code,
      (await send('DELETE', `stockDocuments/${id}`)).json().code,
    ]
    expect(codes).toEqual(['documentPosted', 'notDraft', 'documentPosted'])
  })

  test('say what is missing before they are posted', async () => {
    const material = await newMaterial()
    const wrong = async (kind: string, lines: readonly object[], more: object = {}) => {
      const answer = await send('POST', `stockDocuments/${(await draft(kind, lines, more)).id}/post`)
      return [answer.json().code, Object.keys(answer.json().errors ?? {})]
    }
    expect(await wrong('receipt', [])).toEqual(['validation', ['lines']])
    expect(await wrong('issue', [{ material, quantity: '-1' }, { quantity: '1' }])).toEqual([
      'validation',
      ['lines.0.quantity', 'lines.1.material'],
    ])
    expect(await wrong('opening', [{ material, quantity: '1' }])).toEqual(['validation', ['lines.0.unitCost']])
    expect(await wrong('count', [])).toEqual(['notFrozen', []])
    expect(await wrong('issue', [{ material, quantity: '1' }])).toEqual(['operationBlock', []])
    const transfer = { kind: 'transfer', date: '2026-06-10', warehouse: parts.warehouse, lines: [] }
    expect(Object.keys((await send('POST', 'stockDocuments', transfer)).json().errors)).toEqual(['targetWarehouse'])
    const same = await send('POST', 'stockDocuments', { ...transfer, targetWarehouse: parts.warehouse })
    expect(Object.keys(same.json().errors)).toEqual(['targetWarehouse'])
  })

  test('value what leaves at the moving average, also where a receipt is posted late', async () => {
    const material = await newMaterial()
    await opened(material, '3', '3.3333')
    await posted('issue', [{ material, quantity: '1' }])
    expect((await movesOf(material)).at(-1)).toBe('2026-06-10 issue -1.0000 -3.33 = 2.0000 6.67')
    await opened(material, '3', '6.6667', { date: '2026-06-02' })
    expect((await movesOf(material)).at(-1)).toBe('2026-06-10 issue -1.0000 -5.00 = 5.0000 25.00')
    const onDay = await read(`stock/valuation?date=2026-06-02&warehouse=${parts.warehouse}`)
    expect(onDay.rows.find((row: Row) => row.material === material)).toMatchObject({ onHand: '6.0000', value: '30.00', unitCost: '5.0000' })
    const ofMaterial = async (date: string) =>
      (await read(`stock/valuation?date=${date}&warehouse=${parts.warehouse}`)).rows.find((row: Row) => row.material === material)
    expect(await ofMaterial('2026-06-10')).toMatchObject({ onHand: '5.0000', value: '25.00' })
    await posted('receipt', [{ material, quantity: '1', unitCost: '8' }], { date: '2026-06-09' })
    expect(await ofMaterial('2026-06-10')).toMatchObject({ onHand: '6.0000', value: '32.57' })
    expect(await ofMaterial('2026-06-02')).toMatchObject({ onHand: '6.0000', value: '30.00' })
    const part = await card(material, parts.warehouse, '&from=2026-06-10')
    expect(part).toMatchObject({ opening: { onHand: '7.0000', value: '38.00' }, closing: { onHand: '6.0000', value: '32.57' }, rows: [{}] })
  })

  test('are cancelled by the reverse of what they moved, once, under the checks of any movement', async () => {
    const material = await newMaterial()
    const receipt = await opened(material, '10', '2')
    const issue = await posted('issue', [{ material, quantity: '4' }])
    expect((await send('POST', `stockDocuments/${receipt}/cancel`)).json()).toMatchObject({
      code: 'operationBlock',
      operation: 'stockDocument',
    })
    expect((await send('POST', `stockDocuments/${issue}/cancel`, { date: '2026-06-09' })).json().errors).toHaveProperty('date')
    expect(await done(`stockDocuments/${issue}/cancel`, { date: '2026-06-12' })).toMatchObject({ state: 'cancelled' })
    await done(`stockDocuments/${receipt}/cancel`)
    expect(await movesOf(material)).toEqual([
      '2026-06-01 opening 10.0000 20.00 = 10.0000 20.00',
      '2026-06-10 issue -4.0000 -8.00 = 6.0000 12.00',
      '2026-06-12 issue 4.0000 8.00 = 10.0000 20.00',
      '2026-06-15 opening -10.0000 -20.00 = 0.0000 0.00',
    ])
    expect((await send('POST', `stockDocuments/${receipt}/cancel`)).json().code).toBe('notPosted')
  })

  test('transfer at once, or by a way on which goods are in neither warehouse', async () => {
    const material = await newMaterial()
    await opened(material, '10', '2')
    await posted('transfer', [{ material, quantity: '3' }], { targetWarehouse: other })
    expect(await movesOf(material, other)).toEqual(['2026-06-10 transfer 3.0000 6.00 = 3.0000 6.00'])
    const { id } = await draft('transfer', [{ material, quantity: '5' }], { targetWarehouse: other, viaTransit: true })
    expect(await done(`stockDocuments/${id}/post`)).toMatchObject({ state: 'inTransit' })
    const way = await read('stock/valuation')
    expect(way.inTransit.filter((row: Row) => row.material === material)).toMatchObject([{ onHand: '5.0000', value: '10.00' }])
    expect(
      way.rows
        .filter((row: Row) => row.material === material)
        .map(({ onHand }: Row) => onHand)
        .toSorted(),
    ).toEqual(['2.0000', '3.0000'])
    expect(await done(`stockDocuments/${id}/receive`)).toMatchObject({ state: 'posted', receivedDate: '2026-06-15' })
    expect((await movesOf(material, other)).at(-1)).toBe('2026-06-15 transfer 5.0000 10.00 = 8.0000 16.00')
    expect((await send('POST', `stockDocuments/${id}/receive`)).json().code).toBe('notInTransit')
    await done(`stockDocuments/${id}/cancel`)
    const after = await read('stock/valuation')
    expect(after.inTransit.filter((row: Row) => row.material === material)).toEqual([])
    expect(
      after.rows
        .filter((row: Row) => row.material === material)
        .map(({ value }: Row) => value)
        .toSorted(),
    ).toEqual(['14.00', '6.00'])
  })

  test('count a frozen sheet: what moves while people count is no difference', async () => {
    const [one, two, three] = [await newMaterial(), await newMaterial(), await newMaterial()]
    for (const material of [one, two]) await opened(material, '10', '2')
    const { id } = await make('stockDocuments', {
      kind: 'count',
      date: '2026-06-15',
      warehouse: parts.warehouse,
      counts: [{ material: one }, { material: two }],
    })
    const sheet: Document = await done(`stockDocuments/${id}/freeze`)
    expect(sheet.counts).toMatchObject([{ expected: '10.0000' }, { expected: '10.0000' }])
    await posted('issue', [{ material: one, quantity: '4' }], { date: '2026-06-15' })
    expect((await send('POST', `stockDocuments/${id}/post`)).json().code).toBe('nothingCounted')
    const counted = [{ ...sheet.counts[0], counted: '9' }, { ...sheet.counts[1] }, { material: three, counted: '2' }]
    const saved = (await send('PUT', `stockDocuments/${id}`, { counts: counted })).json()
    expect(saved.counts).toMatchObject([{ difference: '-1.0000' }, { difference: null }, { expected: '0.0000', difference: '2.0000' }])
    await done(`stockDocuments/${id}/post`)
    expect((await movesOf(one)).at(-1)).toBe('2026-06-15 count -1.0000 -2.00 = 5.0000 10.00')
    expect([(await movesOf(two)).length, await movesOf(three)]).toEqual([1, ['2026-06-15 count 2.0000 0.00 = 2.0000 0.00']])
    const all = await make('stockDocuments', { kind: 'count', date: '2026-06-15', warehouse: other })
    const whole: Document = await done(`stockDocuments/${all.id}/freeze`)
    expect(whole.counts.every(({ expected }) => Number(expected) !== 0) && whole.counts.length > 0).toBe(true)
  })

  describe('of orders', () => {
    const notes = (entity: string, id: string) =>
      list('stockDocuments', { [entity === 'salesOrders' ? 'salesOrder' : 'purchaseOrder']: id })

    test('are posted by each delivery and receipt, with what was paid for the goods, in parts that sum to it', async () => {
      const material = await newMaterial()
      const bought = await order('purchaseOrders', [{ material, quantity: '3', price: '10', discountAmount: '20' }], { currency: 'EUR' })
      for (const quantity of ['1', '1', '1'])
        await done(`purchaseOrders/${bought.id}/receive`, { lines: [{ id: bought.lines[0].id, quantity }], date: '2026-06-06' })
      expect(await movesOf(material)).toEqual([
        '2026-06-06 purchase 1.0000 3.33 = 1.0000 3.33',
        '2026-06-06 purchase 1.0000 3.34 = 2.0000 6.67',
        '2026-06-06 purchase 1.0000 3.33 = 3.0000 10.00',
      ])
      const sold = await order('salesOrders', [{ material, quantity: '2', price: '30' }])
      await done(`salesOrders/${sold.id}/deliver`)
      expect((await notes('purchaseOrders', bought.id)).length).toBe(3)
      expect(await notes('salesOrders', sold.id)).toMatchObject([
        {
          kind: 'issue',
          state: 'posted',
          takesBack: false,
          customer: parts.customer,
          lines: [{ material, quantity: '2.0000', orderLine: sold.lines[0].id }],
        },
      ])
      expect((await movesOf(material)).at(-1)).toBe('2026-06-15 sale -2.0000 -6.67 = 1.0000 3.33')
    })

    test('in a foreign currency are worth what they cost at the order’s rate, else at the rate that was used last', async () => {
      const material = await newMaterial()
      const bought = async (more: object) => {
        const { id, rate } = await order('purchaseOrders', [{ material, quantity: '3', price: '10' }], { currency: 'USD', ...more })
        await done(`purchaseOrders/${id}/receive`, { date: '2026-06-06' })
        return rate
      }
      expect([await bought({ rate: '0.9' }), await bought({})]).toEqual(['0.900000', '0.900000'])
      expect(await movesOf(material)).toEqual([
        '2026-06-06 purchase 3.0000 27.00 = 3.0000 27.00',
        '2026-06-06 purchase 3.0000 27.00 = 6.0000 54.00',
      ])
      expect(await order('purchaseOrders', [{ material, quantity: '3', price: '10' }])).toMatchObject({ currency: 'EUR', rate: null })
    })

    test('that were moved before movements had a value get it from their orders, opening stock from the last price', async () => {
      const material = await newMaterial()
      await opened(material, '2', '99', { date: '2026-06-01' })
      const bought = await order('purchaseOrders', [{ material, quantity: '3', price: '10', discountAmount: '20' }])
      for (const date of ['2026-06-06', '2026-06-07'])
        await done(`purchaseOrders/${bought.id}/receive`, { lines: [{ id: bought.lines[0].id, quantity: '1' }], date })
      await hub.db.write(async (trx) => {
        const movements = hub.repository.of('materialTransactions')
        for (const movement of await movements.find(trx, { material })) await movements.update(trx, movement, { value: null })
        await valueBackfill.run({ trx, repository: hub.repository, model: hub.model })
      })
      expect(await movesOf(material)).toEqual([
        '2026-06-01 opening 2.0000 6.67 = 2.0000 6.67',
        '2026-06-06 purchase 1.0000 3.33 = 3.0000 10.00',
        '2026-06-07 purchase 1.0000 3.34 = 4.0000 13.34',
      ])
    })

    test('are cancelled with their delivery, and can’t be after it was taken back', async () => {
      const material = await newMaterial()
      await opened(material, '10', '2')
      const sold = await order('salesOrders', [{ material, quantity: '6', price: '30' }])
      const deliver = (quantity: string) => done(`salesOrders/${sold.id}/deliver`, { lines: [{ id: sold.lines[0].id, quantity }] })
      await deliver('2')
      const [note] = await notes('salesOrders', sold.id)
      await done(`stockDocuments/${note.id}/cancel`)
      expect(await read(`salesOrders/${sold.id}`)).toMatchObject({
        shippingStatus: 'notDelivered',
        lines: [{ deliveredQuantity: '0.0000' }],
      })
      await deliver('6')
      const back = await done(`salesOrders/${sold.id}/cancelDelivery`, { lines: [{ id: sold.lines[0].id, quantity: '2' }] })
      expect(back).toMatchObject({ lines: [{ deliveredQuantity: '4.0000' }] })
      const whole = (await notes('salesOrders', sold.id)).find(
        ({ lines, takesBack }: { lines: { quantity: string }[]; takesBack: boolean }) => !takesBack && lines[0]?.quantity === '6.0000',
      )
      expect((await send('POST', `stockDocuments/${whole.id}/cancel`)).json().code).toBe('alreadyReversed')
      expect((await card(material)).closing).toEqual({ onHand: '6.0000', value: '12.00' })
      const [taken] = await list('stockDocuments', { salesOrder: sold.id, takesBack: true })
      await done(`stockDocuments/${taken.id}/cancel`)
      await done(`stockDocuments/${whole.id}/cancel`)
      expect((await card(material)).closing).toEqual({ onHand: '10.0000', value: '20.00' })
    })

    test('bring a return back at what the goods were worth when they left', async () => {
      const material = await newMaterial()
      await opened(material, '10', '2')
      const sold = await order('salesOrders', [{ material, quantity: '4', price: '30' }])
      await done(`salesOrders/${sold.id}/deliver`, { date: '2026-06-07' })
      await opened(material, '14', '10', { date: '2026-06-08' })
      const back = await order('salesOrders', [{ material, quantity: '2', price: '30' }], { slipType: 'salesReturn', returnOf: sold.id })
      await done(`salesOrders/${back.id}/deliver`)
      expect((await movesOf(material)).at(-1)).toBe('2026-06-15 return 2.0000 4.00 = 22.0000 156.00')
      expect(await notes('salesOrders', back.id)).toMatchObject([{ kind: 'receipt', takesBack: false }])
      const [note] = await notes('salesOrders', sold.id)
      expect((await send('POST', `stockDocuments/${note.id}/cancel`)).statusCode).toBeGreaterThanOrEqual(409)
    })
  })

  test('of a closed period are refused, and what would reverse them there', async () => {
    const material = await newMaterial()
    const early = await opened(material, '5', '2', { date: '2026-05-31' })
    await done('firms/house/closePeriod', { until: '2026-05-31' })
    const late = await draft('receipt', [{ material, quantity: '1' }], { date: '2026-05-31' })
    const answer = await send('POST', `stockDocuments/${late.id}/post`)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'periodClosed', params: { date: '2026-05-31', until: '2026-05-31' } },
    ])
    const bought = await order('purchaseOrders', [{ material, quantity: '1', price: '10' }])
    expect((await send('POST', `purchaseOrders/${bought.id}/receive`, { date: '2026-05-30' })).json().code).toBe('periodClosed')
    expect((await send('POST', `stockDocuments/${early}/cancel`, { date: '2026-05-31' })).json().code).toBe('periodClosed')
    await done(`stockDocuments/${early}/cancel`)
    await done('firms/house/closePeriod')
  })

  test('record lots and serial numbers where goods come in, and ask for them where they leave', async () => {
    const [lots, serials] = [await newMaterial({ trackingType: 'lot' }), await newMaterial({ trackingType: 'serial' })]
    const post = async (kind: string, line: object) => send('POST', `stockDocuments/${(await draft(kind, [line])).id}/post`)
    const mistake = async (kind: string, line: object) =>
      Object.entries<{ keyword: string }>((await post(kind, line)).json().details ?? {}).map(([path, { keyword }]) => `${path} ${keyword}`)
    expect(await mistake('receipt', { material: lots, quantity: '5' })).toEqual(['lines.0.lot lotNeeded'])
    expect((await post('receipt', { material: lots, quantity: '5', lot: 'L1' })).statusCode).toBe(200)
    expect(await mistake('issue', { material: lots, quantity: '5' })).toEqual(['lines.0.lot lotNeeded'])
    expect(await mistake('issue', { material: lots, quantity: '5', lot: 'L2' })).toEqual(['lines.0.lot lotMissing'])
    expect(await mistake('receipt', { material: serials, quantity: '2', lot: 'A' })).toEqual(['lines.0.lot serialsFit'])
    expect((await post('receipt', { material: serials, quantity: '2', lot: 'A, B', unitCost: '0.01' })).statusCode).toBe(200)
    const dear = { material: lots, quantity: '9999999999', lot: 'L9', unitCost: '99999999999999' }
    expect(await mistake('receipt', dear)).toEqual(['lines.0.unitCost formatMaximum'])
    const both = await draft('receipt', [
      { material: lots, quantity: '1' },
      { material: serials, quantity: '1' },
    ])
    expect(Object.keys((await send('POST', `stockDocuments/${both.id}/post`)).json().details)).toEqual(['lines.0.lot', 'lines.1.lot'])
    expect(await mistake('receipt', { material: serials, quantity: '1', lot: 'B' })).toEqual(['lines.0.lot lotMissing'])
    expect((await card(serials)).rows.map(({ lot, value }: Record<string, string>) => `${lot} ${value}`)).toEqual(['A 0.01', 'B 0.02'])
    const sold = await order('salesOrders', [{ material: lots, quantity: '2', price: '9' }])
    const deliver = (more: object) =>
      send('POST', `salesOrders/${sold.id}/deliver`, { lines: [{ id: sold.lines[0].id, quantity: '2', ...more }] })
    expect((await deliver({})).json().details).toEqual({ 'lines.0.lot': { keyword: 'lotNeeded', params: {} } })
    expect((await deliver({ lot: 'L1' })).statusCode).toBe(200)
    await done(`salesOrders/${sold.id}/cancelDelivery`)
    expect((await card(lots)).rows.map(({ lot }: Record<string, string>) => lot)).toEqual(['L1', 'L1', 'L1'])
  })

  test('suggest what is low: below its minimum, less what is on its way', async () => {
    const material = await newMaterial({ minimumStock: '10' })
    await opened(material, '4', '2')
    await order('salesOrders', [{ material, quantity: '1', price: '9', reserve: true }])
    await order('purchaseOrders', [{ material, quantity: '2', price: '3' }])
    const low = (await read('stock/low')).find((row: Row) => row.material === material)
    expect(low).toMatchObject({
      unit: 'PCS',
      minimum: '10.0000',
      onHand: '4.0000',
      reserved: '1.0000',
      onOrder: '2.0000',
      suggested: '5.0000',
    })
    const shown = (await read('dashboard')).lowStock.find((row: Record<string, string>) => row.id === material)
    expect(shown).toMatchObject({ available: '3.0000', minimum: '10.0000' })
  })

  test('call low what reservations leave below the minimum, until they are delivered', async () => {
    const material = await newMaterial({ minimumStock: '4' })
    await opened(material, '5', '2')
    const low = async () => [
      (await read('stock/low')).find((row: Row) => row.material === material)?.reserved,
      (await read('dashboard')).lowStock.find((row: Record<string, string>) => row.id === material)?.available,
    ]
    expect(await low()).toEqual([undefined, undefined])
    const sold = await order('salesOrders', [{ material, quantity: '3', price: '9', reserve: true }])
    expect(await low()).toEqual(['3.0000', '2.0000'])
    await send('POST', `salesOrders/${sold.id}/deliver`, { lines: [{ id: sold.lines[0].id, quantity: '1' }] })
    expect(await low()).toEqual(['2.0000', '2.0000'])
    await done(`salesOrders/${sold.id}/deliver`)
    expect(await low()).toEqual(['0.0000', '2.0000'])
    await opened(material, '2', '2')
    expect(await low()).toEqual([undefined, undefined])
  })

  test('compare the minimum with all warehouses together, and show what of it is in one', async () => {
    const material = await newMaterial({ minimumStock: '10' })
    await opened(material, '4', '2')
    await opened(material, '3', '2', { warehouse: other })
    const lowIn = async (query: string) => (await read(`stock/low${query}`)).find((row: Row) => row.material === material)
    const total = { minimum: '10.0000', onHand: '7.0000', suggested: '3.0000' }
    expect(await lowIn('')).toMatchObject({ ...total, here: null })
    expect(await lowIn(`?warehouse=${parts.warehouse}`)).toMatchObject({ ...total, here: '4.0000' })
    expect(await lowIn(`?warehouse=${other}`)).toMatchObject({ ...total, here: '3.0000' })
    expect(await read('stock/low?warehouse=none')).toEqual([])
    const { id } = await draft('transfer', [{ material, quantity: '2' }], { targetWarehouse: other, viaTransit: true })
    await done(`stockDocuments/${id}/post`)
    expect(await lowIn('')).toMatchObject({ onHand: '5.0000', onOrder: '2.0000', suggested: '3.0000' })
    await opened(material, '5', '2', { warehouse: other })
    expect(await lowIn(`?warehouse=${parts.warehouse}`)).toBeUndefined()
  })

  test('count a demand until its goods have come, once', async () => {
    const material = await newMaterial({ minimumStock: '10' })
    const low = async () => (await read('stock/low')).find((row: Row) => row.material === material)
    const line = { line: 1, item: material, unit: 'PCS', quantity: '6' }
    const about = { date: '2026-06-10', time: '09:00', documentNumber: `LOW-${count}`, warehouse: parts.warehouse }
    const demand = await make('demands', { ...about, lines: [line] })
    expect(await low()).toMatchObject({ onOrder: '6.0000', suggested: '4.0000' })
    await done(`demands/${demand.id}/approve`)
    await done(`demands/${demand.id}/order`, { customer: parts.customer })
    expect(await low()).toMatchObject({ onOrder: '6.0000', suggested: '4.0000' })
    const [bought] = await list('purchaseOrders', { 'lines.demandLine': demand.lines[0].id })
    await send('PUT', `purchaseOrders/${bought.id}`, { lines: [{ ...bought.lines[0], quantity: '2', price: '1' }] })
    expect(await low()).toMatchObject({ onOrder: '6.0000', suggested: '4.0000' })
    await done(`purchaseOrders/${bought.id}/approve`)
    await done(`purchaseOrders/${bought.id}/receive`)
    expect(await low()).toMatchObject({ onHand: '2.0000', onOrder: '4.0000', suggested: '4.0000' })
  })

  test('and what they are worth are each firm’s own', async () => {
    const material = await newMaterial()
    await opened(material, '4', '2')
    expect((await card(material, parts.warehouse)).rows).toHaveLength(1)
    const theirs = await read(`materials/${material}/stockCard?warehouse=${parts.warehouse}`, DEALER)
    expect([theirs.rows, theirs.closing]).toEqual([[], { onHand: '0.0000', value: '0.00' }])
    expect((await read('stock/valuation', DEALER)).rows.some((row: Row) => row.material === material)).toBe(false)
    const right = await make('userRights', { role: 'Dealer', entity: 'materialTransactions', action: 'list', effect: 'deny' })
    for (const url of ['stock/valuation', 'stock/low', `materials/${material}/stockCard?warehouse=${parts.warehouse}`])
      expect((await hub.as(CLERK, { url: `/api/${url}` })).statusCode).toBe(403)
    await send('DELETE', `userRights/${right.id}`)
  })

  test('sum to what is on hand and to its value, whatever twenty writers do at once', async () => {
    const random = randomFrom(20_260_615)
    const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
    const materials = [await newMaterial(), await newMaterial()]
    const warehouses = [parts.warehouse, other]
    const made: string[] = []
    const day = () => `2026-06-${String(1 + Math.floor(random() * 14)).padStart(2, '0')}`
    const quantity = () => (1 + Math.floor(random() * 90_000)) / 10_000
    for (const material of materials) for (const warehouse of warehouses) await opened(material, '40', '3.3333', { warehouse })
    const act = async (): Promise<number> => {
      if (made.length > 4 && random() < 0.35) return (await send('POST', `stockDocuments/${pick(made)}/cancel`)).statusCode
      const kind = pick(['receipt', 'issue', 'issue', 'transfer', 'correction'])
      const warehouse = pick(warehouses)
      const line = { material: pick(materials), quantity: String(quantity()), ...(random() < 0.6 && { unitCost: String(quantity()) }) }
      const transfer = kind === 'transfer' ? { targetWarehouse: warehouses.find((one) => one !== warehouse) } : {}
      const { id } = await make('stockDocuments', { kind, date: day(), warehouse, lines: [line], ...transfer })
      const { statusCode } = await send('POST', `stockDocuments/${id}/post`)
      if (statusCode === 200) made.push(id)
      return statusCode
    }
    const answers: number[] = []
    for (let round = 0; round < 2; round += 1) answers.push(...(await Promise.all(Array.from({ length: 20 }, act))))
    expect([...new Set(answers)].filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(15)
    const { rows } = await read('stock/valuation')
    for (const material of materials) {
      const moved = await list('materialTransactions', { material })
      for (const warehouse of warehouses) {
        const here = moved.filter((row: Row) => row.warehouse === warehouse)
        const sum = here.reduce((all: bigint, row: { quantity: string }) => all + BigInt(row.quantity.replace('.', '')), 0n)
        const { closing, rows: cards } = await card(material, warehouse)
        const listed = rows.find((row: Row) => row.material === material && row.warehouse === warehouse) ?? {
          onHand: '0.0000',
          value: '0.00',
        }
        expect([BigInt(closing.onHand.replace('.', '')), closing.value]).toEqual([sum, listed.value])
        expect([cards.length, cards.at(-1).onHand, listed.onHand]).toEqual([here.length, closing.onHand, closing.onHand])
        const changes = cards.reduce((all: bigint, row: { change: string }) => all + BigInt(row.change.replace('.', '')), 0n)
        expect(changes).toBe(BigInt(closing.value.replace('.', '')))
        const ends = new Map(cards.map((row: { date: string; onHand: string }) => [row.date, row.onHand]))
        expect([...ends.values()].filter((level) => String(level).startsWith('-'))).toEqual([])
      }
    }
    now = new Date('2026-06-16T09:00:00.000Z')
  })
})
