import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

interface Line {
  readonly id: string
  readonly returnedLine: string | null
  readonly quantity: string
  readonly vatPercentage: string | null
}

interface Slip {
  readonly id: string
  readonly slipType: string
  readonly lines: readonly Line[]
}

describeEachEngine('returns', (engine) => {
  const hub = engineApp(engine)
  let parts: { customer: string; warehouse: string }
  let other: string
  let material: string

  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}, confirm = '') =>
    hub.as(ADMIN, { method, url: `/api/${url}`, payload, headers: { 'accept-language': 'en', ...(confirm && { 'x-confirm': confirm }) } })
  const list = async (entity: string, filter: object = {}) =>
    (await hub.as(ADMIN, { url: `/api/${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}` })).json()
  const mistakes = (answer: { json: () => { details?: Record<string, { keyword: string }> } }) =>
    Object.fromEntries(Object.entries(answer.json().details ?? {}).map(([path, { keyword }]) => [path, keyword]))
  const make = async (entity: string, payload: object): Promise<Slip> => {
    const answer = await send('POST', entity, payload)
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
    return answer.json()
  }

  beforeAll(async () => {
    const customers = await list('customers', { blocked: false })
    parts = { customer: customers[0].id, warehouse: (await list('warehouses'))[0].id }
    other = customers[1].id
    for (const { id } of await list('controlOperations', { type: 'negativeStock' })) await send('DELETE', `controlOperations/${id}`)
    const mainUnit = (await list('mainUnits', { code: 'PCS' }))[0].id
    const rates = { vat: '1', purchaseVat: '2', salesVat: '3', salesReturnVat: '4', retailSalesVat: '5', retailSalesReturnVat: '6' }
    material = (await make('materials', { code: `R-${engine.name}`, name: 'Part', mainUnit, ...rates })).id
    const stock = await make('purchaseOrders', slip(undefined, [line('1000')]))
    for (const action of ['approve', 'receive']) expect((await send('POST', `purchaseOrders/${stock.id}/${action}`)).statusCode).toBe(200)
  })

  const line = (quantity: string, more: object = {}) => ({ lineType: 'material', material, quantity, price: '10', ...more })
  const slip = (slipType: string | undefined, lines: readonly object[], more: object = {}) => ({
    ...{ date: '2026-05-05', ...parts, lines },
    ...(slipType && { slipType }),
    ...more,
  })

  /** A delivered sale of five. */
  async function delivered(slipType = 'sale', entity = 'salesOrders'): Promise<Slip> {
    const { id } = await make(entity, slip(slipType, [line('5', { unit: 'PCS' })]))
    await send('POST', `${entity}/${id}/approve`)
    const [move, operation] = entity === 'salesOrders' ? ['deliver', 'salesDelivery'] : ['receive', 'purchaseReceipt']
    const answer = await send('POST', `${entity}/${id}/${move}`, {}, operation)
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
    return answer.json()
  }

  test.each([
    ['salesOrders', undefined, 'sale', '3.00'],
    ['salesOrders', 'salesReturn', 'salesReturn', '4.00'],
    ['salesOrders', 'retailSale', 'retailSale', '5.00'],
    ['salesOrders', 'retailSalesReturn', 'retailSalesReturn', '6.00'],
    ['purchaseOrders', undefined, 'purchase', '2.00'],
    ['purchaseOrders', 'purchaseReturn', 'purchaseReturn', '2.00'],
  ])('%s of type %s take the VAT of a %s: %s', async (entity, slipType, type, rate) => {
    expect(await make(entity, slip(slipType, [line('1')]))).toMatchObject({ slipType: type, lines: [{ vatPercentage: rate }] })
  })

  test('name the slip and its lines before they are approved, and find the lines by their goods', async () => {
    const sale = await delivered()
    const open = await make('salesOrders', slip('salesReturn', [line('2')]))
    expect(mistakes(await send('POST', `salesOrders/${open.id}/approve`))).toEqual({ returnOf: 'required' })
    const named = await send('PUT', `salesOrders/${open.id}`, { returnOf: sale.id, lines: open.lines })
    expect(named.json()).toMatchObject({ returnOf: sale.id, lines: [{ returnedLine: sale.lines[0]?.id, unit: 'PCS' }] })
    expect((await send('POST', `salesOrders/${open.id}/approve`)).statusCode).toBe(200)
    expect(await make('salesOrders', slip('sale', [line('1')], { returnOf: sale.id }))).not.toHaveProperty('returnOf', sale.id)
  })

  test('are of the type, customer and goods of what they return', async () => {
    const sale = await delivered('retailSale')
    const returned = (slipType: string, lines: readonly object[], more: object = {}) =>
      send('POST', 'salesOrders', slip(slipType, lines, { returnOf: sale.id, ...more }))
    expect(mistakes(await returned('salesReturn', [line('1')]))).toEqual({ returnOf: 'returnType' })
    expect(mistakes(await returned('retailSalesReturn', [line('1')], { customer: other, currency: 'USD' }))).toEqual({
      ...{ customer: 'asReturned', currency: 'asReturned' },
    })
    expect(mistakes(await returned('retailSalesReturn', [line('1', { returnedLine: 'x' })]))).toEqual({ 'lines.0.material': 'notReturned' })
    expect((await returned('retailSalesReturn', [line('1')])).statusCode).toBe(201)
  })

  test.each(['salesOrders', 'purchaseOrders'])('of %s take at most what was delivered and not yet returned', async (entity) => {
    const [type, back] = entity === 'salesOrders' ? ['sale', 'salesReturn'] : ['purchase', 'purchaseReturn']
    const sold = await delivered(type, entity)
    const returned = (quantity: string) => send('POST', entity, slip(back, [line(quantity)], { returnOf: sold.id }))
    expect(mistakes(await returned('5.0001'))).toEqual({ 'lines.0.quantity': 'overReturned' })
    const first = (await returned('3')).json()
    const over = await returned('3')
    expect([mistakes(over), over.json().errors]).toEqual([
      { 'lines.0.quantity': 'overReturned' },
      { 'lines.0.quantity': 'At most 2 can still be returned' },
    ])
    await send('POST', `${entity}/${first.id}/reject`)
    const whole = (await returned('5')).json()
    expect(mistakes(await send('POST', `${entity}/${first.id}/reopen`))).toEqual({ 'lines.0.quantity': 'overReturned' })
    const takeBack = `${entity}/${sold.id}/${entity === 'salesOrders' ? 'cancelDelivery' : 'cancelReceipt'}`
    expect(mistakes(await send('POST', takeBack))).toEqual({ 'lines.0.deliveredQuantity': 'belowReturned' })
    expect((await send('DELETE', `${entity}/${whole.id}`)).statusCode).toBe(200)
    expect((await send('POST', takeBack, {}, 'salesDelivery,purchaseReceipt')).statusCode).toBe(200)
  })

  test('are proposed from what was delivered, with all that can come back or what is asked for', async () => {
    const sale = await delivered()
    const propose = (lines?: readonly object[]) => send('POST', `salesOrders/${sale.id}/return`, lines ? { lines } : {})
    const [sold] = sale.lines
    const part = await propose([{ id: sold?.id, quantity: '2' }])
    expect([part.statusCode, part.headers.location?.slice(0, 17)]).toEqual([200, '/api/salesOrders/'])
    const made = (await hub.as(ADMIN, { url: String(part.headers.location) })).json()
    expect(made).toMatchObject({
      ...{ slipType: 'salesReturn', returnOf: sale.id, approval: 'proposal', netTotal: '20.80' },
      lines: [{ returnedLine: sold?.id, quantity: '2.0000', vatPercentage: '4.00', price: '10.00' }],
    })
    const rest = await propose()
    expect((await hub.as(ADMIN, { url: String(rest.headers.location) })).json().lines).toMatchObject([{ quantity: '3.0000' }])
    expect((await propose()).json().code).toBe('nothingToReturn')
    expect((await send('POST', `salesOrders/${made.id}/return`)).json().code).toBe('nothingToReturn')
    expect(mistakes(await propose([{ id: 'x', quantity: '1' }]))).toEqual({ lines: 'reference' })
    const twice = Array.from({ length: 2 }, () => ({ id: sold?.id, quantity: '1' }))
    expect(mistakes(await propose(twice))).toEqual({ 'lines.1.id': 'repeated' })
    expect(mistakes(await send('POST', `salesOrders/${sale.id}/cancelDelivery`, { lines: twice }))).toEqual({ 'lines.1.id': 'repeated' })
  })

  test('by 20 at once return no more than was delivered', async () => {
    const sale = await delivered()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('POST', 'salesOrders', slip('salesReturn', [line('1')], { returnOf: sale.id }))),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
    expect(answers.filter((answer) => mistakes(answer)['lines.0.quantity'] === 'overReturned')).toHaveLength(15)
  })

  test('rejected or cancelled with a reason keep it, and hold nothing', async () => {
    const sale = await delivered()
    const propose = async () => {
      const answer = await send('POST', `salesOrders/${sale.id}/return`)
      return String(answer.headers.location).split('/').at(-1) ?? answer.body
    }
    const first = await propose()
    const rejected = await send('POST', `salesOrders/${first}/reject`, { reason: ' Wrong box ' })
    expect(rejected.json()).toMatchObject({ approval: 'rejected', reason: 'Wrong box' })
    expect((await send('POST', `salesOrders/${first}/reopen`)).json()).toMatchObject({ approval: 'proposal', reason: null })
    expect((await send('POST', `salesOrders/${first}/cancel`, { reason: 'Lost' })).json()).toMatchObject({
      ...{ approval: 'cancelled', reason: 'Lost', _lock: { code: 'notProposal', removable: false } },
    })
    for (const action of ['reopen', 'cancel'])
      expect((await send('POST', `salesOrders/${first}/${action}`)).json().code).toBe('orderCancelled')
    expect((await send('POST', `salesOrders/${first}/deliver`)).json().code).toBe('notApproved')
    expect((await send('POST', `salesOrders/${await propose()}/approve`)).statusCode).toBe(200)
    expect((await send('POST', `salesOrders/${sale.id}/cancel`)).json().code).toBe('deliveredNotCancelled')
  })

  test('and other slips are duplicated as proposals of today', async () => {
    const sale = await delivered()
    const answer = await send('POST', `salesOrders/${sale.id}/duplicate`)
    const copy = (await hub.as(ADMIN, { url: String(answer.headers.location) })).json()
    expect(copy).toMatchObject({
      approval: 'proposal',
      slipType: 'sale',
      shippingStatus: 'notDelivered',
      lines: [{ quantity: '5.0000', price: '10.00' }],
    })
    expect([copy.lines[0].deliveredQuantity, copy.lines[0].id === sale.lines[0]?.id, copy.date > '2026-05-05']).toEqual([null, false, true])
  })

  describe('and cars', () => {
    test('are lines of their own, one car each', async () => {
      const { id: car } = await make('cars', { make: 'Volvo', model: '240', year: 1988 })
      const made = await make('salesOrders', slip('sale', [{ car, price: '900' }]))
      expect(made).toMatchObject({ grossTotal: '900.00', lines: [{ car, quantity: '1.0000', lineType: 'material' }] })
      const refused = async (more: object) => mistakes(await send('POST', 'salesOrders', slip('sale', [{ car, price: '900', ...more }])))
      expect(await refused({ material })).toEqual({ 'lines.0.car': 'materialOrCar' })
      expect(await refused({ quantity: '2' })).toEqual({ 'lines.0.quantity': 'oneCar' })
    })
  })

  test('lines of a discount have nothing of goods', async () => {
    const discount = { ...line('1'), lineType: 'discount', discountPercentage: '10', reserve: true, vatPercentage: '20' }
    const { lines } = await make('salesOrders', slip('sale', [line('1'), discount]))
    expect(lines[1]).toMatchObject({ material: null, vatPercentage: null, reserve: null })
  })
})
