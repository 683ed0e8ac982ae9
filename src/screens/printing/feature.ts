import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

const printed = { actions: lazy(() => import('./PrintRecord.tsx')) }

/** Adds printing to customers and stock documents; orders, invoices and payments have it among their own actions. */
export const feature: ScreenFeature = { entities: { customers: printed, stockDocuments: printed } }
