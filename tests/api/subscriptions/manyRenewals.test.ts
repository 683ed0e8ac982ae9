import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { EntityMap } from '../../../src/model/entityMap.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { createRepository } from '../../../src/server/db/repository/createRepository.ts'
import { renewSubscriptions } from '../../../src/server/features/subscriptions/renewals.ts'
import { post, type Side } from '../../../src/server/features/wallets/ledger.ts'
import type { RecordContext } from '../../../src/server/records/recordContext.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { planHouse } from '../../support/app/planFirms.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { type AuctionHouse, createAuctionHouse } from '../../support/auctions/auctionHouse.ts'
import { type DatabaseSettings, describeEachEngine } from '../../support/database/describeEachEngine.ts'

/** More can be measured with `RENEWALS=1000`. */
const COUNT = Number(process.env.RENEWALS ?? 60)
/** Renewals before the process is killed. */
const BEFORE = 20
const DUE = '2027-02-01'
const NOW = '2027-02-01T18:00:00.000Z'

/** Opens firms with a wallet of 100.00 and a subscription of 49.00 that is due. Returns their ids. */
async function openFirms({ db, repository, model }: AuctionHouse, plan: string): Promise<readonly string[]> {
  const records = await recordContextOf({ db, repository, model })
  const firms = Array.from({ length: COUNT }, (_, index) => ({ id: v7(), number: 50_000 + index, name: `Firm ${index}` }))
  const wallets = firms.map(({ id }) => ({ id: v7(), firm: id, currency: 'EUR', balance: '0.00', held: '0.00', active: true }))
  const credits: Side[] = wallets.map(({ id }) => ({ wallet: id, amount: 10_000n }))
  await db.write(async (trx) => {
    for (const firm of firms) await repository.of('firms').insert(trx, { ...firm, state: 'approved', currency: 'EUR' })
    for (const wallet of wallets) await repository.of('wallets').insert(trx, wallet)
    await post(
      { ...records, trx },
      { kind: 'topUp', sides: [...credits, { account: 'bank', currency: 'EUR', amount: -10_000n * BigInt(COUNT) }] },
    )
    for (const { id } of firms)
      await repository.of('subscriptions').insert(trx, {
        ...{ id: v7(), firm: id, plan, status: 'active', startDate: '2027-01-01', periodStart: '2027-01-01' },
        ...{ renewalDate: DUE, anchorDay: 1, periodPrice: '49.00', currency: 'EUR', addonServices: [], droppedAddons: [] },
      })
  })
  return firms.map(({ id }) => id)
}

/** Another process; an embedded database has one. */
async function anotherProcess(
  { model }: AuctionHouse,
  database: DatabaseSettings,
): Promise<{ records: RecordContext; close: () => Promise<void> }> {
  const db = await openDatabase(database)
  const { columns } = await loadFieldTypes()
  return { records: await recordContextOf({ db, model, repository: createRepository(db, model, columns) }), close: () => db.close() }
}

/** Two bidders outbid each other until the work is done. Returns the statuses of their answers. */
async function bidDuring(hub: AuctionHouse, work: Promise<unknown>): Promise<readonly number[]> {
  const [lot, ...bidders] = await Promise.all([hub.lot(), hub.bidder('90000000.00'), hub.bidder('90000000.00')])
  const answers: number[] = []
  let working = true
  const done = work.finally(() => {
    working = false
  })
  for (let maximum = 10_000; working; maximum += 10_000) {
    const bidder = bidders[answers.length % 2]
    if (bidder) answers.push((await hub.bid(bidder, lot, `${maximum}.00`)).status)
  }
  await done
  return answers
}

describeEachEngine('many plans that renew at one instant', (engine) => {
  test('are charged once each, though a process is killed during it, while bids are answered', { timeout: 4_000 * COUNT }, async () => {
    const { database } = engine
    const before = await createAuctionHouse({ database })
    const house = planHouse(before)
    for (const { id } of await house.find<{ id: string }>('subscriptions', {}))
      await house.send('PUT', `subscriptions/${id}`, { status: 'ended' })
    await house.send('PUT', 'firms/house', { defaultVat: '0.00' })
    const plan = await house.plan('Small', '49.00')
    const firms = new Set(await openFirms(before, plan.id))
    await before.close()

    const place = 'file' in database ? database.file : database.databaseUrl
    const killed = fork(join(import.meta.dirname, '../../support/app/renewingProcess.ts'), [place, NOW, String(BEFORE)], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    expect((await once(killed, 'exit'))[1]).toBe('SIGKILL')

    const hub = await createAuctionHouse({ database })
    const own = await recordContextOf(hub)
    const other = engine.name === 'postgres' ? await anotherProcess(hub, database) : { records: own, close: async () => {} }
    try {
      const charged = async (): Promise<EntityMap['invoices'][]> =>
        (await hub.repository.of('invoices').find(hub.db.read, { date: DUE }, { limit: COUNT + 1_000 })).filter(({ recipientFirm }) =>
          firms.has(recipientFirm ?? ''),
        )
      expect(await charged()).toHaveLength(BEFORE)
      const renew = (records: RecordContext) =>
        renewSubscriptions({ ...records, clock: () => new Date(NOW), report: (error) => expect.unreachable(String(error)) })
      const answers = await bidDuring(hub, Promise.all([own, other.records].map(renew)))
      expect(answers.length).toBeGreaterThan(2)
      expect(new Set(answers)).toEqual(new Set([201]))

      const invoices = await charged()
      expect(new Set(invoices.map(({ recipientFirm }) => recipientFirm))).toEqual(firms)
      expect([invoices.length, new Set(invoices.map(({ number }) => number)).size]).toEqual([COUNT, COUNT])
      expect(new Set(invoices.map(({ grossTotal, settlement }) => `${grossTotal} ${settlement}`))).toEqual(new Set(['49.00 settled']))
      const renewed = await hub.repository
        .of('subscriptions')
        .find(hub.db.read, { renewalDate: '2027-03-01', status: 'active', unpaidInvoice: null })
      expect(new Set(renewed.map(({ firm }) => firm))).toEqual(firms)
      const wallets = (await hub.repository.of('wallets').find(hub.db.read, {}, { limit: COUNT + 1_000 })).filter(({ firm }) =>
        firms.has(firm),
      )
      expect(wallets.filter(({ balance }) => balance === '51.00')).toHaveLength(COUNT)
      expect(await planHouse(hub).ledger()).toMatchObject({ ok: true })
    } finally {
      await other.close()
      await hub.close()
    }
  })
})
