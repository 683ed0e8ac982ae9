import { DEFAULT_INCREMENTS } from '../../domain/auction/increments.ts'
import { formatDecimal } from '../../model/values/decimal.ts'
import { SETTINGS_ID } from '../services/setup/houseSettings.ts'
import { reservationSeed } from './controlSeed.ts'
import { houseSeed } from './firmSeed.ts'
import { countrySeed, currencySeed } from './isoSeed.ts'
import { numberingSeed } from './numberingSeed.ts'
import { seedId } from './seedId.ts'
import type { SeedBatch, SeedRecord } from './seedRecord.ts'
import { statusSeed } from './statusSeed.ts'
import { measurementUnitSeed } from './stockSeed.ts'
import { mainUnitSeed } from './unitSeed.ts'

const money = (amount: bigint) => formatDecimal(amount, 2)

/** The increments that hold where nobody configured others, as a table that Admins can read and change (`PRODUCT.md A3`). */
const incrementSeed = (): SeedRecord[] => [
  {
    id: seedId(42, 0),
    name: 'Standard',
    isDefault: true,
    steps: DEFAULT_INCREMENTS.map(({ below, step }, index) => ({
      id: seedId(43, index),
      below: below === null ? null : money(below),
      step: money(step),
    })),
  },
]

/** A fresh house has everything before it; in the demo nothing is left to do. */
const settingsSeed = (production: boolean): SeedRecord[] => [
  { id: SETTINGS_ID, signUp: 'open', ...(production ? {} : { skippedSteps: ['mail', 'signUp'] }) },
]

/** What every installation starts with (`PRODUCT.md S10`), in an order in which references point backwards. Ids stay the same for ever. */
export const referenceData = (production = false): SeedBatch[] => [
  { entity: 'firms', records: [houseSeed()] },
  { entity: 'countries', records: countrySeed() },
  { entity: 'currencies', records: currencySeed() },
  { entity: 'measurementUnits', records: measurementUnitSeed() },
  { entity: 'mainUnits', records: mainUnitSeed() },
  { entity: 'salesOrderStatuses', records: statusSeed(24) },
  { entity: 'purchaseOrderStatuses', records: statusSeed(27) },
  { entity: 'numberingTemplates', records: numberingSeed() },
  { entity: 'bidIncrements', records: incrementSeed() },
  { entity: 'houseSettings', records: settingsSeed(production) },
  { entity: 'controlOperations', records: reservationSeed() },
]
