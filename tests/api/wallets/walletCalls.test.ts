import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { PaymentGateway } from '../../../src/server/features/wallets/gateway.ts'
import { requestMoney } from '../../../src/server/features/wallets/requestMoney.ts'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { openEvents } from '../../support/app/eventClient.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

interface Wallet {
  readonly id: string
  readonly firm: string
  readonly balance: string
  readonly held: string
}

describeEachEngine('calls of wallets', (engine) => {
  const hub = engineApp(engine)
  let own: string

  beforeAll(async () => {
    own = (await hub.as(DEALER, { url: '/api/wallets' })).json<Wallet[]>()[0]?.id ?? ''
  })

  const call = (who: string, url: string, payload: object, key: string = randomUUID()) =>
    hub.as(who, { method: 'POST', url, payload, headers: { 'idempotency-key': key } })
  const wallet = async () => (await hub.as(ADMIN, { url: `/api/wallets/${own}` })).json<Wallet>()
  const cents = (amount: string) => BigInt(amount.replace('.', ''))
  const ask = (kind: string, amount: string) => call(DEALER, `/api/wallets/${own}/requests`, { kind, amount, note: 'TR 7' })
  const check = async () => (await hub.as(ADMIN, { url: '/api/wallets/check' })).json<{ ok: boolean; wallets: number; postings: number }>()

  test('the demo obeys the ledger, and only who sees all wallets may check', async () => {
    expect(await check()).toMatchObject({ ok: true, wallets: 2, currencies: [], entries: [], balances: [], holds: [], negative: [] })
    expect((await hub.as(DEALER, { url: '/api/wallets/check' })).statusCode).toBe(403)
    expect((await hub.as(undefined, { url: '/api/wallets/check' })).statusCode).toBe(401)
  })

  test('a check finds what was changed behind the ledger', async () => {
    const set = (change: string) =>
      hub.db.write((trx) =>
        trx
          .updateTable('wallets')
          .set({ held: Number(change) })
          .where('id', '=', own)
          .execute(),
      )
    const { held } = await wallet()
    await set('7')
    expect(await check()).toMatchObject({ ok: false, holds: [{ wallet: own, held: '7', open: String(cents(held)) }], balances: [] })
    await set(String(cents(held)))
    expect(await check()).toMatchObject({ ok: true })
  })

  test('a top-up changes nothing before an Admin confirms it, with reference and reason; then once', async () => {
    const before = await wallet()
    const asked = await ask('topUp', '120.5')
    expect(asked.statusCode).toBe(201)
    expect(asked.json()).toMatchObject({ kind: 'topUp', amount: '120.50', status: 'pending', wallet: own, currency: 'EUR' })
    expect(asked.json()).not.toHaveProperty('entry')
    expect(await wallet()).toMatchObject({ balance: before.balance, held: before.held })

    const url = `/api/walletRequests/${asked.json().id}/confirm`
    const incomplete = await call(ADMIN, url, { reference: '' })
    expect([incomplete.statusCode, Object.keys(incomplete.json().details)]).toEqual([422, ['reference', 'reason']])
    const confirmed = await call(ADMIN, url, { reference: 'BANK-1', reason: 'seen on the account' })
    expect(confirmed.json()).toMatchObject({ status: 'confirmed', reference: 'BANK-1', reason: 'seen on the account' })
    expect(cents((await wallet()).balance) - cents(before.balance)).toBe(120_50n)
    expect((await call(ADMIN, url, { reference: 'BANK-1', reason: 'again' })).json().code).toBe('requestDecided')

    const filter = encodeURIComponent(JSON.stringify({ entry: confirmed.json().entry }))
    const postings = (await hub.as(ADMIN, { url: `/api/postings?filter=${filter}` })).json<
      { account: string; amount: string; balance: string }[]
    >()
    expect(postings.map(({ account, amount }) => [account, amount]).toSorted()).toEqual([
      ['bank', '-120.50'],
      ['wallet', '120.50'],
    ])
    expect(postings.find(({ account }) => account === 'wallet')?.balance).toBe((await wallet()).balance)
    const [notification] = (await hub.as(DEALER, { url: '/api/notifications' })).json<{ kind: string; params: unknown }[]>()
    expect(notification).toMatchObject({ kind: 'walletRequestConfirmed', params: { amount: '120.50', currency: 'EUR' } })
    const history = await hub.as(ADMIN, { url: `/api/walletRequests/${asked.json().id}/history` })
    expect(history.json<{ action: string }[]>().map(({ action }) => action)).toEqual(['confirm', 'create'])
    expect(await check()).toMatchObject({ ok: true })
  })

  test('a withdrawal holds its amount until it is decided', async () => {
    const before = await wallet()
    const first = await ask('withdrawal', '200.00')
    expect(cents((await wallet()).held) - cents(before.held)).toBe(200_00n)
    await call(ADMIN, `/api/walletRequests/${first.json().id}/reject`, { reason: 'unknown account' })
    expect(await wallet()).toMatchObject({ balance: before.balance, held: before.held })

    const second = await ask('withdrawal', '200.00')
    await call(ADMIN, `/api/walletRequests/${second.json().id}/confirm`, { reference: 'OUT-1', reason: 'paid' })
    const after = await wallet()
    expect([cents(before.balance) - cents(after.balance), after.held]).toEqual([200_00n, before.held])

    const everything = await ask('withdrawal', '999999.00')
    expect([everything.statusCode, everything.json().code]).toEqual([409, 'insufficientFunds'])
    expect(await check()).toMatchObject({ ok: true })
  })

  test.each([
    [{ kind: 'topUp' }, 'amount', 'required'],
    [{ kind: 'topUp', amount: '0.00' }, 'amount', 'formatExclusiveMinimum'],
    [{ kind: 'topUp', amount: '-5' }, 'amount', 'formatExclusiveMinimum'],
    [{ kind: 'topUp', amount: '1.005' }, 'amount', 'scale'],
    [{ kind: 'topUp', amount: '1e3' }, 'amount', 'format'],
    [{ kind: 'gift', amount: '5' }, 'kind', 'enum'],
    [{ kind: 'topUp', amount: '5', status: 'confirmed' }, 'status', 'additionalProperties'],
    [{ kind: 'topUp', amount: 5 }, 'amount', 'type'],
  ])('says at its field what is wrong with %j', async (payload, field, keyword) => {
    const answer = await call(DEALER, `/api/wallets/${own}/requests`, payload)
    expect([answer.statusCode, answer.json().details[field]?.keyword]).toEqual([422, keyword])
  })

  test('a call sent again gets the first answer and does nothing more; another body with its key is refused', async () => {
    const before = await wallet()
    const key = randomUUID()
    const send = (amount: string) => call(ADMIN, `/api/wallets/${own}/adjust`, { amount, reason: 'goodwill' }, key)
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('10.00')))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    expect(cents((await wallet()).balance) - cents(before.balance)).toBe(10_00n)
    const other = await send('11.00')
    expect([other.statusCode, other.json().code]).toEqual([409, 'idempotencyKey'])
    const without = await hub.as(ADMIN, { method: 'POST', url: `/api/wallets/${own}/adjust`, payload: { amount: '1', reason: 'x' } })
    expect(without.statusCode).toBe(400)
  })

  test('an entry is reversed once; its reversal is not', async () => {
    const before = await wallet()
    const adjusted = await call(ADMIN, `/api/wallets/${own}/adjust`, { amount: '-30.00', reason: 'a mistake' })
    const url = `/api/wallets/${own}/reverse`
    const races = await Promise.all([1, 2, 3].map(() => call(ADMIN, url, { entry: adjusted.json().id, reason: 'it was one' })))
    expect(races.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect((await wallet()).balance).toBe(before.balance)
    const reversal = races.find(({ statusCode }) => statusCode === 200)?.json()
    expect(reversal).toMatchObject({ kind: 'reversal', reverses: adjusted.json().id })
    expect((await call(ADMIN, url, { entry: reversal.id, reason: 'back' })).json().code).toBe('reversalOfReversal')
    expect((await call(ADMIN, url, { entry: randomUUID(), reason: 'nothing' })).statusCode).toBe(404)
    const spent = await call(ADMIN, `/api/wallets/${own}/adjust`, { amount: '-99999999.00', reason: 'too much' })
    expect(spent.json().code).toBe('insufficientFunds')
    expect(await check()).toMatchObject({ ok: true })
  })

  test('others see nothing of a wallet, and only an approver changes anything', async () => {
    const [posting] = (await hub.as(DEALER, { url: '/api/postings' })).json<{ id: string }[]>()
    const asked = (await ask('topUp', '5.00')).json<{ id: string }>()
    for (const url of [`/api/wallets/${own}`, `/api/postings/${posting?.id}`, `/api/walletRequests/${asked.id}`])
      expect([url, (await hub.as(DEALER2, { url })).statusCode]).toEqual([url, 404])
    expect((await call(DEALER2, `/api/wallets/${own}/requests`, { kind: 'topUp', amount: '1' })).statusCode).toBe(404)
    expect((await call(ADMIN, `/api/wallets/${own}/requests`, { kind: 'topUp', amount: '1' })).statusCode).toBe(403)
    const before = await wallet()
    for (const url of [`/api/wallets/${own}/adjust`, `/api/wallets/${own}/reverse`, `/api/walletRequests/${asked.id}/confirm`])
      expect([url, (await call(DEALER, url, { amount: '5', entry: 'x', reference: 'x', reason: 'x' })).statusCode]).toEqual([url, 403])
    expect(await wallet()).toEqual(before)
    expect((await hub.as(DEALER2, { url: `/api/postings?filter=${encodeURIComponent(JSON.stringify({ wallet: own }))}` })).json()).toEqual(
      [],
    )
  })

  test('only owner and Admins receive a wallet’s balances after the commit', async () => {
    const origin = await hub.app.listen({ host: '127.0.0.1', port: 0 })
    const listen = async (email: string) => {
      const client = await openEvents(origin, await hub.token(email))
      await client.next(({ event }) => event === 'ready')
      return client
    }
    const clients = [await listen(DEALER), await listen(ADMIN), await listen(DEALER2)] as const
    const other = (await hub.as(DEALER2, { url: '/api/wallets' })).json<Wallet[]>()[0]?.id
    await call(ADMIN, `/api/wallets/${own}/adjust`, { amount: '3.00', reason: 'received' })
    await call(ADMIN, `/api/wallets/${other}/adjust`, { amount: '4.00', reason: 'received' })
    const { balance, held } = await wallet()
    const isWallet = ({ event }: { readonly event: string }) => event === 'wallet'
    for (const client of clients.slice(0, 2)) expect((await client.next(isWallet)).data).toMatchObject({ wallet: own, balance, held })
    expect((await clients[2].next(isWallet)).data.wallet).toBe(other)
    for (const client of clients) client.close()
  })

  test('a gateway that knows at once needs no Admin', async () => {
    const records = await recordContextOf(hub)
    const before = await wallet()
    const login = await hub.as(undefined, { method: 'POST', url: '/api/Auth/login', payload: { email: DEALER, password: 'demo1234' } })
    const gateway: PaymentGateway = { requested: async (_, settle) => void (await settle({ accept: true, reference: 'CARD-1' })) }
    const body = { kind: 'topUp' as const, amount: '9.00' }
    const subject = { id: login.json().id, roles: ['Dealer'], attributes: { firm: (await wallet()).firm } }
    const asked = await requestMoney(records, gateway, { subject, wallet: own, body, key: randomUUID() })
    expect((await hub.as(DEALER, { url: `/api/walletRequests/${asked.id}` })).json()).toMatchObject({
      status: 'confirmed',
      reference: 'CARD-1',
    })
    expect(cents((await wallet()).balance) - cents(before.balance)).toBe(9_00n)
    expect(await check()).toMatchObject({ ok: true })
  })

  test('names the lots of the user’s holds, also where others own the cars', async () => {
    const holds = (await hub.as(DEALER, { url: '/api/walletHolds?range=[0,99]' })).json<{ reference: string }[]>()
    const lots = holds.flatMap(({ reference }) => (reference.startsWith('bid:') ? [reference.slice(4)] : []))
    const named = (await hub.as(DEALER, { url: `/api/auctions/names?ids=${lots.join(',')},none` })).json<{ id: string; name: string }[]>()
    expect(named.map(({ id }) => id)).toEqual(lots)
    expect(named.every(({ name }) => /^\d{4} \S/.test(name))).toBe(true)
    expect((await hub.as(undefined, { url: '/api/auctions/names' })).statusCode).toBe(401)
  })

  test('balances and fixed fields of wallets can not be written; a dealer opens wallets only for themselves', async () => {
    const forge = (who: string, payload: object) => hub.as(who, { method: 'PUT', url: `/api/wallets/${own}`, payload })
    const before = await wallet()
    await forge(ADMIN, { balance: '1000000.00', held: '0.00' })
    expect(await wallet()).toMatchObject({ balance: before.balance, held: before.held })
    expect((await forge(DEALER, { active: false })).statusCode).toBe(403)
    expect((await forge(ADMIN, { currency: 'USD' })).json().details.currency.keyword).toBe('fixed')
    const open = (payload: object) => hub.as(DEALER, { method: 'POST', url: '/api/wallets', payload })
    expect((await open({ currency: 'USD' })).statusCode).toBe(201)
    expect((await open({ currency: 'EUR' })).statusCode).toBe(422)
    expect((await open({ currency: 'GBP', firm: 'house' })).statusCode).toBe(422)
    const rich = await open({ currency: 'JPY', balance: '5000.00' })
    expect(rich.json()).toMatchObject({ balance: '0.00', held: '0.00' })
  })
})
