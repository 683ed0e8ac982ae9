import { beforeAll, describe, expect, test } from 'vitest'
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

  describe('beyond the credit limit', () => {
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
  })
})
