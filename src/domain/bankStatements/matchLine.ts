import { compareDecimal } from '../../model/values/decimal.ts'
import { hundredths, moneyText } from '../money/hundredths.ts'
import type { BankLine } from './readTable.ts'

/** A document that can be paid. */
export interface Candidate {
  readonly id: string
  readonly number: string | null
  /** Name of the customer. */
  readonly name: string
  /** The customer's bank accounts. */
  readonly ibans: readonly string[]
  readonly open: string
  /** Whether its payment is incoming. */
  readonly incoming: boolean
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const POINTS = { number: 6, iban: 4, amount: 3, name: 2 } as const

const plain = (iban: string): string => iban.replaceAll(/\s/gu, '').toUpperCase()

type AmountAndNames = Pick<BankLine, 'amount' | 'party' | 'iban' | 'text'>

/**
 * Likelihood that a line pays a document: its number in the text counts most, then the customer's account, the exact amount, and the name. 0: no
 * match.
 */
export function matchScore(line: AmountAndNames, { number, name, ibans, open, incoming }: Candidate): number {
  if (line.amount.startsWith('-') === incoming) return 0
  const words = folded(`${line.text ?? ''} ${line.party ?? ''}`)
  const amount = line.amount.replace('-', '')
  const named = folded(name)
  return (
    (number && words.replaceAll(' ', '').includes(folded(number).replaceAll(' ', '')) ? POINTS.number : 0) +
    (line.iban && ibans.some((iban) => plain(iban) === plain(line.iban ?? '')) ? POINTS.iban : 0) +
    (compareDecimal(amount, open) === 0 ? POINTS.amount : 0) +
    (named.length > 2 && words.includes(named) ? POINTS.name : 0)
  )
}

/** Maximum bank fee: the open amount divided by this. */
const FEE_PART = 4n

/** The bank's fee if the line settles the whole document; null if there is no difference, or one too large for a fee. */
export function bankFeeOf(
  { amount }: Pick<AmountAndNames, 'amount'>,
  { open, incoming }: Pick<Candidate, 'open' | 'incoming'>,
): string | null {
  const [moved, whole] = [hundredths(amount.replace('-', '')), hundredths(open)]
  const fee = incoming ? whole - moved : moved - whole
  return fee > 0n && fee * FEE_PART <= whole ? moneyText(fee) : null
}

/** Maximum number of matches per line. */
const MAX = 5

/** The documents that a line probably pays, the most likely first; a matching name alone is not enough. */
export const matchLine = <T extends Candidate>(line: AmountAndNames, candidates: readonly T[]) =>
  candidates
    .map((candidate) => ({ candidate, score: matchScore(line, candidate) }))
    .filter(({ score }) => score > POINTS.name)
    .toSorted((one, other) => other.score - one.score || one.candidate.id.localeCompare(other.candidate.id))
    .slice(0, MAX)
