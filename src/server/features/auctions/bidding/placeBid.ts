import type { Room } from '../../../../domain/auction/room.ts'
import { AppError } from '../../../../model/errors.ts'
import type { Subject } from '../../../../model/subject.ts'
import { permit } from '../../../records/access/denials.ts'
import { isValues } from '../../../records/values.ts'
import { requireVerified } from '../../firms/trust.ts'
import { offeredCents } from '../amounts.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { roomOf } from '../views/readRoom.ts'
import type { BidQueue } from './bidQueue.ts'

const LONGEST_KEY = 200

/** `maximum` of a body, in minor units, above zero. Throws `AppError` 422. */
function maximumOf(body: unknown): bigint {
  const value = isValues(body) ? body.maximum : undefined
  const maximum = offeredCents(value)
  if (maximum !== undefined && maximum > 0n) return maximum
  const keyword = value === undefined || value === null || value === '' ? 'required' : 'format'
  throw new AppError(422, 'validation', {
    fields: [{ path: 'maximum', keyword, ...(keyword === 'format' && { format: 'money' }), params: {} }],
  })
}

/** The Idempotency-Key of a request, if it has one. Throws `AppError` 400. */
function keyOf(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && header.length > 0 && header.length <= LONGEST_KEY && !header.includes('\0')) return header
  throw new AppError(400, 'badRequest')
}

/** The bid that was taken and the room as it is since. */
export interface PlacedBid {
  readonly bid: { readonly id: string }
  readonly room: Room
}

/** `POST /api/auctions/:id/bids`. Throws `AppError` 403, 404, 409, 422 (see `takeBids`). */
export async function placeBid(
  context: AuctionContext,
  queue: BidQueue,
  subject: Subject,
  auction: string,
  { body, key }: { readonly body: unknown; readonly key: string | readonly string[] | undefined },
): Promise<PlacedBid> {
  await permit(context, context.auctions, subject, 'show', auction)
  await permit(context, context.bids, subject, 'list')
  await requireVerified(context, context.db.read, subject)
  const answer = await queue({ auction, subject, maximum: maximumOf(body), key: keyOf(key) })
  if ('refused' in answer) throw answer.refused
  return { bid: { id: answer.bid }, room: await roomOf(context, context.db.read, subject.id, auction) }
}
