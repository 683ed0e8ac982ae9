import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuctionHouse, createAuctionHouse } from '../support/auctionHouse.ts'
import { describeEachEngine } from '../support/describeEachEngine.ts'

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
    expect([await house.held(a), await house.held(b), await house.held(c), await house.held(d)]).toEqual(['0.00', '0.00', '0.00', '400.00'])
  })
})
