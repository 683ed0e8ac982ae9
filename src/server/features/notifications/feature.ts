import type { Feature } from '../../feature.ts'
import { HOUR } from '../../scheduler.ts'
import { sweepNotifications } from './sweepNotifications.sql.ts'

/** Notifications of users. */
export const feature: Feature = {
  jobs: ({ records }) => [{ name: 'old notifications', every: HOUR, run: () => sweepNotifications(records) }],
  demo: () => import('./demo.ts'),
}
