/** Vehicle identification numbers (`PRODUCT.md A12`, ISO 3779). */

const SHAPE = /^[A-HJ-NPR-Z0-9]{17}$/
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const
const CHECK_POSITION = 8

/** Values of the letters, A to Z; I, O and Q have none. */
const LETTERS = '12345678.12345.7.923456789'

const transliterate = (character: string): number => {
  const digit = Number(character)
  return Number.isNaN(digit) ? Number(LETTERS[character.charCodeAt(0) - 65]) : digit
}

/** 17 capital letters and digits without I, O and Q. */
export const isVin = (text: string): boolean => SHAPE.test(text)

/** Upper case, without blanks, hyphens and the invisible marks that pasting from right-to-left text leaves. */
export const normalizeVin = (text: string): string => text.replace(/[\s\-\p{Cf}]/gu, '').toUpperCase()

/** The check digit (`0` to `9` or `X`) that North American makers put at position 9. `vin` has the shape `isVin` asks for. */
export const expectedCheckDigit = (vin: string): string => {
  const sum = WEIGHTS.reduce<number>((total, weight, index) => total + weight * transliterate(vin[index] ?? '0'), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** Whether position 9 holds the check digit. European numbers may fail it, so that a failure is a warning only. */
export const hasCheckDigit = (vin: string): boolean => vin[CHECK_POSITION] === expectedCheckDigit(vin)
