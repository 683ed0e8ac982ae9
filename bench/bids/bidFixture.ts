import { createAuctionContext } from '../../src/server/features/auctions/auctionContext.ts'
import { type BidQueue, createBidQueue } from '../../src/server/features/auctions/bidding/bidQueue.ts'
import { recordContextOf } from '../../tests/support/app/recordContext.ts'
import { type AuctionHouse, type Bidder, createAuctionHouse } from '../../tests/support/auctions/auctionHouse.ts'
import { type BenchDatabase, fileOf } from '../databases.ts'

/** One auction with two bidders who take turns, so that each bid outbids the last. */
export interface Lane {
  readonly auction: string
  readonly bidders: readonly [Bidder, Bidder]
}

/** Auctions and bidders in a database, and the product's bid queue. */
export interface BidFixture {
  readonly house: AuctionHouse
  readonly queue: BidQueue
  readonly lanes: (count: number) => Promise<Lane[]>
}

/** Every price rises by one euro, so that a maximum two euros above the last one always leads. */
const STEPS = [{ step: '1.00' }]

const RICH = '9000000000.00'

export async function createBidFixture(place: BenchDatabase): Promise<BidFixture> {
  const database = place.databaseUrl === undefined ? { file: fileOf(place) } : { databaseUrl: place.databaseUrl }
  const house = await createAuctionHouse({ database })
  const admin = 'admin@cardealerhub.test'
  const made = await house.as(admin, { method: 'POST', url: '/api/bidIncrements', payload: { name: 'One euro', steps: STEPS } })
  const increments: string = made.json().id
  const queue = createBidQueue(createAuctionContext(await recordContextOf(house), 'secret'))
  const lane = async (): Promise<Lane> => ({
    auction: await house.lot({ increments, startPrice: '1.00' }),
    bidders: [await house.bidder(RICH), await house.bidder(RICH)],
  })
  return {
    house,
    queue,
    async lanes(count) {
      const lanes: Lane[] = []
      for (let index = 0; index < count; index += 1) lanes.push(await lane())
      return lanes
    },
  }
}
