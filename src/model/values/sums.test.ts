import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDecimal, stringifyDecimal } from './decimal.ts'
import { isMeantAsSum, resultOf } from './sums.ts'

const result = (text: string, places = 4) => resultOf(text, places, (written) => written)

/** Decimal text of up to 9 digits, 4 of them places. */
const decimals = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).map((scaled) => stringifyDecimal(scaled, 4))

const canonical = (scaled: bigint, places: number) => String(Number(stringifyDecimal(scaled, places)))

describe('a typed sum', () => {
  test.each([
    ['=1200*1.2', '1440'],
    ['3+4', '7'],
    [' = 3 + 4 × 5 ', '23'],
    ['(3+4)*5', '35'],
    ['2*(3-(4-5))', '8'],
    ['10-2-3', '5'],
    ['10−2', '8'],
    ['100/4/5', '5'],
    ['100÷8*2', '25'],
    ['-3+-4', '-7'],
    ['+5--2', '7'],
    ['-(3-4)', '1'],
    ['=5', '5'],
    ['0.1+0.2', '0.3'],
    ['1/3*3', '1'],
    ['10/4', '2.5'],
    ['1-1', '0'],
    ['200*50', '10000'],
    ['3 + (4)', '7'],
  ])('%j is %s', (text, value) => expect(result(text)).toBe(value))

  test.each([
    ['1/3', 2, '0.33'],
    ['2/3', 2, '0.67'],
    ['1/8', 2, '0.13'],
    ['-1/8', 2, '-0.13'],
    ['7/2', 0, '4'],
    ['20/2', 0, '10'],
    ['0.004+0', 2, '0'],
  ])('%j is rounded half up to %i places, once, at its end', (text, places, value) => expect(result(text, places)).toBe(value))

  test.each([
    '',
    '=',
    '3+',
    '3+*4',
    '3**4',
    '(3+4',
    '3+4)',
    ')',
    '()',
    '3 4',
    '3(4)',
    '1/0',
    '1/(2-2)',
    '1/(1/0)',
    'a+1',
    '3=4',
    '2^3',
    '12%',
    '9'.repeat(19),
  ])('%j is none', (text) => expect(result(text)).toBeUndefined())

  test('numbers are read as the user’s language writes them', () => {
    expect(resultOf('1.200,50 + 1', 2, (written) => written.replace('.', '').replace(',', '.'))).toBe('1201.5')
  })

  test('other failures are not hidden', () => {
    const fail = () => {
      throw new TypeError('broken')
    }
    expect(() => resultOf('1+1', 2, fail)).toThrow(TypeError)
  })

  test('is exact for all decimals, by all operators', () => {
    fc.assert(
      fc.property(decimals, decimals, decimals, (a, b, c) => {
        const [x, y, z] = [a, b, c].map((text) => parseDecimal(text, 4)) as [bigint, bigint, bigint]
        expect(Number(result(`${a}+${b}-${c}`))).toBe(Number(canonical(x + y - z, 4)))
        expect(Number(result(`${a}*(${b}-${c})`, 8))).toBe(Number(canonical(x * (y - z), 8)))
        if (z !== 0n) expect(result(`${a}*${c}/${c}`)).toBe(result(`${a}*1`))
        if (z !== 0n) expect(result(`${a}/(${c})*${c}+${b}`)).toBe(result(`${a}+${b}`))
      }),
    )
  })
})

test.each([
  ['=', true],
  [' =x', true],
  ['3+', true],
  ['3 × x', true],
  ['(3)/', true],
  ['٣-', true],
  ['-3', false],
  ['x+1', false],
  ['abc', false],
  ['3 x=', false],
])('%j was meant as a sum: %s', (text, meant) => expect(isMeantAsSum(text)).toBe(meant))
