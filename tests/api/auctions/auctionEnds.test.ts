import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuctionContext } from '../../../src/server/features/auctions/auctionContext.ts'
import { advanceAuctions } from '../../../src/server/features/auctions/lifecycle/advance.ts'
import { ADMIN } from '../../support/app/app.ts'
import { openEvents } from '../../support/app/eventClient.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { type AuctionHouse, createAuctionHouse } from '../../support/auctions/auctionHouse.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { PATIENCE } from '../../support/patience.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describeEachEngine('an auction', (engine) => {
  let house: AuctionHouse
  /** One run of the scheduler. */
  let advance: () => Promise<number>
  beforeAll(async () => {
    house = await createAuctionHouse({ database: engine.database, secret: 'a secret of several processes' })
    const context = { ...(await recordContextOf(house)), clock: () => house.now }
    advance = () => advanceAuctions(createAuctionContext(context, 'secret'))
  })
  afterAll(() => house.close())

  const later = (milliseconds: number) => {
    house.now = new Date(house.now.getTime() + milliseconds)
  }
  const statusOf = async (id: string) => (await house.stored('auctions', id)).status
  const at = (milliseconds: number) => new Date(house.now.getTime() + milliseconds)

  test('goes live, takes bids until the end and not after, and is sold to its leader, whose hold is captured', async () => {
    const [a, b] = [await house.bidder(), await house.bidder()]
    const lot = await house.lot({ startsAt: at(MINUTE), endsAt: at(11 * MINUTE) })
    expect(await statusOf(lot)).toBe('upcoming')
    later(MINUTE)
    await advance()
    expect(await statusOf(lot)).toBe('live')
    await house.bid(a, lot, '5000.00')
    later(10 * MINUTE - 1)
    expect((await house.bid(b, lot, '5500.00')).body.room?.lot).toMatchObject({ extended: true, endsAt: at(2 * MINUTE).toISOString() })
    await advance()
    expect(await statusOf(lot)).toBe('live')
    later(2 * MINUTE)
    expect((await house.bid(a, lot, '9000.00')).body.code).toBe('auctionEnded')
    await advance()
    expect(await house.stored('auctions', lot)).toMatchObject({ status: 'sold', winner: b.id, price: '5100.00' })
    const [wallet] = await house.find('wallets', 'firm', b.firm)
    expect([wallet?.balance, wallet?.held, await house.held(a)]).toEqual(['99450.00', '0.00', '0.00'])
    expect((await house.find('bids', 'auction', lot)).map(({ status }) => status)).toEqual(['lost', 'won'])
    expect((await house.room(a, lot)).lot.own.state).toBe('lost')
    expect(await house.stored('cars', (await house.room(a, lot)).lot.car.id)).toMatchObject({ status: 'sold' })
    expect((await house.find('notifications', 'user', b.id)).map(({ kind }) => kind)).toEqual(['auctionWon'])
    expect((await house.find('notifications', 'user', a.id)).map(({ kind }) => kind)).toEqual(['outbid', 'auctionLost'])
  })

  test('notifies watchers a quarter of an hour before its end, once', async () => {
    const [watcher, other] = [await house.bidder(), await house.bidder()]
    const lot = await house.lot({ endsAt: at(40 * MINUTE) })
    expect((await house.call(watcher.email, 'PUT', `/auctions/${lot}/watch`)).status).toBeLessThan(300)
    const notifications = async () => (await house.find('notifications', 'user', watcher.id)).map(({ kind, record }) => [kind, record])
    later(24 * MINUTE)
    await advance()
    expect(await notifications()).toEqual([])
    later(MINUTE)
    await advance()
    await advance()
    expect(await notifications()).toEqual([['auctionEnding', lot]])
    expect(await house.find('notifications', 'user', other.id)).toEqual([])
  })

  test('notifies watchers whose auction is moved before its start, and once when bids extend it', async () => {
    const [watcher, late, a, b] = [await house.bidder(), await house.bidder(), await house.bidder(), await house.bidder()]
    const [startsAt, endsAt] = [at(10 * MINUTE), at(70 * MINUTE)]
    const lot = await house.lot({ startsAt, endsAt: at(3 * HOUR) })
    const watch = ({ email }: { readonly email: string }) => house.call(email, 'PUT', `/auctions/${lot}/watch`)
    const notices = ({ id }: { readonly id: string }) => house.find('notifications', 'user', id)
    const notice = (kind: string, end: Date) => ({ kind, params: { endsAt: end.toISOString() } })
    await watch(watcher)
    expect((await house.call(ADMIN, 'PUT', `/auctions/${lot}`, { endsAt: endsAt.toISOString() })).status).toBe(200)
    expect((await house.call(ADMIN, 'PUT', `/auctions/${lot}`, { startPrice: '200' })).status).toBe(200)
    const moved = notice('auctionMoved', endsAt)
    expect(await notices(watcher)).toMatchObject([moved])
    later(60 * MINUTE)
    await advance()
    const ending = notice('auctionEnding', endsAt)
    expect(await notices(watcher)).toMatchObject([moved, ending])
    later(9 * MINUTE)
    await house.bid(a, lot, '5000.00')
    await house.bid(b, lot, '5500.00')
    const extended = at(2 * MINUTE)
    await watch(late)
    await advance()
    expect(await notices(watcher)).toMatchObject([moved, ending, notice('auctionMoved', extended)])
    later(MINUTE)
    await house.bid(a, lot, '7000.00')
    await advance()
    expect(await notices(watcher)).toHaveLength(3)
    expect(await notices(late)).toMatchObject([notice('auctionEnding', extended)])
  })

  test('notifies watchers who come in its last quarter of an hour, without another change', async () => {
    const watchers = [await house.bidder(), await house.bidder()]
    const lot = await house.lot({ endsAt: at(40 * MINUTE) })
    later(30 * MINUTE)
    await advance()
    // The first may still be seen by a run that the new lot has caused; the second comes to a clock that sleeps.
    for (const { id, email } of watchers) {
      expect((await house.call(email, 'PUT', `/auctions/${lot}/watch`)).status).toBeLessThan(300)
      const kinds = async () => (await house.find('notifications', 'user', id)).map(({ kind }) => kind)
      await expect.poll(kinds, PATIENCE).toEqual(['auctionEnding'])
    }
  })

  test.each([
    ['accept', 'sold', '99762.00'],
    ['reject', 'unsold', '100000.00'],
    ['silence', 'unsold', '100000.00'],
  ])('on approval waits a day for its seller: %s makes it %s', async (answer, status, balance) => {
    const [a, seller] = [await house.bidder(), await house.bidder()]
    const lot = await house.lot({ saleType: 'onApproval', endsAt: at(MINUTE), seller })
    await house.bid(a, lot, '900.00')
    later(2 * MINUTE)
    await advance()
    expect([await statusOf(lot), await house.held(a)]).toEqual(['pendingApproval', '400.00'])
    expect((await house.find('notifications', 'user', seller.id)).map(({ kind }) => kind)).toEqual(['decisionNeeded'])
    expect((await house.call(a.email, 'POST', `/auctions/${lot}/decision`, { accept: true })).status).toBe(403)
    later(24 * HOUR - 2 * MINUTE)
    await advance()
    expect(await statusOf(lot)).toBe('pendingApproval')
    if (answer === 'silence') {
      later(2 * MINUTE)
      await advance()
    } else await house.call(seller.email, 'POST', `/auctions/${lot}/decision`, { accept: answer === 'accept' })
    const [wallet] = await house.find('wallets', 'firm', a.firm)
    expect([await statusOf(lot), wallet?.balance, wallet?.held]).toEqual([status, balance, '0.00'])
    expect((await house.call(seller.email, 'POST', `/auctions/${lot}/decision`, { accept: true })).body.code).toBe('notUndecided')
  })

  test('whose reserve was not met waits as well; one without bids is unsold', async () => {
    const a = await house.bidder()
    const [lot, empty] = [await house.lot({ reserve: '800.00', endsAt: at(3 * MINUTE) }), await house.lot({ endsAt: at(3 * MINUTE) })]
    await house.bid(a, lot, '500.00')
    later(3 * MINUTE)
    await advance()
    expect([await statusOf(lot), await statusOf(empty)]).toEqual(['reserveNotMet', 'unsold'])
    await house.call(ADMIN, 'POST', `/auctions/${lot}/decision`, { accept: true })
    expect(await statusOf(lot)).toBe('sold')
  })

  test('reaches the right status after days in which no server ran', async () => {
    const lots = [
      await house.lot({ startsAt: at(MINUTE), endsAt: at(HOUR) }),
      await house.lot({ startsAt: at(MINUTE), endsAt: at(99 * HOUR) }),
    ]
    later(72 * HOUR)
    await advance()
    expect(await Promise.all(lots.map(statusOf))).toEqual(['unsold', 'live'])
  })

  test('bid on in its last moments by many has taken exactly the bids that were in time', async () => {
    const bidders = await Promise.all(Array.from({ length: 8 }, () => house.bidder()))
    const lot = await house.lot({ endsAt: at(60 * MINUTE), saleType: 'pure' })
    later(60 * MINUTE - 1)
    const end = house.now.getTime() + 1
    let turn = 0
    const answers = await Promise.all([
      ...bidders.map((bidder, index) => house.bid(bidder, lot, `${1000 + index * 100}.00`)),
      (async () => {
        for (; turn < 3; turn += 1) await advance()
        later(62 * MINUTE)
        await advance()
      })(),
    ])
    await advance()
    const taken = await house.find('bids', 'auction', lot)
    const acknowledged = answers.flatMap((answer) => (answer && 'body' in answer && answer.status === 201 ? [answer.body.bid?.id] : []))
    expect(taken.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted())
    const { plannedEnd, endsAt, winner, leader } = await house.stored('auctions', lot)
    expect(Date.parse(String(plannedEnd))).toBe(end)
    for (const { at: time } of taken) expect(Date.parse(String(time))).toBeLessThan(Date.parse(String(endsAt)))
    expect(winner).toBe(leader)
  })

  test('is ended once by several processes, and each of them sends its bids to all watchers', async () => {
    const a = await house.bidder()
    const shared = engine.name === 'postgres'
    const other = shared ? await createAuctionHouse({ database: engine.database, secret: 'a secret of several processes' }) : house
    try {
      other.now = house.now
      const lot = await house.lot({ endsAt: at(MINUTE) })
      const origin = await other.app.listen({ host: '127.0.0.1', port: 0 })
      const watcher = await openEvents(origin, await house.token(ADMIN))
      const own = await openEvents(origin, await house.token(a.email))
      for (const stream of [watcher, own]) await stream.next(({ event }) => event === 'ready')
      await house.bid(a, lot, '700.00')
      const received = (await watcher.next(({ event, data }) => event === 'lot' && data.auction === lot && data.bidCount === 1)).data
      expect(received).toMatchObject({ price: '100.00', minimumNextBid: '110.00', bidCount: 1, status: 'live', reserve: 'none' })
      expect(received).not.toHaveProperty('own')
      expect((await own.next(({ event, data }) => event === 'lot' && data.auction === lot && data.bidCount === 1)).data).toMatchObject({
        own: { state: 'leading', maximum: '700.00' },
      })
      await house.bid(a, lot, '800.00')
      expect((await own.next(({ event }) => event === 'lot')).data).toMatchObject({ own: { maximum: '800.00' }, price: '100.00' })

      later(2 * MINUTE)
      other.now = house.now
      const context = { ...(await recordContextOf(other)), clock: () => house.now }
      const second = () => advanceAuctions(createAuctionContext(context, 'secret'))
      await Promise.all([advance(), second(), advance(), second()])
      const [wallet] = await house.find('wallets', 'firm', a.firm)
      expect([await statusOf(lot), wallet?.balance, wallet?.held]).toEqual(['sold', '99762.00', '0.00'])
      const ends = (await house.find('auditEntries', 'recordId', lot)).filter(({ action }) => action === 'end')
      expect(ends).toHaveLength(1)
      await watcher.next(({ event, data }) => event === 'lot' && data.status === 'sold')
      const live = watcher.received.filter(({ event, data }) => event === 'lot' && data.bidCount === 1 && data.status === 'live')
      expect(live).toHaveLength(1)
      expect(JSON.stringify(watcher.received)).not.toContain('800.00')
      for (const stream of [watcher, own]) stream.close()
    } finally {
      if (shared) await other.close()
    }
  })
})
