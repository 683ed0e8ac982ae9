import { expectedCheckDigit, hasCheckDigit, isVin, normalizeVin } from '../../model/values/vin.ts'
import { makerOf } from './wmiMakers.ts'
import { countryOf, type Region, regionOf } from './wmiRegions.ts'

/** Codes of position 10 in their order: 1980 to 2009, then again from 2010 (49 CFR 565.15, table VII). I, O, Q, U, Z and 0 are not used. */
const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980
const CYCLE = 30

/** North American makers encode the cycle in position 7: a digit until 2009, a letter since. */
const isNorthAmerican = (vin: string): boolean => /^[1-5]/.test(vin)

/**
 * Possible model years of a VIN, the earlier first: one if position 7 determines the cycle, else those not after `thisYear` + 1. Empty if
 * position 10 is not a year's code. Makers outside North America need not use the code.
 */
const modelYears = (vin: string, thisYear: number): readonly number[] => {
  const index = CODES.indexOf(vin[9] ?? ' ')
  if (index < 0) return []
  const early = FIRST_YEAR + index
  const late = early + CYCLE
  if (isNorthAmerican(vin)) return [/\d/.test(vin[6] ?? '') ? early : late]
  return [early, late].filter((year) => year <= thisYear + 1)
}

/** Facts that a VIN encodes by ISO 3779, ISO 3780 and 49 CFR 565, without makers' own tables. */
export interface DecodedVin {
  /** In normal form. */
  readonly vin: string
  /** World manufacturer identifier: positions 1 to 3, and 12 to 14 for makers of fewer than a thousand vehicles a year (9 at position 3). */
  readonly wmi: string
  readonly region?: Region
  /** ISO 3166 code. */
  readonly country?: string
  readonly maker?: string
  readonly smallMaker: boolean
  /** Vehicle descriptor section: positions 4 to 9, in the maker's own code. */
  readonly descriptor: string
  /** The earlier first; empty if position 10 is not a year's code. */
  readonly modelYears: readonly number[]
  /** The maker's own code. */
  readonly plant: string
  readonly serial: string
  readonly checkDigit: { readonly stated: string; readonly expected: string; readonly valid: boolean }
}

/** Warnings about a VIN; none of them makes it invalid (`PRODUCT.md A12`). */
export type VinWarning = 'checkDigit' | 'year' | 'serial'

/** Decodes a VIN; undefined if invalid. `thisYear` decides between two cycles of years. */
export const decodeVin = (text: string, thisYear: number): DecodedVin | undefined => {
  const vin = normalizeVin(text)
  if (!isVin(vin)) return undefined
  const smallMaker = vin[2] === '9'
  const region = regionOf(vin)
  const country = countryOf(vin)
  const maker = smallMaker ? undefined : makerOf(vin)
  return {
    vin,
    wmi: vin.slice(0, 3) + (smallMaker ? vin.slice(11, 14) : ''),
    ...(region && { region }),
    ...(country && { country }),
    ...(maker && { maker }),
    smallMaker,
    descriptor: vin.slice(3, 9),
    modelYears: modelYears(vin, thisYear),
    plant: vin.slice(10, 11),
    serial: smallMaker ? vin.slice(14) : vin.slice(11),
    checkDigit: { stated: vin.slice(8, 9), expected: expectedCheckDigit(vin), valid: hasCheckDigit(vin) },
  }
}

/** Warnings by importance. The last four characters must be digits by ISO 3779. */
export const vinWarnings = ({ vin, checkDigit, modelYears: years }: DecodedVin): readonly VinWarning[] => [
  ...(checkDigit.valid ? [] : (['checkDigit'] as const)),
  ...(years.length > 0 ? [] : (['year'] as const)),
  ...(/\d{4}$/.test(vin) ? [] : (['serial'] as const)),
]
