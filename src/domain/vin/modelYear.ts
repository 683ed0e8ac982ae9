/** Codes of position 10 in their order: 1980 to 2009, then again from 2010 (49 CFR 565.15, table VII). I, O, Q, U, Z and 0 are not used. */
const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980
const CYCLE = 30

/** North American makers say the cycle at position 7: a digit until 2009, a letter since. */
const isNorthAmerican = (vin: string): boolean => /^[1-5]/.test(vin)

/**
 * Model years that a VIN may mean, the earlier first: one if position 7 gives the cycle, else those not after `thisYear` + 1. Empty if
 * position 10 is not a year's code. Makers outside North America need not follow the code at all.
 */
export const modelYears = (vin: string, thisYear: number): readonly number[] => {
  const index = CODES.indexOf(vin[9] ?? ' ')
  if (index < 0) return []
  const early = FIRST_YEAR + index
  const late = early + CYCLE
  if (isNorthAmerican(vin)) return [/\d/.test(vin[6] ?? '') ? early : late]
  return [early, late].filter((year) => year <= thisYear + 1)
}
