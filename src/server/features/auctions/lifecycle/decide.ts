import { isUndecided } from '../../../../domain/auction/lifecycle.ts'
import { AppError } from '../../../../model/errors.ts'
import type { Subject } from '../../../../model/subject.ts'
import { notFound, permit } from '../../../records/access/denials.ts'
import { isValues } from '../../../records/values.ts'
import { firmOfUser } from '../../firms/firmOfUser.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { lockLot, settle } from './settle.ts'

/** `accept` of a body. Throws `AppError` 422. */
function acceptOf(body: unknown): boolean {
  const accept = isValues(body) ? body.accept : undefined
  if (typeof accept === 'boolean') return accept
  throw new AppError(422, 'validation', { fields: [{ path: 'accept', keyword: 'required', params: {} }] })
}

/**
 * The seller, or an Admin, sells to the highest bidder or does not, while the auction waits for it (`PRODUCT.md A6`). Throws `AppError` 403, 404,
 * 409 `notUndecided`, 422.
 */
export async function decide(context: AuctionContext, subject: Subject, id: string, body: unknown): Promise<void> {
  const access = await permit(context, context.auctions, subject, 'show', id)
  const accept = acceptOf(body)
  await context.db.write(async (trx) => {
    const locked = await lockLot(context, trx, id)
    if (!locked) throw notFound()
    const own = locked.sellerFirm === (await firmOfUser(trx, subject.id))
    if (!own && !access.allowed.has('edit')) throw new AppError(403, 'forbidden')
    if (!isUndecided(locked.lot.status)) throw new AppError(409, 'notUndecided')
    await settle(context, trx, locked, { subject, action: accept ? 'accept' : 'reject', status: accept ? 'sold' : 'unsold' })
  })
}
