import { beforeAll, describe, expect, test } from 'vitest'
import type { CommissionStatement } from '../../../src/domain/commission/calls.ts'
import { ADMIN, CLERK, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { type Trading, tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('commissions', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => new Date('2028-05-02T09:00:00.000Z') })
  let trade: Trading
  let customer: string
  let part: string
  let car: string
  let anna: string
  let bilal: string
  let january: string

  const sell = async (salesman: string, lines: readonly object[], date: string, more: object = {}) => {
    const order = await trade.order('salesOrders', customer, lines, { date, salesman, ...more })
    await trade.made(`salesOrders/${order.id}/deliver`, { date })
    await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole', date })
    return (await trade.invoicesOf(order.id))[0]
  }
  const ask = (salesman: string, month: string, who = ADMIN) =>
    hub.as(who, { url: `/api/commission/statement?salesman=${salesman}&month=${month}-15` })
  const statement = async (salesman: string, month: string, who = ADMIN): Promise<CommissionStatement> => {
    const answer = await ask(salesman, month, who)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const post = (salesman: string, month: string, who = ADMIN) =>
    hub.as(who, { method: 'POST', url: '/api/commission/post', payload: { salesman, month: `${month}-01` } })
  const refusal = async (salesman: string, month: string) => {
    const answer = await post(salesman, month)
    return [answer.statusCode, answer.json().code]
  }
  const rule = (salesman: string, percentage: string, basis: string, validFrom: string, validUntil?: string) =>
    trade.made('commissionRules', { salesman, percentage, basis, validFrom, ...(validUntil && { validUntil }) })
  const brief = ({ lines }: CommissionStatement) =>
    lines.map(({ correction, net, profit, percentage, commission }) => [correction, net, profit, percentage, commission])

  beforeAll(async () => {
    trade = tradeOf(hub)
    const userOf = async (email: string) => {
      await hub.token(email)
      return (await hub.repository.of('users').findOne(hub.db.read, { email }))?.id
    }
    const salesman = async (code: string, email: string) =>
      (await trade.made('salesmen', { code, name: code, position: 'Sales', userId: await userOf(email) })).id
    ;[anna, bilal] = [await salesman('ANNA', ADMIN), await salesman('BILAL', CLERK)]
    await rule(anna, '2.5', 'net', '2028-01-01', '2028-01-31')
    await rule(anna, '10', 'profit', '2028-02-01')
    await rule(bilal, '5', 'net', '2028-01-01')
    customer = await trade.customer()
    part = await trade.material()
    const bought = await trade.order('purchaseOrders', customer, [trade.goods(part, '100', '6')], { date: '2028-01-02' })
    await trade.made(`purchaseOrders/${bought.id}/receive`, { date: '2028-01-02' })
    january = (await sell(anna, [trade.goods(part, '1', '999')], '2028-01-31')).id
    const first = await sell(anna, [trade.goods(part, '10', '100')], '2028-02-03')
    await trade.made(`invoices/${first.id}/credit`, { date: '2028-02-05', lines: [{ id: first.lines[0].id, quantity: '2' }] })
    await trade.made(`invoices/${january}/credit`, { date: '2028-02-08' })
    await sell(anna, [trade.goods(part, '5', '10')], '2028-02-29', { currency: 'USD', rate: '0.9' })
    const costs = [{ kind: 'purchase', date: '2028-01-05', amount: '500', currency: 'EUR' }]
    car = (await trade.made('cars', { make: 'Lada', model: 'Niva', year: 2020, costs })).id
    await sell(anna, [{ lineType: 'material', car, quantity: '1', price: '800', vatPercentage: '20' }], '2028-02-07')
    await sell(bilal, [trade.goods(part, '1', '80')], '2028-02-07')
  })

  test('are of the sale or of its profit by the rule of the day, for a credit note by that of its invoice', async () => {
    const february = await statement(anna, '2028-02')
    expect(february).toMatchObject({ name: 'ANNA', month: '2028-02-01', currency: 'EUR', state: 'over', postable: true, record: null })
    expect(brief(february)).toEqual([
      [false, '1000.00', '940.00', '10.00', '94.00'],
      [false, '-200.00', '-188.00', '10.00', '-18.80'],
      [false, '800.00', '300.00', '10.00', '30.00'],
      [false, '-999.00', '-993.00', '2.50', '-24.98'],
      [false, '45.00', '15.00', '10.00', '1.50'],
    ])
    expect(february.totals).toEqual({ net: '646.00', profit: '74.00', commission: '81.72' })
    expect((await statement(anna, '2028-01')).totals).toEqual({ net: '999.00', profit: '993.00', commission: '24.98' })
    expect((await statement(bilal, '2028-02')).totals.commission).toBe('4.00')
    expect((await statement(anna, '2027-12')).lines).toEqual([])
  })

  test('a rule may not overlap another of the salesman, nor change closed days', async () => {
    const overlapping = { salesman: anna, percentage: '1', basis: 'net', validFrom: '2028-01-31' }
    expect(await trade.refused('commissionRules', overlapping)).toEqual([422, { validFrom: 'overlap' }])
    await trade.made('firms/house/closePeriod', { until: '2028-01-31' })
    const [old] = await trade.list('commissionRules', { salesman: anna, basis: 'net' })
    const put = async (changes: object) => (await trade.send('PUT', `commissionRules/${old.id}`, changes)).json().code
    expect(await put({ percentage: '3' })).toBe('periodClosed')
    expect(await put({ validUntil: '2028-01-30' })).toBe('periodClosed')
    expect((await trade.send('DELETE', `commissionRules/${old.id}`)).json().code).toBe('periodClosed')
    expect(await put({ notes: 'As agreed' })).toBeUndefined()
    const [open] = await trade.list('commissionRules', { salesman: anna, basis: 'profit' })
    expect((await trade.send('PUT', `commissionRules/${open.id}`, { validUntil: '2028-12-31' })).statusCode).toBe(200)
    await trade.made('firms/house/closePeriod', {})
  })

  test('are seen by their salesman, by those who may list them, and by no other firm', async () => {
    const salesmen = async (who: string) => (await hub.as(who, { url: '/api/commission/salesmen' })).json()
    expect((await salesmen(ADMIN))[0]).toMatchObject({ own: true })
    expect((await salesmen(DEALER)).map(({ id }: { id: string }) => id)).not.toContain(anna)
    expect((await ask(anna, '2028-02', DEALER)).statusCode).toBe(404)
    expect((await post(anna, '2028-01', DEALER)).statusCode).toBe(404)
    expect((await ask(anna, '2028-02', CLERK)).statusCode).toBe(200)
    const clerk = (await hub.repository.of('users').findOne(hub.db.read, { email: CLERK }))?.id
    const deny = (entity: string, action: string) => trade.made('userRights', { user: clerk, entity, action, effect: 'deny' })
    for (const action of ['list', 'approve']) await deny('commissionStatements', action)
    await deny('materialTransactions', 'list')
    expect(await salesmen(CLERK)).toEqual([{ id: bilal, name: 'BILAL', own: true }])
    expect((await ask(anna, '2028-02', CLERK)).statusCode).toBe(404)
    const own = await statement(bilal, '2028-02', CLERK)
    expect(own).toMatchObject({ postable: false, lines: [{ net: '80.00', profit: null, commission: '4.00' }], totals: { profit: null } })
    expect((await post(bilal, '2028-02', CLERK)).statusCode).toBe(403)
    expect((await hub.as(undefined, { url: '/api/commission/salesmen' })).statusCode).toBe(401)
  })

  describe('once posted', () => {
    test('are posted month by month, once, when the month is over', async () => {
      expect(await refusal(anna, '2028-05')).toEqual([409, 'commissionNotOver'])
      expect((await post(anna, '2028-01')).statusCode).toBe(200)
      expect(await refusal(anna, '2028-01')).toEqual([409, 'commissionPosted'])
      const twice = await Promise.all([post(anna, '2028-02'), post(anna, '2028-02')])
      expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      const [record] = await trade.list('commissionStatements', { salesman: anna, month: '2028-02-01' })
      expect(record).toMatchObject({ net: '646.00', commission: '81.72', currency: 'EUR' })
      expect((await trade.send('PUT', `commissionStatements/${record.id}`, { commission: '1' })).statusCode).toBeGreaterThanOrEqual(400)
    })

    test('stay as they are; what changes later is corrected in the next month, once', async () => {
      const before = await statement(anna, '2028-02')
      expect(before).toMatchObject({ state: 'posted', postable: false })
      await sell(anna, [trade.goods(part, '1', '100')], '2028-02-20')
      const costs = [...(await trade.read(`cars/${car}`)).costs, { kind: 'repair', date: '2028-03-01', amount: '100', currency: 'EUR' }]
      expect((await trade.send('PUT', `cars/${car}`, { costs })).statusCode).toBe(200)
      const [open] = await trade.list('commissionRules', { salesman: anna, basis: 'profit' })
      expect((await trade.send('PUT', `commissionRules/${open.id}`, { percentage: '20' })).statusCode).toBe(200)
      expect(brief(await statement(anna, '2028-02'))).toEqual(brief(before))

      const march = await statement(anna, '2028-03')
      expect(march).toMatchObject({ state: 'over', postable: true })
      expect(brief(march).toSorted()).toEqual([
        [true, '0.00', '-100.00', '10.00', '-10.00'],
        [true, '100.00', '94.00', '20.00', '18.80'],
      ])
      expect(await refusal(anna, '2028-04')).toEqual([409, 'commissionOrder'])
      expect((await statement(anna, '2028-04')).lines).toEqual([])
      expect((await post(anna, '2028-03')).statusCode).toBe(200)
      expect((await statement(anna, '2028-03')).totals.commission).toBe('8.80')
      expect((await statement(anna, '2028-04')).lines).toEqual([])
    })

    test('are exported line by line, audited', async () => {
      const payload = { salesman: anna, month: '2028-02-01', format: 'csv' }
      const file = await hub.as(ADMIN, { method: 'POST', url: '/api/commission/export', payload })
      expect(file.statusCode).toBe(200)
      const [head, ...rows] = file.body.trim().split(/\r?\n/)
      expect(head).toContain('number,kind,date,customer,correction,basis,currency,net,profit,percentage,commission')
      expect(rows).toHaveLength(5)
      expect(rows[0]).toMatch(/,invoice,2028-02-03,.*,profit,EUR,1000.00,940.00,10.00,94.00$/)
      const sheet = await hub.as(ADMIN, { method: 'POST', url: '/api/commission/export', payload: { ...payload, format: 'xlsx' } })
      expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
      expect((await trade.list('auditEntries', { action: 'export', entity: 'commissionStatements' })).length).toBe(2)
      expect((await hub.as(DEALER, { method: 'POST', url: '/api/commission/export', payload })).statusCode).toBe(404)
    })
  })
})
