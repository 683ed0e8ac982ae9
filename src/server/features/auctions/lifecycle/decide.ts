import { isUndecided } from '../../../../domain/auction/lifecycle.ts'
import { AppError } from '../../../../model/errors.ts'
import type { Subject } from '../../../../model/subject.ts'
import { notFound } from '../../../records/access/denials.ts'
import { firmOfUser } from '../../firms/firmOfUser.sql.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { lockLot, settle } from './settle.ts'

/**
 * Accepts or rejects the highest bid, for the seller or an Admin, while the auction waits for a decision (`PRODUCT.md A6`). Throws `AppError` 403, 404,
 * 409 `notUndecided`, 422.
 */
export async function decide(context: AuctionContext, subject: Subject, id: string, accept: boolean): Promise<void> {
  const access = context.access(context.auctions, subject)
  await context.db.write(async (trx) => {
    const locked = await lockLot(context, trx, id)
    if (!locked) throw notFound()
    const own = locked.sellerFirm === (await firmOfUser(trx, subject.id))
    if (!own && !access.allowed.has('edit')) throw new AppError(403, 'forbidden')
    if (!isUndecided(locked.lot.status)) throw new AppError(409, 'notUndecided')
    await settle(context, trx, locked, { subject, action: accept ? 'accept' : 'reject', status: accept ? 'sold' : 'unsold' })
  })
}
