import { expect, test } from 'vitest'
import { amountInWords } from './amountInWords.ts'
import { NOUNS } from './currencyNouns.ts'

const NUMBERS = [
  ...Array.from({ length: 131 }, (_, number) => number),
  ...[2, 3, 4, 5, 6, 7, 8, 9].flatMap((hundreds) => [0, 1, 2, 10, 18].map((rest) => hundreds * 100 + rest)),
]
const LARGE = [1000, 1001, 1100, 2000, 3000, 8000, 10_000, 11_000, 12_345, 80_000, 100_000, 200_000, 200_001, 210_000, 999_999]
const GREAT = [6, 9, 12, 15].flatMap((zeros) => [1, 2, 3, 8].map((number) => number * 10 ** zeros))
const JOINED = [1_001_001, 2_200_000, 11_000_000, 100_000_000, 200_000_000, 12_345_678_901_234]
const MONEY = [
  ...['1.00', '2.00', '3.03', '8.00', '11.11', '18.08', '0.01', '0.02', '-5.50'],
  ...['100.00', '200.00', '201.00', '208.00', '1200.00', '2000.00', '8000.00', '1000000.00', '1000001.00', '2000000.00', '8200000.00'],
]
const AMOUNTS = [...NUMBERS, ...LARGE, ...GREAT, ...JOINED].map((number) => `${number}.00`)

/** The snapshot file is proofread by speakers of these languages; it contains all words, so that every change is visible. */
test('every number and every currency in every language', async () => {
  const lines = Object.entries(NOUNS).flatMap(([locale, currencies]) => [
    ...AMOUNTS.map((amount) => `${locale} ${amount}: ${amountInWords(amount, 'XYZ', locale)}`),
    ...Object.keys(currencies).flatMap((currency) =>
      MONEY.map((amount) => `${locale} ${amount} ${currency}: ${amountInWords(amount, currency, locale)}`),
    ),
    `${locale} 7.05 XYZ: ${amountInWords('7.05', 'XYZ', locale)}`,
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('allWords.txt')
})
