import { v7 } from 'uuid'
import { matchesSearch } from '../../../../domain/auction/savedSearch.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import type { RuleContext } from '../../../records/rules.ts'
import { notify } from '../../notifications/notify.ts'
import { possibleSearches } from './searches.sql.ts'

type Context = Pick<RuleContext, 'trx' | 'repository' | 'records'>

/**
 * Notifies users whose saved searches match a new auction, each once, and stores the matches that are to be mailed. Runs in the transaction
 * that creates the auction, so that there is neither a second notification nor one too few.
 */
export async function notifySearches(context: Context, auction: EntityMap['auctions']): Promise<void> {
  const { trx, repository } = context
  const car = await repository.of('cars').get(trx, auction.car)
  if (!car) return
  const ids = await possibleSearches(trx, car.firm, car.make)
  const possible = await repository.of('savedSearches').getMany(trx, ids)
  const found = possible.filter((search) => matchesSearch(search, car, auction.startPrice))
  const users = new Set<string>()
  for (const { id, user, name, mail } of found) {
    if (mail !== 'none') await repository.of('searchMatches').insert(trx, { id: v7(), search: id, auction: auction.id, mailed: false })
    if (user === null || users.has(user)) continue
    users.add(user)
    const link = { entity: 'auctions', id: auction.id }
    await notify(context, {
      user,
      kind: 'searchMatched',
      params: { car: auction.name ?? '', search: name, startsAt: auction.startsAt },
      link,
    })
  }
}
