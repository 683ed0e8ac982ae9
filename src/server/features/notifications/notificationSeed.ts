import type { NotificationKind } from '../../../../schemas/parts/notificationKinds.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft, SeedRecord } from '../../seed/seedRecord.ts'
import { minutesFrom } from '../../seed/seedTime.ts'

/** Maximum number of each kind. */
const OF_A_KIND = 2

/** Age in minutes from which notifications are read. */
const UNREAD = 8 * 24 * 60

interface Parts {
  /** Owner of the house's cars, and a dealer who bids. */
  readonly house: string
  readonly dealer: string
  readonly cars: readonly SeedRecord[]
  readonly auctions: readonly SeedRecord[]
  readonly bids: readonly SeedRecord[]
  readonly walletRequests: readonly SeedRecord[]
  readonly now: Date
}

interface SeedNotification {
  readonly user: string
  readonly kind: NotificationKind
  readonly of: readonly SeedRecord[]
  readonly entity: 'auctions' | 'walletRequests'
  readonly at: (record: SeedRecord) => string
}

function notificationsOf({ house, dealer, auctions, bids, walletRequests, now }: Parts): readonly SeedNotification[] {
  const having = (status: string) => auctions.filter((auction) => auction.status === status)
  const bid = new Set(bids.filter(({ bidder }) => bidder === dealer).map(({ auction }) => auction))
  const decided = having('sold').filter(({ id }) => bid.has(id))
  const rejected = walletRequests.filter(({ by, status }) => by === dealer && status === 'rejected')
  const ended = ({ endsAt }: SeedRecord) => String(endsAt)
  const auction = { entity: 'auctions', at: ended } as const
  return [
    { ...auction, user: dealer, kind: 'auctionWon', of: decided.filter(({ winner }) => winner === dealer) },
    { ...auction, user: dealer, kind: 'auctionLost', of: decided.filter(({ winner }) => winner !== dealer) },
    { user: dealer, kind: 'walletRequestRejected', entity: 'walletRequests', of: rejected, at: ({ decidedAt }) => String(decidedAt) },
    { ...auction, user: house, kind: 'decisionNeeded', of: having('pendingApproval'), at: () => minutesFrom(now, -45) },
    { ...auction, user: house, kind: 'carSold', of: having('sold') },
    { ...auction, user: house, kind: 'carNotSold', of: having('unsold') },
  ]
}

const carName = (cars: readonly SeedRecord[], { car }: SeedRecord): string => {
  const found = cars.find(({ id }) => id === car)
  return `${found?.year} ${found?.make} ${found?.model}`
}

function paramsOf({ cars }: Parts, { entity }: SeedNotification, record: SeedRecord): Readonly<Record<string, Json>> {
  const money = { amount: record.amount ?? record.price ?? record.startPrice ?? null, currency: record.currency ?? null }
  return entity === 'auctions' ? { car: carName(cars, record), ...money } : money
}

/** Notifications of the demo's Admin and its first dealer about their latest auctions and requests; the newest are unread. */
export function notificationSeed(parts: Parts): SeedDraft<'notifications'>[] {
  const unread = minutesFrom(parts.now, -UNREAD)
  return notificationsOf(parts)
    .flatMap((news) => {
      const latest = news.of.toSorted((a, b) => news.at(b).localeCompare(news.at(a))).slice(0, OF_A_KIND)
      return latest.map((record) => ({ news, record, at: news.at(record) }))
    })
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(
      ({ news, record, at }, position): SeedDraft<'notifications'> => ({
        id: seedId(43, position),
        user: news.user,
        kind: news.kind,
        params: paramsOf(parts, news, record),
        entity: news.entity,
        record: record.id,
        read: at < unread,
        createdAt: at,
      }),
    )
}
