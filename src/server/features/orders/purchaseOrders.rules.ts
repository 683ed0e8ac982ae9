import { OPERATIONS } from '../../../domain/operations.ts'
import { delivery } from './delivery.ts'
import { orderRules } from './orderRules.ts'

const operation = OPERATIONS.purchaseReceipt

export const rules = orderRules({
  trade: 'purchase',
  trcode: 'purchaseOrder',
  statuses: 'purchaseOrderStatuses',
  actions: {
    receive: delivery({ kind: 'purchase', direction: 'deliver', operation }),
    cancelReceipt: delivery({ kind: 'purchase', direction: 'takeBack', operation }),
  },
})
