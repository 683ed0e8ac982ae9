import type { Feature } from '../../feature.ts'
import { rules as invoices } from './invoices.rules.ts'
import { marginRoutes } from './margins.ts'
import { rules as purchaseOrders } from './purchaseOrders.rules.ts'
import { rules as purchases } from './purchases.rules.ts'
import { rules as salesOrders } from './salesOrders.rules.ts'

/** Invoices issued and received, and credit notes, made of orders (`PRODUCT.md E18`). */
export const feature: Feature = {
  routes: marginRoutes,
  rules: () => ({ invoices, purchaseOrders, purchases, salesOrders }),
}
