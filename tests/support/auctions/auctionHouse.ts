import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import type { Board, Room } from '../../../src/domain/auction/room.ts'
import { parseDecimal } from '../../../src/model/values/decimal.ts'
import { createAccessTokens } from '../../../src/server/auth/sessions/accessTokens.ts'
import { post } from '../../../src/server/features/wallets/ledger.ts'
import { ADMIN, createTestApp, type TestApp, type TestAppOptions } from '../app/app.ts'
import { recordContextOf } from '../app/recordContext.ts'

/** A bidder with a wallet. */
export interface Bidder {
  readonly id: string
  readonly email: string
  readonly firm: string
}

interface NewLot {
  readonly startsAt?: Date
  readonly endsAt?: Date
  /** Owner of the car. Default: the house. */
  readonly seller?: Bidder
  readonly [field: string]: unknown
}

/** The real application for tests of auctions: dealers with money, cars of the house, a clock that the test controls. */
export interface AuctionHouse extends TestApp {
  /** Time of the server's clock; set by the test. */
  now: Date
  readonly bidder: (balance?: string) => Promise<Bidder>
  /** Another user of the same firm. */
  readonly colleague: (bidder: Bidder) => Promise<Bidder>
  readonly setFirm: (bidder: Bidder, state: 'pending' | 'approved' | 'suspended') => Promise<void>
  /** Id of an auction that the Admin has created. */
  readonly lot: (about?: NewLot) => Promise<string>
  /** Increments of the worked case. */
  readonly fineIncrements: () => Promise<string>
  /** Status and body of the answer. */
  readonly bid: (bidder: Bidder, auction: string, maximum: string, key?: string) => Promise<{ status: number; body: BidBody }>
  readonly room: (bidder: Bidder, auction: string) => Promise<Room>
  readonly board: (bidder: Bidder, query?: string) => Promise<Board>
  /** Status and body of any other call: `['POST', '/buyNow', …]` of an auction, or a whole path. */
  readonly call: (
    who: string,
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) => Promise<{ status: number; body: BidBody }>
  /** A record as the database has it. */
  readonly stored: (entity: string, id: string) => Promise<Readonly<Record<string, unknown>>>
  /** Records of an entity with a value in a field. */
  readonly find: (entity: string, field: string, value: string) => Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Held amount of a user's wallet, in the database. */
  readonly held: (bidder: Bidder) => Promise<string>
}

interface BidBody {
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
  const secret = options.secret ?? randomBytes(32).toString('hex')
  const clock = () => house.now
  const hub = await createTestApp({ customers: 1, clock, ...options, secret })
  const { repository, model, db } = hub
  const records = await recordContextOf(hub)
  const tokens = createAccessTokens(secret, clock)

  const entityOf = (id: string) => {
    const entity = model.entities[id]
    if (!entity) throw new Error(`no ${id}`)
    return entity
  }
  const insert = (entity: string, record: Record<string, string | number | boolean | null | readonly string[]>) =>
    db.write((trx) => repository.insert(trx, entityOf(entity), { id: v7(), ...record }))

  const find = async (entity: string, path: string, value: string) => {
    const page = { filter: [{ path, operator: 'eq', value }], sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 1_000 } as const
    return (await repository.list(db.read, entityOf(entity), page)).rows
  }
  /** A new token for each call, because the test's clock outruns its expiry; without the cost of signing in. */
  const token = async (email: string) => {
    const [user] = await find('users', 'email', email)
    if (!user) throw new Error(`no ${email}`)
    const firm = typeof user.firm === 'string' ? { firm: user.firm } : {}
    return tokens.sign({ sub: user.id, sid: v7(), roles: user.roles as string[], name: email, email, ...firm, ver: user._version })
  }
  const as: TestApp['as'] = async (email, request) =>
    hub.app.inject({
      ...request,
      headers: { ...request.headers, ...(email === undefined ? {} : { authorization: `Bearer ${await token(email)}` }) },
    })
  const create = async (entity: string, payload: object): Promise<string> => {
    const answer = await as(ADMIN, { method: 'POST', url: `/api/${entity}`, payload })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json().id
  }
  let made = 0
  const next = () => {
    made += 1
    return made
  }

  return Object.assign(house, hub, {
    token,
    as,
    async bidder(balance = '100000.00') {
      const email = `bidder${next()}@example.test`
      const firm = await insert('firms', { number: 1000 + made, name: email, state: 'approved' })
      const { id } = await insert('users', { name: email, email, roles: ['Dealer'], active: true, emailVerified: true, firm: firm.id })
      const wallet = await insert('wallets', { firm: firm.id, currency: 'EUR', balance: '0.00', held: '0.00', active: true })
      const amount = parseDecimal(balance, 2)
      const sides = [{ wallet: wallet.id, amount }, { account: 'bank', currency: 'EUR', amount: -amount }] as const // biome-ignore format: one line
      await db.write((trx) => post({ ...records, trx }, { kind: 'topUp', sides }))
      return { id, email, firm: firm.id }
    },
    async colleague({ firm }: Bidder) {
      const email = `colleague${next()}@example.test`
      const { id } = await insert('users', { name: email, email, roles: ['Dealer'], active: true, emailVerified: true, firm })
      return { id, email, firm }
    },
    async setFirm({ firm }: Bidder, state: 'pending' | 'approved' | 'suspended') {
      const [record] = await repository.getMany(db.read, entityOf('firms'), [firm])
      if (record) await db.write((trx) => repository.update(trx, entityOf('firms'), record, { state }))
    },
    async lot({ startsAt, endsAt, seller, ...about }: NewLot = {}) {
      const offered = seller === undefined ? { firm: HOUSE_FIRM } : { firm: seller.firm, owner: seller.id }
      const car = await create('cars', { make: 'Test', model: `Model ${next()}`, year: 2020, ...offered })
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
      const answer = await as(email, { method: 'POST', url: `/api/auctions/${auction}/bids`, headers, payload: { maximum } })
      return { status: answer.statusCode, body: answer.json<BidBody>() }
    },
    room: async ({ email }: Bidder, auction: string) => (await as(email, { url: `/api/auctions/${auction}/room` })).json<Room>(),
    board: async ({ email }: Bidder, query = '') => (await as(email, { url: `/api/auctions/board${query}` })).json<Board>(),
    async call(who: string, method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
      const answer = await as(who, { method, url: `/api${path}`, ...(payload === undefined ? {} : { payload }) })
      return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json<BidBody>() }
    },
    async stored(entity: string, id: string) {
      const [record] = await repository.getMany(db.read, entityOf(entity), [id])
      if (!record) throw new Error(`no ${entity} ${id}`)
      return record
    },
    find,
    async held({ firm }: Bidder) {
      const filter = [{ path: 'firm', operator: 'eq', value: firm }] as const
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
