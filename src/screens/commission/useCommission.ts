import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../admin/hub.ts'
import type { commissionCalls } from '../../domain/commission/calls.ts'

const KEY = 'commission'

/** Salesmen whose commission the user may see, their own first. */
export const useCommissionSalesmen = () => {
  const hub = useHub()
  return useQuery({
    queryKey: [KEY, 'salesmen'],
    queryFn: () => hub.call<typeof commissionCalls.salesmen>('GET', '/api/commission/salesmen', {}),
    retry: false,
  })
}

/** A salesman's statement of a month, given by its first day. */
export const useStatement = (salesman: string, month: string) => {
  const hub = useHub()
  return useQuery({
    queryKey: [KEY, 'statement', salesman, month],
    queryFn: () => hub.call<typeof commissionCalls.statement>('GET', '/api/commission/statement', { query: { salesman, month } }),
    retry: false,
    enabled: salesman !== '',
  })
}
