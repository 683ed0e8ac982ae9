import { DEFAULT_FEES } from '../../../domain/deals/fees.ts'
import { moneyText } from '../../../domain/money/hundredths.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft, SeedRow } from '../../seed/seedRecord.ts'

/** The default fees, as a table that Admins can read and change (`PRODUCT.md A14, S10`). */
export const feeSeed = (): SeedDraft<'feeTables'>[] => [
  {
    id: seedId(90, 0),
    name: 'Standard',
    isDefault: true,
    commissionPercent: DEFAULT_FEES.commission.percent,
    commissionMinimum: moneyText(DEFAULT_FEES.commission.minimum),
    steps: DEFAULT_FEES.steps.map(
      ({ below, fixed, percent }, index): SeedRow<'feeTables', 'steps'> => ({
        id: seedId(91, index),
        below: below === null ? null : moneyText(below),
        fixed: moneyText(fixed),
        percent,
      }),
    ),
  },
]
