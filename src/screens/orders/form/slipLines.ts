import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import type { slipCalls } from '../../../domain/orders/calls.ts'
import { type LineProposal, NO_MATERIAL, proposalFor } from '../../../domain/orders/materialFacts.ts'
import { type OrderTotals, orderTotals, type PricedLine } from '../../../domain/orderTotals.ts'
import { type TaxedLine, vatByRate } from '../../../domain/printing/vatByRate.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { Entered, RowOf } from '../../../model/entityMap.ts'
import { DecimalError } from '../../../model/values/decimal.ts'

export type OrderEntity = 'salesOrders' | 'purchaseOrders'

/** A line in the form. */
export type Row = Entered<RowOf<OrderEntity, 'lines'>>

/** The server's facts about a line's material. */
export type KnownMaterial = AnswerOf<(typeof slipCalls)['salesOrders']['facts']>[number]

/** Facts about the materials of a form's lines, for the current head of the slip. */
export class KnownMaterials {
  readonly byId: ReadonlyMap<string, KnownMaterial>
  /** Day of the slip. */
  readonly date: string

  constructor(known: readonly KnownMaterial[], date: string) {
    this.byId = new Map(known.map((one) => [one.id, one]))
    this.date = date
  }
}

export const textIn = (row: Row, name: keyof Row): string | null => {
  const value = row[name]
  return typeof value === 'string' && value !== '' ? value : null
}

const numberIn = (row: Row, name: keyof Row): number | null => {
  const value = row[name]
  return typeof value === 'number' ? value : null
}

const typeIn = ({ lineType }: Row): PricedLine['lineType'] => (lineType === 'discount' || lineType === 'surcharge' ? lineType : 'material')

/** A line as it would be saved, and the values that were filled in. */
export interface SlipLine {
  readonly line: PricedLine & { readonly material: string | null; readonly unit: string | null }
  readonly proposal: LineProposal
}

/** Fills in a line as the server does. */
function slipLine(row: Row, known: KnownMaterials | undefined): SlipLine {
  const entered = {
    ...{ lineType: typeIn(row), lineNumber: numberIn(row, 'lineNumber'), parentLine: numberIn(row, 'parentLine') },
    ...{ material: textIn(row, 'material'), unit: textIn(row, 'unit'), quantity: textIn(row, 'quantity'), bonus: textIn(row, 'bonus') },
    ...{ price: textIn(row, 'price'), vatPercentage: textIn(row, 'vatPercentage') },
    ...{ discountPercentage: textIn(row, 'discountPercentage'), discountAmount: textIn(row, 'discountAmount') },
    promotion: row.promotion === true,
  }
  const facts = known?.byId.get(entered.material ?? NO_MATERIAL)
  const proposal = facts && known ? proposalFor(entered, facts, known.date) : {}
  const { price, ...filled } = proposal
  return { line: { ...entered, ...filled, ...(price && { price: price.price }) }, proposal }
}

export interface SlipState {
  /** In the order of the rows. */
  readonly lines: readonly SlipLine[]
  /** Undefined while a number is invalid. */
  readonly totals: OrderTotals | undefined
  /** Index of each row's line in `totals.lines`, which are sorted by number. */
  readonly places: readonly number[]
}

const totalsOf = (lines: readonly PricedLine[], rounding: unknown): OrderTotals | undefined => {
  try {
    return orderTotals(lines, rounding === 'line' ? 'line' : 'document')
  } catch (error) {
    if (error instanceof DecimalError) return undefined
    throw error
  }
}

interface Computation {
  readonly rounding: unknown
  readonly known: KnownMaterials | undefined
  readonly state: SlipState
}

const computed = new WeakMap<readonly Row[], Computation>()

/** The slip as it would be saved (`PRODUCT.md E2` to `E7`). Cached by `rows`, as cells and totals both ask for it. */
export function slipState(rows: readonly Row[], rounding: unknown, known: KnownMaterials | undefined): SlipState {
  const last = computed.get(rows)
  if (last && last.rounding === rounding && last.known === known) return last.state
  const state = stateOf(rows, rounding, known)
  computed.set(rows, { rounding, known, state })
  return state
}

function stateOf(rows: readonly Row[], rounding: unknown, known: KnownMaterials | undefined): SlipState {
  const lines = rows.map((row) => slipLine(row, known))
  const sorted = [...lines.entries()].toSorted(([, one], [, other]) => (one.line.lineNumber ?? 0) - (other.line.lineNumber ?? 0))
  const places: number[] = []
  for (const [place, [position]] of sorted.entries()) places[position] = place
  return {
    lines,
    places,
    totals: totalsOf(
      sorted.map(([, { line }]) => line),
      rounding,
    ),
  }
}

/** Net base and VAT of each line. */
export const taxesOf = ({ lines, places, totals }: SlipState): readonly TaxedLine[] =>
  vatByRate(
    lines.flatMap(({ line }, position) => {
      const amounts = totals?.lines[places[position] ?? -1]
      if (!amounts || line.lineType !== 'material' || line.promotion === true) return []
      const base = hundredths(amounts.total) - hundredths(amounts.spreadDiscount) + hundredths(amounts.spreadSurcharge)
      return [{ rate: line.vatPercentage ?? '0', base: moneyText(base), vat: amounts.vatAmount }]
    }),
  )
