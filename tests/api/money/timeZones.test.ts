import { beforeAll, describe, expect, test } from 'vitest'
import { engineApp } from '../../support/app/suiteApp.ts'
import { type Trading, tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const EVENINGS = {
  '2026-03-31T20:30:00.000Z': { 'Europe/Istanbul': '2026-03-31', 'America/New_York': '2026-03-31', 'Pacific/Auckland': '2026-04-01' },
  '2026-04-01T03:30:00.000Z': { 'Europe/Istanbul': '2026-04-01', 'America/New_York': '2026-03-31', 'Pacific/Honolulu': '2026-03-31' },
}

const suite = (engine: Parameters<Parameters<typeof describeEachEngine>[1]>[0], at: string, days: Readonly<Record<string, string>>) => {
  const hub = engineApp(engine, { customers: 5, clock: () => new Date(at) })
  let trade: Trading
  let customer: string
  let part: string
  let safe: string

  const inZone = async (timeZone: string) => expect((await trade.send('PUT', 'firms/house', { timeZone })).statusCode).toBe(200)

  beforeAll(async () => {
    trade = tradeOf(hub)
    const code = `ZONE-${at.slice(11, 13)}`
    customer = await trade.customer({ code, email: `${code}@example.test` })
    part = await trade.material({ code, name: code })
    safe = (await trade.made('safeDeposits', { name: code, currency: 'EUR' })).id
    const bought = await trade.order('purchaseOrders', customer, [trade.goods(part, '100', '6')])
    await trade.made(`purchaseOrders/${bought.id}/receive`, { date: '2026-01-06' })
  })

  /** A sale that is delivered, invoiced, paid and returned, all today. */
  async function daysOfSale() {
    const order = await trade.order('salesOrders', customer, [trade.goods(part, '1', '10')])
    await trade.made(`salesOrders/${order.id}/deliver`)
    await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole' })
    const [invoice] = await trade.invoicesOf(order.id)
    const [delivery] = await trade.list('materialTransactions', { salesOrder: order.id })
    const due = await trade.read(`customers/${customer}/balance`)
    const paid = { direction: 'in', customer, amount: '12', safeDeposit: safe, date: '2026-01-07' }
    const payment = await trade.made('payments', paid)
    await trade.made(`payments/${payment.id}/reverse`)
    const [reversal] = await trade.list('payments', { reversalOf: payment.id })
    await trade.made(`stockDocuments/${delivery.document}/cancel`)
    const back = (await trade.list('materialTransactions', { salesOrder: order.id })).find(
      ({ origin }: { origin: string | null }) => origin,
    )
    return [invoice.date, delivery.date, due.date, reversal.date, back.date]
  }

  test.each(Object.entries(days))('in %s is of %s', async (zone, day) => {
    await inZone(zone)
    expect([...new Set(await daysOfSale())]).toEqual([day])
  })
}

describeEachEngine('what is posted without a day', (engine) => {
  describe.each(Object.entries(EVENINGS))('at %s', (at, days) => suite(engine, at, days))
})
