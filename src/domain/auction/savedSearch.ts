import type { EntityMap } from '../../model/entityMap.ts'
import { compareDecimal } from '../../model/values/decimal.ts'

/** Whether each word of a text occurs in one of the texts, in any case. */
export function hasWords(texts: readonly (string | number | null)[], words: string): boolean {
  const all = texts.join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s/)
    .every((word) => all.includes(word))
}

type Search = Pick<EntityMap['savedSearches'], 'text' | 'make' | 'priceFrom' | 'priceTo'>
type Car = Pick<EntityMap['cars'], 'year' | 'make' | 'model' | 'lotNumber' | 'vin'>

/** Whether a lot with this car and start price matches a saved search, as the board filters. */
export function matchesSearch({ text, make, priceFrom, priceTo }: Search, car: Car, startPrice: string): boolean {
  const { year, make: ofCar, model, lotNumber, vin } = car
  if (make !== null && make !== '' && make.toLowerCase() !== ofCar?.toLowerCase()) return false
  if (priceFrom !== null && compareDecimal(startPrice, priceFrom) < 0) return false
  if (priceTo !== null && compareDecimal(startPrice, priceTo) > 0) return false
  return hasWords([year, ofCar, model, lotNumber, vin], text ?? '')
}

/** Milliseconds between the mails of a daily search. */
const DAY = 24 * 60 * 60_000

/** Whether new matches of a search are to be mailed now: at once, or a day after the last mail. Times in milliseconds since 1970. */
export const isMailDue = (mail: EntityMap['savedSearches']['mail'], lastMailed: number | undefined, now: number): boolean =>
  mail === 'atOnce' || (mail === 'daily' && (lastMailed === undefined || now - lastMailed >= DAY))
