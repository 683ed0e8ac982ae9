import { beforeAll, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { hundredths, moneyText, sumOf } from '../../../src/domain/money/hundredths.ts'
import { DEMO_PASSWORD } from '../../../src/server/seed/demoUsers.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { type Trading, tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const USERS = Array.from({ length: 20 }, (_, index) => `colleague${index}@cardealerhub.test`)

describeEachEngine('twenty users at once', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => new Date('2026-04-01T09:00:00.000Z') })
  let trade: Trading
  let warehouse: string
  let safe: string

  beforeAll(async () => {
    trade = tradeOf(hub)
    for (const email of USERS)
      await trade.made('users', { name: email.replace(/@.*/, ''), email, password: DEMO_PASSWORD, roles: ['Dealer'], firm: HOUSE_FIRM })
    await Promise.all(USERS.map((email) => hub.token(email)))
    warehouse = (await trade.list('warehouses'))[0].id
    safe = (await trade.made('safeDeposits', { name: 'Till of twenty', currency: 'EUR' })).id
  })

  /** All send one request at the same time. */
  const all = (request: (at: number) => readonly [url: string, payload?: object]) =>
    Promise.all(USERS.map((email, at) => trade.send('POST', request(at)[0], request(at)[1] ?? {}, email)))

  const statuses = (answers: Awaited<ReturnType<typeof all>>) => answers.map(({ statusCode }) => statusCode).toSorted()
  const once = [200, ...Array.from({ length: 19 }, () => 409)]

  const stocked = async (quantity: string): Promise<string> => {
    const material = await trade.material()
    const receipt = { kind: 'receipt', date: '2026-01-02', warehouse, lines: [{ material, quantity }] }
    await trade.made(`stockDocuments/${(await trade.made('stockDocuments', receipt)).id}/post`)
    return material
  }

  const onHand = async (material: string) =>
    sumOf(await trade.list('materialTransactions', { material }), ({ quantity }: { quantity: string }) =>
      BigInt(Math.round(Number(quantity))),
    )

  test('change, approve, deliver and invoice one order: each of it happens once', async () => {
    const material = await stocked('50')
    const lines = [{ lineNumber: 1, ...trade.goods(material, '4', '25') }]
    const draft = { date: '2026-01-05', customer: await trade.customer(), warehouse, currency: 'EUR', lines }
    const { id, _version } = await trade.made('salesOrders', draft)
    const change = await Promise.all(
      USERS.map((email, at) =>
        hub.as(email, {
          ...{ method: 'PUT', url: `/api/salesOrders/${id}`, payload: { notes1: `From ${at}` } },
          headers: { 'if-match': `"${_version ?? 1}"` },
        }),
      ),
    )
    expect(statuses(change)).toEqual(once)
    const winner = change.findIndex(({ statusCode }) => statusCode === 200)
    expect(await trade.read(`salesOrders/${id}`)).toMatchObject({ notes1: `From ${winner}`, lines: [{ total: '100.00' }] })

    expect(statuses(await all(() => [`salesOrders/${id}/approve`]))).toEqual(once)
    expect(statuses(await all(() => [`salesOrders/${id}/deliver`]))).toEqual(once)
    expect(await trade.read(`salesOrders/${id}`)).toMatchObject({ shippingStatus: 'delivered', lines: [{ deliveredQuantity: '4.0000' }] })
    expect(await onHand(material)).toBe(46n)
    expect(statuses(await all(() => [`salesOrders/${id}/invoice`, { what: 'delivered' }]))).toEqual(once)
    expect(await trade.invoicesOf(id)).toMatchObject([{ netTotal: '120.00' }])
  })

  test('sell one material: what is there is delivered, and no piece twice', async () => {
    const material = await stocked('12')
    const customer = await trade.customer()
    const orders = await Promise.all(USERS.map(() => trade.order('salesOrders', customer, [trade.goods(material, '1', '10')])))
    const answers = await all((at) => [`salesOrders/${orders[at]?.id}/deliver`])
    expect(statuses(answers)).toEqual([...Array.from({ length: 12 }, () => 200), ...Array.from({ length: 8 }, () => 409)])
    expect(await onHand(material)).toBe(0n)
    const shipped = await trade.list('salesOrders', { customer, shippingStatus: 'delivered' })
    expect(shipped).toHaveLength(12)
  })

  test('pay and credit one invoice: it is settled to the cent, and the balance is the sum of what was posted', async () => {
    const customer = await trade.customer()
    const order = await trade.order('salesOrders', customer, [trade.goods(await trade.material(), '1', '100')])
    await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole', date: '2026-03-01' })
    const [invoice] = await trade.invoicesOf(order.id)
    const paid = (amount: string) => ({
      ...{ direction: 'in', customer, safeDeposit: safe, date: '2026-03-05', amount },
      allocations: [{ invoice: invoice.id, amount }],
    })
    const answers = await all((at) => (at % 5 === 0 ? [`invoices/${invoice.id}/credit`] : ['payments', paid('30')]))
    expect(answers.filter(({ statusCode }) => ![200, 201, 409, 422].includes(statusCode)).map(({ body }) => body)).toEqual([])
    const credits = await trade.list('invoices', { creditOf: invoice.id })
    const payments = await trade.list('payments', { customer })
    expect(credits.length).toBeLessThanOrEqual(1)
    const after = await trade.read(`invoices/${invoice.id}`)
    expect(after).toMatchObject({ settlement: 'settled', settledAmount: '120.00' })
    const posted =
      sumOf(payments, ({ amount }: { amount: string }) => hundredths(amount)) +
      sumOf(credits, ({ netTotal }: { netTotal: string }) => hundredths(netTotal))
    const [balance] = (await trade.read(`customers/${customer}/balance`)).receivable
    expect(balance?.balance ?? '0.00').toBe(moneyText(hundredths(invoice.netTotal) - posted))
  })
})
