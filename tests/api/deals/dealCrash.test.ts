import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { createDealHouse, type DealHouse } from '../../support/app/dealHouse.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { startServer } from '../../support/processes/serverProcess.ts'

const SECRET = 'a secret that is long enough for the production of tokens'
const LOTS = 8

describeEachEngine('a server killed while it settles', (engine) => {
  test('has made exactly one deal, invoice and capture of each win after its restart', { timeout: 180_000 }, async () => {
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
    const headers = { authorization: `Bearer ${await house.token(ADMIN)}` }
    await house.close()

    const env = { JWT_SECRET: SECRET, ...(engine.databaseUrl === undefined ? {} : { DATABASE_URL: engine.databaseUrl }) }
    const dealsAt = async (origin: string): Promise<number> => {
      const answer = await fetch(`${origin}/api/deals?range=[0,0]`, { headers })
      return Number(answer.headers.get('content-range')?.split('/')[1] ?? 0)
    }
    for (let settled = 0; settled < LOTS; ) {
      const server = await startServer({ dataDir: engine.dataDir, env })
      const before = await dealsAt(server.origin)
      for (settled = before; settled < LOTS && settled === before; ) settled = await dealsAt(server.origin)
      server.signal('SIGKILL')
      await server.exited
    }

    const after: DealHouse = await createDealHouse({ database, secret: SECRET })
    try {
      for (const lot of lots) {
        const deals = await after.rowsOf('deals', { auction: lot })
        expect(deals.map(({ price, deposit, total }) => [price, deposit, total])).toEqual([['1000.00', '900.00', '1428.00']])
        const captures = await after.rowsOf('ledgerEntries', { reference: `bid:${lot}` })
        expect(captures.map(({ kind }) => kind)).toEqual(['capture'])
        expect((await after.invoice(deals[0]?.invoice ?? null)).settledAmount).toBe('900.00')
      }
      expect(await after.rowsOf('invoices', { recipientFirm: seller.firm })).toHaveLength(LOTS)
      const numbers = (await after.rowsOf('invoices', { recipientFirm: buyer.firm }))
        .map(({ number }) => Number(number?.slice(-6)))
        .sort((a, b) => a - b)
      expect(numbers).toEqual(lots.map((_, index) => (numbers[0] ?? 0) + index))
      expect(await after.balance(buyer)).toBe('92800.00')
      await after.expectBalanced()
    } finally {
      await after.close()
    }
  })
})
