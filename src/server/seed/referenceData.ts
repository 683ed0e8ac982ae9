import { DEFAULT_INCREMENTS } from '../../domain/auction/increments.ts'
import { formatDecimal } from '../../model/values/decimal.ts'
import { reservationSeed } from '../features/control/controlSeed.ts'
import { houseSeed } from '../features/firms/firmSeed.ts'
import { countrySeed, currencySeed } from '../features/geography/isoSeed.ts'
import { numberingSeed } from '../features/numbering/numberingSeed.ts'
import { statusSeed } from '../features/orders/statusSeed.ts'
import { SETTINGS_ID } from '../features/setup/houseSettings.ts'
import { measurementUnitSeed } from '../features/stock/stockSeed.ts'
import { mainUnitSeed } from '../features/stock/unitSeed.ts'
import { seedId } from './seedId.ts'
import type { SeedBatch, SeedRecord } from './seedRecord.ts'

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
