import type { Feature } from '../../feature.ts'
import { reservationSeed } from './controlSeed.ts'

/** How risky operations are handled: allowed, confirmed or blocked. */
export const feature: Feature = {
  reference: [
    { adds: ['controlOperations'], needs: ['firms'], batches: () => [{ entity: 'controlOperations', records: reservationSeed() }] },
  ],
  demo: () => import('./demo.ts'),
}
