import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import type { Board, Room } from '../../../src/domain/auction/room.ts'
import { namedEntity } from '../../../src/model/entityOf.ts'
import { parseDecimal } from '../../../src/model/values/decimal.ts'
import { type AccessTokens, createAccessTokens } from '../../../src/server/auth/sessions/accessTokens.ts'
import type { Attributes } from '../../../src/server/auth/standing.ts'
import { post } from '../../../src/server/features/wallets/ledger.ts'
import type { RecordContext } from '../../../src/server/records/recordContext.ts'
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

interface Base extends Pick<TestApp, 'app' | 'db' | 'as'> {
  readonly house: Pick<AuctionHouse, 'now'>
  readonly records: RecordContext
  /** Ascending numbers, for distinct names. */
  readonly next: () => number
}

type Values = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

const insert = ({ records }: Base, entity: string, values: Values) =>
  records.db.write((trx) => records.repository.insert(trx, namedEntity(records, entity), { id: v7(), ...values }))

const create = async ({ as }: Base, entity: string, payload: object): Promise<string> => {
  const answer = await as(ADMIN, { method: 'POST', url: `/api/${entity}`, payload })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().id
}

/** A user who has accepted the newest bidding terms. */
const insertUser = async (base: Base, email: string, firm: string) => {
  const user = await insert(base, 'users', { name: email, email, roles: ['Dealer'], active: true, emailVerified: true, firm })
  const newest = { sort: { field: 'version', order: 'DESC' } } as const
  const terms = await base.records.repository.of('biddingTerms').findOne(base.records.db.read, {}, newest)
  await insert(base, 'termsAcceptances', { user: user.id, terms: terms?.id ?? '', acceptedAt: base.house.now.toISOString() })
  return user
}

const findIn = async (records: RecordContext, entity: string, path: string, value: string) => {
  const page = { filter: [{ path, operator: 'eq', value }], sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 1_000 } as const
  return (await records.repository.list(records.db.read, namedEntity(records, entity), page)).rows
}

/** The helpers that create records. */
const creators = (base: Base): Pick<AuctionHouse, 'bidder' | 'colleague' | 'lot' | 'fineIncrements'> => ({
  async bidder(balance = '100000.00') {
    const number = base.next()
    const email = `bidder${number}@example.test`
    const firm = await insert(base, 'firms', { number: 1000 + number, name: email, state: 'approved' })
    const { id } = await insertUser(base, email, firm.id)
    const wallet = await insert(base, 'wallets', { firm: firm.id, currency: 'EUR', balance: '0.00', held: '0.00', active: true })
    const amount = parseDecimal(balance, 2)
    const sides = [{ wallet: wallet.id, amount }, { account: 'bank', currency: 'EUR', amount: -amount }] as const // biome-ignore format: one line
    await base.db.write((trx) => post({ ...base.records, trx }, { kind: 'topUp', sides }))
    return { id, email, firm: firm.id }
  },
  async colleague({ firm }) {
    const email = `colleague${base.next()}@example.test`
    const { id } = await insertUser(base, email, firm)
    return { id, email, firm }
  },
  async lot({ startsAt, endsAt, seller, ...about } = {}) {
    const now = base.house.now.getTime()
    const offered = seller === undefined ? { firm: HOUSE_FIRM } : { firm: seller.firm, owner: seller.id }
    const car = await create(base, 'cars', { make: 'Test', model: `Model ${base.next()}`, year: 2020, ...offered })
    return create(base, 'auctions', {
      car,
      saleType: 'minimumBid',
      startPrice: '100.00',
      startsAt: (startsAt ?? new Date(now - MINUTE)).toISOString(),
      endsAt: (endsAt ?? new Date(now + 60 * MINUTE)).toISOString(),
      ...about,
    })
  },
  fineIncrements: () => create(base, 'bidIncrements', { name: `Fine ${base.next()}`, steps: FINE }),
})

/** The calls of the API. */
const callers = ({ as }: Base): Pick<AuctionHouse, 'bid' | 'room' | 'board' | 'call'> => ({
  async bid({ email }, auction, maximum, key) {
    const headers = key === undefined ? {} : { 'idempotency-key': key }
    const answer = await as(email, { method: 'POST', url: `/api/auctions/${auction}/bids`, headers, payload: { maximum } })
    return { status: answer.statusCode, body: answer.json<BidBody>() }
  },
  room: async ({ email }, auction) => (await as(email, { url: `/api/auctions/${auction}/room` })).json<Room>(),
  board: async ({ email }, query = '') => (await as(email, { url: `/api/auctions/board${query}` })).json<Board>(),
  async call(who, method, path, payload) {
    const answer = await as(who, { method, url: `/api${path}`, ...(payload === undefined ? {} : { payload }) })
    return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json<BidBody>() }
  },
})

/** Direct access to the database. */
const storage = ({ records }: Base): Pick<AuctionHouse, 'setFirm' | 'stored' | 'find' | 'held'> => ({
  async setFirm({ firm }, state) {
    const firms = records.repository.of('firms')
    await records.db.write(async (trx) => {
      const record = await firms.findOne(trx, { id: firm })
      if (record) await firms.update(trx, record, { state })
    })
  },
  async stored(entity, id) {
    const [record] = await records.repository.getMany(records.db.read, namedEntity(records, entity), [id])
    if (!record) throw new Error(`no ${entity} ${id}`)
    return record
  },
  find: (entity, field, value) => findIn(records, entity, field, value),
  async held({ firm }) {
    const [wallet] = await findIn(records, 'wallets', 'firm', firm)
    return String(wallet?.held)
  },
})

/** A new token for each call, because the test's clock outruns its expiry; without the cost of signing in. */
const tokenMaker =
  (records: RecordContext, tokens: AccessTokens): TestApp['token'] =>
  async (email) => {
    const user = await records.repository.of('users').findOne(records.db.read, { email })
    if (!user) throw new Error(`no ${email}`)
    const standing: Attributes = user.firm === null ? {} : { firm: user.firm }
    return tokens.sign({ sub: user.id, sid: v7(), roles: user.roles, name: email, email, standing, ver: user._version })
  }

export async function createAuctionHouse(options: TestAppOptions = {}): Promise<AuctionHouse> {
  const house = { now: new Date() }
  const secret = options.secret ?? randomBytes(32).toString('hex')
  const clock = () => house.now
  const hub = await createTestApp({ customers: 1, clock, ...options, secret })
  const records = await recordContextOf(hub)
  const token = tokenMaker(records, createAccessTokens(secret, clock))
  const as: TestApp['as'] = async (email, request) =>
    hub.app.inject({
      ...request,
      headers: { ...request.headers, ...(email === undefined ? {} : { authorization: `Bearer ${await token(email)}` }) },
    })
  let made = 0
  const next = () => {
    made += 1
    return made
  }
  const base: Base = { app: hub.app, db: hub.db, as, house, records, next }
  return Object.assign(house, hub, { token, as }, creators(base), callers(base), storage(base))
}
