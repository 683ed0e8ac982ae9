import { createElement } from 'react'
import type { CellHint, ComputedRows, ComputedValue, RowsBelowProps } from '../../../admin/screens.ts'
import { GoodsFooter } from './GoodsFooter.tsx'
import { type MaterialUnits, unitsIn } from './useMaterialUnits.ts'

/** Values that a line takes from its material: the main unit, and the units to choose from. `of`: the line's field with the material. */
export const goodsRows = (of: 'material' | 'item'): ComputedRows => {
  const byRow = <T>(
    rows: RowsBelowProps['rows'],
    known: unknown,
    take: (units: MaterialUnits) => T,
  ): readonly (T | Record<string, never>)[] =>
    rows.map((row) => {
      const units = unitsIn(known, row[of])
      return units ? take(units) : {}
    })
  return {
    area: 'stock',
    compute: (rows, _record, known) =>
      byRow(rows, known, ({ main }): Readonly<Record<string, ComputedValue>> => ({ unit: { value: main, reason: 'stock.mainUnit' } })),
    hints: (rows, _record, known) => byRow(rows, known, ({ codes }): Readonly<Record<string, CellHint>> => ({ unit: { choices: codes } })),
    Footer: (props) => createElement(GoodsFooter, { ...props, of }),
  }
}
