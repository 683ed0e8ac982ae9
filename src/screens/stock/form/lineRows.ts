import type { ComputedRows, ComputedValue } from '../../../admin/screens.ts'
import { GoodsBelow } from './GoodsBelow.tsx'

const isUnits = (known: unknown): known is ReadonlyMap<string, string> => known instanceof Map

/** What a line takes from its material before it is saved: its main unit. */
const lineRows: ComputedRows = {
  area: 'stock',
  compute: (rows, _record, known) =>
    rows.map(({ material }): Readonly<Record<string, ComputedValue>> => {
      const value = isUnits(known) && typeof material === 'string' ? known.get(material) : undefined
      return value === undefined ? {} : { unit: { value, reason: 'stock.mainUnit' } }
    }),
  Below: GoodsBelow,
}

export default lineRows
