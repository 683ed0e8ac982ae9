import { createElement } from 'react'
import type { CellHint, ComputedRows, ComputedValue } from '../../../admin/screens.ts'
import type { Entered, RowOf } from '../../../model/entityMap.ts'
import { GoodsFooter } from './GoodsFooter.tsx'
import { type MaterialUnits, unitsIn } from './useMaterialUnits.ts'

type StockLine = RowOf<'stockDocuments' | 'priceLists', 'lines'>
type DemandLine = RowOf<'demands', 'lines'>

/** The line's field with its material. */
export type GoodsField = (keyof StockLine & 'material') | (keyof DemandLine & 'item')

/** A line of goods. */
type GoodsLine = { readonly [K in GoodsField | (keyof StockLine & keyof DemandLine & 'unit')]: string | null }

/** Values that a line takes from its material: the main unit, and the units to choose from. `of`: the line's field with the material. */
export const goodsRows = (of: GoodsField): ComputedRows<GoodsLine> => {
  const byRow = <T>(
    rows: readonly Entered<GoodsLine>[],
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
      byRow(rows, known, ({ main }): { readonly [K in keyof GoodsLine]?: ComputedValue } => ({
        unit: { value: main, reason: 'stock.mainUnit' },
      })),
    hints: (rows, _record, known) =>
      byRow(rows, known, ({ codes }): { readonly [K in keyof GoodsLine]?: CellHint } => ({ unit: { choices: codes } })),
    Footer: (props) => createElement(GoodsFooter, { ...props, of }),
  }
}
