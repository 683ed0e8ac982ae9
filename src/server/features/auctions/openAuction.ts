import { isUndecided } from '../../../domain/auction/lifecycle.ts'
import type { LotStatus } from '../../../domain/auction/room.ts'
import type { RuleContext } from '../../records/rules.ts'

const isOpen = (status: LotStatus): boolean => status === 'upcoming' || status === 'live' || isUndecided(status)

/** Whether a car is in an auction that is not decided, apart from the given one. The caller has locked the car. */
export async function inOpenAuction(
  { trx, repository }: Pick<RuleContext, 'trx' | 'repository'>,
  car: string,
  but?: string,
): Promise<boolean> {
  const auctions = await repository.of('auctions').find(trx, { car }, { sort: { field: 'id', order: 'DESC' }, limit: 100 })
  return auctions.some(({ id, status }) => id !== but && isOpen(status))
}
