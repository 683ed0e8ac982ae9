/**
 * Forms of a counted noun. English: one, many. French: one, many, gender. Turkish: the noun. Arabic: one, two, 3 to 10, 11 to 99,
 * gender.
 */
export type Noun = readonly [string, ...string[]]

/** A language's rules for amounts in words. */
export interface Words {
  readonly number: (number: bigint) => string
  readonly counted: (number: bigint, noun: Noun) => string
  readonly join: (whole: string, part: string) => string
  readonly minus: (text: string) => string
}

interface Group {
  /** 1 to 999. */
  readonly group: number
  /** 0: ones, 1: thousands, 2: millions, … */
  readonly scale: number
}

/** A positive number in groups of three digits, the highest first, without empty ones. */
export function scaleGroups(number: bigint): readonly Group[] {
  const groups: Group[] = []
  for (let [rest, scale] = [number, 0]; rest > 0n; rest /= 1000n, scale += 1)
    if (rest % 1000n > 0n) groups.unshift({ group: Number(rest % 1000n), scale })
  return groups
}
