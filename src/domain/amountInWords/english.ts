import { scaleGroups, type Words } from './words.ts'

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion']

const belowHundred = (number: number): string => {
  if (number < 20) return SMALL[number] ?? ''
  const [tens, ones] = [TENS[Math.floor(number / 10)], number % 10]
  return ones === 0 ? `${tens}` : `${tens}-${SMALL[ones]}`
}

const belowThousand = (number: number): string => {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  if (hundreds === 0) return belowHundred(rest)
  return `${SMALL[hundreds]} hundred${rest === 0 ? '' : ` and ${belowHundred(rest)}`}`
}

const cardinal = (number: bigint): string => {
  if (number === 0n) return 'zero'
  const groups = scaleGroups(number)
  return groups
    .map(({ group, scale }) => {
      const joined = scale === 0 && group < 100 && groups.length > 1 ? 'and ' : ''
      return `${joined}${belowThousand(group)}${scale === 0 ? '' : ` ${SCALES[scale]}`}`
    })
    .join(' ')
}

/** British: `one thousand and one euros and twenty-five cents`. */
export const english: Words = {
  number: cardinal,
  counted: (number, [one, many = one]) => `${cardinal(number)} ${number === 1n ? one : many}`,
  join: (whole, part) => `${whole} and ${part}`,
  minus: (text) => `minus ${text}`,
}
