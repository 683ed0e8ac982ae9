import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../admin/hub.ts'
import type { demandCoverage } from '../../domain/demands/calls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { ShownMap } from '../../model/entityMap.ts'

/** Coverage of one line of a demand. */
export type Covered = AnswerOf<typeof demandCoverage.coverage>[number]

/** Coverage of a demand's lines; refetched with the demand and with purchase orders. */
export const useCoverage = ({ id, _version }: ShownMap['demands']) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['purchaseOrders', 'coverage', id, _version],
    queryFn: () => hub.call<typeof demandCoverage.coverage>('GET', '/api/demands/{id}/coverage', { params: { id } }),
    retry: false,
  })
}
