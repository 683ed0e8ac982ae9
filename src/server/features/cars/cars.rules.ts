import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { readAuctionUrl } from '../../../domain/cars/auctionUrl.ts'
import { AppError } from '../../../model/errors.ts'
import type { EntityRules, NamedAction, RuleContext } from '../../records/rules.ts'
import { fieldValue, same, type Values } from '../../records/values.ts'
import { firmOfUser } from '../firms/firmOfUser.ts'

type Writing = RuleContext & { readonly next: Values }

const pictures = (record: Values | undefined): readonly unknown[] => {
  const value = fieldValue(record, 'images')
  return Array.isArray(value) ? value : []
}

/** The main picture is the first image. One that was stored before there were several becomes the first. */
function withMainPicture(next: Values, before: Values | undefined): Values {
  const single = fieldValue(next, 'image')
  const inherited = single !== null && pictures(next).length === 0 && pictures(before).length === 0
  if (inherited) return { ...next, images: [single] }
  const [first = null] = Array.isArray(next.images) ? next.images : []
  return same(single, first) ? next : { ...next, image: first }
}

const refuse = (keyword: 'format' | 'unique') =>
  new AppError(422, 'validation', { fields: [{ path: 'auctionUrl', keyword, ...(keyword === 'format' && { format: 'uri' }), params: {} }] })

/** Within the firm: others' cars are nobody's business. Told at the address that was entered, not at the lot number that was read from it. Who comes at the same moment is held back by the index. */
async function isTaken({ repository, trx, entity, before, next }: Writing, url: string): Promise<boolean> {
  const filter = [{ path: 'auctionUrl', operator: 'eq', value: url }] as const
  const scope = { [TENANCY.property]: fieldValue(next, TENANCY.property) }
  const { rows } = await repository.list(trx, entity, { filter, scope, sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 1 })
  return rows.some(({ id }) => id !== before?.id)
}

/** Checked and brought to its one form only when it is entered: the allowed hosts may change later. Throws `AppError` 422. */
async function withAuction(writing: Writing, hosts: readonly string[]): Promise<Values> {
  const { next, before } = writing
  const given = fieldValue(next, 'auctionUrl')
  if (typeof given !== 'string' || same(given, fieldValue(before, 'auctionUrl'))) return next
  const address = readAuctionUrl(given, hosts)
  if (!address) throw refuse('format')
  if (await isTaken(writing, address.url)) throw refuse('unique')
  return { ...next, auctionUrl: address.url, lotNumber: fieldValue(next, 'lotNumber') ?? address.lotNumber }
}

/** Who answers for a car belongs to its firm. Throws `AppError` 422. */
async function refuseStranger({ trx, before, next }: RuleContext): Promise<void> {
  const owner = fieldValue(next, 'owner')
  if (typeof owner !== 'string' || same(owner, fieldValue(before, 'owner'))) return
  if ((await firmOfUser(trx, owner)) === next?.firm) return
  throw new AppError(422, 'validation', { fields: [{ path: 'owner', keyword: 'otherFirm', params: {} }] })
}

const move = (right: 'edit' | 'approve', from: string, to: string, code: string): NamedAction => ({
  right,
  changes({ status }) {
    if (status !== from) throw new AppError(409, code)
    return { status: to }
  },
})

/** A car's main picture, the address of its auction (`PRODUCT.md A11`), who answers for it (`S6`), and statuses that nobody
 * types (`A14`). @param hosts whose pages of cars may be added by address */
export const carRules = (hosts: readonly string[]): EntityRules => ({
  complete: withMainPicture,
  fill: (writing) => withAuction(writing, hosts),
  beforeWrite: refuseStranger,
  actions: {
    archive: move('edit', 'inStock', 'archived', 'carNotInStock'),
    restock: move('edit', 'archived', 'inStock', 'carNotArchived'),
    handOver: move('approve', 'sold', 'delivered', 'carNotSold'),
  },
})
