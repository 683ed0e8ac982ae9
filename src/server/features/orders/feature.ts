import type { Feature } from '../../feature.ts'
import { rules as stockDocuments } from './deliveryNotes.rules.ts'
import { rules as paymentPlans } from './paymentPlans.rules.ts'
import { rules as priceLists } from './priceLists.rules.ts'
import { rules as purchaseOrderStatuses } from './purchaseOrderStatuses.rules.ts'
import { rules as purchaseOrders } from './purchaseOrders.rules.ts'
import { rules as salesmen } from './salesmen.rules.ts'
import { rules as salesOrderStatuses } from './salesOrderStatuses.rules.ts'
import { rules as salesOrders } from './salesOrders.rules.ts'
import { statusSeed } from './seed/statusSeed.ts'
import { slipRoutes } from './slipRoutes.ts'
import { valueBackfill } from './valueBackfill.ts'

/** Sales and purchase orders, from the proposal to the delivery. */
export const feature: Feature = {
  rules: () => ({
    paymentPlans,
    priceLists,
    purchaseOrders,
    purchaseOrderStatuses,
    salesmen,
    salesOrders,
    salesOrderStatuses,
    stockDocuments,
  }),
  routes: slipRoutes,
  reference: [
    {
      adds: ['salesOrderStatuses', 'purchaseOrderStatuses'],
      needs: ['firms'],
      batches: () => [
        { entity: 'salesOrderStatuses', records: statusSeed(24) },
        { entity: 'purchaseOrderStatuses', records: statusSeed(27) },
      ],
    },
  ],
  backfills: () => [valueBackfill],
  demo: () => import('./demo.ts'),
}
