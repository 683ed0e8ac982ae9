import { useQuery } from '@tanstack/react-query'
import { useEntity } from '../../admin/adminContext.tsx'
import { useHub } from '../../admin/hub.ts'
import type { lotCalls } from '../../domain/orders/calls.ts'
import { isReturn } from '../../domain/slipTypes.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { Delivery, Order } from './deliveries.ts'

type Call = (typeof lotCalls)['salesOrders' | 'purchaseOrders']

/** Tracking of a line's material, and the lots in its warehouse. */
export type LineLots = AnswerOf<Call>[number]

const isKept = (material: string | null | undefined): boolean => (material ?? '') !== ''

/** Lots to choose from, by line id. Empty for reversals, which use the lots of the original delivery. */
export const useLots = (order: Order, { direction }: Delivery): ReadonlyMap<string, LineLots> => {
  const hub = useHub()
  const { id } = useEntity()
  const named = direction === 'deliver' && !isReturn(order.slipType) && order.lines.some(({ material }) => isKept(material))
  const { data = [] } = useQuery({
    queryKey: [id, 'lots', order.id],
    enabled: named,
    gcTime: 0,
    queryFn: ({ signal }) => {
      const path = id === 'purchaseOrders' ? '/api/purchaseOrders/{id}/lots' : '/api/salesOrders/{id}/lots'
      return hub.call<Call>('GET', path, { params: { id: order.id }, signal })
    },
  })
  return new Map(data.map((line) => [line.line, line]))
}
