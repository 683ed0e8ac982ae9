import { parseDecimal, stringifyDecimal } from '../../model/values/decimal.ts'

/** What one line adds to the VAT of its rate; decimal text. */
export interface TaxedLine {
  readonly rate: string
  readonly base: string
  readonly vat: string
}

const PLACES = 2

const scaled = (value: string): bigint => parseDecimal(value, PLACES)

const sumOf = (lines: readonly TaxedLine[], name: 'base' | 'vat'): string =>
  stringifyDecimal(
    lines.reduce((sum, line) => sum + scaled(line[name]), 0n),
    PLACES,
  )

/** Bases and VAT of a document by rate, the highest rate first; they sum to those of the lines. */
export function vatByRate(lines: readonly TaxedLine[]): readonly TaxedLine[] {
  const rates = Map.groupBy(lines, ({ rate }) => scaled(rate))
  return [...rates]
    .toSorted(([one], [other]) => Number(other - one))
    .map(([rate, of]) => ({ rate: stringifyDecimal(rate, PLACES), base: sumOf(of, 'base'), vat: sumOf(of, 'vat') }))
}
