import { type Noun, scaleGroups, type Words } from './words.ts'

/** Numerals by the gender of the counted noun: 3 to 10 take the opposite one. */
const NUMERALS = {
  m: ['صفر', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'],
  f: ['صفر', 'واحدة', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'],
} as const
const TEENS = {
  m: ['', 'أحد عشر', 'اثنا عشر', 'ثلاثة عشر', 'أربعة عشر', 'خمسة عشر', 'ستة عشر', 'سبعة عشر', 'ثمانية عشر', 'تسعة عشر'],
  f: ['', 'إحدى عشرة', 'اثنتا عشرة', 'ثلاث عشرة', 'أربع عشرة', 'خمس عشرة', 'ست عشرة', 'سبع عشرة', 'ثماني عشرة', 'تسع عشرة'],
} as const
/** Before a ten: `إحدى وعشرون`, `ثمانٍ وعشرون`. */
const BEFORE_TEN = { 1: 'إحدى', 8: 'ثمانٍ' } as const
const TENS = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون']
const HUNDREDS = ['', 'مئة', 'مئتان', 'ثلاثمئة', 'أربعمئة', 'خمسمئة', 'ستمئة', 'سبعمئة', 'ثمانمئة', 'تسعمئة']

type Gender = keyof typeof NUMERALS

/** A counted noun in the forms that numerals require; a noun of scale is not followed by `واحد`. */
interface Counted {
  readonly one: string
  readonly two: string
  /** After 3 to 10: genitive plural. */
  readonly few: string
  /** After 11 to 99: accusative singular. */
  readonly many: string
  readonly gender: Gender
  readonly scale?: true
}

const scaleNoun = (one: string, few: string): Counted => ({ one, two: `${one}ان`, few, many: `${one}ًا`, gender: 'm', scale: true })

const SCALES: readonly (Counted | undefined)[] = [
  undefined,
  scaleNoun('ألف', 'آلاف'),
  scaleNoun('مليون', 'ملايين'),
  scaleNoun('مليار', 'مليارات'),
  scaleNoun('تريليون', 'تريليونات'),
  scaleNoun('كوادريليون', 'كوادريليونات'),
]

const and = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' و')

/** Construct state: a dual loses its nun before the counted noun: `مئتا دولار`. Other words stay. */
const construct = (word: string): string => word.replace(/ان$/, 'ا')

const isEight = (ones: number): ones is keyof typeof BEFORE_TEN => ones === 1 || ones === 8

/** 3 to 99. */
function belowHundred(number: number, gender: Gender): string {
  if (number <= 10) return NUMERALS[gender][number] ?? ''
  if (number < 20) return TEENS[gender][number - 10] ?? ''
  const ones = number % 10
  const first = gender === 'f' && isEight(ones) ? BEFORE_TEN[ones] : NUMERALS[gender][ones]
  return and([ones === 0 ? '' : (first ?? ''), TENS[Math.floor(number / 10)] ?? ''])
}

const formAfter = (rest: number, noun: Counted): string => (rest === 0 ? noun.one : rest <= 10 ? noun.few : noun.many)

/** One and two have no numeral: the form of the noun expresses them. */
const oneOrTwo = (number: number, noun: Counted): string =>
  number === 2 ? noun.two : noun.scale ? noun.one : `${noun.one} ${NUMERALS[noun.gender][1]}`

/**
 * 0 to 999 of a noun, after higher parts (`before`) of the same number. If the last two digits are 1 or 2, the noun is repeated: `مئة دولار ودولاران`.
 */
function group(number: number, noun: Counted, before: string): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  const hundred = HUNDREDS[hundreds] ?? ''
  if (rest === 1 || rest === 2) {
    const head = and([before, construct(hundred)])
    return head === '' ? oneOrTwo(rest, noun) : and([`${head} ${noun.one}`, oneOrTwo(rest, noun)])
  }
  const numeral = rest === 0 ? construct(hundred) : and([hundred, belowHundred(rest, noun.gender)])
  return `${and([before, numeral])} ${formAfter(rest, noun)}`
}

/** Thousands and above, before the counted noun (`isLast`) or before further digits. */
function higher(number: number, scale: Counted, isLast: boolean): string {
  const text = group(number, scale, '')
  if (!isLast) return text
  const rest = number % 100
  if (rest === 2) return construct(text)
  return rest > 10 ? text.slice(0, -scale.many.length) + scale.one : text
}

function counted(number: bigint, noun: Counted): string {
  if (number === 0n) return `${NUMERALS.m[0]} ${noun.one}`
  const groups = scaleGroups(number)
  const ones = groups.find(({ scale }) => scale === 0)?.group ?? 0
  const above = groups.filter(({ scale }) => scale > 0)
  // A repeated noun also follows the higher part: `ألفا دولار ودولار واحد`.
  const bare = ones <= 2
  const heads = above.map(({ group: size, scale }, index) => {
    const one = SCALES[scale]
    return one ? higher(size, one, bare && index === above.length - 1) : ''
  })
  const before = and(heads)
  return group(ones, noun, before)
}

/** A number without a noun, before a currency code: all numerals in full, `مئة واثنان`. */
function standingAlone(number: bigint): string {
  if (number === 0n) return NUMERALS.m[0]
  const parts = scaleGroups(number).map(({ scale, group: size }) => {
    const one = SCALES[scale]
    if (one) return higher(size, one, false)
    const rest = size % 100
    return and([HUNDREDS[Math.floor(size / 100)] ?? '', rest === 0 ? '' : belowHundred(rest, 'm')])
  })
  return and(parts)
}

const nounOf = ([one, two = one, few = one, many = one, gender]: Noun): Counted => ({
  one,
  two,
  few,
  many,
  gender: gender === 'f' ? 'f' : 'm',
})

/** Numerals and nouns agree in gender and case (`ثلاثة دراهم`, `أحد عشر درهمًا`, `مئتا درهم`). */
export const arabic: Words = {
  number: standingAlone,
  counted: (number, noun) => counted(number, nounOf(noun)),
  join: (whole, part) => `${whole} و${part}`,
  minus: (text) => `سالب ${text}`,
}
