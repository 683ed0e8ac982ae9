import { useRecordContext } from 'react-admin'
import { useEntity, useMay } from '../../admin/adminContext.tsx'
import { type SlipSteps, slipSteps } from '../../domain/orders/slipSteps.ts'
import type { Order } from './deliveries.ts'

/** The slip of the page, and the steps that are open to the user. */
export const useSlipSteps = (): (SlipSteps & { readonly order: Order }) | undefined => {
  const { id } = useEntity()
  const may = useMay()
  const order = useRecordContext<Order>()
  if (!order) return undefined
  return { order, ...slipSteps(order, { approve: may(id, 'approve'), edit: may(id, 'edit'), create: may(id, 'create') }) }
}
