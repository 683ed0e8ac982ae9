import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { EntityMap } from '../../../src/model/entityMap.ts'
import { namedEntity } from '../../../src/model/entityOf.ts'
import { createAuctionContext } from '../../../src/server/features/auctions/auctionContext.ts'
import { advanceAuctions } from '../../../src/server/features/auctions/lifecycle/advance.ts'
import type { RecordContext } from '../../../src/server/records/recordContext.ts'
import { ADMIN, type TestAppOptions } from '../app/app.ts'
import { recordContextOf } from '../app/recordContext.ts'
import { type AuctionHouse, type Bidder, createAuctionHouse } from '../auctions/auctionHouse.ts'

const HOUR = 3_600_000

interface Won {
  readonly auction: string
  readonly deal: EntityMap['deals']
}

/** Tests of deals: an auction house, whose lots are sold at the prices that the test wants. */
export async function createDealHouse(options: TestAppOptions) {
  const house: AuctionHouse = await createAuctionHouse({ secret: 'a secret of several processes', ...options })
  const records: RecordContext = {
    ...(await recordContextOf(house)),
    clock: () => house.now,
    report: (error) => expect.unreachable(String(error)),
  }
  const auctions = createAuctionContext(records, 'secret')
  const send = async (who: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, key: string = randomUUID()) => {
    const answer = await house.as(who, {
      method,
      url: `/api/${path}`,
      headers: { 'idempotency-key': key },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  }
  const one = async <E extends keyof EntityMap & string>(entity: E, where: Partial<EntityMap[E]>): Promise<EntityMap[E][]> => {
    const [[path, value] = ['', '']] = Object.entries(where)
    const filter = [{ path, operator: 'eq', value: String(value) }] as const
    const page = { filter, sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 1_000 } as const
    const { rows } = await records.repository.list(records.db.read, namedEntity(records, entity), page)
    // The rows are those of the named entity.
    return rows as unknown as EntityMap[E][]
  }
  const later = (milliseconds: number) => {
    house.now = new Date(house.now.getTime() + milliseconds)
  }
  const end = async () => {
    later(HOUR)
    await advanceAuctions(auctions)
  }
  return Object.assign(house, {
    records,
    auctions,
    send,
    later,
    rowsOf: one,
    end,

    /** A dealer in a country; firms without a tax number pay VAT. */
    async dealer(firm: Partial<EntityMap['firms']> = {}, balance = '100000.00'): Promise<Bidder> {
      const bidder = await house.bidder(balance)
      await records.db.write(async (trx) => {
        const firms = records.repository.of('firms')
        const record = await firms.get(trx, bidder.firm)
        if (record) await firms.update(trx, record, { currency: 'EUR', ...firm })
      })
      return bidder
    },

    /** The winner's only bid buys at the start price. */
    async sell(
      winner: Bidder,
      seller: Bidder | undefined,
      price: string,
      maximum = price,
      others: readonly [Bidder, string][] = [],
    ): Promise<Won> {
      const auction = await house.lot({ startPrice: price, ...(seller && { seller }) })
      for (const [bidder, amount] of others) expect((await house.bid(bidder, auction, amount)).status).toBe(201)
      expect((await house.bid(winner, auction, maximum)).status).toBe(201)
      await end()
      const [deal] = await one('deals', { auction })
      if (!deal) throw new Error(`no deal: ${JSON.stringify(await house.stored('auctions', auction))}`)
      return { auction, deal }
    },

    balance: async ({ firm }: Bidder): Promise<string> => String((await one('wallets', { firm }))[0]?.balance),

    invoice: async (id: string | null): Promise<EntityMap['invoices']> => {
      const [invoice] = await one('invoices', { id: id ?? '' })
      if (!invoice) throw new Error(`no invoice ${id}`)
      return invoice
    },

    kinds: async ({ id }: Bidder): Promise<string[]> => (await one('notifications', { user: id })).map(({ kind }) => kind),

    async expectBalanced(): Promise<void> {
      const { body } = await send(ADMIN, 'GET', 'wallets/check')
      expect(body).toMatchObject({ ok: true, entries: [], balances: [], currencies: [], holds: [], negative: [] })
    },
  })
}

export type DealHouse = Awaited<ReturnType<typeof createDealHouse>>
