import { roundHalfUp, stringifyDecimal } from '../model/values/decimal.ts'

/** A share in percent with one decimal place, rounded half up; null of nothing. */
export const shareOf = (part: bigint, whole: bigint): string | null =>
  whole === 0n ? null : stringifyDecimal(roundHalfUp(part * 1000n, whole), 1)
