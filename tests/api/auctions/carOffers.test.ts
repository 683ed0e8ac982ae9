import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuctionContext } from '../../../src/server/features/auctions/auctionContext.ts'
import { advanceAuctions } from '../../../src/server/features/auctions/lifecycle/advance.ts'
import { ADMIN } from '../../support/app/app.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { type AuctionHouse, type Bidder, createAuctionHouse } from '../../support/auctions/auctionHouse.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> & { readonly id: string; readonly code?: string }
}

describeEachEngine('offers of cars', (engine) => {
  let house: AuctionHouse
  let advance: () => Promise<number>
  beforeAll(async () => {
    house = await createAuctionHouse({ database: engine.database, secret: 'a secret of several processes' })
    const context = { ...(await recordContextOf(house)), clock: () => house.now }
    advance = () => advanceAuctions(createAuctionContext(context, 'secret'))
  })
  afterAll(() => house.close())

  const send = async (who: string, method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Answer> => {
    const answer = await house.as(who, { method, url: `/api${url}`, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const outcome = ({ status, body }: Answer) => [status, body.code]
  const carOf = async ({ email }: Bidder, about: object = {}) =>
    (await send(email, 'POST', '/cars', { make: 'Fiat', model: 'Panda', year: 2019, ...about })).body.id
  const offer = ({ email }: Bidder, car: string, about: object = {}) =>
    send(email, 'POST', '/carOffers', { car, startPrice: '1000.00', saleType: 'minimumBid', ...about })
  const offered = async (bidder: Bidder, about?: object) => (await offer(bidder, await carOf(bidder, about))).body.id
  const act = (who: string, id: string, action: string, body: object = {}) => send(who, 'POST', `/carOffers/${id}/${action}`, body)
  const kindsOf = async (bidder: Bidder) => (await house.find('notifications', 'user', bidder.id)).map(({ kind }) => kind)
  const event = (offers: readonly string[], about: object = {}) => ({
    name: 'Friday sale',
    startsAt: new Date(house.now.getTime() + DAY).toISOString(),
    firstEnd: new Date(house.now.getTime() + 2 * DAY).toISOString(),
    minutesBetween: 5,
    offers,
    ...about,
  })
  const adminNotices = async () => (await house.find('notifications', 'kind', 'offerSubmitted')).length

  test('a firm offers its own car; Admins are notified, other firms see nothing of it', async () => {
    const [seller, other] = [await house.bidder(), await house.bidder()]
    const [car, before] = [await carOf(seller), await adminNotices()]
    const made = await offer(seller, car, { reserve: '1500.00' })
    expect(made).toMatchObject({ status: 201, body: { car, name: '2019 Fiat Panda', status: 'submitted', reserve: '1500.00' } })
    expect(await adminNotices()).toBe(before + 1)
    expect((await send(other.email, 'GET', `/carOffers/${made.body.id}`)).status).toBe(404)
    expect((await send(other.email, 'GET', `/cars/${car}/estimate`)).status).toBe(404)
    expect((await offer(other, car)).status).toBe(422)
  })

  test('prices are checked against each other', async () => {
    const seller = await house.bidder()
    const car = await carOf(seller)
    expect((await offer(seller, car, { reserve: '999.99' })).body.errors).toEqual({ reserve: 'Must not be below the start price' })
    expect((await offer(seller, car, { reserve: '2000.00', saleType: 'pure' })).body.errors).toEqual({
      reserve: 'A pure sale has no reserve',
    })
  })

  test('a firm that is not approved offers nothing', async () => {
    const seller = await house.bidder()
    const car = await carOf(seller)
    await house.setFirm(seller, 'pending')
    expect(outcome(await offer(seller, car))).toEqual([403, 'firmPending'])
  })

  test('of several offers of the same car at once one is taken', async () => {
    const seller = await house.bidder()
    const car = await carOf(seller)
    const answers = await Promise.all(Array.from({ length: 6 }, () => offer(seller, car)))
    expect(answers.map(outcome).toSorted()).toEqual([[201, undefined], ...Array.from({ length: 5 }, () => [409, 'carOffered'])])
  })

  test('a car on offer can be neither auctioned besides nor offered from an auction', async () => {
    const seller = await house.bidder()
    const car = await carOf(seller)
    const { id } = (await offer(seller, car)).body
    const times = {
      startsAt: new Date(house.now.getTime() + DAY).toISOString(),
      endsAt: new Date(house.now.getTime() + 2 * DAY).toISOString(),
    }
    const auction = () => send(ADMIN, 'POST', '/auctions', { car, saleType: 'pure', startPrice: '1.00', ...times })
    expect(outcome(await auction())).toEqual([409, 'carOffered'])
    expect((await act(seller.email, id, 'withdraw')).body.status).toBe('withdrawn')
    expect((await auction()).status).toBe(201)
    expect((await offer(seller, car)).status).toBe(422)
  })

  test('only the firm and Admins withdraw, only before the decision, and dealers decide nothing', async () => {
    const [seller, other] = [await house.bidder(), await house.bidder()]
    const id = await offered(seller)
    expect((await act(other.email, id, 'withdraw')).status).toBe(404)
    expect((await act(seller.email, id, 'accept')).status).toBe(403)
    expect((await act(seller.email, id, 'refuse', { reason: 'No' })).status).toBe(403)
    expect((await send(seller.email, 'POST', '/carOffers/schedule', event([id]))).status).toBe(403)
    expect((await act(ADMIN, id, 'accept')).body.status).toBe('accepted')
    expect(outcome(await act(seller.email, id, 'withdraw'))).toEqual([409, 'offerDecided'])
    expect(outcome(await send(seller.email, 'PATCH', `/carOffers/${id}`, { startPrice: '1.00' }))).toEqual([409, 'offerDecided'])
    expect(await kindsOf(seller)).toEqual(['offerAccepted'])
  })

  test('a refusal needs a reason, which the firm reads; the car can be offered again', async () => {
    const seller = await house.bidder()
    const id = await offered(seller)
    expect((await act(ADMIN, id, 'refuse')).status).toBe(422)
    expect((await act(ADMIN, id, 'refuse', { reason: 'No papers' })).status).toBe(200)
    const read = await send(seller.email, 'GET', `/carOffers/${id}`)
    expect(read.body).toMatchObject({ status: 'refused', reason: 'No papers' })
    expect(await kindsOf(seller)).toEqual(['offerRefused'])
    expect((await offer(seller, String(read.body.car))).status).toBe(201)
  })

  test('an Admin is warned of a VIN that another firm has on offer, and can accept it all the same', async () => {
    const [one, other] = [await house.bidder(), await house.bidder()]
    const vin = '1M8GDM9AXKP042788'
    const first = await offered(one, { vin })
    expect((await send(ADMIN, 'GET', `/carOffers/${first}/vin`)).body).toEqual({ elsewhere: false })
    const second = await offered(other, { vin })
    expect((await send(ADMIN, 'GET', `/carOffers/${first}/vin`)).body).toEqual({ elsewhere: true })
    expect((await send(one.email, 'GET', `/carOffers/${first}/vin`)).status).toBe(403)
    expect(outcome(await act(ADMIN, second, 'accept'))).toEqual([409, 'vinOnOffer'])
    expect((await act(ADMIN, second, 'accept', { despiteVin: true })).status).toBe(200)
    await act(one.email, first, 'withdraw')
    expect((await send(ADMIN, 'GET', `/carOffers/${second}/vin`)).body).toEqual({ elsewhere: false })
  })

  test('an event gives its lots numbers and ends one after the other, and is all or nothing', async () => {
    const sellers = [await house.bidder(), await house.bidder(), await house.bidder()]
    const offers = await Promise.all(sellers.map((seller) => offered(seller)))
    for (const id of offers.slice(0, 2)) await act(ADMIN, id, 'accept')
    expect(outcome(await send(ADMIN, 'POST', '/carOffers/schedule', event(offers)))).toEqual([409, 'offerNotAccepted'])
    expect(await Promise.all(offers.map(async (id) => (await house.stored('carOffers', id)).status))).toEqual([
      'accepted',
      'accepted',
      'submitted',
    ])
    await act(ADMIN, offers[2] ?? '', 'accept')
    const order = offers.toReversed()
    const wanted = event(order)
    const made = await send(ADMIN, 'POST', '/carOffers/schedule', wanted)
    expect(made.status).toBe(201)
    const lots = await Promise.all(order.map(async (id) => house.stored('auctions', String((await house.stored('carOffers', id)).auction))))
    const ends = [0, 5, 10].map((minutes) => new Date(Date.parse(wanted.firstEnd) + minutes * MINUTE).toISOString())
    expect(lots.map(({ lot, endsAt, startsAt, event: of }) => [lot, endsAt, startsAt, of])).toEqual(
      ends.map((end, index) => [index + 1, end, wanted.startsAt, made.body.event]),
    )
    expect(await house.stored('auctionEvents', String(made.body.event))).toMatchObject({ name: 'Friday sale', lots: 3, minutesBetween: 5 })
    expect(await Promise.all(lots.map(async ({ car }) => (await house.stored('cars', String(car))).status))).toEqual(
      Array(3).fill('onOffer'),
    )
    expect(await kindsOf(sellers[0] ?? (await house.bidder()))).toEqual(['offerAccepted', 'offerScheduled'])
    expect(outcome(await send(ADMIN, 'POST', '/carOffers/schedule', event(order)))).toEqual([409, 'offerNotAccepted'])
  })

  test('two Admins who schedule the same offers make one event', async () => {
    const ids = [await offered(await house.bidder()), await offered(await house.bidder())]
    for (const id of ids) await act(ADMIN, id, 'accept')
    const answers = await Promise.all([ids, ids.toReversed()].map((offers) => send(ADMIN, 'POST', '/carOffers/schedule', event(offers))))
    expect(answers.map(outcome).toSorted()).toEqual([
      [201, undefined],
      [409, 'offerNotAccepted'],
    ])
  })

  test('an event starts in the future and ends after its start', async () => {
    const id = await offered(await house.bidder())
    await act(ADMIN, id, 'accept')
    const past = await send(ADMIN, 'POST', '/carOffers/schedule', event([id], { startsAt: house.now.toISOString() }))
    expect(past).toMatchObject({ status: 422, body: { errors: { startsAt: 'Must not lie in the past' } } })
    const reversed = await send(ADMIN, 'POST', '/carOffers/schedule', event([id], { firstEnd: event([]).startsAt }))
    expect(reversed).toMatchObject({ status: 422, body: { errors: { firstEnd: expect.any(String) } } })
  })

  test('the estimate is the range of recent results of the same make, model and years, and reveals no reserve or maximum', async () => {
    const [seller, bidder] = [await house.bidder(), await house.bidder('9000000.00')]
    const mine = await carOf(seller, { make: 'Saab', model: '900', year: 1990 })
    const estimate = async () => (await send(seller.email, 'GET', `/cars/${mine}/estimate`)).body
    const sell = async (price: string, about: object) => {
      const car = await carOf(seller, { make: 'SAAB', model: '900', year: 1990, ...about })
      const now = house.now.getTime()
      const times = { startsAt: new Date(now - MINUTE).toISOString(), endsAt: new Date(now + 60 * MINUTE).toISOString() }
      const lot = await send(ADMIN, 'POST', '/auctions', { car, saleType: 'pure', startPrice: price, currency: 'EUR', ...times })
      await house.bid(bidder, lot.body.id, '800000.00')
    }
    expect(await estimate()).toEqual({ days: 365, years: [1989, 1991], results: [] })
    await sell('1000.00', {})
    await sell('2000.01', { year: 1991 })
    await sell('9000.00', { year: 1992 })
    await sell('9000.00', { model: '9000' })
    house.now = new Date(house.now.getTime() + 61 * MINUTE)
    await advance()
    expect((await estimate()).results).toEqual([{ currency: 'EUR', count: 2, prices: null }])
    await sell('1500.00', { year: 1989 })
    await sell('4000.00', {})
    house.now = new Date(house.now.getTime() + 61 * MINUTE)
    await advance()
    expect((await estimate()).results).toEqual([
      { currency: 'EUR', count: 4, prices: { lowest: '1000.00', median: '1750.01', highest: '4000.00' } },
    ])
    house.now = new Date(house.now.getTime() + 366 * DAY)
    expect((await estimate()).results).toEqual([])
  })
})
