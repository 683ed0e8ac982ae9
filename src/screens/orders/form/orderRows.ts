import type { CellHint, ComputedRowsOf, ComputedValue } from '../../../admin/screens.ts'
import type { OrderTotals } from '../../../domain/orderTotals.ts'
import { trimZeros } from '../../parts/trimZeros.ts'
import { SlipFooter } from './SlipFooter.tsx'
import { shortRows } from './shortRows.ts'
import { KnownMaterials, type OrderEntity, type Row, type SlipLine, type SlipState, slipState } from './slipLines.ts'

type Computed = { readonly [K in keyof Row]?: ComputedValue }
type Hints = { readonly [K in keyof Row]?: CellHint }

const amountsOf = ({ line }: SlipLine, amounts: OrderTotals['lines'][number]): Computed => {
  const { discountAmount, vatAmount, total } = amounts
  if (line.lineType !== 'material') return { total: { value: total, reason: 'delivery.lines.spread' } }
  const isRate = (line.discountPercentage ?? null) !== null
  return {
    total: { value: total, reason: 'delivery.lines.total' },
    vatAmount: { value: vatAmount, reason: 'delivery.lines.vat' },
    ...(isRate && { discountAmount: { value: discountAmount, reason: 'delivery.lines.discount', wins: true } }),
  }
}

const filledOf = ({ line, proposal: { unit, vatPercentage, price } }: SlipLine): Computed => ({
  ...(unit !== undefined && { unit: { value: unit, reason: 'delivery.lines.unit' } }),
  ...(vatPercentage !== undefined && {
    vatPercentage: { value: vatPercentage, reason: line.material === null ? 'delivery.lines.firmRate' : 'delivery.lines.vatRate' },
  }),
  ...(price && { price: { value: price.price, reason: `delivery.lines.${price.source}` } }),
})

/** Computed values of each row. */
const computedOf = ({ lines, places, totals }: SlipState): readonly Computed[] =>
  lines.map((line, position) => {
    const amounts = totals?.lines[places[position] ?? -1]
    return { ...filledOf(line), ...(amounts && amountsOf(line, amounts)) }
  })

/** In a surcharge line, the fields of a discount are those of the surcharge. */
const SURCHARGE: Hints = {
  discountPercentage: { label: 'delivery.lines.surchargePercentage' },
  discountAmount: { label: 'delivery.lines.surchargeAmount' },
}

/** Hints of each row: the labels of a surcharge, the units of its material, and a warning if the quantity exceeds the available stock. */
const hintsOf = (state: SlipState, known: KnownMaterials | undefined, slipType: unknown): readonly Hints[] => {
  const short = shortRows(state, known, slipType)
  return state.lines.map(({ line }, position) => {
    const facts = known?.byId.get(line.material ?? '')
    const beyond = short.get(position)
    return {
      ...(line.lineType === 'surcharge' && SURCHARGE),
      ...(facts && facts.units.length > 0 && { unit: { choices: facts.units.map(({ code }) => code) } }),
      ...(beyond && {
        quantity: { caution: 'delivery.lines.short', params: { quantity: trimZeros(beyond.available), unit: beyond.unit } },
      }),
    }
  })
}

const knownIn = (known: unknown): KnownMaterials | undefined => (known instanceof KnownMaterials ? known : undefined)

/** Values that an order's lines take from their materials, and their amounts, as the server computes them on save (`PRODUCT.md E2` to `E7`, `E16`). */
const orderRows: ComputedRowsOf<OrderEntity, 'lines'> = {
  area: 'delivery',
  compute: (rows, record, known) => computedOf(slipState(rows, record.vatRounding, knownIn(known))),
  hints: (rows, record, known) => hintsOf(slipState(rows, record.vatRounding, knownIn(known)), knownIn(known), record.slipType),
  Footer: SlipFooter,
}

export default orderRows
