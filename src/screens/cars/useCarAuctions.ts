import { useMay } from '../../admin/adminContext.tsx'
import { useRecords } from '../../admin/useRecords.ts'
import type { ShownMap } from '../../model/entityMap.ts'

/** An auction as the API answers it. */
export type CarAuction = ShownMap['auctions']

/** Enough for one page of cars: a car has few auctions. */
const LIMIT = 200

/** The latest auction of each car, by car id; one request for all. */
export const useCarAuctions = (cars: readonly string[]): ReadonlyMap<string, CarAuction> => {
  const may = useMay()
  const { data = [] } = useRecords(
    'auctions',
    { filter: { car: cars }, sort: { field: 'endsAt', order: 'ASC' }, limit: LIMIT },
    { enabled: cars.length > 0 && may('auctions', 'list') },
  )
  return new Map(data.map((auction) => [auction.car, auction]))
}
