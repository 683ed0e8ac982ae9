import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../../admin/hub.ts'
import type { invoiceCalls } from '../../../domain/invoices/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'

export type Margin = AnswerOf<typeof invoiceCalls.margins>[number]

/** Margins of invoices, in one request. Not fetched for users who may not see stock values. */
export const useMargins = (ids: readonly string[]) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['invoices', 'margins', ...ids],
    queryFn: () => hub.call<typeof invoiceCalls.margins>('GET', '/api/invoices/margins', { query: { ids } }),
    enabled: ids.length > 0,
    retry: false,
  })
}
