import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import type { TargetProgress } from '../../../src/domain/targets/calls.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { type Trading, tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

/** 11 February in Istanbul, in a leap year. */
const NOW = '2028-02-10T22:30:00.000Z'

describeEachEngine('targets', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => new Date(NOW) })
  let trade: Trading
  let customer: string
  let part: string
  let anna: string
  let bilal: string

  const sell = async (salesman: string, lines: readonly object[], date: string, more: object = {}) => {
    const order = await trade.order('salesOrders', customer, lines, { date, salesman, ...more })
    await trade.made(`salesOrders/${order.id}/deliver`, { date })
    await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole', date })
    return order
  }

  const giveBack = async (order: { id: string; lines: readonly { id: string }[] }, quantity: string, date: string) => {
    await trade.send('POST', `salesOrders/${order.id}/return`, { lines: [{ id: order.lines[0]?.id, quantity }] })
    const [back] = await trade.list('salesOrders', { returnOf: order.id })
    expect((await trade.send('PUT', `salesOrders/${back.id}`, { date })).statusCode).toBe(200)
    await trade.made(`salesOrders/${back.id}/approve`)
    await trade.made(`salesOrders/${back.id}/deliver`, { date })
    await trade.made(`salesOrders/${back.id}/invoice`, { what: 'whole', date })
  }

  /** Lots of the demo that end while the tests run would be sold in their month. */
  async function withdrawLots(): Promise<void> {
    const lots = hub.repository.of('auctions')
    await hub.db.write(async (trx) => {
      for (const lot of await lots.find(trx, { status: ['live', 'upcoming'] })) await lots.update(trx, lot, { status: 'unsold' })
    })
  }

  beforeAll(async () => {
    await withdrawLots()
    trade = tradeOf(hub)
    await trade.send('PUT', 'firms/house', { timeZone: 'Europe/Istanbul' })
    const [user] = await trade.list('users', { email: ADMIN })
    const salesman = async (code: string) => (await trade.made('salesmen', { code, name: code, position: 'Sales', userId: user.id })).id
    ;[anna, bilal] = [await salesman('ANNA'), await salesman('BILAL')]
    customer = await trade.customer()
    part = await trade.material()
    const bought = await trade.order('purchaseOrders', customer, [trade.goods(part, '100', '6')], { date: '2028-01-02' })
    await trade.made(`purchaseOrders/${bought.id}/receive`, { date: '2028-01-02' })

    const first = await sell(anna, [trade.goods(part, '10', '100')], '2028-02-03')
    const [invoice] = await trade.invoicesOf(first.id)
    await trade.made(`invoices/${invoice.id}/credit`, { date: '2028-02-05', lines: [{ id: invoice.lines[0].id, quantity: '2' }] })
    await giveBack(await sell(anna, [trade.goods(part, '4', '50')], '2028-02-04'), '1', '2028-02-06')
    await sell(anna, [trade.goods(part, '5', '10')], '2028-02-10', { currency: 'USD', rate: '0.9' })
    await sell(anna, [trade.goods(part, '1', '999')], '2028-01-31')

    const statement = { kind: 'creditNote', selfBilled: true, date: '2028-02-08', currency: 'EUR', netTotal: '5000.00' } as const
    await hub.db.write((trx) =>
      hub.repository.of('invoices').insert(trx, { ...statement, id: v7(), firm: HOUSE_FIRM, customer, customerName: 'Seller of a car' }),
    )

    const costs = [{ kind: 'purchase', date: '2028-01-05', amount: '500', currency: 'EUR' }]
    const car = (await trade.made('cars', { make: 'Lada', model: 'Niva', year: 2020, costs })).id
    await sell(bilal, [{ lineType: 'material', car, quantity: '1', price: '800', vatPercentage: '20' }], '2028-02-07')
  })

  const make = async (more: object): Promise<string> => {
    const common = { name: 'February 2028', period: 'month', startDate: '2028-02-17', amount: '2900', salesman: anna }
    return (await trade.made('targets', { ...common, ...more })).id
  }
  const progress = async (query: string, who = ADMIN): Promise<readonly TargetProgress[]> => {
    const answer = await hub.as(who, { url: `/api/targets/progress?${query}` })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const one = async (more: object) => (await progress(`ids=${await make(more)}`))[0]

  test('sum net sales less credit notes and returns, with pace and forecast by the firm’s days', async () => {
    expect(await one({})).toMatchObject({
      ...{ scope: 'salesman', measure: 'net', of: 'ANNA', own: true, startDate: '2028-02-01', endDate: '2028-02-29' },
      ...{ currency: 'EUR', target: '2900.00', reached: '950.00', others: [{ currency: 'USD', amount: '50.00' }] },
      progress: {
        ...{ days: 29, elapsed: 11, percent: '32.8', pace: '1100.00', forecast: '2504.55', forecastPercent: '86.4' },
        ...{ remaining: '1950.00', state: 'behind' },
      },
    })
  })

  test.each([
    [{ measure: 'gross' }, '1140.00'],
    [{ measure: 'profit' }, '899.00'],
    [{ currency: 'USD' }, '50.00'],
    [{ measure: 'orders', amount: undefined, count: 4 }, '2'],
    [{ measure: 'cars', amount: undefined, count: 4 }, '0'],
    [{ period: 'year', startDate: '2028-01-01' }, '1949.00'],
    [{ period: 'quarter', startDate: '2028-02-01' }, '950.00'],
    [{ period: undefined, startDate: '2028-02-04', endDate: '2028-02-05' }, '0.00'],
    [{ scope: 'make', salesman: undefined, make: 'LADA' }, '800.00'],
    [{ scope: 'make', salesman: undefined, make: 'Lada', measure: 'profit' }, '300.00'],
    [{ scope: 'make', salesman: undefined, make: 'Lada', measure: 'cars', amount: undefined, count: 2 }, '1'],
  ])('measure %j', async (more, reached) => {
    expect((await one(more))?.reached).toBe(reached)
  })

  test('of another salesman count what that one sold', async () => {
    const of = (more: object) => one({ salesman: bilal, ...more })
    expect((await of({}))?.reached).toBe('800.00')
    expect((await of({ measure: 'profit' }))?.reached).toBe('300.00')
    expect((await of({ measure: 'cars', amount: undefined, count: 2 }))?.reached).toBe('1')
  })

  test('of the firm, and of all firms, sum what their invoices sum but for statements to sellers of cars', async () => {
    const cents = (text: string | null) => Math.round(Number(text ?? 0) * 100)
    const invoices = (await hub.repository.of('invoices').find(hub.db.read, {}, { limit: 5000 })).filter(
      ({ date, currency, selfBilled }) => date >= '2028-02-01' && date <= '2028-02-29' && currency === 'EUR' && selfBilled !== true,
    )
    const sum = (own: typeof invoices) =>
      own.reduce((all, { kind, netTotal, totalVat }) => all + (kind === 'creditNote' ? -1 : 1) * (cents(netTotal) - cents(totalVat)), 0)
    const house = invoices.filter(({ firm }) => firm === HOUSE_FIRM)
    expect(cents((await one({ scope: 'firm', salesman: undefined }))?.reached ?? null)).toBe(sum(house))
    expect(cents((await one({ scope: 'whole', salesman: undefined }))?.reached ?? null)).toBe(sum(invoices))
    expect(sum(house)).toBeGreaterThanOrEqual(175_000)
    expect((await one({ scope: 'firm', salesman: undefined, measure: 'profit' }))?.reached).toBe('1199.00')
  })

  test('without ids are those of today, one’s own first, or those of a salesman', async () => {
    const ended = await make({ startDate: '2028-01-01' })
    const [mine, other] = [await make({}), await make({ scope: 'firm', salesman: undefined })]
    const ids = (await progress('')).map(({ id }) => id)
    expect(ids).not.toContain(ended)
    expect(ids.indexOf(mine)).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf(other)).toBeGreaterThan(ids.indexOf(mine))
    const own = (await progress('')).map(({ own: isOwn }) => isOwn)
    expect(own).toEqual(own.toSorted((a, b) => Number(b) - Number(a)))
    expect(new Set((await progress(`salesman=${bilal}`)).map(({ of }) => of))).toEqual(new Set(['BILAL']))
  })

  test('before and after their period', async () => {
    expect((await one({ startDate: '2028-03-01' }))?.progress).toMatchObject({
      elapsed: 0,
      pace: '0.00',
      forecast: null,
      state: 'upcoming',
    })
    expect((await one({ startDate: '2028-01-01' }))?.progress).toMatchObject({ elapsed: 31, forecast: '999.00', state: 'missed' })
    expect((await one({ amount: '949.99' }))?.progress).toMatchObject({ remaining: '0.00', state: 'reached' })
    expect((await one({ amount: '0' }))?.progress).toMatchObject({ percent: null, state: 'reached' })
  })

  test('are set again for the next period once, by one or by many', async () => {
    const id = await make({ name: 'Anna, February 2028', currency: 'USD', amount: '7' })
    const [firm, month] = [
      { scope: 'firm', salesman: undefined },
      { period: undefined, startDate: '2028-01-01', endDate: '2028-03-31' },
    ]
    const quarter = await make({ ...firm, ...month, name: 'Q1 2028', amount: '4444' })
    expect((await trade.send('POST', `targets/${id}/repeat`)).statusCode).toBe(200)
    expect(await trade.list('targets', { name: 'Anna, March 2028' })).toMatchObject([
      { salesman: anna, startDate: '2028-03-01', endDate: '2028-03-31', period: 'month', amount: '7.00', currency: 'USD' },
    ])
    const { results } = (await trade.send('POST', 'targets/batch', { action: 'repeat', ids: [id, quarter] })).json()
    expect(results.map(({ status, code }: { status: number; code?: string }) => code ?? status)).toEqual(['targetRepeated', 200])
    expect(await trade.list('targets', { name: 'Q2 2028' })).toMatchObject([{ startDate: '2028-04-01', endDate: '2028-06-30' }])
  })

  describe('refuse', () => {
    const common = { name: 'T', startDate: '2028-02-01', period: 'month', amount: '1' }
    test.each([
      [{ scope: 'salesman' }, { salesman: 'required' }],
      [{ scope: 'make' }, { make: 'required' }],
      [{ scope: 'make', make: 'Lada', measure: 'gross' }, { measure: 'ofMake' }],
      [{ scope: 'firm', measure: 'cars', amount: undefined }, { count: 'required' }],
      [{ scope: 'firm', amount: undefined }, { amount: 'required' }],
      [{ scope: 'firm', period: undefined }, { endDate: 'required' }],
    ])('%j', async (more, wrong) => {
      expect(await trade.refused('targets', { ...common, ...more })).toEqual([422, wrong])
    })
  })

  test('of one firm are never seen by another, nor are its sales', async () => {
    const id = await make({})
    expect(await progress(`ids=${id}`, DEALER)).toEqual([])
    expect((await progress('', DEALER)).some(({ id: shown }) => shown === id)).toBe(false)
    const payload = { name: 'Ours', scope: 'firm', startDate: '2028-02-01', period: 'month', amount: '10' }
    const own = (await hub.as(DEALER, { method: 'POST', url: '/api/targets', payload })).json()
    expect((await progress(`ids=${own.id}`, DEALER))[0]).toMatchObject({ reached: '0.00', others: [] })
    expect((await progress(`ids=${own.id}`))[0]).toMatchObject({ reached: '0.00', others: [] })
    const whole = await hub.as(DEALER, { method: 'POST', url: '/api/targets', payload: { ...payload, scope: 'whole' } })
    expect(whole.json().details).toMatchObject({ scope: { keyword: 'ofHouse' } })
    const taken = await hub.as(DEALER, { method: 'POST', url: `/api/targets/${id}/repeat`, payload: {} })
    expect(taken.statusCode).toBe(404)
  })

  test('show no sums to those who may not see what is summed', async () => {
    const [dealer] = await trade.list('users', { email: DEALER })
    const payload = { name: 'Hidden', scope: 'firm', startDate: '2028-02-01', period: 'month', amount: '10' }
    const own = (await hub.as(DEALER, { method: 'POST', url: '/api/targets', payload })).json()
    const right = await trade.made('userRights', { user: dealer.id, entity: 'invoices', action: 'list', effect: 'deny' })
    expect((await progress(`ids=${own.id}`, DEALER))[0]).toMatchObject({ reached: null, progress: null })
    await trade.send('DELETE', `userRights/${right.id}`)
  })

  test('are not for visitors', async () => {
    expect((await hub.as(undefined, { url: '/api/targets/progress' })).statusCode).toBe(401)
  })
})
