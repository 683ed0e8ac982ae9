import { useQuery } from '@tanstack/react-query'
import { useEntity } from '../../admin/adminContext.tsx'
import { useHub } from '../../admin/hub.ts'
import type { lotCalls } from '../../domain/orders/calls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { Delivery, Order } from './deliveries.ts'

type Call = (typeof lotCalls)['salesOrders' | 'purchaseOrders']

/** Tracking of a line's material, and the lots in its warehouse or, for a return, those that were delivered. */
export type LineLots = AnswerOf<Call>[number]

const isKept = (material: string | null | undefined): boolean => (material ?? '') !== ''

/** Lots to choose from, by line id. */
export const useLots = (order: Order, { direction }: Delivery): ReadonlyMap<string, LineLots> => {
  const hub = useHub()
  const { id } = useEntity()
  const named = order.lines.some(({ material }) => isKept(material))
  const { data = [] } = useQuery({
    queryKey: [id, 'lots', order.id, direction],
    enabled: named,
    gcTime: 0,
    queryFn: ({ signal }) => {
      const path = id === 'purchaseOrders' ? '/api/purchaseOrders/{id}/lots' : '/api/salesOrders/{id}/lots'
      return hub.call<Call>('GET', path, { params: { id: order.id }, query: { direction }, signal })
    },
  })
  // One lot, or none, leaves nothing to choose from a delivery.
  return new Map(data.filter(({ reverses, lots }) => !reverses || lots.length > 1).map((line) => [line.line, line]))
}
