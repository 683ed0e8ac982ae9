import type { EntityMap } from '../../../../model/entityMap.ts'
import type { RuleContext } from '../../../records/rules.ts'

/** Statuses in which an offer keeps its car from being offered elsewhere. */
const OPEN = ['submitted', 'accepted'] as const satisfies readonly EntityMap['carOffers']['status'][]

/** The offer of a car that is not decided or not scheduled yet. The caller has locked the car. */
export const openOffer = ({ trx, repository }: Pick<RuleContext, 'trx' | 'repository'>, car: string) =>
  repository.of('carOffers').findOne(trx, { car, status: OPEN })
