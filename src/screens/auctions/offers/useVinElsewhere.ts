import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../admin/adminContext.tsx'
import { useHub } from '../../../admin/hub.ts'
import type { offerCalls } from '../../../domain/auction/offerCalls.ts'
import type { ShownMap } from '../../../model/entityMap.ts'

/** Whether another firm has the same VIN on offer, for those who decide about a waiting offer. */
export const useVinElsewhere = ({ id, status }: ShownMap['carOffers']): boolean => {
  const hub = useHub()
  const may = useMay()
  const { data } = useQuery({
    queryKey: ['carOffers', 'vin', id],
    queryFn: () => hub.call<typeof offerCalls.vin>('GET', '/api/carOffers/{id}/vin', { params: { id } }),
    enabled: may('carOffers', 'approve') && (status === 'submitted' || status === 'accepted'),
    retry: false,
  })
  return data?.elsewhere === true
}
