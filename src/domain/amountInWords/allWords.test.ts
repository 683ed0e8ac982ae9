import { expect, test } from 'vitest'
import { amountInWords } from './amountInWords.ts'
import { NOUNS } from './currencyNouns.ts'

const NUMBERS = [0, 1, 2, 3, 5, 8, 10, 11, 12, 13, 16, 17, 20, 21, 22, 37, 45, 58, 69, 70, 71, 77, 80, 81, 90, 91, 99, 100, 101, 103, 111]
const LARGE = [120, 200, 201, 300, 321, 999, 1000, 1001, 1100, 2000, 3000, 11_000, 12_345, 100_000, 200_000, 200_001, 999_999]
const GREAT = [
  1_000_000, 2_000_000, 3_000_000, 11_000_000, 100_000_000, 1_000_000_000, 2_000_000_000, 5_000_000_000_000, 7_000_000_000_000_000,
]
const AMOUNTS = [...NUMBERS, ...LARGE, ...GREAT].map((number) => `${number}.00`)

/** Read by people who write these languages: the file says all of it, so that a change of one word shows. */
test('every number and every currency in every language', async () => {
  const lines = Object.entries(NOUNS).flatMap(([locale, currencies]) => [
    ...AMOUNTS.map((amount) => `${locale} ${amount}: ${amountInWords(amount, 'XYZ', locale)}`),
    ...Object.keys(currencies).flatMap((currency) =>
      ['1.00', '2.00', '3.03', '11.11', '0.01', '0.02', '100.00', '-5.50'].map(
        (amount) => `${locale} ${amount} ${currency}: ${amountInWords(amount, currency, locale)}`,
      ),
    ),
    `${locale} 7.05 XYZ: ${amountInWords('7.05', 'XYZ', locale)}`,
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('allWords.txt')
})
