import type { DraftMap, EntityMap } from '../../../../model/entityMap.ts'
import type { EntityOf } from '../../../../model/entityOf.ts'
import { AppError } from '../../../../model/errors.ts'
import type { ActionContext } from '../../../records/rules.ts'

export type Documents = EntityOf<'stockDocuments'>
export type StockDocument = EntityMap['stockDocuments']
export type DocumentDraft = DraftMap['stockDocuments']
export type Movements = readonly EntityMap['materialTransactions'][]

/** Movements of one document, or of one order: more are not expected. */
export const MOST_MOVEMENTS = 20_000

/** What a document has moved so far, the earliest first. */
export const movementsOf = ({ trx, repository }: Pick<ActionContext, 'trx' | 'repository'>, document: string): Promise<Movements> =>
  repository.of('materialTransactions').find(trx, { document }, { limit: MOST_MOVEMENTS })

/** Throws `AppError` 422 for a day before one that must have come. */
export function refuseEarlier(date: string, limit: string): void {
  if (date >= limit) return
  throw new AppError(422, 'validation', { fields: [{ path: 'date', keyword: 'formatMinimum', format: 'date', params: { limit } }] })
}
