import { auctionCalls } from '../../../domain/auction/calls.ts'
import { DAYS_AHEAD } from '../../../domain/auction/offers.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError, type ErrorIn, invalid, refuseErrors } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import { namedAction, type RuleContext, type RulesFor, type WriteContext } from '../../records/rules.ts'
import { requireTrusted, trustObstacles } from '../firms/trust.ts'
import { carName } from './carName.ts'
import { notifyMoved } from './notices.ts'
import { openOffer } from './offers/openOffer.ts'
import { inOpenAuction } from './openAuction.ts'
import { notifySearches } from './searches/notifySearches.ts'

type Auction = EntityMap['auctions']
type Draft = DraftMap['auctions']
type Context = RuleContext<EntityOf<'auctions'>>
type Written = WriteContext<EntityOf<'auctions'>>
type After = Parameters<NonNullable<RulesFor<'auctions'>['afterWrite']>>[0]

const mistake = (path: keyof Auction, keyword: string): ErrorIn<Auction> => ({ path, keyword, params: {} })

type Text = string | null | undefined

/** Whether one amount is below another, or equal with `orEqual`; false if either is missing. */
const below = (one: Text, other: Text, orEqual = false): boolean =>
  one != null && other != null && compareDecimal(one, other) < (orEqual ? 1 : 0)

/** Checks times, reserve and prices against each other (`PRODUCT.md A4`, `A6`, `A7`). */
const validate = ({ startsAt, endsAt, startPrice, reserve, buyNowPrice, saleType }: Draft): ErrorIn<Auction>[] => [
  ...(startsAt != null && endsAt != null && endsAt <= startsAt ? [mistake('endsAt', 'after')] : []),
  ...(saleType === 'pure' && reserve != null ? [mistake('reserve', 'pure')] : []),
  ...(below(buyNowPrice, startPrice, true) || below(buyNowPrice, reserve) ? [mistake('buyNowPrice', 'above')] : []),
]

/** Id of the default table, for auctions without one. */
async function defaultIncrements({ trx, repository }: Context): Promise<string | null> {
  const sort = { field: 'name', order: 'ASC' } as const
  return (await repository.of('bidIncrements').findOne(trx, { isDefault: true }, { sort }))?.id ?? null
}

/** Copies the car's name to the auction, because bidders can't open the car's record. */
async function nameOf(writing: Written): Promise<Draft> {
  const { next, before } = writing
  if (!next.car || before?.car === next.car) return {}
  const name = await carName(writing, next.car)
  return name === undefined ? {} : { name }
}

async function beforeSave(writing: Written): Promise<Draft> {
  const { before } = writing
  const next = withValues(writing.next, await nameOf(writing))
  const plannedEnd = next.endsAt ?? null
  if (before) return withValues(next, { plannedEnd })
  return withValues(next, { increments: next.increments ?? (await defaultIncrements(writing)), plannedEnd })
}

/** Throws if the car is in another auction or waits in an offer. Locks the car, so that concurrent offers wait. */
async function refuseSecond({ trx, repository, next: { id, car } }: Written): Promise<void> {
  const cars = repository.of('cars')
  if (!car) return
  await cars.lock(trx, car)
  if (await inOpenAuction({ trx, repository }, car, id ?? undefined)) throw new AppError(409, 'carOnOffer')
  if (await openOffer({ trx, repository }, car)) throw new AppError(409, 'carOffered')
  if ((await cars.get(trx, car))?.status !== 'inStock') throw invalid<Auction>('car', 'referenceFilter')
}

/** Tolerated delay of a form or clock in milliseconds. */
const LATE = 60 * 60_000

const DAY = 24 * 60 * 60_000

/** Throws unless entered times are in the future and within `DAYS_AHEAD`. */
function refuseTimes({ before, next, records }: Context): void {
  const now = records.clock().getTime()
  const fields = (['startsAt', 'endsAt'] as const).flatMap((path): ErrorIn<Auction>[] => {
    const value = next?.[path]
    if (!value || value === before?.[path]) return []
    const time = Date.parse(value)
    if (time <= now - (path === 'startsAt' ? LATE : 0)) return [mistake(path, 'past')]
    return time > now + DAYS_AHEAD * DAY ? [{ path, keyword: 'tooFarAhead', params: { days: DAYS_AHEAD } }] : []
  })
  refuseErrors<Auction>(fields)
}

type CarStatus = EntityMap['cars']['status']

/** Updates the car's status: on offer while it has an auction, in stock again when an auction that has not started is deleted. */
async function followCar(context: Context): Promise<void> {
  const { trx, repository, before, next } = context
  const cars = repository.of('cars')
  const move = async (id: string, from: CarStatus, to: CarStatus) => {
    const car = await cars.get(trx, id)
    if (car?.status === from) await writeDependent(context, cars.entity, car, { status: to })
  }
  if (before && before.car !== next?.car) await move(before.car, 'onOffer', 'inStock')
  if (next?.car && next.car !== before?.car) await move(next.car, 'inStock', 'onOffer')
}

/** Notifies the watchers of an auction whose times were changed before its start. */
async function notifyWatchers({ trx, records, repository, before, next, action }: After): Promise<void> {
  if (!before || !next || action !== undefined || (before.startsAt === next.startsAt && before.endsAt === next.endsAt)) return
  for (const { user } of await repository.of('watches').find(trx, { auction: before.id })) await notifyMoved({ trx, records }, next, user)
}

/** Retries at once a lot that could not start or end; the change wakes the lot clock. Throws `AppError` 409 `notStuck` (`PRODUCT.md A13`). */
const tryNow = namedAction(auctionCalls.tryNow, {
  changes({ problem }) {
    if (problem === null) throw new AppError(409, 'notStuck')
    return { nextAttempt: null }
  },
})

/** The terms can't change once bidding may have begun (`PRODUCT.md A1`). */
export const rules: RulesFor<'auctions'> = {
  obstacles: trustObstacles,
  validate,
  beforeSave,
  async beforeWrite(context) {
    const { before, next, records } = context
    if (next && !before) await requireTrusted(context, context.trx, context.subject)
    const begun = before && (before.status !== 'upcoming' || before.startsAt <= records.clock().toISOString())
    if (begun && context.action === undefined) throw new AppError(409, 'auctionStarted')
    if (context.action === undefined) refuseTimes(context)
    if (next && (!before || before.car !== next.car)) await refuseSecond({ ...context, next })
  },
  async afterWrite(context) {
    await followCar(context)
    await notifyWatchers(context)
    if (context.next && !context.before) await notifySearches(context, context.next)
  },
  actions: [tryNow],
}
