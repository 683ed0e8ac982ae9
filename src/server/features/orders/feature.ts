import type { Feature } from '../../feature.ts'
import { firmNumberRules } from '../firms/firmNumber.ts'
import { rules as stockDocuments } from './deliveryNotes.rules.ts'
import { orderRules } from './orderRules.ts'
import { rules as paymentPlans } from './paymentPlans.rules.ts'
import { rules as priceLists } from './priceLists.rules.ts'
import { statusSeed } from './seed/statusSeed.ts'
import { slipRoutes } from './slipRoutes.ts'
import { statusRules } from './statusRules.ts'
import { valueBackfill } from './valueBackfill.ts'

/** Sales and purchase orders, from the proposal to the delivery. */
export const feature: Feature = {
  rules: () => ({
    paymentPlans,
    priceLists,
    purchaseOrders: orderRules('purchase'),
    purchaseOrderStatuses: statusRules,
    salesmen: firmNumberRules,
    salesOrders: orderRules('sales'),
    salesOrderStatuses: statusRules,
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
