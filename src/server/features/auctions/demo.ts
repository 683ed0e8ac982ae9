import { carFigures } from '../../../domain/cars/carFigures.ts'
import type { SeedDraft, SeedRecord } from '../../seed/seedRecord.ts'
import type { DemoStep } from '../../seed/seedSteps.ts'
import { auctionSeed } from './auctionSeed.ts'
import { acceptanceSeed } from './terms/termsSeed.ts'

/** Adds the results of auctions to cars. */
function asSold(auctions: readonly SeedDraft<'auctions'>[]): (car: SeedRecord) => SeedRecord {
  const sold = new Map(auctions.filter(({ status }) => status === 'sold').map((auction) => [auction.car, auction]))
  return (car) => {
    const auction = sold.get(car.id)
    if (!auction?.price || !auction.currency) return car
    const costs = Array.isArray(car.costs) ? car.costs : []
    return {
      ...car,
      ...carFigures(costs, { amount: auction.price, currency: auction.currency }),
      saleDate: auction.endsAt.slice(0, 10),
    }
  }
}

export const demo: readonly DemoStep[] = [
  {
    adds: ['termsAcceptances'],
    needs: ['users'],
    batches: ({ of, now }) => [{ entity: 'termsAcceptances', records: acceptanceSeed(of('users'), now) }],
  },
  {
    adds: ['auctions', 'bids'],
    needs: ['cars', 'users'],
    batches({ of, now }) {
      const [, ...dealers] = of('users').map(({ id }) => id)
      const { auctions, bids } = auctionSeed(of('cars'), dealers, now)
      return [
        { entity: 'auctions', records: auctions },
        { entity: 'bids', records: bids },
      ]
    },
    amends: ({ of }) => ({ cars: asSold(of('auctions')) }),
  },
]
