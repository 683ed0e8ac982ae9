import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft, SeedRow } from '../../seed/seedRecord.ts'

/** Code and name of a main unit, then its further sub-units: quantity in the main unit = quantity × factor2 / factor1 (`PRODUCT.md E12`). */
const UNITS = [
  [
    'PCS',
    'Piece',
    [
      ['DZ', 'Dozen', '1', '12'],
      ['BOX', 'Box', '1', '24'],
      ['PAL', 'Pallet', '1', '960'],
    ],
  ],
  [
    'KG',
    'Kilogram',
    [
      ['G', 'Gram', '1000', '1'],
      ['T', 'Tonne', '1', '1000'],
    ],
  ],
  [
    'L',
    'Litre',
    [
      ['ML', 'Millilitre', '1000', '1'],
      ['DRUM', 'Drum', '1', '208'],
    ],
  ],
  [
    'M',
    'Metre',
    [
      ['CM', 'Centimetre', '100', '1'],
      ['ROLL', 'Roll', '1', '50'],
    ],
  ],
  ['SET', 'Set', [['PAIR', 'Pair', '2', '1']]],
] as const

export const mainUnitSeed = (): SeedDraft<'mainUnits'>[] =>
  UNITS.map(
    ([code, name, others], position): SeedDraft<'mainUnits'> => ({
      id: seedId(7, position),
      code,
      name,
      subUnits: [[code, name, '1', '1'] as const, ...others].map(
        ([subCode, subName, factor1, factor2], index): SeedRow<'mainUnits', 'subUnits'> => ({
          id: seedId(8, position * 100 + index),
          code: subCode,
          name: subName,
          factor1,
          factor2,
          isMain: index === 0,
        }),
      ),
    }),
  )
