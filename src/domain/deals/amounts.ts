import { allocate } from '../allocate.ts'
import { percentOf, sumOf } from '../money/hundredths.ts'
import type { VatRounding } from '../orderTotals.ts'
import type { DealVat } from './dealVat.ts'

/** One line of a deal's documents. Amounts in minor units, the rate as decimal text. */
export interface DealLine {
  readonly kind: 'car' | 'fee' | 'commission'
  readonly net: bigint
  readonly rate: string
  readonly vat: bigint
}

/** What a buyer owes. */
export interface DealAmounts {
  readonly lines: readonly DealLine[]
  readonly net: bigint
  readonly vat: bigint
  readonly total: bigint
}

type Untaxed = Omit<DealLine, 'vat'>

const onEach = (lines: readonly Untaxed[]): readonly DealLine[] => lines.map((line) => ({ ...line, vat: percentOf(line.net, line.rate) }))

/** VAT rounded once per rate, and spread over its lines by largest remainder. */
function perRate(lines: readonly Untaxed[]): readonly DealLine[] {
  const ofRate = (rate: string) => lines.filter((line) => line.rate === rate)
  return lines.map((line) => {
    const same = ofRate(line.rate)
    const vat = percentOf(
      sumOf(same, ({ net }) => net),
      line.rate,
    )
    const parts = allocate(
      vat,
      same.map(({ net }) => net),
    )
    return { ...line, vat: parts[same.indexOf(line)] ?? 0n }
  })
}

/** Price and buyer's fee with VAT, which is rounded as the house does (`PRODUCT.md A14, E6`). */
export function dealAmounts(price: bigint, fee: bigint, rates: DealVat, rounding: VatRounding): DealAmounts {
  const untaxed: readonly Untaxed[] = [
    { kind: 'car', net: price, rate: rates.car },
    ...(fee > 0n ? [{ kind: 'fee', net: fee, rate: rates.fee } as const] : []),
  ]
  const lines = rounding === 'line' ? onEach(untaxed) : perRate(untaxed)
  const [net, vat] = [sumOf(lines, (line) => line.net), sumOf(lines, (line) => line.vat)]
  return { lines, net, vat, total: net + vat }
}

/** Lines of the seller's statement: the price less the commission (`PRODUCT.md A14`). */
export const statementLines = (price: bigint, commission: bigint): readonly DealLine[] => [
  { kind: 'car', net: price, rate: '0.00', vat: 0n },
  ...(commission > 0n ? [{ kind: 'commission', net: -commission, rate: '0.00', vat: 0n } as const] : []),
]

const totalOf = ({ net, vat }: DealLine): bigint => net + vat

/**
 * The part of the lines that is cancelled: `open` of their total, in proportion to the lines, each with its share of the VAT. What is kept stays
 * taxed. The parts sum to `open`.
 */
export function cancelledLines(lines: readonly DealLine[], open: bigint): readonly DealLine[] {
  const parts = allocate(open, lines.map(totalOf))
  return lines.map((line, index) => {
    const [part, total] = [parts[index] ?? 0n, totalOf(line)]
    const vat = total === 0n ? 0n : (line.vat * part) / total
    return { ...line, net: part - vat, vat }
  })
}
