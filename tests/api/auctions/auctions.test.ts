import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { type AuctionHouse, type Bidder, createAuctionHouse } from '../../support/auctions/auctionHouse.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('bidding', (engine) => {
  let house: AuctionHouse
  beforeAll(async () => {
    house = await createAuctionHouse({ database: engine.database })
  })
  afterAll(() => house.close())

  test('the worked case', async () => {
    const lot = await house.lot({ increments: await house.fineIncrements() })
    const [a, b, c, d] = [await house.bidder(), await house.bidder(), await house.bidder(), await house.bidder()]
    const seen: unknown[] = []
    for (const [bidder, maximum] of [
      [a, '500'],
      [b, '260.00'],
      [c, '500.00'],
      [d, '505.00'],
      [d, '600.00'],
    ] as const) {
      const { status, body } = await house.bid(bidder, lot, maximum)
      seen.push([status, body.room?.lot.price ?? body.code, body.room?.lot.own.state ?? body.params])
    }
    expect(seen).toEqual([
      [201, '100.00', 'leading'],
      [201, '265.00', 'outbid'],
      [201, '500.00', 'outbid'],
      [409, 'bidTooLow', { minimum: '510.00' }],
      [201, '510.00', 'leading'],
    ])
    const room = await house.room(a, lot)
    expect(room.lot).toMatchObject({ bidCount: 4, minimumNextBid: '520.00', own: { state: 'outbid', maximum: '500.00' }, hold: '400.00' })
    expect(room.history.map(({ price, own }) => [price, own])).toEqual([
      ['510.00', false],
      ['500.00', true],
      ['270.00', false],
      ['265.00', true],
      ['102.50', false],
      ['100.00', true],
    ])
    expect(JSON.stringify(room)).not.toContain('600.00')
    expect((await house.find('bids', 'auction', lot)).map(({ currency }) => currency)).toEqual(['EUR', 'EUR', 'EUR', 'EUR'])
    for (const { id, email } of [a, b, c, d]) for (const secret of [id, email].filter((text) => text !== a.id)) expect(JSON.stringify(room)).not.toContain(secret) // biome-ignore format: one line
    expect([await house.held(a), await house.held(b), await house.held(c), await house.held(d)]).toEqual(['0.00', '0.00', '0.00', '400.00'])
  })

  test('is refused on the bidder’s own car, while suspended, without funds, before the start and after the end, below the minimum and below their own maximum', async () => {
    const [seller, poor, bidder, suspended] = [
      await house.bidder(),
      await house.bidder('399.99'),
      await house.bidder(),
      await house.bidder(),
    ]
    expect((await house.call(ADMIN, 'POST', `/firms/${suspended.firm}/suspend`, { reason: 'Unpaid' })).status).toBe(200)
    const lot = await house.lot()
    const own = await house.lot({ seller })
    const code = async (...bid: Parameters<AuctionHouse['bid']>) => {
      const { status, body } = await house.bid(...bid)
      return [status, body.code, body.params]
    }
    expect(await code(seller, own, '100.00')).toEqual([409, 'ownCar', {}])
    expect(await code(suspended, lot, '100.00')).toEqual([409, 'firmSuspended', {}])
    expect(await code(poor, lot, '100.00')).toEqual([409, 'insufficientFunds', { available: '399.99', needed: '400.00', currency: 'EUR' }])
    expect(await code(bidder, lot, '99.99')).toEqual([409, 'bidTooLow', { minimum: '100.00' }])
    expect((await house.bid(bidder, lot, '500.00')).status).toBe(201)
    expect(await code(bidder, lot, '499.00')).toEqual([409, 'maximumLowered', { maximum: '500.00' }])
    for (const wrong of ['', 'abc', '-5', '1e3', '100.001']) expect((await house.bid(bidder, lot, wrong)).status).toBe(422)
    expect(await code(bidder, await house.lot({ startsAt: new Date(house.now.getTime() + 60_000) }), '100.00')).toEqual([409, 'auctionNotLive', {}]) // biome-ignore format: one line
    expect(await code(bidder, '0192f0c1-2b3c-7d4e-8f50-123456789abc', '100.00')).toEqual([404, 'notFound', {}])
    expect((await house.room(seller, own)).lot.own).toMatchObject({ seller: true, refusal: 'ownCar' })
    expect((await house.room(suspended, lot)).lot.own).toMatchObject({ state: 'none', refusal: 'firmSuspended' })
    expect(await house.held(poor)).toBe('0.00')
  })

  test('is refused for a firm that is not approved, and on a lot that a colleague leads', async () => {
    const [bidder, rival, waiting] = [await house.bidder(), await house.bidder(), await house.bidder()]
    const colleague = await house.colleague(bidder)
    const lot = await house.lot()
    const code = async (who: Bidder, maximum: string) => (await house.bid(who, lot, maximum)).body.code
    await house.setFirm(waiting, 'pending')
    expect(await code(waiting, '100.00')).toBe('firmPending')
    expect((await house.room(waiting, lot)).lot.own).toMatchObject({ refusal: 'firmPending' })
    expect((await house.call(ADMIN, 'POST', `/firms/${waiting.firm}/approve`)).status).toBe(200)
    expect(await code(waiting, '100.00')).toBeUndefined()
    expect((await house.bid(bidder, lot, '200.00')).status).toBe(201)
    expect(await code(colleague, '900.00')).toBe('colleagueLeads')
    expect((await house.room(colleague, lot)).lot.own).toMatchObject({ refusal: 'colleagueLeads' })
    expect([await house.held(bidder), await house.held(colleague)]).toEqual(['400.00', '400.00'])
    expect((await house.bid(rival, lot, '300.00')).status).toBe(201)
    expect((await house.bid(colleague, lot, '5000.00')).status).toBe(201)
    expect(await house.held(bidder)).toBe('500.00')
  })

  test('needs the newest terms, which each user accepts once, as offering cars does', async () => {
    const [bidder, lot] = [await house.bidder(), await house.lot({ buyNowPrice: '900.00' })]
    const ask = async (who: string, method: 'GET' | 'POST', url: string, payload?: object) => {
      const answer = await house.as(who, { method, url: `/api/${url}`, ...(payload && { payload }) })
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
    }
    const before = (await ask(bidder.email, 'GET', 'biddingTerms/current')).body
    expect(before).toMatchObject({ accepted: true, terms: { texts: { fr: expect.stringContaining('acompte') } } })
    const { en, ar, fr, tr } = before.terms.texts
    expect((await ask(bidder.email, 'POST', 'biddingTerms', { en, ar, fr, tr })).status).toBe(403)
    expect((await ask(ADMIN, 'POST', 'biddingTerms', { en, ar, fr })).status).toBe(422)
    const published = await ask(ADMIN, 'POST', 'biddingTerms', { en: 'New', ar, fr, tr, version: 77 })
    expect(published).toMatchObject({ status: 201, body: { version: before.terms.version + 1 } })
    expect((await ask(ADMIN, 'POST', `biddingTerms/${before.terms.id}`, { en: 'Other' })).status).toBeGreaterThan(400)

    const car = (await ask(bidder.email, 'POST', 'cars', { make: 'Test', model: 'Own', year: 2020 })).body.id
    const tries = async () => [
      (await house.bid(bidder, lot, '100.00')).body.code,
      (await house.call(bidder.email, 'POST', `/auctions/${lot}/buyNow`)).body.code,
      (await ask(bidder.email, 'POST', 'carOffers', { car, startPrice: '100.00', saleType: 'pure' })).body.code,
    ]
    expect(await tries()).toEqual(['termsNotAccepted', 'termsNotAccepted', 'termsNotAccepted'])
    expect((await ask(bidder.email, 'GET', 'biddingTerms/current')).body).toMatchObject({
      accepted: false,
      terms: { id: published.body.id },
    })
    const accept = (id: string) => ask(bidder.email, 'POST', `biddingTerms/${id}/accept`)
    expect((await accept(before.terms.id)).body).toMatchObject({ code: 'termsReplaced' })
    const both = await Promise.all([accept(published.body.id), accept(published.body.id)])
    expect(both.map(({ status }) => status)).toEqual([204, 204])
    const accepted = await house.find('termsAcceptances', 'user', bidder.id)
    expect(accepted.map(({ terms }) => terms).toSorted()).toEqual([before.terms.id, published.body.id].toSorted())
    expect((await ask(bidder.email, 'GET', 'termsAcceptances')).body).toHaveLength(2)
    expect((await ask((await house.bidder()).email, 'GET', `termsAcceptances/${accepted[0]?.id}`)).status).toBe(404)
    expect(await tries()).toEqual([undefined, 'buyNowGone', undefined])
  })

  test('with the same key bids once, with another content not at all', async () => {
    const [a, lot] = [await house.bidder(), await house.lot()]
    const both = await Promise.all([house.bid(a, lot, '300.00', 'k1'), house.bid(a, lot, '300.00', 'k1')])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(both.map(({ body }) => body.bid?.id)).size).toBe(1)
    expect((await house.bid(a, lot, '300.00', 'k1')).body.bid?.id).toBe(both[0]?.body.bid?.id)
    expect((await house.bid(a, lot, '400.00', 'k1')).body.code).toBe('idempotencyConflict')
    expect((await house.bid(await house.bidder(), lot, '300.00', 'k1')).body.room?.lot.bidCount).toBe(2)
  })

  test('of a maximum that was raised others learn nothing', async () => {
    const [a, b, lot] = [await house.bidder(), await house.bidder(), await house.lot()]
    await house.bid(a, lot, '300.00')
    const before = await house.room(b, lot)
    expect((await house.bid(a, lot, '5000.00')).body.room?.lot.own).toMatchObject({ state: 'leading', maximum: '5000.00' })
    const { history, lot: after } = await house.room(b, lot)
    expect([history, { ...after, version: 0 }]).toEqual([before.history, { ...before.lot, version: 0 }])
    expect(await house.held(a)).toBe('500.00')
    const trail = await house.as(b.email, { url: `/api/auctions/${lot}/history` })
    expect(trail.body).not.toContain(a.id)
  })

  test('a reserve only shows whether it is met, and the board shows lots, prices and watches', async () => {
    const [a, b, lot, other] = [await house.bidder(), await house.bidder(), await house.lot({ reserve: '450.00' }), await house.lot()]
    expect((await house.bid(a, lot, '300.00')).body.room?.lot).toMatchObject({ reserve: 'notMet', price: '100.00' })
    expect((await house.bid(b, lot, '470.00')).body.room?.lot).toMatchObject({ reserve: 'met', price: '450.00' })
    expect((await house.call(b.email, 'PUT', `/auctions/${other}/watch`)).status).toBe(204)
    await house.call(b.email, 'PUT', `/auctions/${other}/watch`)
    const board = await house.board(b)
    expect(board.lots.find(({ id }) => id === lot)).toMatchObject({
      status: 'live',
      price: '450.00',
      own: { state: 'leading', watching: false },
    })
    expect((await house.board(b, '?watching=true&status=live')).lots.map(({ id }) => id)).toEqual([other])
    await house.call(b.email, 'DELETE', `/auctions/${other}/watch`)
    expect((await house.board(b, '?watching=true')).lots).toEqual([])
    expect((await house.as(undefined, { url: '/api/auctions/board' })).statusCode).toBe(401)
  })

  test('buying now ends the lot, and is gone after the first bid', async () => {
    const [a, b] = [await house.bidder(), await house.bidder()]
    const [lot, bought] = [await house.lot({ buyNowPrice: '9000.00' }), await house.lot({ buyNowPrice: '9000.00' })]
    expect((await house.room(a, lot)).lot.buyNowPrice).toBe('9000.00')
    await house.bid(a, lot, '100.00')
    expect((await house.room(b, lot)).lot.buyNowPrice).toBe(null)
    expect((await house.call(b.email, 'POST', `/auctions/${lot}/buyNow`)).body.code).toBe('buyNowGone')
    const answers = await Promise.all([a, b].map(({ email }) => house.call(email, 'POST', `/auctions/${bought}/buyNow`)))
    expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'auctionEnded'])
    const winner = answers[0]?.status === 200 ? a : b
    expect(await house.stored('auctions', bought)).toMatchObject({ status: 'sold', price: '9000.00', winner: winner.id })
    expect((await house.room(winner, bought)).lot).toMatchObject({ status: 'sold', own: { state: 'won' } })
    expect(await house.find('bids', 'auction', bought)).toMatchObject([{ amount: '9000.00', currency: 'EUR' }])
    const [wallet] = await house.find('wallets', 'firm', winner.firm)
    expect([wallet?.balance, wallet?.held]).toEqual(['99100.00', winner === a ? '400.00' : '0.00'])
    expect((await house.as(b.email, { url: `/api/auctions/${bought}/history` })).body).not.toContain(winner.email)
  })

  test('a retracted bid leaves the others as if it had never been, and says why', async () => {
    const [a, b, c, lot] = [await house.bidder(), await house.bidder(), await house.bidder(), await house.lot()]
    await house.bid(a, lot, '5000.00')
    await house.bid(b, lot, '6000.00')
    const third = await house.bid(c, lot, '9000.00')
    const id = third.body.bid?.id ?? ''
    expect((await house.call(c.email, 'POST', `/bids/${id}/retract`, { reason: 'mine' })).status).toBe(403)
    expect((await house.call(ADMIN, 'POST', `/bids/${id}/retract`, {})).status).toBe(422)
    expect((await house.call(ADMIN, 'POST', `/bids/${id}/retract`, { reason: 'A typing mistake' })).status).toBe(204)
    expect((await house.call(ADMIN, 'POST', `/bids/${id}/retract`, { reason: 'Again' })).body.code).toBe('bidRetracted')
    expect((await house.room(b, lot)).lot).toMatchObject({ price: '5100.00', bidCount: 2, own: { state: 'leading' } })
    expect([await house.held(a), await house.held(b), await house.held(c)]).toEqual(['0.00', '600.00', '0.00'])
    expect(await house.stored('bids', id)).toMatchObject({ status: 'retracted', reason: 'A typing mistake' })
    expect((await house.room(c, lot)).lot.own).toMatchObject({ state: 'none', maximum: null })
    expect((await house.find('auditEntries', 'recordId', id)).map(({ action }) => action)).toEqual(['bid', 'retract'])
  })

  test('who can no longer hold for it does not lead when another bid is retracted', async () => {
    const [a, b, c] = [await house.bidder(), await house.bidder('500.00'), await house.bidder()]
    const [lot, other] = [await house.lot(), await house.lot()]
    await house.bid(a, lot, '300.00')
    await house.bid(b, lot, '400.00')
    const { body } = await house.bid(c, lot, '900.00')
    await house.bid(b, other, '400.00')
    await house.call(ADMIN, 'POST', `/bids/${body.bid?.id}/retract`, { reason: 'A typing mistake' })
    expect((await house.room(a, lot)).lot).toMatchObject({ price: '100.00', own: { state: 'leading' } })
    expect([await house.held(a), await house.held(b), await house.held(c)]).toEqual(['400.00', '400.00', '0.00'])
  })

  test('increments have a row for every price and never fall; what was agreed stays once bidding has begun', async () => {
    const steps = async (...rows: object[]) =>
      (await house.call(ADMIN, 'POST', '/bidIncrements', { name: crypto.randomUUID(), steps: rows })).status
    expect(await steps({ below: '10', step: '1' })).toBe(422)
    expect(await steps({ below: '10', step: '2' }, { step: '1' })).toBe(422)
    expect(await steps({ below: '10', step: '1' }, { step: '2' })).toBe(201)
    const lot = await house.lot()
    expect((await house.call(ADMIN, 'PUT', `/auctions/${lot}`, { startPrice: '1.00' })).body.code).toBe('auctionStarted')
    const { car } = await house.stored('auctions', lot)
    expect(await house.stored('cars', String(car))).toMatchObject({ status: 'onOffer' })
    const times = { startsAt: house.now.toISOString(), endsAt: new Date(house.now.getTime() + 60_000).toISOString() }
    expect((await house.call(ADMIN, 'POST', '/auctions', { car, saleType: 'pure', startPrice: '1.00', ...times })).body).toMatchObject({
      details: { car: { keyword: 'referenceFilter' } },
    })
  })
})
