import { isUndecided } from '../../../domain/auction/lifecycle.ts'
import type { LotStatus } from '../../../domain/auction/room.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { recordLabel } from '../../../model/recordLabel.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import { changeFollowing } from '../../records/following.ts'
import type { EntityRules, NamedAction, RuleContext } from '../../records/rules.ts'
import { fieldValue, type Values } from '../../records/values.ts'
import { requireTrusted } from '../firms/trust.ts'

type Writing = RuleContext & { readonly next: Values }

const mistake = (path: string, keyword: string): FieldError => ({ path, keyword, params: {} })

const textOf = (record: Values, name: string): string | undefined => {
  const value = fieldValue(record, name)
  return typeof value === 'string' ? value : undefined
}

/** Times, reserve and prices that fit each other (`PRODUCT.md A4`, `A6`, `A7`). */
function judge(next: Values): FieldError[] {
  const [start, end, first, reserve, buyNow] = ['startsAt', 'endsAt', 'startPrice', 'reserve', 'buyNowPrice'].map((name) =>
    textOf(next, name),
  )
  const below = (one: string | undefined, other: string | undefined, orEqual = false) =>
    one !== undefined && other !== undefined && compareDecimal(one, other) < (orEqual ? 1 : 0)
  return [
    ...(start !== undefined && end !== undefined && end <= start ? [mistake('endsAt', 'after')] : []),
    ...(next.saleType === 'pure' && reserve !== undefined ? [mistake('reserve', 'pure')] : []),
    ...(below(buyNow, first, true) || below(buyNow, reserve) ? [mistake('buyNowPrice', 'above')] : []),
  ]
}

/** The default table goes to auctions that name none. */
async function defaultIncrements({ trx, repository, model }: RuleContext): Promise<string | null> {
  const filter = [{ path: 'isDefault', operator: 'eq', value: true }] as const
  const page = { filter, sort: { field: 'name', order: 'ASC' }, offset: 0, limit: 1 } as const
  const { rows } = await repository.list(trx, entityOf({ model }, 'bidIncrements'), page)
  return rows[0]?.id ?? null
}

/** What the car is called, kept with the auction: who may bid may not open the car's own record. */
async function carName({ trx, repository, model, next, before }: Writing): Promise<Values> {
  if (before && before.car === next.car) return {}
  const cars = entityOf({ model }, 'cars')
  const [car] = await repository.getMany(trx, cars, [String(next.car)])
  return car ? { name: recordLabel(cars, car) } : {}
}

async function fill(writing: Writing): Promise<Values> {
  const { before } = writing
  const next: Values = { ...writing.next, ...(await carName(writing)) }
  if (before) return { ...next, plannedEnd: fieldValue(next, 'endsAt') }
  const increments = fieldValue(next, 'increments') ?? (await defaultIncrements(writing))
  return { ...next, increments, plannedEnd: fieldValue(next, 'endsAt') }
}

const isOpen = (status: unknown) => status === 'upcoming' || status === 'live' || isUndecided(status as LotStatus)

/** A car is in one auction at a time; who offers it at the same moment waits for the car. */
async function refuseSecond({ trx, repository, model, entity, next }: Writing): Promise<void> {
  const car = String(next.car)
  await repository.lock(trx, entityOf({ model }, 'cars'), car)
  const filter = [{ path: 'car', operator: 'eq', value: car }] as const
  const { rows } = await repository.list(trx, entity, { filter, sort: { field: 'id', order: 'DESC' }, offset: 0, limit: 100 })
  if (rows.some(({ id, status }) => id !== next.id && isOpen(status))) throw new AppError(409, 'carOnOffer')
  const [now] = await repository.getMany(trx, entityOf({ model }, 'cars'), [car])
  if (now?.status !== 'inStock') throw new AppError(422, 'validation', { fields: [mistake('car', 'referenceFilter')] })
}

/** Forms and clocks differ by so much, in milliseconds. */
const LATE = 60 * 60_000

/** Days ahead that an auction may reach. */
const AHEAD = 366
const DAY = 24 * 60 * 60_000

/** Moments that are entered now lie ahead, and not beyond all reason. */
function refuseTimes({ before, next, records }: RuleContext): void {
  const now = records.clock().getTime()
  const fields = (['startsAt', 'endsAt'] as const).flatMap((path): FieldError[] => {
    const value = fieldValue(next, path)
    if (typeof value !== 'string' || value === before?.[path]) return []
    const time = Date.parse(value)
    if (time <= now - (path === 'startsAt' ? LATE : 0)) return [mistake(path, 'past')]
    return time > now + AHEAD * DAY ? [{ path, keyword: 'tooFarAhead', params: { days: AHEAD } }] : []
  })
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
}

type CarStatus = EntityMap['cars']['status']

/** A car in stock is on offer while it has an auction; deleting one that has not begun takes it back. */
async function followCar(context: RuleContext): Promise<void> {
  const { trx, repository, model, before, next } = context
  const cars = entityOf({ model }, 'cars')
  const move = async (id: unknown, from: CarStatus, to: CarStatus) => {
    const [car] = await repository.getMany(trx, cars, [String(id)])
    if (car?.status === from) await changeFollowing(context, cars, car, { status: to })
  }
  if (before && before.car !== next?.car) await move(before.car, 'onOffer', 'inStock')
  if (next && next.car !== before?.car) await move(next.car, 'inStock', 'onOffer')
}

/** Tries a lot again at once that could not start or end: the scheduler is woken by the change. Throws `AppError` 409 `notStuck` (`PRODUCT.md A13`). */
const tryNow: NamedAction = {
  right: 'edit',
  changes({ problem }) {
    if (problem === null) throw new AppError(409, 'notStuck')
    return { nextAttempt: null }
  },
}

/** What was agreed stays as it is once bidding may have begun (`PRODUCT.md A1`). */
export const rules: EntityRules = {
  judge,
  fill,
  async beforeWrite(context) {
    const { before, next, records } = context
    if (next && !before) await requireTrusted(context, context.trx, context.subject)
    const begun = before && (before.status !== 'upcoming' || String(before.startsAt) <= records.clock().toISOString())
    if (begun && context.action === undefined) throw new AppError(409, 'auctionStarted')
    if (context.action === undefined) refuseTimes(context)
    if (next && (!before || before.car !== next.car)) await refuseSecond({ ...context, next })
  },
  afterWrite: followCar,
  actions: { tryNow },
}
