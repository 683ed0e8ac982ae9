import type { ScreensOf } from '../../admin/screens.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

/** Screens that sales and purchase orders share. */
const orders: ScreensOf<'salesOrders' | 'purchaseOrders'> = {
  form: {
    head: ['customer', 'date', 'slipType', 'returnOf', 'warehouse', 'salesman', 'currency', 'paymentType', 'status', 'ficheNumber'],
    without: ['summary'],
    focus: 'customer',
  },
  bulk: lazy(() => import('./BatchApproval.tsx')),
  actions: lazy(() => import('./OrderActions.tsx')),
  ownCopies: true,
  fields: { lines: { computed: () => import('./form/orderRows.ts') }, 'lines.returnedLine': { hidden: true } },
}

export const feature: ScreenFeature = {
  entities: {
    purchaseOrders: {
      ...orders,
      initial: () => import('./form/purchaseInitial.ts'),
      fields: { ...orders.fields, 'lines.demandLine': { hidden: true } },
    },
    salesOrders: { ...orders, initial: () => import('./form/salesInitial.ts') },
  },
}
