import { exactDecimal, roundHalfUp, stringifyDecimal } from './decimal.ts'

/** An exact quotient of whole numbers, so that no step of a sum rounds. */
interface Quotient {
  readonly over: bigint
  readonly under: bigint
}

const STEPS = {
  '+': (one: Quotient, other: Quotient) => ({ over: one.over * other.under + other.over * one.under, under: one.under * other.under }),
  '-': (one: Quotient, other: Quotient) => ({ over: one.over * other.under - other.over * one.under, under: one.under * other.under }),
  '*': (one: Quotient, other: Quotient) => ({ over: one.over * other.over, under: one.under * other.under }),
  '/': (one: Quotient, other: Quotient) => {
    if (other.over === 0n) throw new RangeError()
    return { over: one.over * other.under, under: one.under * other.over }
  },
}

type Sign = keyof typeof STEPS

const SIGNS: Readonly<Record<string, Sign>> = { '−': '-', '×': '*', '÷': '/' }

/** Operators and brackets one by one, and what stands between them. */
const TOKENS = /[-−+*×/÷()]|[^-−+*×/÷()]+/gu

const isSign = (token: string | undefined, signs: readonly Sign[]): token is Sign => signs.some((sign) => sign === token)

const quotientOf = (number: string): Quotient => {
  const { scaled, places } = exactDecimal(number)
  return { over: scaled, under: 10n ** BigInt(places) }
}

/** By rising precedence: sums of products of factors. Throws `RangeError` for tokens that are no sum. */
const evaluated = (tokens: readonly string[], read: (text: string) => string): Quotient => {
  let at = 0
  const factor = (): Quotient => {
    const token = tokens[at]
    at += 1
    if (token === '+') return factor()
    if (token === '-') return STEPS['-'](quotientOf('0'), factor())
    if (token !== '(') return quotientOf(read(String(token)))
    const inside = sum()
    if (tokens[at] !== ')') throw new RangeError()
    at += 1
    return inside
  }
  const chain = (signs: readonly Sign[], operand: () => Quotient): Quotient => {
    let value = operand()
    for (let sign = tokens[at]; isSign(sign, signs); sign = tokens[at]) {
      at += 1
      value = STEPS[sign](value, operand())
    }
    return value
  }
  const sum = (): Quotient => chain(['+', '-'], () => chain(['*', '/'], factor))
  const value = sum()
  if (at < tokens.length) throw new RangeError()
  return value
}

/**
 * The result of a typed sum such as `=1200*1.2` or `3 + 4 × (5 − 6)`, exact until it is rounded half up to `places`; undefined for text that is no sum.
 * @param read a written number → decimal text
 */
export const resultOf = (text: string, places: number, read: (written: string) => string): string | undefined => {
  const written = [...text.replace(/^\s*=/, '').matchAll(TOKENS)].map(([token]) => SIGNS[token] ?? token.trim())
  const tokens = written.filter((token) => token !== '')
  try {
    const { over, under } = evaluated(tokens, read)
    return stringifyDecimal(roundHalfUp(over * 10n ** BigInt(places), under), places)
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '')
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Whether a text that is no number was meant as a sum: it begins with `=`, or has an operator behind a digit or a bracket. */
export const isMeantAsSum = (text: string): boolean => /^\s*=|[\p{Nd})]\s*[-−+*×/÷]/u.test(text)
