import type { auctionCalls } from '../../../../domain/auction/calls.ts'
import type { AnswerOf } from '../../../../model/calls/callContract.ts'
import type { Subject } from '../../../../model/subject.ts'
import { parseDecimal } from '../../../../model/values/decimal.ts'
import { authorize } from '../../../records/access/denials.ts'
import { requireVerified } from '../../firms/trust.ts'
import { SCALE } from '../amounts.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { requireTerms } from '../terms/terms.ts'
import { roomOf } from '../views/readRoom.ts'
import type { BidQueue } from './bidQueue.ts'

interface Offer {
  /** Decimal text. */
  readonly maximum: string
  /** Idempotency key: repeated requests place one bid. */
  readonly key: string | undefined
}

/** Places a bid and returns it with the updated room. Throws `AppError` 403, 404, 409, 422 (see `placeBids`). */
export async function placeBid(
  context: AuctionContext,
  queue: BidQueue,
  subject: Subject,
  auction: string,
  { maximum, key }: Offer,
): Promise<AnswerOf<typeof auctionCalls.bid>> {
  await authorize(context, context.bids, subject, 'list')
  await requireVerified(context, context.db.read, subject)
  await requireTerms(context.db.read, subject)
  const answer = await queue({ auction, subject, maximum: parseDecimal(maximum, SCALE), key })
  if ('refused' in answer) throw answer.refused
  return { bid: { id: answer.bid }, room: await roomOf(context, context.db.read, subject.id, auction) }
}
