import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import type { Mail } from '../../../src/server/auth/mail/mailer.ts'
import { mailSearches } from '../../../src/server/features/auctions/searches/mailSearches.ts'
import { ADMIN } from '../../support/app/app.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { type AuctionHouse, type Bidder, createAuctionHouse } from '../../support/auctions/auctionHouse.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('saved searches', (engine) => {
  let house: AuctionHouse
  beforeAll(async () => {
    house = await createAuctionHouse({ database: engine.database, secret: 'a secret of several processes' })
  })
  afterAll(() => house.close())

  const save = async ({ email }: Bidder, about: object) =>
    (await house.as(email, { method: 'POST', url: '/api/savedSearches', payload: { name: 'Mine', ...about } })).json()
  const offerCar = async (car: object, seller?: Bidder) => {
    const made = await house.as(ADMIN, {
      method: 'POST',
      url: '/api/cars',
      payload: { year: 2019, ...car, ...(seller ? { firm: seller.firm, owner: seller.id } : { firm: HOUSE_FIRM }) },
    })
    const now = house.now.getTime()
    const times = { startsAt: new Date(now + 60_000).toISOString(), endsAt: new Date(now + 3_600_000).toISOString() }
    const lot = await house.as(ADMIN, {
      method: 'POST',
      url: '/api/auctions',
      payload: { car: made.json().id, saleType: 'pure', startPrice: '1000.00', ...times },
    })
    expect(lot.statusCode).toBe(201)
    return String(lot.json().id)
  }
  const notices = async ({ id }: Bidder) =>
    (await house.find('notifications', 'user', id)).filter(({ kind }) => kind === 'searchMatched').map(({ record }) => record)

  test('a matching car notifies its users once each, and nobody else', async () => {
    const [one, two, other] = [await house.bidder(), await house.bidder(), await house.bidder()]
    await save(one, { make: 'Lancia' })
    await save(one, { text: 'delta' })
    await save(two, { text: 'LANCIA 2019', priceTo: '1000.00' })
    await save(other, { make: 'Lancia', priceFrom: '1000.01' })
    const lot = await offerCar({ make: 'Lancia', model: 'Delta' })
    expect([await notices(one), await notices(two), await notices(other)]).toEqual([[lot], [lot], []])
    await offerCar({ make: 'Lada', model: 'Niva' })
    expect(await notices(one)).toEqual([lot])
  })

  test('a firm is not notified of its own cars', async () => {
    const [seller, colleagueless] = [await house.bidder(), await house.bidder()]
    await save(seller, { make: 'Wartburg' })
    await save(colleagueless, { make: 'Wartburg' })
    const lot = await offerCar({ make: 'Wartburg', model: '353' }, seller)
    expect([await notices(seller), await notices(colleagueless)]).toEqual([[], [lot]])
  })

  test('a search is its user’s alone, and its prices are a range', async () => {
    const [one, other] = [await house.bidder(), await house.bidder()]
    const { id } = await save(one, { make: 'Fiat' })
    expect((await house.as(other.email, { url: `/api/savedSearches/${id}` })).statusCode).toBe(404)
    expect((await house.as(ADMIN, { url: `/api/savedSearches/${id}` })).statusCode).toBe(404)
    expect((await house.as(one.email, { url: `/api/savedSearches/${id}` })).json()).toMatchObject({ make: 'Fiat', mail: 'daily' })
    expect((await save(one, { priceFrom: '2', priceTo: '1' })).errors).toEqual({ priceTo: 'Must not be below the lowest price' })
  })

  test('matches wait for their mail, unless none is wanted', async () => {
    const user = await house.bidder()
    const [daily, none] = [await save(user, { make: 'Tatra' }), await save(user, { make: 'Tatra', mail: 'none' })]
    const lot = await offerCar({ make: 'Tatra', model: '613' })
    expect((await house.find('searchMatches', 'search', daily.id)).map(({ auction }) => auction)).toEqual([lot])
    expect(await house.find('searchMatches', 'search', none.id)).toEqual([])
  })

  test('several processes mail each match once, at once or a day after the last mail', async () => {
    const user = await house.bidder()
    const mails: Mail[] = []
    const submit = async (mail: Mail) => {
      mails.push(mail)
      return 'sent' as const
    }
    const records = { ...(await recordContextOf(house)), clock: () => house.now }
    const run = async () => {
      await Promise.all([1, 2, 3].map(() => mailSearches({ records, mailer: { submit }, publicUrl: 'https://hub.test' })))
      return mails.splice(0).filter(({ to }) => to === user.email)
    }
    await run()
    await save(user, { name: 'Each', make: 'Simca', mail: 'atOnce' })
    await save(user, { name: 'Daily', make: 'Simca' })
    const first = await offerCar({ make: 'Simca', model: '1000' })
    const both = await run()
    expect(both.map(({ subject }) => subject).toSorted()).toEqual(['Daily: new cars on offer', 'Each: new cars on offer'])
    expect(both[0]?.text).toContain(`2019 Simca 1000\nhttps://hub.test/AvailableCarsBidding/${first}`)
    expect(await run()).toEqual([])
    const second = await offerCar({ make: 'Simca', model: '1100' })
    expect((await run()).map(({ subject }) => subject)).toEqual(['Each: new cars on offer'])
    await house.call(ADMIN, 'DELETE', `/auctions/${first}`)
    house.now = new Date(house.now.getTime() + 24 * 3_600_000)
    const [daily, ...others] = await run()
    expect([daily?.subject, others]).toEqual(['Daily: new cars on offer', []])
    expect(daily?.text).toContain(second)
    expect(daily?.text).not.toContain(first)
  })
})
