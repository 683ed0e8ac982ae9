import { afterAll, beforeAll, expect, test } from 'vitest'
import { minimumNextBid } from '../../../src/domain/auction/bidding.ts'
import { DEFAULT_INCREMENTS } from '../../../src/domain/auction/increments.ts'
import { type AuctionHouse, type Bidder, createAuctionHouse } from '../../support/auctions/auctionHouse.ts'
import { expectConsistentAuction, takenBids } from '../../support/auctions/auctionState.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const BIDDERS = 50

interface Answer {
  readonly status: number
  readonly id: string | undefined
  readonly code: string | undefined
  readonly lot: string
  readonly bidder: string
  readonly maximum: number
}

/**
 * A bid is accepted; or is too low, and still is at the end, because the minimum never falls; or is not above the bidder's earlier one. No other answer is
 * allowed.
 */
function isJustified({ status, code, lot, bidder, maximum }: Answer, all: readonly Answer[], minimum: number): boolean {
  if (status === 201) return code === undefined
  if (code === 'bidTooLow') return maximum < minimum
  const taken = all.some((other) => other.status === 201 && other.lot === lot && other.bidder === bidder && other.maximum >= maximum)
  return code === 'maximumLowered' && taken
}

describeEachEngine('fifty bidders at once', (engine) => {
  const houses: AuctionHouse[] = []
  const origins: string[] = []
  beforeAll(async () => {
    const secret = 'the same secret in each process'
    houses.push(await createAuctionHouse({ database: engine.database, secret }))
    if (engine.name === 'postgres') houses.push(await createAuctionHouse({ database: engine.database, secret }))
    for (const { app } of houses) origins.push(await app.listen({ host: '127.0.0.1', port: 0 }))
  })
  afterAll(async () => {
    for (const house of houses) await house.close()
  })

  const house = (): AuctionHouse => {
    const [first] = houses
    if (!first) throw new Error('no house')
    return first
  }

  async function bid(
    origin: string,
    { email }: Bidder,
    auction: string,
    maximum: number,
  ): Promise<{ status: number; id: string | undefined; code: string | undefined }> {
    const headers = { authorization: `Bearer ${await house().token(email)}`, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } // biome-ignore format: one line
    const response = await fetch(`${origin}/api/auctions/${auction}/bids`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ maximum: maximum.toFixed(2) }),
    })
    const body = (await response.json()) as { bid?: { id: string }; code?: string }
    return { status: response.status, id: body.bid?.id, code: body.code }
  }

  /** Current minimum of a user who does not lead. */
  async function minimumOf(lot: string): Promise<number> {
    const price = BigInt(Math.round(Number((await house().stored('auctions', lot)).price) * 100))
    return Number(minimumNextBid({ startPrice: 0n, increments: DEFAULT_INCREMENTS }, { price })) / 100
  }

  test('leave a lot as some order of their bids would, with the leader’s hold alone', async () => {
    const lots = [await house().lot(), await house().lot()]
    const bidders = await Promise.all(Array.from({ length: BIDDERS }, () => house().bidder()))
    const answers = await Promise.all(
      bidders.map(async (bidder, index) => {
        const own: Answer[] = []
        for (let turn = 0; turn < 4; turn += 1) {
          const lot = lots[turn === 2 ? 1 : 0] ?? ''
          const maximum = 100 + ((index * 7 + turn * 13) % 50) * 20 * (turn + 1)
          own.push({
            ...(await bid(origins[(index + turn) % origins.length] ?? '', bidder, lot, maximum)),
            lot,
            maximum,
            bidder: bidder.email,
          })
        }
        return own
      }),
    )
    const all = answers.flat()
    expect(all.filter(({ status }) => status === 201).length).toBeGreaterThan(10)
    const minima = await Promise.all(lots.map(minimumOf))
    expect(all.filter((answer) => !isJustified(answer, all, minima[lots.indexOf(answer.lot)] ?? 0))).toEqual([])
    for (const lot of lots) {
      await expectConsistentAuction(house(), lot)
      const acknowledged = all.filter((answer) => answer.lot === lot && answer.status === 201).map(({ id }) => id)
      expect((await takenBids(house(), lot)).map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted())
    }
  })

  test('share transactions', async () => {
    const lot = await house().lot()
    const bidders = await Promise.all(Array.from({ length: 20 }, () => house().bidder()))
    const tokens = new Map(await Promise.all(bidders.map(async ({ email }) => [email, await house().token(email)] as const)))
    const statements: string[] = []
    const stop = house().db.observe((sql) => statements.push(sql))
    await Promise.all(
      bidders.map(({ email }, index) =>
        house().app.inject({
          method: 'POST',
          url: `/api/auctions/${lot}/bids`,
          headers: { authorization: `Bearer ${tokens.get(email)}` },
          payload: { maximum: `${1000 + index * 100}.00` },
        }),
      ),
    )
    stop()
    expect(statements.filter((sql) => sql === 'commit').length).toBeLessThan(10)
    await expectConsistentAuction(house(), lot)
  })
})
