import type { ComputedRows } from '../../../admin/screens.ts'
import { SlipBelow } from './SlipBelow.tsx'
import { computedOf, KnownMaterials, slipState } from './slipLines.ts'

/** What an order's lines take from their materials, and their amounts, before it is saved, as the server computes them (`PRODUCT.md E2` to `E7`, `E16`). */
const orderRows: ComputedRows = {
  area: 'delivery',
  compute: (rows, record, known) => computedOf(slipState(rows, record.vatRounding, known instanceof KnownMaterials ? known : undefined)),
  Below: SlipBelow,
}

export default orderRows
