import type { Feature } from '../../feature.ts'
import { firmNumberRules } from '../firms/firmNumber.ts'
import { availabilityRoute } from './availabilityRoute.ts'
import { rules as stockDocuments } from './documents/stockDocuments.rules.ts'
import { rules as mainUnits } from './mainUnits.rules.ts'
import { rules as materials } from './materials.rules.ts'
import { rules as materialTransactions } from './materialTransactions.rules.ts'
import { measurementUnitSeed } from './stockSeed.ts'
import { mainUnitSeed } from './unitSeed.ts'

/** Materials, units, warehouses and stock. */
export const feature: Feature = {
  rules: () => ({ mainUnits, materials, materialTransactions, stockDocuments, warehouses: firmNumberRules }),
  routes: availabilityRoute,
  reference: [
    {
      adds: ['measurementUnits', 'mainUnits'],
      needs: ['firms'],
      batches: () => [
        { entity: 'measurementUnits', records: measurementUnitSeed() },
        { entity: 'mainUnits', records: mainUnitSeed() },
      ],
    },
  ],
}
