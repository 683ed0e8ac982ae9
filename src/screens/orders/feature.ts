import { lazy } from 'react'
import type { EntityScreens } from '../../admin/screens.ts'
import type { ScreenFeature } from '../feature.ts'

/** What sales and purchase orders share. */
const orders: EntityScreens = {
  bulk: lazy(() => import('./BatchApproval.tsx')),
  actions: lazy(() => import('./OrderActions.tsx')),
  fields: { lines: { computed: () => import('./form/orderRows.ts') }, 'lines.returnedLine': { hidden: true } },
}

export const feature: ScreenFeature = {
  entities: {
    purchaseOrders: { ...orders, fields: { ...orders.fields, 'lines.demandLine': { hidden: true } } },
    salesOrders: orders,
  },
}
