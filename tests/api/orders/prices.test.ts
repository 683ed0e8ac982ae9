import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { KnownMaterials, slipState } from '../../../src/screens/orders/form/slipLines.ts'
import { ADMIN } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('prices', (engine) => {
  const hub = engineApp(engine)
  let parts: { customer: string; warehouse: string }
  let other: string
  let mainUnit: string
  let count = 0

  const send = (method: 'POST' | 'PUT', url: string, payload: object = {}, confirm = '') =>
    hub.as(ADMIN, { method, url: `/api/${url}`, payload, headers: { 'accept-language': 'en', ...(confirm && { 'x-confirm': confirm }) } })
  const list = async (entity: string, filter: object = {}) =>
    (await hub.as(ADMIN, { url: `/api/${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}` })).json()
  const make = async (entity: string, payload: object) => {
    const answer = await send('POST', entity, payload)
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
    return answer.json()
  }
  const newMaterial = async (): Promise<string> => {
    count += 1
    return (await make('materials', { code: `P-${engine.name}-${count}`, name: 'Part', mainUnit, vat: '20' })).id
  }
  const order = async (lines: readonly object[], more: object = {}, entity = 'salesOrders') =>
    make(entity, { date: '2026-05-05', ...parts, lines: lines.map((line) => ({ quantity: '1', ...line })), ...more })
  const approved = async (lines: readonly object[], more: object = {}, entity = 'salesOrders') => {
    const { id } = await order(lines, more, entity)
    expect((await send('POST', `${entity}/${id}/approve`)).statusCode).toBe(200)
    return id
  }
  const filled = async (line: object, more: object = {}, entity = 'salesOrders') => {
    const [made] = (await order([line], more, entity)).lines
    return [made.unit, made.price]
  }

  beforeAll(async () => {
    const customers = await list('customers', { blocked: false })
    parts = { customer: customers[0].id, warehouse: (await list('warehouses'))[0].id }
    other = customers[1].id
    mainUnit = (await list('mainUnits', { code: 'PCS' }))[0].id
  })

  test('are the customer’s last one in the unit and currency, from approved slips; what was typed stays', async () => {
    const material = await newMaterial()
    expect(await filled({ material })).toEqual(['PCS', null])
    await approved([{ material, price: '11' }], { date: '2026-05-02' })
    await approved(
      [
        { material, price: '10', unit: 'PCS' },
        { material, price: '99', unit: 'DZ' },
      ],
      { date: '2026-05-01' },
    )
    await order([{ material, price: '77' }], { date: '2026-05-04' })
    await approved([{ material, price: '55' }], { date: '2026-05-04', currency: 'USD' })
    await approved([{ material, price: '66' }], { date: '2026-05-04', customer: other })
    await approved([{ material, price: '44', promotion: true }], { date: '2026-05-04' })
    expect(await filled({ material })).toEqual(['PCS', '11.00'])
    expect(await filled({ material, unit: 'DZ' })).toEqual(['DZ', '99.00'])
    expect(await filled({ material, price: '0' })).toEqual(['PCS', '0.00'])
    expect(await filled({ material }, { currency: 'USD' })).toEqual(['PCS', '55.00'])
    expect(await filled({ material }, { customer: other })).toEqual(['PCS', '66.00'])
    expect(await filled({ material }, {}, 'purchaseOrders')).toEqual(['PCS', null])
  })

  test('else come from the valid list, the customer’s own first', async () => {
    const material = await newMaterial()
    const priced = (price: string, more: object = {}) =>
      make('priceLists', {
        name: `L ${engine.name} ${price}`,
        currency: 'EUR',
        validFrom: '2026-01-01',
        lines: [{ material, price }],
        ...more,
      })
    await priced('5')
    await priced('6', { validFrom: '2026-05-05' })
    await priced('7', { validFrom: '2026-05-06' })
    await priced('8', { validFrom: '2026-04-01', validUntil: '2026-05-04' })
    await priced('9', { trade: 'purchase' })
    await priced('3', { active: false, validFrom: '2026-05-05' })
    const { id } = await priced('4', { general: false })
    expect(await filled({ material })).toEqual(['PCS', '6.00'])
    expect(await filled({ material }, { date: '2026-05-04' })).toEqual(['PCS', '8.00'])
    expect(await filled({ material }, { date: '2026-05-07' })).toEqual(['PCS', '7.00'])
    expect(await filled({ material }, {}, 'purchaseOrders')).toEqual(['PCS', '9.00'])
    expect(await filled({ material }, { currency: 'USD' })).toEqual(['PCS', null])
    expect((await send('PUT', `customers/${other}`, { priceList: id })).statusCode).toBe(200)
    expect(await filled({ material }, { customer: other })).toEqual(['PCS', '4.00'])
  })

  test('of a list are per unit of their material', async () => {
    const material = await newMaterial()
    const listed = (unit: string | null) =>
      send('POST', 'priceLists', {
        ...{ name: `U ${engine.name} ${unit}`, currency: 'EUR', validFrom: '2026-01-01', lines: [{ material, unit, price: '5' }] },
      })
    expect((await listed(null)).json().lines).toMatchObject([{ unit: 'PCS' }])
    expect((await listed('DZ')).json().lines).toMatchObject([{ unit: 'DZ' }])
    expect((await listed('KG')).json().details).toEqual({ 'lines.0.unit': { keyword: 'unitOfMaterial', params: {} } })
  })

  test('and all else that a line takes from its material are asked for in one request', async () => {
    const [material, bought] = [await newMaterial(), await newMaterial()]
    await approved([{ material, price: '10' }])
    const purchase = await approved([{ material: bought, price: '8', quantity: '5' }], {}, 'purchaseOrders')
    expect((await send('POST', `purchaseOrders/${purchase}/receive`)).statusCode).toBe(200)
    await approved([{ material: bought, price: '10', quantity: '2', reserve: true }])
    const asked = { ...parts, slipType: 'sale', date: '2026-05-05', materials: [material, bought, 'nothing'] }
    const answer = await send('POST', 'salesOrders/materialFacts', asked)
    expect([answer.statusCode, answer.json().length]).toEqual([200, 2])
    const of = (id: string) => answer.json().find((one: { id: string }) => one.id === id)
    expect(of(material)).toMatchObject({
      vatPercentage: '20.00',
      agreed: [{ price: '10.00', unit: 'PCS', quantity: '1.0000' }],
      cost: null,
    })
    expect(of(bought)).toMatchObject({ stock: { onHand: '5.0000', reserved: '2.0000', available: '3.0000' }, cost: { price: '8.00' } })
    const toBuy = await send('POST', 'purchaseOrders/materialFacts', { ...asked, slipType: 'purchase', materials: [bought] })
    expect(toBuy.json()).toMatchObject([{ id: bought, stock: { onHand: '5.0000' } }])
    expect(of(bought).units).toContainEqual({ code: 'PCS', factor1: '1.000000', factor2: '1.000000', isMain: true })
    expect((await send('PUT', 'firms/house', { defaultWarehouse: parts.warehouse })).body).toContain(parts.warehouse)
    expect((await hub.as(ADMIN, { url: '/api/salesOrders/initial' })).json()).toMatchObject({ warehouse: parts.warehouse, currency: 'EUR' })
    for (const entity of ['demands', 'purchases', 'stockDocuments'])
      expect((await hub.as(ADMIN, { url: `/api/${entity}/initial` })).json()).toEqual({ warehouse: parts.warehouse })
  })

  test('make totals that a form shows as the server answers them, to the cent', async () => {
    const material = await newMaterial()
    await make('priceLists', { name: `F ${engine.name}`, currency: 'EUR', validFrom: '2026-01-01', lines: [{ material, price: '3.37' }] })
    const cents = fc.integer({ min: 1, max: 99_999 }).map((value) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`)
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
    const goods = fc.record({
      ...{
        lineType: fc.constant('material'),
        material: fc.constantFrom(material, null),
        quantity: cents,
        price: maybe(cents),
        bonus: maybe(cents),
      },
      ...{ vatPercentage: maybe(fc.constantFrom('0', '8', '18.5')), discountPercentage: maybe(fc.constantFrom('10', '33.33')) },
      promotion: fc.boolean(),
    })
    const spread = fc.record({ lineType: fc.constantFrom('discount', 'surcharge'), discountPercentage: fc.constantFrom('5', '12.5') })
    const lines = fc.tuple(fc.array(goods, { minLength: 1, maxLength: 6 }), fc.array(spread, { maxLength: 2 }))
    for (const [own, over] of fc.sample(lines, { numRuns: 15, seed: 14 })) {
      const rows = [...own, ...over].map((line, index) => ({ ...line, lineNumber: index + 1 }))
      const asked = { ...parts, slipType: 'sale', date: '2026-05-05', materials: ['', material] }
      const known = new KnownMaterials((await send('POST', 'salesOrders/materialFacts', asked)).json(), '2026-05-05')
      const { totals } = slipState(rows, 'document', known)
      const saved = await order(rows)
      const { lines: amounts, excessive: _excessive, ...sums } = totals ?? { lines: [], excessive: [] }
      expect(saved).toMatchObject(sums)
      expect(saved.lines.map(({ total }: { total: string }) => total)).toEqual(amounts.map(({ total }) => total))
    }
  })

  describe('above the credit limit', () => {
    test('are approved as operation control says, however many approve at once', async () => {
      const { id: customer } = await make('customers', {
        ...{ code: `C-${engine.name}`, firstName: 'A', secondName: 'B', email: 'a@b.example', phoneNumber: '+905321112233', address: 'x' },
        creditLimit: '100',
      })
      const material = await newMaterial()
      const proposal = async () => (await order([{ material, price: '30', vatPercentage: '0' }], { customer })).id
      const approve = (id: string, confirm = '') => send('POST', `salesOrders/${id}/approve`, {}, confirm)
      const ids = await Promise.all(Array.from({ length: 6 }, proposal))
      const answers = await Promise.all(ids.map((id) => approve(id)))
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
      const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
      expect(refused).toMatchObject({
        code: 'operationUnconfigured',
        operation: 'salesApproval',
        confirmation: 'creditLimit',
        about: { limit: '100.00', used: '120.00' },
      })
      const open = ids[answers.findIndex(({ statusCode }) => statusCode === 409)] ?? ''
      expect((await list('salesOrders', { id: open }))[0].approval).toBe('proposal')
      const { id: control } = await make('controlOperations', { operationName: 'salesApproval', type: 'creditLimit', value: 'block' })
      const blocked = await approve(open, 'salesApproval')
      expect([blocked.statusCode, blocked.json().message]).toEqual([409, 'this action is blocked and cannot be completed'])
      await send('PUT', `controlOperations/${control}`, { value: 'warn' })
      const asked = (await approve(open)).json()
      expect([asked.code, asked.message]).toEqual(['operationWarn', 'are you sure you want to continue'])
      expect((await approve(open, 'salesApproval')).statusCode).toBe(200)
    })

    test('an order no longer counts once it is paid, and is counted once while it is invoiced', async () => {
      const { id: customer } = await make('customers', {
        ...{ code: `P-${engine.name}`, firstName: 'A', secondName: 'B', email: 'p@b.example', phoneNumber: '+905321112233', address: 'x' },
        creditLimit: '100',
      })
      const material = await newMaterial()
      const proposal = async () => (await order([{ material, price: '60', vatPercentage: '0' }], { customer })).id
      const approve = async (id: string) => (await send('POST', `salesOrders/${id}/approve`, {})).json()
      const [first, second] = [await proposal(), await proposal()]
      expect(await approve(first)).toMatchObject({ approval: 'approved' })
      expect((await send('POST', `salesOrders/${first}/invoice`, { what: 'whole' })).statusCode).toBe(200)
      expect(await approve(second)).toMatchObject({ confirmation: 'creditLimit', about: { used: '120.00' } })
      const [safeDeposit] = await list('safeDeposits', { currency: 'EUR' })
      await make('payments', { direction: 'in', date: '2026-05-06', customer, amount: '60', currency: 'EUR', safeDeposit: safeDeposit.id })
      expect(await approve(second)).toMatchObject({ approval: 'approved' })
    })
  })
})
