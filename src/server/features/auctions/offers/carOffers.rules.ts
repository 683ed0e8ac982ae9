import { offerActions } from '../../../../domain/auction/offerCalls.ts'
import { offerMistakes } from '../../../../domain/auction/offers.ts'
import type { DraftMap, EntityMap } from '../../../../model/entityMap.ts'
import type { EntityOf } from '../../../../model/entityOf.ts'
import { AppError } from '../../../../model/errors.ts'
import { withValues } from '../../../../model/records/withValues.ts'
import { namedAction, type RuleContext, type RulesFor, type WriteContext } from '../../../records/rules.ts'
import { firmOf } from '../../firms/firmScope.ts'
import { notifyFirm } from '../../firms/firmUsers.ts'
import { requireTrusted, trustObstacles } from '../../firms/trust.ts'
import { activeAdmins } from '../../notifications/activeAdmins.ts'
import { notify } from '../../notifications/notify.ts'
import { carName } from '../carName.ts'
import { inOpenAuction } from '../openAuction.ts'
import { requireTerms } from '../terms/terms.ts'
import { openOffer } from './openOffer.ts'
import { vinElsewhere } from './vinElsewhere.sql.ts'

type Offer = EntityMap['carOffers']
type Context = RuleContext<EntityOf<'carOffers'>>

/** Throws unless the car is in stock and nowhere else on offer (`PRODUCT.md A15`). Locks the car, so that concurrent offers wait. */
async function refuseUnavailable(context: Context, car: string, id: string | undefined): Promise<void> {
  const { trx, repository } = context
  await repository.of('cars').lock(trx, car)
  if (await inOpenAuction(context, car)) throw new AppError(409, 'carOnOffer')
  const other = await openOffer(context, car)
  if (other && other.id !== id) throw new AppError(409, 'carOffered')
  if ((await repository.of('cars').get(trx, car))?.status !== 'inStock') throw new AppError(409, 'carNotInStock')
}

async function beforeSave(writing: WriteContext<EntityOf<'carOffers'>>): Promise<DraftMap['carOffers']> {
  const { next, before } = writing
  if (!next.car || before?.car === next.car) return next
  const name = await carName(writing, next.car)
  return name === undefined ? next : withValues(next, { name })
}

/** Checks that an offer is still waiting for its decision. Throws `AppError` 409 `offerDecided`. */
function requireSubmitted({ status }: Pick<Offer, 'status'>): void {
  if (status !== 'submitted') throw new AppError(409, 'offerDecided')
}

const accept = namedAction(offerActions.accept, {
  async changes(offer, { despiteVin = false }, context) {
    requireSubmitted(offer)
    await refuseUnavailable(context, offer.car, offer.id)
    if (!despiteVin && (await vinElsewhere(context.trx, offer.car))) throw new AppError(409, 'vinOnOffer')
    return { status: 'accepted' }
  },
  effect: (context) =>
    notifyFirm(context, firmOf(context.next), {
      kind: 'offerAccepted',
      params: { car: context.next.name ?? '' },
      link: { entity: 'carOffers', id: context.next.id },
    }),
})

const refuse = namedAction(offerActions.refuse, {
  changes({ status }, { reason }) {
    if (status !== 'submitted' && status !== 'accepted') throw new AppError(409, 'offerDecided')
    return { status: 'refused', reason }
  },
  effect: (context) =>
    notifyFirm(context, firmOf(context.next), {
      kind: 'offerRefused',
      params: { car: context.next.name ?? '', reason: context.next.reason ?? '' },
      link: { entity: 'carOffers', id: context.next.id },
    }),
})

const withdraw = namedAction(offerActions.withdraw, {
  changes(offer) {
    requireSubmitted(offer)
    return { status: 'withdrawn' }
  },
})

/** Rules of offers: prices, one offer of a car at a time, decisions by named actions (`PRODUCT.md A15`). */
export const rules: RulesFor<'carOffers'> = {
  obstacles: trustObstacles,
  validate: offerMistakes,
  beforeSave,
  lock: ({ status }) => (status === undefined || status === 'submitted' ? undefined : { code: 'offerDecided' }),
  lockedAfter: ({ car }) => ({ entity: 'cars', id: car }),
  async beforeWrite(context) {
    const { before, next, action, trx, subject } = context
    if (action !== undefined) return
    if (next && !before) {
      await requireTrusted(context, trx, subject)
      if (subject.roles.includes('Dealer')) await requireTerms(trx, subject)
    }
    if (next?.car && next.car !== before?.car) await refuseUnavailable(context, next.car, before?.id)
  },
  async afterWrite(context) {
    const { before, next, records, trx, subject } = context
    if (before || !next) return
    const notice = { kind: 'offerSubmitted', params: { car: next.name ?? '' }, link: { entity: 'carOffers', id: next.id } } as const
    for (const user of await activeAdmins(records, trx)) if (user !== subject.id) await notify(context, { user, ...notice })
  },
  actions: [accept, refuse, withdraw],
}
