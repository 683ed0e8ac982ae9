import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuctionHouse, type Bidder, createAuctionHouse } from '../../support/auctions/auctionHouse.ts'
import { expectConsistentAuction, takenBids } from '../../support/auctions/auctionState.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const BIDDERS = 50

interface Answer {
  readonly status: number
  readonly id: string | undefined
  readonly code: string | undefined
  readonly lot: string
  /** Id of the user. */
  readonly bidder: string
  /** As sent, in euros. */
  readonly maximum: number
}

/**
 * A bid is accepted; or is too low, and still is at the end, because the minimum (in cents) never falls; or is not above the bidder's earlier one. No
 * other answer is allowed.
 */
function isJustified({ status, code, bidder, maximum }: Answer, all: readonly Answer[], minimum: number): boolean {
  if (status === 201) return code === undefined
  if (code === 'bidTooLow') return maximum * 100 < minimum
  const taken = all.some((other) => other.status === 201 && other.bidder === bidder && other.maximum >= maximum)
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
            bidder: bidder.id,
          })
        }
        return own
      }),
    )
    const all = answers.flat()
    expect(all.filter(({ status }) => status === 201).length).toBeGreaterThan(10)
    for (const lot of lots) {
      const minimum = await expectConsistentAuction(house(), lot)
      const own = all.filter((answer) => answer.lot === lot)
      expect(own.filter((answer) => !isJustified(answer, own, minimum))).toEqual([])
      const acknowledged = own.filter(({ status }) => status === 201).map(({ id, bidder, maximum }) => [id, bidder, maximum.toFixed(2)])
      const taken = (await takenBids(house(), lot)).map(({ id, bidder, maximum }) => [id, bidder, maximum])
      expect(taken.toSorted()).toEqual(acknowledged.toSorted())
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
