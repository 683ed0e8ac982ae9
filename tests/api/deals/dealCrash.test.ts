import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { hubTables } from '../../../src/server/db/hubTables.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { advanceDeals } from '../../../src/server/features/deals/advanceDeals.ts'
import { createUploadFiles } from '../../../src/server/records/uploads/uploadFiles.ts'
import { createDealHouse, type DealHouse } from '../../support/app/dealHouse.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { spawnServer, startServer } from '../../support/processes/serverProcess.ts'

const MINUTE = 60_000
const SECRET = 'a secret that is long enough for the production of tokens'
const LOTS = 6

describeEachEngine('a server killed while it settles, and while winners pay', (engine) => {
  test('has made one deal, invoice, capture, payment, credit and copy of the car of each win after its restarts', {
    timeout: 240_000,
  }, async () => {
    const database = engine.databaseUrl === undefined ? { file: join(engine.dataDir, 'hub.sqlite') } : engine.database
    const house: DealHouse = await createDealHouse({ database, secret: SECRET })
    // All lots have ended when the servers start.
    house.now = new Date(Date.now() - 10 * MINUTE)
    const [buyer, seller] = [await house.dealer(), await house.dealer()]
    const lots: string[] = []
    while (lots.length < LOTS) {
      const lot = await house.lot({ startPrice: '1000.00', seller, endsAt: new Date(house.now.getTime() + 5 * MINUTE) })
      expect((await house.bid(buyer, lot, '9000.00')).status).toBe(201)
      lots.push(lot)
    }
    house.now = new Date()
    const authorization = `Bearer ${await house.token(buyer.email)}`
    await house.close()

    const watch = await openDatabase(database)
    const env = { JWT_SECRET: SECRET, ...(engine.databaseUrl === undefined ? {} : { DATABASE_URL: engine.databaseUrl }) }
    const options = { dataDir: engine.dataDir, env }
    /** Waits until so many deals have one of these statuses, and returns their ids. */
    async function dealsAt(enough: number, ...statuses: readonly ('invoiced' | 'paid' | 'released')[]): Promise<readonly string[]> {
      for (;;) {
        const deals = await hubTables(watch.read).selectFrom('deals').select('id').where('status', 'in', statuses).execute()
        if (deals.length >= enough) return deals.map(({ id }) => id)
        await sleep(2)
      }
    }

    const settling = await spawnServer(options)
    await dealsAt(1, 'invoiced')
    settling.signal('SIGKILL')
    await settling.exited

    const paying = await startServer(options)
    const pay = (id: string) =>
      fetch(`${paying.origin}/api/deals/${id}/pay`, { method: 'POST', headers: { authorization, 'idempotency-key': randomUUID() } })
    // Two tabs pay each deal. What a killed server does not answer fails.
    const payments = Promise.allSettled((await dealsAt(LOTS, 'invoiced')).flatMap((id) => [pay(id), pay(id)]))
    await dealsAt(1, 'paid', 'released')
    paying.signal('SIGKILL')
    await Promise.all([paying.exited, payments])
    await watch.close()

    const after: DealHouse = await createDealHouse({ database, secret: SECRET, dataDir: engine.dataDir })
    try {
      for (const { id, status } of await after.rowsOf('deals', { firm: buyer.firm }))
        if (status === 'invoiced') expect((await after.send(buyer.email, 'POST', `deals/${id}/pay`)).status).toBe(204)
      await advanceDeals(after.records, createUploadFiles(engine.dataDir))
      for (const lot of lots) {
        const deals = await after.rowsOf('deals', { auction: lot })
        expect(deals.map(({ price, deposit, total }) => [price, deposit, total])).toEqual([['1000.00', '900.00', '1428.00']])
        const captures = await after.rowsOf('ledgerEntries', { reference: `bid:${lot}` })
        expect(captures.map(({ kind }) => kind)).toEqual(['capture'])
        expect((await after.invoice(deals[0]?.invoice ?? null)).settledAmount).toBe('1428.00')
        expect((await after.invoice(deals[0]?.statement ?? null)).settlement).toBe('settled')
      }
      expect(await after.rowsOf('invoices', { recipientFirm: seller.firm })).toHaveLength(LOTS)
      const numbers = (await after.rowsOf('invoices', { recipientFirm: buyer.firm }))
        .map(({ number }) => Number(number?.slice(-6)))
        .sort((a, b) => a - b)
      expect(numbers).toEqual(lots.map((_, index) => (numbers[0] ?? 0) + index))
      // Price 1,000.00, fee 200.00 and VAT; the seller gets the price less 100.00.
      expect([await after.balance(buyer), await after.balance(seller)]).toEqual([
        `${100_000 - LOTS * 1_428}.00`,
        `${100_000 + LOTS * 900}.00`,
      ])
      const cars = await after.rowsOf('cars', { firm: buyer.firm })
      expect(cars).toHaveLength(LOTS)
      expect(new Set((await after.rowsOf('deals', { firm: buyer.firm })).map(({ newCar }) => newCar)).size).toBe(LOTS)
      await after.expectBalanced()
    } finally {
      await after.close()
    }
  })
})
