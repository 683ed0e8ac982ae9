import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../admin/hub.ts'
import type { demandCoverage } from '../../domain/demands/calls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { ShownMap } from '../../model/entityMap.ts'

/** How far a line of a demand is covered. */
export type Covered = AnswerOf<typeof demandCoverage.coverage>[number]

/** How far the lines of a demand are covered; read again with the demand and with purchase orders. */
export const useCoverage = ({ id, _version }: ShownMap['demands']) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['purchaseOrders', 'coverage', id, _version],
    queryFn: () => hub.call<typeof demandCoverage.coverage>('GET', '/api/demands/{id}/coverage', { params: { id } }),
    retry: false,
  })
}
