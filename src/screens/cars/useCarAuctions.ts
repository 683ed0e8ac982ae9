import { useMay } from '../../admin/adminContext.tsx'
import { useRecords } from '../../admin/useRecords.ts'
import type { ShownMap } from '../../model/entityMap.ts'

/** An auction as the API answers it. */
export type CarAuction = ShownMap['auctions']

/** More auctions of one page of cars than this there are not: a car is in one at a time. */
const MOST = 200

/** Auctions of the cars, the latest of each, by car; one request for all of them. */
export const useCarAuctions = (cars: readonly string[]): ReadonlyMap<string, CarAuction> => {
  const may = useMay()
  const { data = [] } = useRecords(
    'auctions',
    { filter: { car: cars }, sort: { field: 'endsAt', order: 'ASC' }, limit: MOST },
    { enabled: cars.length > 0 && may('auctions', 'list') },
  )
  return new Map(data.map((auction) => [auction.car, auction]))
}
