import { v7 } from 'uuid'
import type { Board, Room } from '../../src/domain/auction/room.ts'
import { ADMIN, createTestApp, type TestApp, type TestAppOptions } from './app.ts'

/** Somebody who bids, with a wallet. */
export interface Bidder {
  readonly id: string
  readonly email: string
}

export interface NewLot {
  readonly startsAt?: Date
  readonly endsAt?: Date
  readonly [field: string]: unknown
}

/** The real application with what auctions need: dealers with money, cars of the house, a clock that the test holds. */
export interface AuctionHouse extends TestApp {
  /** What the server's clock says; the test moves it. */
  now: Date
  readonly bidder: (balance?: string) => Promise<Bidder>
  /** Id of an auction that the Admin has created. */
  readonly lot: (about?: NewLot) => Promise<string>
  /** Increments of the worked case. */
  readonly fineIncrements: () => Promise<string>
  /** Status and body of the answer. */
  readonly bid: (bidder: Bidder, auction: string, maximum: string, key?: string) => Promise<{ status: number; body: BidBody }>
  readonly room: (bidder: Bidder, auction: string) => Promise<Room>
  readonly board: (bidder: Bidder, query?: string) => Promise<Board>
  /** Held of somebody's wallet, in the database. */
  readonly held: (bidder: Bidder) => Promise<string>
}

export interface BidBody {
  readonly code?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly bid?: { readonly id: string }
  readonly room?: Room
}

const MINUTE = 60_000

const FINE = [
  ['1', '0.05'],
  ['5', '0.25'],
  ['25', '0.50'],
  ['100', '1'],
  ['250', '2.50'],
  ['500', '5'],
  ['1000', '10'],
  ['2500', '25'],
  ['5000', '50'],
  [null, '100'],
].map(([below, step]) => ({ below, step }))

export async function createAuctionHouse(options: TestAppOptions = {}): Promise<AuctionHouse> {
  const house = { now: new Date() }
  const hub = await createTestApp({ customers: 1, clock: () => house.now, ...options })
  const { repository, model, db } = hub

  const entityOf = (id: string) => {
    const entity = model.entities[id]
    if (!entity) throw new Error(`no ${id}`)
    return entity
  }
  const insert = (entity: string, record: Record<string, string | number | boolean | null | readonly string[]>) =>
    db.write((trx) => repository.insert(trx, entityOf(entity), { id: v7(), ...record }))

  const [someone] = await repository.getMany(db.read, entityOf('users'), [
    (await hub.as(ADMIN, { url: '/api/users?range=[0,0]' })).json()[0].id,
  ])
  const create = async (entity: string, payload: object): Promise<string> => {
    const answer = await hub.as(ADMIN, { method: 'POST', url: `/api/${entity}`, payload })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json().id
  }
  let made = 0
  const next = () => {
    made += 1
    return made
  }

  return Object.assign(house, hub, {
    async bidder(balance = '100000.00') {
      const email = `bidder${next()}@example.test`
      const { id } = await insert('users', { name: email, email, roles: ['Dealer'], password: String(someone?.password), active: true })
      await insert('wallets', { owner: id, currency: 'EUR', balance, held: '0.00', active: true })
      return { id, email }
    },
    async lot({ startsAt, endsAt, ...about }: NewLot = {}) {
      const car = await create('cars', { make: 'Test', model: `Model ${next()}`, year: 2020 })
      return create('auctions', {
        car,
        saleType: 'minimumBid',
        startPrice: '100.00',
        startsAt: (startsAt ?? new Date(house.now.getTime() - MINUTE)).toISOString(),
        endsAt: (endsAt ?? new Date(house.now.getTime() + 60 * MINUTE)).toISOString(),
        ...about,
      })
    },
    fineIncrements: () => create('bidIncrements', { name: `Fine ${next()}`, steps: FINE }),
    async bid({ email }: Bidder, auction: string, maximum: string, key?: string) {
      const headers = key === undefined ? {} : { 'idempotency-key': key }
      const answer = await hub.as(email, { method: 'POST', url: `/api/auctions/${auction}/bids`, headers, payload: { maximum } })
      return { status: answer.statusCode, body: answer.json<BidBody>() }
    },
    room: async ({ email }: Bidder, auction: string) => (await hub.as(email, { url: `/api/auctions/${auction}/room` })).json<Room>(),
    board: async ({ email }: Bidder, query = '') => (await hub.as(email, { url: `/api/auctions/board${query}` })).json<Board>(),
    async held({ id }: Bidder) {
      const filter = [{ path: 'owner', operator: 'eq', value: id }] as const
      const { rows } = await repository.list(db.read, entityOf('wallets'), {
        filter,
        sort: { field: 'id', order: 'ASC' },
        offset: 0,
        limit: 1,
      })
      return String(rows[0]?.held)
    },
  })
}
