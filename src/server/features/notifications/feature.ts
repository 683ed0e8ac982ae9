import type { Feature } from '../../feature.ts'
import { notificationSweep } from './notificationSweep.ts'

/** What users are notified of. */
export const feature: Feature = {
  routes: notificationSweep,
}
