import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type AuctionHouse, type Bidder, createAuctionHouse } from '../../support/auctions/auctionHouse.ts'
import { expectConsistentAuction, takenBids } from '../../support/auctions/auctionState.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { startServer } from '../../support/processes/serverProcess.ts'

const ROUNDS = 2
/** Number of acknowledged bids after which the server is killed; others are still in progress. */
const ENOUGH = 60
const SECRET = 'a secret that is long enough for the production of tokens'

interface Sent {
  readonly key: string
  readonly auction: string
  readonly bidder: Bidder
  readonly maximum: number
  acknowledged?: string
}

describeEachEngine('a server killed again and again while dealers bid', (engine) => {
  test('loses no acknowledged bid, takes none twice, and leaves holds and ledger as the bids have them', async () => {
    const database = engine.databaseUrl === undefined ? { file: join(engine.dataDir, 'hub.sqlite') } : engine.database
    const house: AuctionHouse = await createAuctionHouse({ database, secret: SECRET })
    const lots = await Promise.all([house.lot(), house.lot(), house.lot()])
    const bidders = await Promise.all(Array.from({ length: 8 }, () => house.bidder('9000000.00')))
    const tokens = new Map(await Promise.all(bidders.map(async ({ email }) => [email, await house.token(email)] as const)))
    await house.close()

    const sent: Sent[] = []
    let maximum = 100
    async function send(origin: string, bid: Sent): Promise<void> {
      const headers = {
        authorization: `Bearer ${tokens.get(bid.bidder.email)}`,
        'content-type': 'application/json',
        'idempotency-key': bid.key,
      }
      const body = JSON.stringify({ maximum: `${bid.maximum}.00` })
      const response = await fetch(`${origin}/api/auctions/${bid.auction}/bids`, { method: 'POST', headers, body })
      const answer = (await response.json()) as { bid?: { id: string }; code?: string }
      if (response.status === 201 && answer.bid) bid.acknowledged = answer.bid.id
      else if (answer.code !== 'bidTooLow' && answer.code !== 'maximumLowered') throw new Error(`${response.status} ${answer.code}`)
    }

    const env = { JWT_SECRET: SECRET, ...(engine.databaseUrl === undefined ? {} : { DATABASE_URL: engine.databaseUrl }) }
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServer({ dataDir: engine.dataDir, env })
      const before = sent.length
      for (const bid of sent.filter(({ acknowledged }) => acknowledged === undefined).slice(-bidders.length)) await send(server.origin, bid)
      let taken = 0
      await Promise.all(
        bidders.map(async (bidder, index) => {
          for (let turn = 0; ; turn += 1) {
            maximum += 5 + ((index * turn) % 40)
            const bid: Sent = { key: crypto.randomUUID(), auction: lots[(index + turn) % lots.length] ?? '', bidder, maximum }
            sent.push(bid)
            try {
              await send(server.origin, bid)
            } catch (error) {
              if (taken < ENOUGH) throw error
              return
            }
            taken += 1
            if (taken === ENOUGH) server.signal('SIGKILL')
          }
        }),
      )
      await server.exited
      expect(sent.length - before).toBeGreaterThan(ENOUGH)
    }

    const after = await createAuctionHouse({ database, secret: SECRET })
    try {
      const stored = (await Promise.all(lots.map((lot) => takenBids(after, lot)))).flat()
      const ids = new Set(stored.map(({ id }) => id))
      expect(sent.filter(({ acknowledged }) => acknowledged !== undefined && !ids.has(acknowledged))).toEqual([])
      const keys = stored.map(({ idempotencyKey }) => idempotencyKey)
      expect(new Set(keys).size).toBe(keys.length)
      const known = new Set(sent.map(({ key }) => key))
      expect(keys.filter((key) => !known.has(String(key)))).toEqual([])
      expect(ids.size).toBeGreaterThan(ROUNDS * 10)
      for (const lot of lots) await expectConsistentAuction(after, lot)
    } finally {
      await after.close()
    }
  })
})
