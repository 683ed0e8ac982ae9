import type { EntityMap } from '../../model/entityMap.ts'
import { exactDecimal, isDecimalText, roundHalfUp, stringifyDecimal } from '../../model/values/decimal.ts'
import { type Factors, inMainUnit } from '../units.ts'

type Unit = Pick<EntityMap['mainUnits']['subUnits'][number], 'code' | 'factor1' | 'factor2'>

const MAIN: Factors = { factor1: '1', factor2: '1' }

const factorsOf = (units: readonly Unit[], code: string | null | undefined): Factors => units.find((unit) => unit.code === code) ?? MAIN

const QUANTITY = 4

/** Converts a quantity to the main unit; undefined for an invalid quantity. Decimal text. */
export function mainQuantity(
  quantity: string | null | undefined,
  unit: string | null | undefined,
  units: readonly Unit[],
): string | undefined {
  try {
    return inMainUnit(quantity ?? '0', factorsOf(units, unit), QUANTITY)
  } catch {
    return undefined
  }
}

interface UnitPrice {
  readonly price: string
  readonly unit: string | null
}

/** Margin in percent of the price, one decimal place, half up; undefined without a valid price. */
export function marginPercent(sold: UnitPrice, bought: UnitPrice, units: readonly Unit[]): string | undefined {
  const perMain = ({ price, unit }: UnitPrice): readonly [bigint, bigint] => {
    const { scaled, places } = exactDecimal(price)
    const { factor1, factor2 } = factorsOf(units, unit)
    const [from, to] = [exactDecimal(factor1), exactDecimal(factor2)]
    return [scaled * from.scaled * 10n ** BigInt(to.places), to.scaled * 10n ** BigInt(places + from.places)]
  }
  if (!isDecimalText(sold.price)) return undefined
  const [[price, priceOver], [cost, costOver]] = [perMain(sold), perMain(bought)]
  if (price <= 0n) return undefined
  const rest = price * costOver - cost * priceOver
  return stringifyDecimal(roundHalfUp(rest * 1000n, price * costOver), 1)
}
