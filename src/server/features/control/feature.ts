import type { Feature } from '../../feature.ts'
import { reservationSeed } from './controlSeed.ts'

/** How doubtful operations are answered: let through, confirmed or refused. */
export const feature: Feature = {
  reference: [
    { adds: ['controlOperations'], needs: ['firms'], batches: () => [{ entity: 'controlOperations', records: reservationSeed() }] },
  ],
  demo: () => import('./demo.ts'),
}
