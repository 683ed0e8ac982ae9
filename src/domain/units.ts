import type { EntityMap } from '../model/entityMap.ts'
import { compareDecimal, exactDecimal, isDecimalText, MAX_DIGITS, roundHalfUp, stringifyDecimal } from '../model/values/decimal.ts'

type Row = EntityMap['mainUnits']['subUnits'][number]

/** Conversion of a sub-unit: `factor1` of it are `factor2` of the main unit (`PRODUCT.md E12`). Both are exact decimal text. */
export type Factors = Pick<Row, 'factor1' | 'factor2'>

export type SubUnit = Factors & Partial<Pick<Row, 'isMain'>>

/** Mistake in the sub-units of a main unit; `index` is the row, 0 if a row is missing. */
export interface SubUnitMistake {
  readonly index: number
  readonly field: keyof SubUnit
  readonly code: 'notPositive' | 'noMain' | 'severalMains' | 'mainFactor'
}

const FACTORS = ['factor1', 'factor2'] as const

const isPositive = (text: string): boolean => isDecimalText(text) && compareDecimal(text, '0') > 0

const isOne = (text: string): boolean => isDecimalText(text) && compareDecimal(text, '1') === 0

/**
 * Quantity in the main unit = quantity × factor2 / factor1 (`PRODUCT.md E12`), computed exactly and rounded half up once, to `scale` places.
 * Throws `DecimalError` for invalid decimals, `RangeError` for factors that are not positive and for results with more than 18 digits.
 */
export const inMainUnit = (quantity: string, { factor1, factor2 }: Factors, scale: number): string => {
  const [amount, from, to] = [exactDecimal(quantity), exactDecimal(factor1), exactDecimal(factor2)]
  if (from.scaled <= 0n || to.scaled <= 0n) throw new RangeError('factors are above zero')
  const numerator = amount.scaled * to.scaled * 10n ** BigInt(from.places + scale)
  const denominator = from.scaled * 10n ** BigInt(amount.places + to.places)
  const scaled = roundHalfUp(numerator, denominator)
  if (scaled.toString().replace('-', '').length > MAX_DIGITS) throw new RangeError(`more than ${MAX_DIGITS} digits`)
  return stringifyDecimal(scaled, scale)
}

const factorMistakes = (unit: SubUnit, index: number): SubUnitMistake[] =>
  FACTORS.filter((field) => !isPositive(unit[field])).map((field) => ({ index, field, code: 'notPositive' }))

const mainMistakes = (units: readonly SubUnit[]): SubUnitMistake[] => {
  const mains = units.flatMap((unit, index) => (unit.isMain === true ? [{ unit, index }] : []))
  const [main, ...others] = mains
  if (!main) return [{ index: 0, field: 'isMain', code: 'noMain' }]
  return [
    ...others.map(({ index }): SubUnitMistake => ({ index, field: 'isMain', code: 'severalMains' })),
    ...FACTORS.filter((field) => isPositive(main.unit[field]) && !isOne(main.unit[field])).map(
      (field): SubUnitMistake => ({ index: main.index, field, code: 'mainFactor' }),
    ),
  ]
}

/** Mistakes of sub-units (`PRODUCT.md E12`): factors must be positive, exactly one is the main unit, with the factors 1 and 1. */
export const subUnitMistakes = (units: readonly SubUnit[]): SubUnitMistake[] => [...units.flatMap(factorMistakes), ...mainMistakes(units)]
