import { beforeAll, expect, test } from 'vitest'
import type { EntityMap } from '../../../src/model/entityMap.ts'
import { entityOf } from '../../../src/model/entityOf.ts'
import { AppError } from '../../../src/model/errors.ts'
import { checkLedger } from '../../../src/server/features/wallets/checkLedger.sql.ts'
import { captureHold, expireHolds, type HoldContext, placeHold, releaseHold } from '../../../src/server/features/wallets/holds.ts'
import { post, type Side } from '../../../src/server/features/wallets/ledger.ts'
import { reverseEntry } from '../../../src/server/features/wallets/reverseEntry.ts'
import type { RecordContext } from '../../../src/server/records/recordContext.ts'
import { seedId } from '../../../src/server/seed/seedId.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

/** Mulberry32: the same sequence for the same seed on every machine. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Expected state of a wallet, computed by simple arithmetic. */
interface Model {
  balance: bigint
  readonly holds: Map<string, bigint>
  readonly entries: { readonly record: EntityMap['ledgerEntries']; readonly amount: bigint; reversed: boolean }[]
}

const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((total, amount) => total + amount, 0n)
const availableIn = ({ balance, holds }: Model) => balance - sum(holds.values())

describeEachEngine('the ledger', (engine) => {
  const hub = engineApp(engine)
  let records: RecordContext
  let firms: readonly string[]
  let wallets: readonly EntityMap['wallets'][]

  const write = <T>(work: (context: HoldContext) => Promise<T>) => records.db.write((trx) => work({ ...records, trx }))
  const all = () =>
    records.repository.list(records.db.read, entityOf(records, 'wallets'), { sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 10 })

  beforeAll(async () => {
    records = await recordContextOf(hub)
    wallets = (await all()).rows
    firms = wallets.map(({ firm }) => String(firm))
  })

  const walletOf = (position: number) => wallets[position] as EntityMap['wallets']
  const booking = (position: number, amount: bigint): readonly Side[] => [
    { wallet: walletOf(position).id, amount },
    { account: 'bank', currency: 'EUR', amount: -amount },
  ]

  test('refuses entries whose sides do not balance in every currency, and empty ones, and leaves nothing behind', async () => {
    const before = await checkLedger(records.db.read)
    const wrong: readonly (readonly Side[])[] = [
      [],
      [{ wallet: walletOf(0).id, amount: 100n }],
      [
        { wallet: walletOf(0).id, amount: 100n },
        { account: 'bank', currency: 'EUR', amount: -99n },
      ],
      [
        { wallet: walletOf(0).id, amount: 100n },
        { account: 'bank', currency: 'USD', amount: -100n },
      ],
      [
        { wallet: walletOf(0).id, amount: 0n },
        { account: 'bank', currency: 'EUR', amount: 0n },
      ],
      [
        { wallet: 'nobody', amount: 5n },
        { account: 'bank', currency: 'EUR', amount: -5n },
      ],
    ]
    for (const sides of wrong) await expect(write((context) => post(context, { kind: 'topUp', sides }))).rejects.toThrow()
    expect(await checkLedger(records.db.read)).toEqual(before)
    expect(before.ok).toBe(true)
  })

  test('is what a simple model is, after any random work', async () => {
    const random = randomFrom(20_261_121)
    const models: Model[] = wallets.map(({ balance, held }) => ({
      balance: BigInt(String(balance).replace('.', '')),
      holds: new Map([['at first', BigInt(String(held).replace('.', ''))]]),
      entries: [],
    }))
    const lacksFunds = (needed: bigint, model: Model) => needed > availableIn(model)

    async function step(position: number, model: Model): Promise<void> {
      const firm = firms[position] ?? ''
      const reference = `test:${random(4)}`
      const amount = BigInt(1 + random(90_000))
      const open = model.holds.get(reference)
      const kind = random(6)
      if (kind < 2) {
        const signed = kind === 0 ? amount : -amount
        const done = await attempt(() => write((context) => post(context, { kind: 'adjustment', sides: booking(position, signed) })))
        expect(done === undefined).toBe(signed < 0n && lacksFunds(-signed, model))
        if (done) model.entries.push({ record: done, amount: signed, reversed: false })
        if (done) model.balance += signed
      } else if (kind === 2) {
        const done = await attempt(() =>
          write((context) => placeHold(context, { firm, currency: 'EUR', amount, reference, reason: '' })).then(() => true),
        )
        expect(done === undefined).toBe(amount > (open ?? 0n) && lacksFunds(amount - (open ?? 0n), model))
        if (done) model.holds.set(reference, amount)
      } else if (kind === 3) {
        await write((context) => releaseHold(context, { firm, reference }))
        model.holds.delete(reference)
      } else if (kind === 4) {
        const part = open === undefined ? amount : 1n + BigInt(random(Number(open)))
        const done = await attempt(() => write((context) => captureHold(context, { firm, reference, owed: part })).then(() => true))
        expect(done === undefined).toBe(open === undefined)
        if (open !== undefined) model.balance -= part
        model.holds.delete(reference)
      } else {
        const entry = model.entries[random(Math.max(1, model.entries.length))]
        if (!entry) return
        const about = { wallet: walletOf(position).id, reason: 'a test', by: seedId(0, 0) }
        const done = await attempt(() => write((context) => reverseEntry(context, entry.record, about)))
        expect(done === undefined).toBe(entry.reversed || lacksFunds(entry.amount, model))
        if (done) {
          entry.reversed = true
          model.balance -= entry.amount
        }
      }
    }

    for (let turn = 0; turn < 160; turn += 1) {
      const position = random(models.length)
      const model = models[position]
      if (model) await step(position, model)
    }
    const stored = (await all()).rows.map(({ balance, held }) => [balance, held].map((amount) => BigInt(String(amount).replace('.', ''))))
    expect(stored).toEqual(models.map((model) => [model.balance, sum(model.holds.values())]))
    expect(await checkLedger(records.db.read)).toMatchObject({ ok: true })
  })

  /** Undefined if it was refused with an `AppError`. */
  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof AppError) return undefined
      throw error
    }
  }

  test('many who move money between two wallets at once neither make nor lose any, nor wait for each other in a circle', async () => {
    const amount = 10n
    const between = (from: number, to: number): readonly Side[] => [
      { wallet: walletOf(from).id, amount: -amount },
      { wallet: walletOf(to).id, amount },
    ]
    await Promise.all([0, 1].map((position) => write((context) => post(context, { kind: 'topUp', sides: booking(position, 1_000_00n) }))))
    const before = (await all()).rows.map(({ balance }) => balance)
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        write((context) => post(context, { kind: 'adjustment', sides: between(index % 2, (index + 1) % 2) })),
      ),
    )
    expect((await all()).rows.map(({ balance }) => balance)).toEqual(before)
    expect(await checkLedger(records.db.read)).toMatchObject({ ok: true })
  })

  test('an expired hold is released once, by the first call that finds it', async () => {
    const firm = firms[0] ?? ''
    const now = records.clock().getTime()
    const hold = (reference: string, expiresAt: Date) =>
      write((context) => placeHold(context, { firm, currency: 'EUR', amount: 5_00n, reference, reason: '', expiresAt }))
    const held = async () => BigInt(String((await all()).rows[0]?.held).replace('.', ''))
    const before = await held()
    await hold('test:over', new Date(now - 1000))
    await hold('test:later', new Date(now + 3_600_000))
    await Promise.all([expireHolds(records), expireHolds(records)])
    expect((await held()) - before).toBe(5_00n)
    await expect(write((context) => captureHold(context, { firm, reference: 'test:over', owed: 1n }))).rejects.toMatchObject({
      code: 'holdClosed',
    })
    expect(await checkLedger(records.db.read)).toMatchObject({ ok: true })
  })
})
