import { scaleGroups, type Words } from './words.ts'

const SMALL = [
  ...'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' '),
  'dix-sept',
  'dix-huit',
  'dix-neuf',
]
const TENS = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', 'quatre-vingt', 'quatre-vingt']
const SCALES = ['', 'mille', 'million', 'milliard', 'billion', 'billiard']

/** 70 and 90 continue 60 and 80; « et » precedes un and onze, except after quatre-vingt. */
const belowHundred = (number: number): string => {
  if (number < 20) return SMALL[number] ?? ''
  const tens = Math.floor(number / 10)
  const rest = number - (tens === 7 || tens === 9 ? tens - 1 : tens) * 10
  const base = TENS[tens] ?? ''
  if (rest === 0) return base
  return (rest === 1 || rest === 11) && tens < 8 ? `${base} et ${SMALL[rest]}` : `${base}-${SMALL[rest]}`
}

const belowThousand = (number: number): string => {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  const cent = hundreds === 0 ? '' : hundreds === 1 ? 'cent' : `${SMALL[hundreds]} cent`
  return [cent, ...(rest === 0 && hundreds > 0 ? [] : [belowHundred(rest)])].filter((word) => word !== '').join(' ')
}

/** « quatre-vingts » and « deux cents » have an s unless a numeral follows: mille is one, million is a noun. */
const withPlural = (words: string, group: number): string =>
  (group % 100 === 0 && group > 100) || group % 100 === 80 ? `${words}s` : words

const groupWords = ({ group, scale }: { readonly group: number; readonly scale: number }): string => {
  if (scale === 1) return group === 1 ? 'mille' : `${belowThousand(group)} mille`
  const words = withPlural(belowThousand(group), group)
  return scale === 0 ? words : `${words} ${SCALES[scale]}${group > 1 ? 's' : ''}`
}

const cardinal = (number: bigint): string => (number === 0n ? 'zéro' : scaleGroups(number).map(groupWords).join(' '))

/** The last « un » agrees with a feminine noun. */
const agreed = (words: string, feminine: boolean): string => (feminine ? words.replace(/(^|[ -])un$/, '$1une') : words)

/** « un million d’euros », but « un million un euros ». */
const linked = (number: bigint, noun: string): string => {
  if (number === 0n || number % 1_000_000n !== 0n) return ` ${noun}`
  return /^[aeiouyéèêh]/i.test(noun) ? ` d’${noun}` : ` de ${noun}`
}

/** A noun marked `f` is feminine. Zero and one are singular. */
export const french: Words = {
  number: cardinal,
  counted: (number, [one, many = one, gender]) => `${agreed(cardinal(number), gender === 'f')}${linked(number, number < 2n ? one : many)}`,
  join: (whole, part) => `${whole} et ${part}`,
  minus: (text) => `moins ${text}`,
}
