import type { NotificationKind } from '../../../../schemas/parts/notificationKinds.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft } from '../../seed/seedRecord.ts'
import { minutesFrom } from '../../seed/seedTime.ts'

/** Maximum number of each kind. */
const OF_A_KIND = 2

/** Age in minutes from which notifications are read. */
const UNREAD = 8 * 24 * 60

interface Parts {
  /** Owner of the house's cars, and a dealer who bids. */
  readonly house: string
  readonly dealer: string
  readonly cars: readonly SeedDraft<'cars'>[]
  readonly auctions: readonly SeedDraft<'auctions'>[]
  readonly bids: readonly SeedDraft<'bids'>[]
  readonly walletRequests: readonly SeedDraft<'walletRequests'>[]
  readonly now: Date
}

/** What a notification is about, and when it came. */
interface Subject {
  readonly id: string
  readonly at: string
  readonly params: SeedDraft<'notifications'>['params']
}

interface News {
  readonly user: string
  readonly kind: NotificationKind
  readonly entity: 'auctions' | 'walletRequests'
  readonly of: readonly Subject[]
}

function newsOf({ house, dealer, cars, auctions, bids, walletRequests, now }: Parts): readonly News[] {
  const about = ({ id, car, endsAt, price, startPrice, currency = null }: SeedDraft<'auctions'>, at = endsAt): Subject => {
    const found = cars.find((each) => each.id === car)
    return { id, at, params: { car: `${found?.year} ${found?.make} ${found?.model}`, amount: price ?? startPrice, currency } }
  }
  const having = (status: SeedDraft<'auctions'>['status']) => auctions.filter((auction) => auction.status === status)
  const bid = new Set(bids.filter(({ bidder }) => bidder === dealer).map(({ auction }) => auction))
  const decided = having('sold').filter(({ id }) => bid.has(id))
  const [won, lost] = [decided.filter(({ winner }) => winner === dealer), decided.filter(({ winner }) => winner !== dealer)]
  const rejected = walletRequests.flatMap(({ id, by, status, decidedAt: at, amount, currency }): Subject[] =>
    by === dealer && status === 'rejected' && at ? [{ id, at, params: { amount, currency } }] : [],
  )
  return [
    { user: dealer, kind: 'auctionWon', entity: 'auctions', of: won.map((one) => about(one)) },
    { user: dealer, kind: 'auctionLost', entity: 'auctions', of: lost.map((one) => about(one)) },
    { user: dealer, kind: 'walletRequestRejected', entity: 'walletRequests', of: rejected },
    {
      user: house,
      kind: 'decisionNeeded',
      entity: 'auctions',
      of: having('pendingApproval').map((one) => about(one, minutesFrom(now, -45))),
    },
    { user: house, kind: 'carSold', entity: 'auctions', of: having('sold').map((one) => about(one)) },
    { user: house, kind: 'carNotSold', entity: 'auctions', of: having('unsold').map((one) => about(one)) },
  ]
}

/** Notifications of the demo's Admin and its first dealer about their latest auctions and requests; the newest are unread. */
export function notificationSeed(parts: Parts): SeedDraft<'notifications'>[] {
  const unread = minutesFrom(parts.now, -UNREAD)
  return newsOf(parts)
    .flatMap(({ of, ...news }) => {
      const latest = of.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, OF_A_KIND)
      return latest.map((subject) => ({ ...news, ...subject }))
    })
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(
      ({ user, kind, entity, id, at, params }, position): SeedDraft<'notifications'> => ({
        id: seedId(43, position),
        user,
        kind,
        params,
        entity,
        record: id,
        read: at < unread,
        createdAt: at,
      }),
    )
}
