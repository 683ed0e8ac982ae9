import { type RaRecord, useGetList } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'

/** An auction as the API answers it. */
export interface CarAuction extends RaRecord<string> {
  readonly car: string
  readonly status: string
  readonly startsAt: string
  readonly endsAt: string
  readonly startPrice: string
  readonly price: string | null
  readonly currency: string | null
}

/** More auctions of one page of cars than this there are not: a car is in one at a time. */
const MOST = 200

/** Auctions of the cars, the latest of each, by car; one request for all of them. */
export const useCarAuctions = (cars: readonly string[]): ReadonlyMap<string, CarAuction> => {
  const may = useMay()
  const { data = [] } = useGetList<CarAuction>(
    'auctions',
    { pagination: { page: 1, perPage: MOST }, sort: { field: 'endsAt', order: 'ASC' }, filter: { car: [...cars] } },
    { enabled: cars.length > 0 && may('auctions', 'list'), retry: false },
  )
  return new Map(data.map((auction) => [auction.car, auction]))
}
