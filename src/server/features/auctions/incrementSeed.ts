import { DEFAULT_INCREMENTS } from '../../../domain/auction/increments.ts'
import { stringifyDecimal } from '../../../model/values/decimal.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft, SeedRow } from '../../seed/seedRecord.ts'

const money = (amount: bigint) => stringifyDecimal(amount, 2)

/** The default increments, as a table that Admins can read and change (`PRODUCT.md A3`). */
export const incrementSeed = (): SeedDraft<'bidIncrements'>[] => [
  {
    id: seedId(42, 0),
    name: 'Standard',
    isDefault: true,
    steps: DEFAULT_INCREMENTS.map(
      ({ below, step }, index): SeedRow<'bidIncrements', 'steps'> => ({
        id: seedId(43, index),
        below: below === null ? null : money(below),
        step: money(step),
      }),
    ),
  },
]
