import type { Feature } from '../../feature.ts'
import { countriesRules } from './countries.rules.ts'
import { countrySeed, currencySeed } from './isoSeed.ts'

/** Countries and currencies. */
export const feature: Feature = {
  rules: () => ({ countries: countriesRules }),
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
