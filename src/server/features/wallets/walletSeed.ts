import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft, SeedOf } from '../../seed/seedRecord.ts'
import { DAY, minutesFrom } from '../../seed/seedTime.ts'
import { dealerFirmId } from '../firms/firmSeed.ts'

const CURRENCY = 'EUR'

const money = (euros: number) => `${euros.toFixed(2)}`

/** Held amount of a bid in whole euros (`PRODUCT.md A9`). */
const holdOf = (bid: SeedDraft<'bids'>) => Math.max(400, Math.round(Number(bid.maximum) / 10))

/** The house's account of each kind of entry. */
const AGAINST = { topUp: 'bank', capture: 'sales', fee: 'fees' } as const

interface Movement {
  readonly owner: number
  readonly kind: keyof typeof AGAINST
  readonly amount: number
  readonly at: string
  readonly reference: string
}

/** Ages in days of a dealer's deposits; each covers the spending until the next. */
const PAID_IN = [372, 340, 311, 279, 250, 218, 189, 158, 127, 97, 66, 34, 19, 8] as const

/** Number of the last deposits that also cover holds, with some reserve. */
const LAST = 4
const SPARE = 5_000

const inFifties = (amount: number): number => Math.ceil(amount / 50) * 50
const MONTHLY_FEE = 49

interface Parts {
  /** Dealers whose firms have a wallet. */
  readonly owners: readonly string[]
  readonly auctions: readonly SeedDraft<'auctions'>[]
  readonly bids: readonly SeedDraft<'bids'>[]
  readonly now: Date
}

/** A record with its time of creation. */
type Creation = { readonly createdAt: string }

type RequestSeed = SeedOf<'walletRequests'> & Creation

export interface WalletSeed {
  readonly wallets: readonly SeedOf<'wallets'>[]
  readonly ledgerEntries: readonly SeedOf<'ledgerEntries'>[]
  readonly postings: readonly SeedOf<'postings'>[]
  readonly walletHolds: readonly (SeedOf<'walletHolds'> & Creation)[]
  readonly walletRequests: readonly RequestSeed[]
}

const walletId = (owner: number) => seedId(13, owner)

/** Purpose and amount of an open hold. */
interface SeedHold {
  readonly owner: number
  readonly amount: number
  readonly reference: string
  readonly reason: string
  readonly at: string
}

const UNDECIDED: ReadonlySet<unknown> = new Set(['live', 'pendingApproval', 'reserveNotMet'])

/** Leading bids hold money until their auction is decided. */
function heldByBids({ owners, auctions, bids }: Parts): SeedHold[] {
  const open = new Set(auctions.filter(({ status }) => UNDECIDED.has(status)).map(({ id }) => id))
  const leading = bids.filter((bid) => bid.status === 'leading' && open.has(bid.auction))
  return leading.map((bid) => {
    const owner = owners.indexOf(bid.bidder)
    return { owner, amount: holdOf(bid), reference: `bid:${bid.auction}`, reason: 'bid', at: bid.at }
  })
}

function movementsOf({ owners, auctions, bids, now }: Parts, owner: number, held: number): Movement[] {
  const won = bids.filter((bid) => bid.status === 'won' && bid.bidder === owners[owner])
  const captures = won.map((bid): Movement => {
    const auction = auctions.find(({ id }) => id === bid.auction)
    return { owner, kind: 'capture', amount: holdOf(bid), at: auction?.endsAt ?? bid.at, reference: `bid:${bid.auction}` }
  })
  const fee: Movement = { owner, kind: 'fee', amount: MONTHLY_FEE, at: minutesFrom(now, -5 * DAY), reference: 'PLAN' }
  const spending = [...captures, fee]
  const topUps = PAID_IN.map((days, index): Movement => {
    const [from, to] = [minutesFrom(now, -days * DAY), minutesFrom(now, -(PAID_IN[index + 1] ?? 0) * DAY)]
    const spent = spending.filter((each) => each.at >= from && each.at < to).reduce((sum, each) => sum + each.amount, 0)
    const share = PAID_IN.length - index <= LAST ? Math.ceil((held + SPARE) / LAST) : 0
    return {
      owner,
      kind: 'topUp',
      amount: inFifties(spent + share),
      at: from,
      reference: `TR-${owner + 1}${String(index + 1).padStart(2, '0')}`,
    }
  }).filter(({ amount }) => amount > 0)
  return [...topUps, ...spending]
}

interface SeedRequest extends Pick<RequestSeed, 'kind' | 'note' | 'status'> {
  /** Whole euros. */
  readonly amount: number
  readonly minutes: number
  readonly reason?: string
}

