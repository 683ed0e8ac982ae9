import type { Lot } from '../../../domain/auction/room.ts'
import { hasWords } from '../../../domain/auction/savedSearch.ts'
import { toMinor } from '../amounts.ts'

export const GROUPS = ['all', 'live', 'upcoming', 'mine', 'leading', 'outbid', 'watched', 'decide'] as const
export type Group = (typeof GROUPS)[number]

export const SORTS = ['endingSoon', 'priceUp', 'priceDown', 'mostBids'] as const
type Sort = (typeof SORTS)[number]

export interface BoardFilter {
  readonly group: Group
  readonly sort: Sort
  /** Words, each of which must occur. */
  readonly text: string
  readonly make: string
  /** Canonical amounts, or `''`. */
  readonly from: string
  readonly to: string
}

const open = ({ status }: Lot): boolean => status === 'live' || status === 'upcoming'

const IN_GROUP: Readonly<Record<Group, (lot: Lot) => boolean>> = {
  all: (lot) => !toDecide(lot),
  live: ({ status }) => status === 'live',
  upcoming: ({ status }) => status === 'upcoming',
  mine: ({ own }) => own.state !== 'none',
  leading: ({ own }) => own.state === 'leading',
  outbid: (lot) => lot.own.state === 'outbid' && open(lot),
  watched: ({ own }) => own.watching,
  decide: (lot) => toDecide(lot),
}

const toDecide = ({ status }: Lot): boolean => status === 'pendingApproval' || status === 'reserveNotMet'

/** The current price, or the start price before the first bid. */
export const priceOf = ({ price, startPrice }: Lot): string => price ?? startPrice

const matchesText = ({ car }: Lot, text: string): boolean => hasWords([car.label, car.make, car.model, car.lotNumber, car.vin], text)

const between = (lot: Lot, from: string, to: string): boolean => {
  const price = toMinor(priceOf(lot))
  return (from === '' || price >= toMinor(from)) && (to === '' || price <= toMinor(to))
}

const RANK: Readonly<Record<Lot['status'], number>> = {
  live: 0,
  upcoming: 1,
  pendingApproval: 2,
  reserveNotMet: 2,
  sold: 3,
  unsold: 3,
}

/** The relevant moment: the end, or the start of an upcoming lot. */
export const momentOf = ({ status, startsAt, endsAt }: Lot): string => (status === 'upcoming' ? startsAt : endsAt)

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const compareBig = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)

const endingSoon = (a: Lot, b: Lot): number =>
  RANK[a.status] - RANK[b.status] || compareText(momentOf(a), momentOf(b)) || compareText(a.id, b.id)

const ORDER: Readonly<Record<Sort, (a: Lot, b: Lot) => number>> = {
  endingSoon,
  priceUp: (a, b) => compareBig(toMinor(priceOf(a)), toMinor(priceOf(b))) || endingSoon(a, b),
  priceDown: (a, b) => compareBig(toMinor(priceOf(b)), toMinor(priceOf(a))) || endingSoon(a, b),
  mostBids: (a, b) => b.bidCount - a.bidCount || endingSoon(a, b),
}

/** Filters and sorts lots. */
export const filterLots = (lots: readonly Lot[], { group, sort, text, make, from, to }: BoardFilter): readonly Lot[] =>
  lots
    .filter((lot) => IN_GROUP[group](lot) && (make === '' || lot.car.make === make) && between(lot, from, to) && matchesText(lot, text))
    .toSorted(ORDER[sort])

export const countGroup = (lots: readonly Lot[], group: Group): number => lots.filter(IN_GROUP[group]).length
