import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import type { RuleContext } from '../../records/rules.ts'
import { forHouse } from '../payments/forHouse.ts'
import { lockHouseCustomer } from '../payments/houseCustomer.ts'

export type Deal = EntityMap['deals']
export type Firm = EntityMap['firms']

/** Work on deals in one transaction. Lock the auction, then the firms, their customers in the house's books, the deal, the car, and wallets last. */
export type DealContext = RuleContext<EntityOf<'deals'>>

/** The same in the house's books, for work on wallets and payments. */
export function houseContext(context: DealContext) {
  const { records, trx } = context
  return { ...records, records, trx, subject: forHouse(context).subject }
}

/** A firm and its record as a customer of the house. */
export interface Party {
  readonly firm: Firm
  readonly customer: string
}

/** Both sides of a deal; the house itself, as a seller, is no customer. */
export interface Parties {
  readonly buyer: Party
  readonly seller: Party | undefined
}

async function partyOf(context: DealContext, firm: Firm | undefined): Promise<Party> {
  if (!firm) throw new Error('a party of a deal is a firm')
  return { firm, customer: (await lockHouseCustomer(context, firm)).id }
}

/** Locks the firms by ascending id, and their customers. */
export async function lockParties(context: DealContext, buyer: string, seller: string): Promise<Parties> {
  const ids = [...new Set([buyer, seller])].filter((id) => id !== TENANCY.house).sort()
  const firms = await context.repository.of('firms').getLocked(context.trx, ids)
  const of = (id: string) =>
    partyOf(
      context,
      firms.find((firm) => firm.id === id),
    )
  return { buyer: await of(buyer), seller: seller === TENANCY.house ? undefined : await of(seller) }
}

/** A locked deal with its parties. */
export interface LockedDeal {
  readonly deal: Deal
  readonly parties: Parties
}

/** Locks the parties of a deal and the deal; undefined if there is none. */
export async function lockDeal(context: DealContext, id: string): Promise<LockedDeal | undefined> {
  const { repository, trx } = context
  const seen = await repository.of('deals').get(trx, id)
  if (!seen) return undefined
  const parties = await lockParties(context, seen.firm, seen.seller ?? TENANCY.house)
  const [deal] = await repository.of('deals').getLocked(trx, [id])
  return deal && { deal, parties }
}

/** Today in the buyer's time zone. */
export const dayOf = ({ records }: Pick<DealContext, 'records'>, { timeZone }: Firm): string => dayIn(records.clock(), timeZone ?? 'UTC')

export const nowOf = ({ records }: Pick<DealContext, 'records'>): string => records.clock().toISOString()

/** What another status ends: only an unpaid deal is late, and a step that failed has been done or is no longer due. */
const NEW_STATUS: DraftMap['deals'] = { late: false, problem: null, attempts: null, nextAttempt: null }

/** Changes a locked deal. */
export const changeDeal = (context: DealContext, deal: Deal, changes: DraftMap['deals']): Promise<Deal> =>
  writeDependent(context, context.entity, deal, { ...(changes.status !== undefined && NEW_STATUS), ...changes })
