import { beforeAll, expect, test } from 'vitest'
import { DEALER, DEALER2 } from '../../support/app/app.ts'
import { type EventClient, openEvents } from '../../support/app/eventClient.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { type Trading, tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

interface Wallet {
  readonly id: string
  readonly balance: string
}

describeEachEngine('an invoice of one dealer to another', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => new Date('2026-04-01T09:00:00.000Z') })
  let trade: Trading
  let customer: string
  let firm: string

  const as = async (who: string, method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await hub.as(who, { method, url: `/api/${url}`, ...(payload && { payload }), headers: { 'idempotency-key': url } })
    return { status: answer.statusCode, body: answer.json() }
  }
  const walletOf = async (who: string): Promise<Wallet> => (await as(who, 'GET', 'wallets')).body[0]
  const cents = ({ balance }: Wallet): bigint => BigInt(balance.replace('.', ''))

  beforeAll(async () => {
    trade = tradeOf(hub)
    const firmOf = async (email: string) => (await trade.list('users', { email }))[0].firm
    firm = await firmOf(DEALER)
    customer = await trade.customer({ firm, recipientFirm: await firmOf(DEALER2) })
  })

  /** An invoice from one dealer to the other. */
  async function issued(price: string): Promise<{ readonly id: string; readonly number: string }> {
    const [{ id: warehouse }] = (await as(DEALER, 'GET', 'warehouses')).body
    const lines = [{ lineNumber: 1, ...trade.goods(await trade.material(), '1', price, { vatPercentage: '0' }) }]
    const order = (await as(DEALER, 'POST', 'salesOrders', { date: '2026-03-01', customer, warehouse, currency: 'EUR', lines })).body
    expect(await as(DEALER, 'POST', `salesOrders/${order.id}/approve`, {})).toMatchObject({ status: 200 })
    expect(await as(DEALER, 'POST', `salesOrders/${order.id}/invoice`, { what: 'whole' })).toMatchObject({ status: 200 })
    return (await as(DEALER, 'GET', `invoices?filter=${encodeURIComponent(JSON.stringify({ salesOrder: order.id }))}`)).body[0]
  }

  const listening = async (who: string): Promise<EventClient> => {
    const address = hub.app.server.address()
    const origin = address
      ? `http://127.0.0.1:${typeof address === 'string' ? address : address.port}`
      : await hub.app.listen({ host: '127.0.0.1', port: 0 })
    const client = await openEvents(origin, await hub.token(who))
    await client.next(({ event }) => event === 'ready')
    return client
  }

  test('is paid from wallet to wallet, posted in the issuer’s books, and both receive their balance', async () => {
    const invoice = await issued('75')
    const [payer, payee] = [await walletOf(DEALER2), await walletOf(DEALER)]
    const clients = [await listening(DEALER2), await listening(DEALER)] as const
    const paid = await as(DEALER2, 'POST', `invoices/${invoice.id}/payFromWallet`, { amount: '50' })
    expect(paid).toMatchObject({ status: 200, body: { amount: '50.00', currency: 'EUR' } })
    const after = [await walletOf(DEALER2), await walletOf(DEALER)] as const
    expect([cents(after[0]) - cents(payer), cents(after[1]) - cents(payee)]).toEqual([-5000n, 5000n])
    const isWallet = ({ event }: { readonly event: string }) => event === 'wallet'
    for (const [at, client] of clients.entries()) {
      expect((await client.next(isWallet)).data).toMatchObject({ wallet: after[at]?.id, balance: after[at]?.balance })
      client.close()
    }
    const filter = encodeURIComponent(JSON.stringify({ customer }))
    const books = { amount: '50.00', unallocated: '0.00', reference: invoice.number, ledgerEntry: paid.body.ledgerEntry }
    expect((await as(DEALER, 'GET', `payments?filter=${filter}`)).body).toMatchObject([books])
    expect((await as(DEALER2, 'GET', `payments?filter=${filter}`)).body).toEqual([])
    expect((await as(DEALER, 'GET', `invoices/${invoice.id}`)).body).toMatchObject({ settledAmount: '50.00', settlement: 'partlySettled' })
    expect(await trade.read('wallets/check')).toMatchObject({ ok: true })
  })

  test('is not paid by its issuer, nor by more than the payer has', async () => {
    const [own, dear] = [await issued('1'), await issued('9999999')]
    const [payer, payee] = [await walletOf(DEALER2), await walletOf(DEALER)]
    expect(await as(DEALER, 'POST', `invoices/${own.id}/payFromWallet`, {})).toMatchObject({ status: 403 })
    const refused = await as(DEALER2, 'POST', `invoices/${dear.id}/payFromWallet`, {})
    expect(refused).toMatchObject({ status: 409, body: { code: 'insufficientFunds' } })
    expect([await walletOf(DEALER2), await walletOf(DEALER)]).toEqual([payer, payee])
  })
})
