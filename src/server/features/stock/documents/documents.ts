import type { DraftMap, EntityMap } from '../../../../model/entityMap.ts'
import type { EntityOf } from '../../../../model/entityOf.ts'
import { invalid } from '../../../../model/errors.ts'
import type { ActionContext } from '../../../records/rules.ts'

export type Documents = EntityOf<'stockDocuments'>
export type StockDocument = EntityMap['stockDocuments']
export type DocumentDraft = DraftMap['stockDocuments']
export type Movements = readonly EntityMap['materialTransactions'][]

/** Maximum number of movements of one document or order. */
export const MAX_MOVEMENTS = 20_000

/** Movements of a document, the earliest first. */
export const movementsOf = ({ trx, repository }: Pick<ActionContext, 'trx' | 'repository'>, document: string): Promise<Movements> =>
  repository.of('materialTransactions').find(trx, { document }, { limit: MAX_MOVEMENTS })

/** Throws `AppError` 422 if the day is before the limit. */
export function refuseEarlier(date: string, limit: string): void {
  if (date >= limit) return
  throw invalid<StockDocument>('date', 'formatMinimum', { limit }, 'date')
}
