import { beforeAll, expect, test } from 'vitest'
import { engineApp } from '../../support/app/suiteApp.ts'
import { type Trading, tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

/** In the firm's time zone (Berlin) this is 2 June. */
const NOW = new Date('2026-06-01T23:00:00.000Z')
const LAST = '2026-06-03'

describeEachEngine('the day of what is posted', (engine) => {
  const hub = engineApp(engine, { customers: 1, clock: () => NOW })
  let trade: Trading
  let customer: string
  let material: string
  let safe: string
  let other: string
  let warehouse: string

  beforeAll(async () => {
    trade = tradeOf(hub)
    await trade.send('PUT', 'firms/house', { timeZone: 'Europe/Berlin' })
    customer = await trade.customer()
    material = await trade.material()
    safe = (await trade.made('safeDeposits', { name: `Till ${engine.name}`, currency: 'EUR' })).id
    other = (await trade.made('safeDeposits', { name: `Box ${engine.name}`, currency: 'EUR' })).id
    warehouse = (await trade.list('warehouses'))[0].id
  })

  const slip = async (kind: 'salesOrders' | 'purchaseOrders') =>
    (await trade.order(kind, customer, [trade.goods(material, '5', '10')], { date: '2999-01-01' })).id
  const document = async (date: string) => {
    const lines = [{ lineNumber: 1, material, quantity: '1' }]
    return (await trade.made('stockDocuments', { kind: 'receipt', date, warehouse, lines })).id
  }

  /** Each way to post, as a call with a day. */
  const WAYS: Readonly<Record<string, (date: string) => Promise<readonly [string, object]>>> = {
    receipts: async (date) => [`purchaseOrders/${await slip('purchaseOrders')}/receive`, { date }],
    deliveries: async (date) => {
      const id = await slip('salesOrders')
      const [line] = (await trade.read(`salesOrders/${id}`)).lines
      return [`salesOrders/${id}/deliver`, { date, lines: [{ id: line.id, quantity: '1' }] }]
    },
    'stock documents': async (date) => [`stockDocuments/${await document(date)}/post`, {}],
    'invoices of orders': async (date) => [`salesOrders/${await slip('salesOrders')}/invoice`, { what: 'whole', date }],
    'invoices received': async (date) => [
      'purchases',
      { slipNumber: `P-${date}`, date, supplier: customer, warehouse, currency: 'EUR', netTotal: '10' },
    ],
    payments: async (date) => ['payments', { direction: 'in', customer, amount: '1', safeDeposit: safe, date }],
    transfers: async (date) => ['moneyTransfers', { fromSafe: safe, toSafe: other, amount: '1', date }],
    'opening balances': async (date) => ['openingBalances', { kind: 'receivable', customer, amount: '1', date }],
  }

  test.each(Object.keys(WAYS))('%s: is one of the books that has come, tomorrow included, while orders may plan further', async (way) => {
    const on = async (date: string) => (await WAYS[way]?.(date)) ?? ['', {}]
    for (const day of ['2026-06-04', '2999-12-31', '9999-12-31']) {
      expect(await trade.refused(...(await on(day)))).toEqual([422, { date: 'formatMaximum' }])
    }
    for (const day of ['1999-12-31', '0026-06-01']) {
      expect(await trade.refused(...(await on(day)))).toEqual([422, { date: 'formatMinimum' }])
    }
    // Goods must be received before they are delivered, so the order of the calls matters.
    for (const day of ['2026-06-01', LAST]) expect(await trade.made(...(await on(day)))).toBeTruthy()
    const answer = await trade.send('POST', ...(await on('2999-12-31')))
    expect(answer.json().details.date).toEqual({ keyword: 'formatMaximum', format: 'date', params: { limit: LAST } })
  })

  test('is asked of reversals too', async () => {
    const payment = await trade.made('payments', { direction: 'in', customer, amount: '1', safeDeposit: safe, date: '2026-06-01' })
    expect(await trade.refused(`payments/${payment.id}/reverse`, { date: '2999-01-01' })).toEqual([422, { date: 'formatMaximum' }])
    await trade.made(`payments/${payment.id}/reverse`)
    const posted = await document('2026-06-01')
    await trade.made(`stockDocuments/${posted}/post`)
    expect(await trade.refused(`stockDocuments/${posted}/cancel`, { date: '2999-01-01' })).toEqual([422, { date: 'formatMaximum' }])
    expect(await trade.refused(`stockDocuments/${posted}/cancel`, { date: '2026-05-31' })).toEqual([422, { date: 'formatMinimum' }])
    await trade.made(`stockDocuments/${posted}/cancel`)
  })
})
