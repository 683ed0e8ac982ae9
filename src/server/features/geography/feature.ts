import type { Feature } from '../../feature.ts'
import { countrySeed, currencySeed } from './isoSeed.ts'

/** Countries and currencies. */
export const feature: Feature = {
  reference: [
    {
      adds: ['countries', 'currencies'],
      batches: () => [
        { entity: 'countries', records: countrySeed() },
        { entity: 'currencies', records: currencySeed() },
      ],
    },
  ],
}
