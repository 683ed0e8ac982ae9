import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { advanceDeals } from '../../../src/server/features/deals/advanceDeals.ts'
import { createUploadFiles } from '../../../src/server/records/uploads/uploadFiles.ts'
import { ADMIN } from '../../support/app/app.ts'
import { createDealHouse, type DealHouse } from '../../support/app/dealHouse.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { startServer } from '../../support/processes/serverProcess.ts'

const SECRET = 'a secret that is long enough for the production of tokens'
const LOTS = 6

describeEachEngine('a server killed while it settles, and while winners pay', (engine) => {
  test('has made one deal, invoice, capture, payment, credit and copy of the car of each win after its restarts', {
    timeout: 240_000,
  }, async () => {
    const database = engine.databaseUrl === undefined ? { file: join(engine.dataDir, 'hub.sqlite') } : engine.database
    const house: DealHouse = await createDealHouse({ database, secret: SECRET })
    const [buyer, seller] = [await house.dealer(), await house.dealer()]
    const lots: string[] = []
    // Some are settled at the start of a server, the others while it runs.
    for (let index = 0; index < LOTS; index += 1) {
      const endsAt = new Date(Date.now() + 10_000 + index * 700)
      const lot = await house.lot({ startPrice: '1000.00', seller, endsAt, startsAt: new Date(Date.now() - 60_000) })
      expect((await house.bid(buyer, lot, '9000.00')).status).toBe(201)
      lots.push(lot)
    }
    const bearer = async (email: string) => ({ authorization: `Bearer ${await house.token(email)}` })
    const [headers, buyers] = [await bearer(ADMIN), await bearer(buyer.email)]
    await house.close()

    const env = { JWT_SECRET: SECRET, ...(engine.databaseUrl === undefined ? {} : { DATABASE_URL: engine.databaseUrl }) }
    /** Ids of the deals with one of these statuses. */
    const dealsAt = async (origin: string, ...status: readonly string[]): Promise<readonly string[]> => {
      const filter = status.length === 0 ? '' : `&filter=${JSON.stringify({ status })}`
      const answer = await fetch(`${origin}/api/deals?range=[0,99]${filter}`, { headers })
      const deals: readonly { id: string }[] = JSON.parse(await answer.text())
      return deals.map(({ id }) => id)
    }
    /** Starts a server, and kills it as soon as there are more such deals. Returns how many. */
    const killedAtMore = async (begin: (origin: string) => Promise<unknown>, ...status: readonly string[]): Promise<number> => {
      const server = await startServer({ dataDir: engine.dataDir, env })
      const before = (await dealsAt(server.origin, ...status)).length
      // What a killed server does not answer fails.
      const begun = begin(server.origin).catch(() => undefined)
      let done = before
      while (done < LOTS && done === before) done = (await dealsAt(server.origin, ...status)).length
      server.signal('SIGKILL')
      await Promise.all([server.exited, begun])
      return done
    }
    while ((await killedAtMore(async () => {})) < LOTS);
    // Two tabs pay each deal.
    const payAll = async (origin: string) => {
      const pay = (id: string) =>
        fetch(`${origin}/api/deals/${id}/pay`, { method: 'POST', headers: { ...buyers, 'idempotency-key': randomUUID() } })
      await Promise.allSettled((await dealsAt(origin, 'invoiced')).flatMap((id) => [pay(id), pay(id)]))
    }
    await killedAtMore(payAll, 'paid', 'released')

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