/** Pending requests, and a rejected one. */
function requestsOf({ owners, now }: Parts): RequestSeed[] {
  const about: readonly SeedRequest[] = [
    { kind: 'topUp', amount: 2_500, note: 'SEPA 2026-114', status: 'pending', minutes: -190 },
    { kind: 'withdrawal', amount: 750, note: 'DE89 3704 0044 0532 0130 00', status: 'pending', minutes: -95 },
    { kind: 'topUp', amount: 300, note: null, status: 'rejected', minutes: -9 * DAY, reason: 'No such transfer has arrived' },
  ]
  return owners.flatMap((owner, position) =>
    about.map(({ kind, amount, note, status, minutes, reason = null }, index): RequestSeed => {
      const decided = reason === null ? null : minutesFrom(now, minutes + 300)
      const what = { kind, amount: money(amount + 50 * position), note, status, reason, decidedAt: decided }
      const whose = {
        wallet: walletId(position),
        firm: dealerFirmId(position),
        by: owner,
        currency: CURRENCY,
        reference: null,
        decidedBy: null,
        entry: null,
        invoice: null,
      }
      return { id: seedId(42, position * about.length + index), ...whose, ...what, createdAt: minutesFrom(now, minutes) }
    }),
  )
}

const heldByRequests = (owners: readonly string[], requests: readonly RequestSeed[]): SeedHold[] =>
  requests
    .filter(({ kind, status }) => kind === 'withdrawal' && status === 'pending')
    .map(({ id, by, amount, note, createdAt }) => ({
      owner: owners.indexOf(by ?? ''),
      amount: Number(amount),
      reference: `withdrawal:${id}`,
      reason: note ?? '',
      at: createdAt,
    }))

/** Both sides of a movement: the wallet's, with its new balance, and the house's. */
function postingsOf(movement: Movement, index: number, balance: number): SeedOf<'postings'>[] {
  const { owner, kind, amount, at, reference } = movement
  const credit = kind === 'topUp' ? amount : -amount
  const about = { at, kind, currency: CURRENCY, entry: seedId(40, index), reference, reason: null }
  const whose = { wallet: walletId(owner), firm: dealerFirmId(owner), account: 'wallet' } as const
  return [
    { id: seedId(14, index * 2), ...whose, ...about, amount: money(credit), balance: money(balance) },
    {
      id: seedId(14, index * 2 + 1),
      wallet: null,
      firm: HOUSE_FIRM,
      account: AGAINST[kind],
      ...about,
      amount: money(-credit),
      balance: null,
    },
  ]
}

/** Consistent wallets: balances are the sums of postings, held amounts the sums of open holds, and entries sum to zero (`PRODUCT.md W1, W2, W4`). */
export function walletSeed(parts: Parts): WalletSeed {
  const { owners } = parts
  const walletRequests = requestsOf(parts)
  const holds = [...heldByBids(parts), ...heldByRequests(owners, walletRequests)]
  const held = owners.map((_, owner) => holds.filter((hold) => hold.owner === owner).reduce((sum, { amount }) => sum + amount, 0))
  const movements = owners.flatMap((_, owner) => movementsOf(parts, owner, held[owner] ?? 0)).toSorted((a, b) => a.at.localeCompare(b.at))
  const balances = owners.map(() => 0)
  const postings = movements.flatMap((movement, index) => {
    const { owner, kind, amount } = movement
    const balance = (balances[owner] ?? 0) + (kind === 'topUp' ? amount : -amount)
    balances[owner] = balance
    return postingsOf(movement, index, balance)
  })
  return {
    postings,
    walletRequests,
    wallets: owners.map((_, position) => ({
      id: walletId(position),
      firm: dealerFirmId(position),
      currency: CURRENCY,
      balance: money(balances[position] ?? 0),
      held: money(held[position] ?? 0),
      active: true,
    })),
    ledgerEntries: movements.map(({ kind, at, reference }, index) => ({
      id: seedId(40, index),
      at,
      kind,
      reference,
      reason: null,
      by: null,
      reverses: null,
    })),
    walletHolds: holds.map(({ owner, amount, reference, reason, at }, index) => ({
      id: seedId(41, index),
      wallet: walletId(owner),
      firm: dealerFirmId(owner),
      currency: CURRENCY,
      amount: money(amount),
      reference,
      reason,
      status: 'open',
      captured: null,
      expiresAt: null,
      closedAt: null,
      createdAt: at,
    })),
  }
}
