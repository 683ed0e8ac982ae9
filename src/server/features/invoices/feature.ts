import type { Feature } from '../../feature.ts'
import { rules as invoices } from './invoices.rules.ts'
import { marginRoutes } from './margins.ts'
import { rules as purchaseOrders } from './purchaseOrders.rules.ts'
import { rules as purchases } from './purchases.rules.ts'
import { rules as salesOrders } from './salesOrders.rules.ts'

/** Issued and received invoices and credit notes, made from orders (`PRODUCT.md E18`). */
export const feature: Feature = {
  routes: marginRoutes,
  rules: () => ({ invoices, purchaseOrders, purchases, salesOrders }),
}
