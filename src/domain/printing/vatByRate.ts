import { hundredths, moneyText, sumOf } from '../money/hundredths.ts'

/** VAT base and amount of one line; decimal text. */
export interface TaxedLine {
  readonly rate: string
  readonly base: string
  readonly vat: string
}

const summed = (lines: readonly TaxedLine[], name: 'base' | 'vat'): string => moneyText(sumOf(lines, (line) => hundredths(line[name])))

/** Bases and VAT of a document by rate, the highest first; they sum to those of the lines. */
export function vatByRate(lines: readonly TaxedLine[]): readonly TaxedLine[] {
  const rates = Map.groupBy(lines, ({ rate }) => hundredths(rate))
  return [...rates]
    .toSorted(([one], [other]) => Number(other - one))
    .map(([rate, of]) => ({ rate: moneyText(rate), base: summed(of, 'base'), vat: summed(of, 'vat') }))
}
