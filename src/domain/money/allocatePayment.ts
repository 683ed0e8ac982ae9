import { smallerOf } from '../quantities.ts'
import { hundredths, moneyText } from './hundredths.ts'

/** An unsettled document: open amount, and first due date of it. */
export interface OpenItem {
  readonly id: string
  readonly open: string
  readonly due: string
  /** Day of the document. */
  readonly date: string
}

export interface Allocation {
  readonly id: string
  readonly amount: string
}

/** An allocation that is too large: its position, and the maximum amount. */
export interface AllocationMistake {
  readonly index: number
  readonly code: 'notOpen' | 'overAllocated' | 'beyondPayment' | 'notPositive'
  readonly limit: string
}

export interface Allocated {
  readonly allocations: readonly Allocation[]
  /** Unallocated rest, an advance. */
  readonly rest: string
  readonly mistakes: readonly AllocationMistake[]
}

const byAge = (one: OpenItem, other: OpenItem): number =>
  one.due.localeCompare(other.due) || one.date.localeCompare(other.date) || one.id.localeCompare(other.id)

function oldestFirst(amount: bigint, items: readonly OpenItem[]): Allocated {
  let left = amount
  const allocations = items.toSorted(byAge).flatMap(({ id, open }) => {
    const part = smallerOf(left, hundredths(open))
    if (part <= 0n) return []
    left -= part
    return [{ id, amount: moneyText(part) }]
  })
  return { allocations, rest: moneyText(left), mistakes: [] }
}

/**
 * Allocates a payment (`PRODUCT.md E18`): to the chosen documents, else to those that are due first. The rest is an advance. No document gets more
 * than its open amount, and all together no more than the payment; allocations to the same document add up.
 */
export function allocatePayment(amount: string, items: readonly OpenItem[], chosen?: readonly Allocation[]): Allocated {
  if (chosen === undefined) return oldestFirst(hundredths(amount), items)
  const open = new Map(items.map((item) => [item.id, hundredths(item.open)]))
  let left = hundredths(amount)
  const mistakes = chosen.flatMap(({ id, amount: text }, index): AllocationMistake[] => {
    const [requested, most] = [hundredths(text), open.get(id)]
    if (most === undefined) return [{ index, code: 'notOpen', limit: '0.00' }]
    if (requested <= 0n) return [{ index, code: 'notPositive', limit: moneyText(most) }]
    if (requested > most) return [{ index, code: 'overAllocated', limit: moneyText(most) }]
    if (requested > left) return [{ index, code: 'beyondPayment', limit: moneyText(left) }]
    open.set(id, most - requested)
    left -= requested
    return []
  })
  return { allocations: mistakes.length > 0 ? [] : chosen, rest: moneyText(left), mistakes }
}
