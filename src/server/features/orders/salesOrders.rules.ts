import { OPERATIONS } from '../../../domain/operations.ts'
import { delivery } from './delivery.ts'
import { orderRules } from './orderRules.ts'

const operation = OPERATIONS.salesDelivery

export const rules = orderRules({
  trade: 'sales',
  trcode: 'salesOrder',
  statuses: 'salesOrderStatuses',
  actions: {
    deliver: delivery({ kind: 'sales', direction: 'deliver', operation }),
    cancelDelivery: delivery({ kind: 'sales', direction: 'takeBack', operation }),
  },
})
