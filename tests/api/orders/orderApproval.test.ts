import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('an order', (engine) => {
  const hub = engineApp(engine)
  let parts: { customer: string; warehouse: string }
  let mainUnit: string
  let material: string
  let count = 0

  const send = (method: 'POST' | 'PUT', url: string, payload: object = {}) =>
    hub.as(ADMIN, { method, url: `/api/${url}`, payload, headers: { 'accept-language': 'en' } })
  const list = async (entity: string, filter: object = {}) =>
    (await hub.as(ADMIN, { url: `/api/${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}` })).json()
  const make = async (entity: string, payload: object): Promise<string> => {
    const answer = await send('POST', entity, payload)
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
    return answer.json().id
  }
  const newMaterial = (more: object = {}) => {
    count += 1
    return make('materials', { code: `A-${engine.name}-${count}`, name: 'Part', mainUnit, ...more })
  }
  const order = async (lines: readonly object[], more: object = {}, entity = 'salesOrders') =>
    (await send('POST', entity, { date: '2026-05-05', ...parts, lines, ...more })).json()
  const goods = (more: object = {}) => ({ lineType: 'material', material, quantity: '2', price: '10', ...more })
  const approve = (id: string, entity = 'salesOrders') => send('POST', `${entity}/${id}/approve`)
  const mistakes = (answer: { json: () => { details?: Record<string, { keyword: string }> } }) =>
    Object.fromEntries(Object.entries(answer.json().details ?? {}).map(([path, { keyword }]) => [path, keyword]))

  beforeAll(async () => {
    parts = { customer: (await list('customers', { blocked: false }))[0].id, warehouse: (await list('warehouses'))[0].id }
    mainUnit = (await list('mainUnits', { code: 'PCS' }))[0].id
    material = await newMaterial({ vat: '18', salesVat: '20', purchaseVat: '8' })
  })

  test.each<[string, () => readonly object[], Record<string, string>]>([
    ['no lines', () => [], { lines: 'noGoods' }],
    ['a surcharge alone', () => [{ lineType: 'surcharge', price: '30' }], { lines: 'noGoods' }],
    ['no material', () => [goods({ material: null, vatPercentage: '20' })], { 'lines.0.material': 'required' }],
    ['no quantity', () => [goods({ quantity: null })], { 'lines.0.quantity': 'required' }],
    ['a quantity of nothing', () => [goods({ quantity: '0' })], { 'lines.0.quantity': 'required' }],
    ['no price', () => [goods({ price: null })], { 'lines.0.price': 'required' }],
    ['a discount of nothing', () => [goods(), { lineType: 'discount' }], { 'lines.1.discountAmount': 'required' }],
    [
      'a surcharge over promotions alone',
      () => [goods({ promotion: true }), { lineType: 'surcharge', price: '5' }],
      { 'lines.1.lineType': 'lone' },
    ],
  ])('with %s can be written, and not approved', async (_, lines, expected) => {
    const { id } = await order(lines())
    const answer = await approve(id)
    expect([answer.statusCode, mistakes(answer)]).toEqual([422, expected])
    expect((await list('salesOrders', { id }))[0].approval).toBe('proposal')
  })

  test('with a material without VAT is not approved', async () => {
    await send('PUT', 'firms/house', { defaultVat: null })
    const { id, lines } = await order([goods({ material: await newMaterial() })])
    expect(lines[0].vatPercentage).toBeNull()
    expect(mistakes(await approve(id))).toEqual({ 'lines.0.vatPercentage': 'required' })
  })

  test('takes VAT from the material: its rate for this trade, else its general one; what was typed stays', async () => {
    const general = await newMaterial({ vat: '10' })
    const lines = [goods(), goods({ material: general }), goods({ vatPercentage: '0' }), goods({ promotion: true })]
    const rates = (made: { lines: readonly { vatPercentage: string | null }[] }) => made.lines.map(({ vatPercentage }) => vatPercentage)
    const sold = await order(lines)
    expect(rates(sold)).toEqual(['20.00', '10.00', '0.00', null])
    expect(sold).toMatchObject({ totalVat: '6.00', netTotal: '66.00' })
    expect(rates(await order(lines, {}, 'purchaseOrders'))).toEqual(['8.00', '10.00', '0.00', null])
  })

  test('can’t be approved for a customer who was blocked, or with a material that was switched off since', async () => {
    const customer = (await list('customers', { blocked: false }))[1].id
    const gone = await newMaterial({ vat: '10' })
    const { id } = await order([goods(), goods({ material: gone })], { customer })
    await send('PUT', `customers/${customer}`, { blocked: true })
    await send('PUT', `materials/${gone}`, { active: false })
    const answer = await approve(id)
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { customer: 'This customer is blocked', 'lines.1.material': 'This material is no longer active' },
    ])
    const batch = await send('POST', 'salesOrders/batch', { action: 'approve', ids: [id] })
    expect(batch.json().results).toMatchObject([{ status: 422, code: 'validation', errors: { customer: 'This customer is blocked' } }])
    expect(mistakes(await send('POST', 'salesOrders', { date: '2026-05-05', ...parts, lines: [goods({ material: gone })] }))).toEqual({
      'lines.0.material': 'referenceFilter',
    })
    await send('PUT', `customers/${customer}`, { blocked: false })
    await send('PUT', `materials/${gone}`, { active: true })
    expect((await approve(id)).statusCode).toBe(200)
  })

  test('that is a proposal can’t be made one again', async () => {
    const { id } = await order([goods()])
    const again = () => send('POST', `salesOrders/${id}/reopen`)
    expect([(await again()).statusCode, (await again()).json().code]).toEqual([409, 'alreadyProposal'])
    await approve(id)
    expect((await again()).statusCode).toBe(200)
  })

  describe('numbers its lines', () => {
    const numbers = (made: { lines: readonly { lineNumber: number }[] }) => made.lines.map(({ lineNumber }) => lineNumber)

    test('where they have none', async () => {
      const made = await order([goods(), goods({ lineNumber: 10 }), goods(), { lineType: 'discount', discountPercentage: '5' }])
      expect(numbers(made)).toEqual([11, 10, 12, 13])
      const more = await send('PUT', `salesOrders/${made.id}`, { lines: [...made.lines, goods()] })
      expect(numbers(more.json())).toEqual([11, 10, 12, 13, 14])
    })

    test('and each once', async () => {
      const lines = [goods({ lineNumber: 1 }), goods({ lineNumber: 1 })]
      const answer = await send('POST', 'salesOrders', { date: '2026-05-05', ...parts, lines })
      expect(answer.json().errors).toEqual({ 'lines.1.lineNumber': 'Used more than once in this list' })
    })
  })

  test.each([
    ['one line', () => [goods({ quantity: '2', price: '999999999999.99' })], 'lines.0.price'],
    [
      'all lines together',
      () => [goods({ quantity: '1', price: '600000000000' }), goods({ quantity: '1', price: '600000000000' })],
      'lines',
    ],
  ])('of more than can be stored is refused: %s', async (_, lines, path) => {
    const answer = await send('POST', 'salesOrders', { date: '2026-05-05', ...parts, lines: lines() })
    expect([answer.statusCode, mistakes(answer)]).toEqual([422, { [path]: 'amountTooLarge' }])
  })

  test('has the house’s currency unless it says one, which has two decimal places', async () => {
    expect(await order([goods()])).toMatchObject({ currency: 'EUR', vatRounding: 'document' })
    expect(await order([goods()], { currency: 'USD' })).toMatchObject({ currency: 'USD' })
    expect(mistakes(await send('POST', 'salesOrders', { date: '2026-05-05', ...parts, currency: 'JPY' }))).toEqual({
      currency: 'referenceFilter',
    })
    const { id } = await order([goods()], { currency: 'USD' })
    expect((await send('PUT', `salesOrders/${id}`, { currency: null })).json()).toMatchObject({ currency: 'EUR' })
  })

  test('takes what it leaves empty from its firm: currency, VAT, and how VAT is rounded', async () => {
    const firm = (change: object) => send('PUT', 'firms/house', change)
    expect((await firm({ currency: 'USD', defaultVat: '19', vatRounding: 'line' })).statusCode).toBe(200)
    const lines = Array.from({ length: 3 }, () => ({ lineType: 'material', quantity: '1', price: '0.13' }))
    expect(await order(lines)).toMatchObject({
      ...{ currency: 'USD', vatRounding: 'line', totalVat: '0.06' },
      lines: [{ vatPercentage: '19.00' }, {}, {}],
    })
    await firm({ vatRounding: 'document' })
    expect(await order(lines)).toMatchObject({ vatRounding: 'document', totalVat: '0.07' })
    await firm({ currency: null, defaultVat: null })
  })
})
