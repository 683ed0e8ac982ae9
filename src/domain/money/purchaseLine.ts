import type { DraftMap } from '../../model/entityMap.ts'
import { isDecimal, parseDecimal, roundHalfUp } from '../../model/values/decimal.ts'
import { parseQuantity, QUANTITY_SCALE } from '../quantities.ts'
import { hundredths, moneyText } from './hundredths.ts'

type Line = NonNullable<DraftMap['purchases']['lines']>[number]

const RATE_SCALE = 2

const given = (text: string | null | undefined, scale: number): text is string => typeof text === 'string' && isDecimal(text, scale)

/** Fills in empty VAT (of quantity × price) and total of a received invoice's line; values typed from the paper invoice stay. */
export function purchaseLine<T extends Line>(line: T): T {
  const { quantity, price, vatPercentage, vatAmount, total } = line
  if (!given(quantity, QUANTITY_SCALE) || !given(price, 2)) return line
  const base = roundHalfUp(parseQuantity(quantity) * hundredths(price), 10n ** BigInt(QUANTITY_SCALE))
  const rate = given(vatPercentage, RATE_SCALE) ? parseDecimal(vatPercentage, RATE_SCALE) : 0n
  const vat = given(vatAmount, 2) ? hundredths(vatAmount) : roundHalfUp(base * rate, 100n * 10n ** BigInt(RATE_SCALE))
  const amounts: Line = { vatAmount: moneyText(vat), total: given(total, 2) ? total : moneyText(base + vat) }
  return { ...line, ...amounts }
}
