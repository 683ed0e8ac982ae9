import { beforeAll, expect, test } from 'vitest'
import { captureHold, type HoldContext, placeHold, releaseHold } from '../../../src/server/features/wallets/holds.ts'
import { post } from '../../../src/server/features/wallets/ledger.ts'
import type { RecordContext } from '../../../src/server/records/recordContext.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

interface Wallet {
  readonly id: string
  readonly firm: string
  readonly balance: string
  readonly held: string
}

describeEachEngine('holds of a wallet', (engine) => {
  const app = engineApp(engine)
  let records: RecordContext
  let firm: string

  const inTransaction = <T>(work: (context: HoldContext) => Promise<T>) => records.db.write((trx) => work({ ...records, trx }))
  const wallet = async (): Promise<Wallet> =>
    (await app.as(ADMIN, { url: '/api/wallets' })).json<Wallet[]>().find(({ firm: of }) => of === firm) as Wallet
  const hold = (reference: string, amount: bigint) =>
    inTransaction((context) => placeHold(context, { firm, currency: 'EUR', amount, reference, reason: 'a bid' }))

  beforeAll(async () => {
    records = await recordContextOf(app)
    const [own] = (await app.as(DEALER, { url: '/api/wallets' })).json<Wallet[]>()
    firm = (await app.as(ADMIN, { url: `/api/wallets/${own?.id}` })).json<Wallet>().firm
    const before = await wallet()
    const amount = 1_000_00n - BigInt(Math.round((Number(before.balance) - Number(before.held)) * 100))
    const sides = [{ wallet: before.id, amount }, { account: 'adjustments', currency: 'EUR', amount: -amount } as const]
    await inTransaction((context) => post(context, { kind: 'adjustment', reason: 'to a round sum', sides }))
  })

  const available = async () => {
    const { balance, held } = await wallet()
    return (Math.round(Number(balance) * 100) - Math.round(Number(held) * 100)) / 100
  }

  test('a hold takes from what is available; a new one of the same reference takes its place; releasing gives it back, once', async () => {
    await hold('bid:1', 400_00n)
    expect(await available()).toBe(600)
    await hold('bid:1', 900_00n)
    expect(await available()).toBe(100)
    await expect(hold('bid:2', 100_01n)).rejects.toMatchObject({
      code: 'insufficientFunds',
      params: { available: '100.00', needed: '100.01', currency: 'EUR' },
    })
    await hold('bid:1', 50_00n)
    expect(await available()).toBe(950)
    for (let turn = 0; turn < 2; turn += 1) await inTransaction((context) => releaseHold(context, { firm, reference: 'bid:1' }))
    expect(await available()).toBe(1000)
  })

  test('a capture takes part of the hold, gives the rest back, and can not be done twice', async () => {
    await hold('bid:3', 500_00n)
    const capture = () => inTransaction((context) => captureHold(context, { firm, reference: 'bid:3', owed: 120_50n }))
    await capture()
    expect(await available()).toBe(879.5)
    await expect(capture()).rejects.toMatchObject({ code: 'holdClosed' })
    expect(await available()).toBe(879.5)
  })

  test('many who spend at once never get more than there is', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => hold(`race:${index}`, 100_00n)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
    expect(await available()).toBe(79.5)
  })

  test.each([DEALER, ADMIN])('the generated API can’t write holds or postings: %s', async (who) => {
    const { id } = await wallet()
    const held = { wallet: id, firm, currency: 'EUR', amount: '1.00', reference: 'forged', status: 'open' }
    const [some] = (await app.as(who, { url: '/api/walletHolds' })).json<{ id: string }[]>()
    for (const request of [
      { method: 'POST', url: '/api/walletHolds', payload: held },
      { method: 'PUT', url: `/api/walletHolds/${some?.id}`, payload: { ...held, amount: '0.01' } },
      { method: 'DELETE', url: `/api/walletHolds/${some?.id}` },
    ] as const)
      expect((await app.as(who, request)).statusCode, request.method).toBe(403)
    const posting = { wallet: id, firm, at: new Date().toISOString(), amount: '1.00', kind: 'topUp', entry: 'forged' }
    expect((await app.as(who, { method: 'POST', url: '/api/postings', payload: posting })).statusCode).toBe(405)
  })
})
