import { seedId } from './seedId.ts'
import type { SeedRecord } from './seedRecord.ts'
import { minutesFrom } from './seedTime.ts'

const money = (euros: number) => `${euros.toFixed(2)}`

/** What a bid holds of its bidder's wallet, in whole euros (`PRODUCT.md A9`). */
const holdOf = (bid: SeedRecord) => Math.max(400, Math.round(Number(bid.maximum) / 10))

interface Movement {
  readonly owner: number
  readonly kind: 'topUp' | 'capture' | 'fee'
  readonly amount: number
  readonly at: string
  readonly reference: string
}

/** A dealer's money in: enough for what they hold and have lost, and some more. */
const SPARE = 5_000
const MONTHLY_FEE = 49

interface Parts {
  /** The house first, then the dealers. */
  readonly owners: readonly string[]
  readonly auctions: readonly SeedRecord[]
  readonly bids: readonly SeedRecord[]
  readonly now: Date
}

function movementsOf({ owners, auctions, bids, now }: Parts, owner: number, held: number): Movement[] {
  const won = bids.filter((bid) => bid.status === 'won' && bid.bidder === owners[owner])
  const captures = won.map((bid): Movement => {
    const auction = auctions.find(({ id }) => id === bid.auction)
    return { owner, kind: 'capture', amount: holdOf(bid), at: String(auction?.endsAt), reference: String(bid.id).slice(-6) }
  })
  const spent = captures.reduce((sum, { amount }) => sum + amount, 0) + MONTHLY_FEE
  const topUps = [30, 20, 12].map((days, index): Movement => {
    const amount = Math.ceil((spent + held + SPARE) / 3)
    return { owner, kind: 'topUp', amount, at: minutesFrom(now, -days * 24 * 60), reference: `TR-${owner}${index + 1}` }
  })
  return [...topUps, { owner, kind: 'fee', amount: MONTHLY_FEE, at: minutesFrom(now, -5 * 24 * 60), reference: 'PLAN' }, ...captures]
}

/** Wallets whose balances are the sums of their postings; each entry has two sides that sum to nothing (`PRODUCT.md W1, W4`). */
export function walletSeed(parts: Parts): { wallets: SeedRecord[]; postings: SeedRecord[] } {
  const { owners, auctions, bids } = parts
  const open = new Set(auctions.filter(({ status }) => status === 'live' || status === 'pendingApproval').map(({ id }) => id))
  const held = owners.map((owner) =>
    bids
      .filter((bid) => bid.bidder === owner && bid.status === 'leading' && open.has(String(bid.auction)))
      .reduce((sum, bid) => sum + holdOf(bid), 0),
  )
  const movements = owners
    .flatMap((_, owner) => (owner === 0 ? [] : movementsOf(parts, owner, held[owner] ?? 0)))
    .toSorted((a, b) => a.at.localeCompare(b.at))
  const walletId = (owner: number) => seedId(13, owner)
  const balances = owners.map(() => 0)
  const postings = movements.flatMap(({ owner, kind, amount, at, reference }, index) => {
    const credit = kind === 'topUp' ? amount : -amount
    const sides = [
      { owner, amount: credit },
      { owner: 0, amount: -credit },
    ]
    return sides.map((side, number): SeedRecord => {
      balances[side.owner] = (balances[side.owner] ?? 0) + side.amount
      return {
        id: seedId(14, index * 2 + number),
        wallet: walletId(side.owner),
        owner: owners[side.owner] ?? '',
        at,
        kind,
        amount: money(side.amount),
        entry: `E-${String(index + 1).padStart(6, '0')}`,
        reference,
        reason: null,
      }
    })
  })
  const wallets = owners.map((owner, position) => ({
    id: walletId(position),
    owner,
    currency: 'EUR',
    balance: money(balances[position] ?? 0),
    held: money(held[position] ?? 0),
    active: true,
  }))
  return { wallets, postings }
}
