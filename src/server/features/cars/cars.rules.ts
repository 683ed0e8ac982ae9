import { readAuctionUrl } from '../../../domain/cars/auctionUrl.ts'
import { carCalls } from '../../../domain/cars/calls.ts'
import { withFigures } from '../../../domain/cars/carFigures.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError, invalid } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import { namedAction, type RuleContext, type RulesFor, type WriteContext } from '../../records/rules.ts'
import { same } from '../../records/values.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { firmOfUser } from '../firms/firmOfUser.sql.ts'

type Cars = EntityOf<'cars'>
type Draft = DraftMap['cars']
type Status = EntityMap['cars']['status']

/**
 * Fills in the firm's currency of costs, and the car's total cost and profit (`PRODUCT.md E20`). A new car is in stock from the firm's current
 * day.
 */
async function withCosts(writing: WriteContext<Cars>): Promise<Draft> {
  const { next, before, records } = writing
  const isUndated = !before && !next.inStockSince
  const isUnpriced = next.costs?.some(({ currency = null }) => currency === null) ?? false
  if (!isUndated && !isUnpriced) return withFigures(next)
  const { currency, timeZone } = await firmDefaults(writing)
  const costs = next.costs?.map((cost) => withValues(cost, { currency: cost.currency ?? currency }))
  const stocked = isUndated && { inStockSince: dayIn(records.clock(), timeZone) }
  return withFigures(withValues(next, { ...(costs && { costs }), ...stocked }))
}

const pictures = (car: Draft | undefined): readonly string[] => car?.images ?? []

/** The main picture is the first image. A picture from before there was a list of images becomes the first. */
function withMainPicture(next: Draft, before: Draft | undefined): Draft {
  const single = next.image ?? null
  const inherited = single !== null && pictures(next).length === 0 && pictures(before).length === 0
  if (inherited) return withValues(next, { images: [single] })
  const [first = null] = pictures(next)
  return same(single, first) ? next : withValues(next, { image: first })
}

const refuse = (keyword: 'format' | 'unique') => invalid<Draft>('auctionUrl', keyword, {}, keyword === 'format' ? 'uri' : undefined)

/**
 * Whether another car of the firm has the address. The error is reported at the entered address, not at the lot number read from it. The
 * index catches concurrent writes.
 */
async function isTaken({ repository, trx, before, next }: WriteContext<Cars>, auctionUrl: string): Promise<boolean> {
  const { firm = null } = next
  const found = await repository.of('cars').findOne(trx, { auctionUrl }, { scope: { firm } })
  return found !== undefined && found.id !== before?.id
}

/** Validates and normalizes the address only when it changes, because the allowed hosts may change later. Throws `AppError` 422. */
async function withAuction(writing: WriteContext<Cars>, hosts: readonly string[]): Promise<Draft> {
  const { next, before } = writing
  const given = next.auctionUrl
  if (!given || given === before?.auctionUrl) return next
  const address = readAuctionUrl(given, hosts)
  if (!address) throw refuse('format')
  if (await isTaken(writing, address.url)) throw refuse('unique')
  return withValues(next, { auctionUrl: address.url, lotNumber: next.lotNumber ?? address.lotNumber })
}

/** Throws `AppError` 422 unless the responsible user belongs to the car's firm. */
async function requireUserOfFirm({ trx, before, next }: RuleContext<Cars>): Promise<void> {
  const owner = next?.owner
  if (!owner || owner === before?.owner) return
  if ((await firmOfUser(trx, owner)) === next?.firm) return
  throw invalid<Draft>('owner', 'otherFirm')
}

const move = ({ from, to, code }: { readonly from: Status; readonly to: Status; readonly code: string }) => ({
  changes({ status }: Pick<EntityMap['cars'], 'status'>) {
    if (status !== from) throw new AppError(409, code)
    return { status: to }
  },
})

/**
 * A car's main picture, the address of its auction (`PRODUCT.md A11`), its responsible user (`S6`), and statuses that can't be entered
 * (`A14`).
 * @param hosts auction sites from which cars may be added by address
 */
export const carRules = (hosts: readonly string[]): RulesFor<'cars'> => ({
  derive: withMainPicture,
  beforeSave: async (writing) => withCosts({ ...writing, next: await withAuction(writing, hosts) }),
  beforeWrite: requireUserOfFirm,
  actions: [
    namedAction(carCalls.archive, move({ from: 'inStock', to: 'archived', code: 'carNotInStock' })),
    namedAction(carCalls.restock, move({ from: 'archived', to: 'inStock', code: 'carNotArchived' })),
    namedAction(carCalls.handOver, move({ from: 'sold', to: 'delivered', code: 'carNotSold' })),
  ],
})
