/** Increase it whenever the result of `foldText` changes: `migrate` then rebuilds stored keys. */
export const FOLD_VERSION = 1

/** Letters without a Unicode decomposition that users search by another letter. */
const ALIKE: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ə: 'e',
  ى: 'ي',
  ة: 'ه',
  ς: 'σ',
}
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g')
const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/
/** Accents, vowel signs, the Arabic stretch, joiners and marks of direction. */
const MARKS = /[\p{M}\p{Cf}\u0640]/gu
const BLANKS = /[\s\p{C}]+/gu
const DIGITS = /\p{Nd}/gu

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code))

/** The digits of every script are ten neighbours, so a digit's value is its distance from the first. */
const digit = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && isDigit(zero - 1)) zero -= 1
  return String(code - zero)
}

/**
 * The form in which texts are searched and sorted, the same on every engine: lower case by no country's rules, without accents and vowel signs,
 * Turkish ı and İ as i, Arabic letters in their plain forms, digits of every script as 0–9, single blanks. Its order is bytewise: Latin before
 * Greek, Cyrillic, Arabic.
 */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter)
    .replace(DIGITS, digit)
    .replace(BLANKS, ' ')
    .trim()
}

/** The words of a search, folded, each once. A word of one or two letters is looked for where words begin, a longer one anywhere. */
export const searchTerms = (text: string): readonly string[] => [
  ...new Set(
    foldText(text)
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => ([...word].length < 3 ? `  ${word}` : word)),
  ),
]
