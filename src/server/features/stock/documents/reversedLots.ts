import { quantityText } from '../../../../domain/quantities.ts'
import { serialsIn } from '../../../../domain/stock/serials.ts'
import type { FieldError } from '../../../../model/errors.ts'
import type { OpenMovement } from './followers.ts'

type Mistake = Pick<FieldError, 'keyword' | 'params'>

/** Maximum number of lots named in a refusal. */
const MAX_NAMED = 20

const sumOf = (open: readonly OpenMovement[]): bigint => open.reduce((sum, one) => sum + one.open, 0n)

const plain = (quantity: bigint): string => quantityText(quantity).replace(/\.?0+$/u, '')

const lotsOf = (open: readonly OpenMovement[]): readonly (string | null)[] => [...new Set(open.map(({ movement: { lot } }) => lot))]

const listed = (lots: readonly string[]): string => [...lots.slice(0, MAX_NAMED), ...(lots.length > MAX_NAMED ? ['…'] : [])].join(', ')

/** The lots in a text. Names of lots may contain spaces and commas, so known names come first. */
function namesIn(named: string | null, known: readonly string[]): readonly string[] {
  const whole = (named ?? '').trim()
  if (known.includes(whole)) return [whole]
  const byComma = (named ?? '').split(/[,;]/u).flatMap((name) => name.trim() || [])
  return [...new Set(byComma.every((name) => known.includes(name)) ? byComma : serialsIn(named))]
}

/** Without a name: all of it, or the part without a lot; a single lot needs no name. */
function unnamed(open: readonly OpenMovement[], size: bigint): readonly OpenMovement[] | Mistake {
  const lots = lotsOf(open)
  if (size >= sumOf(open) || lots.length < 2) return open
  const without = open.filter(({ movement: { lot } }) => lot === null)
  if (sumOf(without) >= size) return without
  return { keyword: 'lotsToReturn', params: { lots: listed(lots.filter((lot) => lot !== null).toSorted()) } }
}

/**
 * The movements that a reversal of `size` uses: those of the named lots or serial numbers. A partial reversal of several lots must name them; several named
 * lots are reversed completely, because their shares would be ambiguous.
 */
export function openOfLots(open: readonly OpenMovement[], size: bigint, named: string | null): readonly OpenMovement[] | Mistake {
  const known = lotsOf(open).filter((lot) => lot !== null)
  const names = known.length === 0 ? [] : namesIn(named, known)
  if (names.length === 0) return unnamed(open, size)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) return { keyword: 'lotNotDelivered', params: { value: unknown } }
  const chosen = open.filter(({ movement: { lot } }) => lot !== null && names.includes(lot))
  const most = sumOf(chosen)
  if (names.length === 1 ? size <= most : size === most) return chosen
  return { keyword: 'lotsSum', params: { value: listed(names), count: plain(most) } }
}
