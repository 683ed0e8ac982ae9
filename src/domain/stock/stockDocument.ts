import type { DraftMap, EntityMap } from '../../model/entityMap.ts'
import { compareDecimal, exactDecimal, roundHalfUp } from '../../model/values/decimal.ts'
import { hundredths, MONEY_SCALE, moneyText } from '../money/hundredths.ts'
import { parseQuantity, quantityText } from '../quantities.ts'

export type StockKind = EntityMap['stockDocuments']['kind']

type Draft = DraftMap['stockDocuments']

export type StockLine = NonNullable<Draft['lines']>[number]
export type CountRow = NonNullable<Draft['counts']>[number]

/** Whether goods of the document come in with their own cost. */
export const hasOwnCost = (kind: StockKind): boolean => kind === 'receipt' || kind === 'opening' || kind === 'correction'

/** Direction of a line's quantity: 1 in, -1 out. The quantity of a correction has its own sign. */
export const directionOf = (kind: StockKind): 1n | -1n => (kind === 'issue' || kind === 'transfer' ? -1n : 1n)

/** Fields of a line that the user does not type. */
const GIVEN: ReadonlySet<string> = new Set(['id', 'lineNumber'])

/** Lines with at least one typed value. */
export const filledLines = (lines: readonly StockLine[]): readonly StockLine[] =>
  lines.filter((line) => Object.entries(line).some(([name, value]) => !GIVEN.has(name) && value !== null && value !== undefined))

/** Counted less expected quantity; null unless both are known. Decimal text. */
export const differenceOf = ({ expected = null, counted = null }: Pick<CountRow, 'expected' | 'counted'>): string | null =>
  expected === null || counted === null ? null : quantityText(parseQuantity(counted) - parseQuantity(expected))

/** Quantity × unit cost in hundredths, rounded half up once. */
function costInHundredths(quantity: string, unitCost: string): bigint {
  const [amount, cost] = [exactDecimal(quantity), exactDecimal(unitCost)]
  const scale = 10n ** BigInt(amount.places + cost.places)
  return roundHalfUp(amount.scaled * cost.scaled * 10n ** BigInt(MONEY_SCALE), scale)
}

/** Quantity × unit cost, rounded half up once to hundredths. Decimal text. */
export const costOf = (quantity: string, unitCost: string): string => moneyText(costInHundredths(quantity, unitCost))

/** A mistake that prevents posting; `index` is the line's position, `code` as in `errors.*`. */
export interface StockMistake {
  readonly index: number
  readonly field: keyof StockLine & ('material' | 'quantity' | 'unitCost')
  readonly code: 'required' | 'formatExclusiveMinimum' | 'formatMaximum'
}

/** The highest value of a line: sums of many lines still have space. */
export const MAX_VALUE = '999999999999.99'

const isTooExpensive = (kind: StockKind, quantity: string | null, unitCost: string | null): boolean =>
  hasOwnCost(kind) && quantity !== null && unitCost !== null && costInHundredths(quantity, unitCost) > hundredths(MAX_VALUE)

const isNothing = (quantity: string): boolean => compareDecimal(quantity, '0') === 0

function lineMistakes(kind: StockKind, { material = null, quantity = null, unitCost = null }: StockLine, index: number): StockMistake[] {
  const wrong = quantity !== null && (kind === 'correction' ? isNothing(quantity) : compareDecimal(quantity, '0') <= 0)
  return [
    ...(material === null ? [{ index, field: 'material', code: 'required' } as const] : []),
    ...(quantity === null ? [{ index, field: 'quantity', code: 'required' } as const] : []),
    ...(wrong ? [{ index, field: 'quantity', code: 'formatExclusiveMinimum' } as const] : []),
    ...(isTooExpensive(kind, quantity, unitCost) ? [{ index, field: 'unitCost', code: 'formatMaximum' } as const] : []),
    ...(kind === 'opening' && unitCost === null ? [{ index, field: 'unitCost', code: 'required' } as const] : []),
  ]
}

/** Mistakes in the lines of a document to be posted. */
export const postingMistakes = (kind: StockKind, lines: readonly StockLine[]): readonly StockMistake[] =>
  lines.flatMap((line, index) => lineMistakes(kind, line, index))
