import { holdFor } from '../../../domain/auction/hold.ts'
import type { Lot, LotEvent, OwnPart } from '../../../domain/auction/room.ts'
import { parseDecimal, stringifyDecimal } from '../../../model/values/decimal.ts'

const SCALE = 2

const ownAfter = (own: OwnPart, { status, own: sent }: LotEvent): OwnPart => ({
  ...own,
  ...sent,
  refusal: own.refusal === 'notLive' && status === 'live' ? null : own.refusal,
})

const holdOf = (minimum: string | null): string | null =>
  minimum === null ? null : stringifyDecimal(holdFor(parseDecimal(minimum, SCALE)), SCALE)

/** Newer than the lot, or of the same version with a change of the viewer's own standing. */
const isNewer = (lot: Lot, { version, own }: LotEvent): boolean => version > lot.version || (version === lot.version && own !== undefined)

/** The lot after an event. Returns the same object for stale events and events of other lots. */
export const applyLotEvent = (lot: Lot, event: LotEvent): Lot => {
  if (event.auction !== lot.id || !isNewer(lot, event)) return lot
  const { version, status, price, minimumNextBid, bidCount, endsAt, extended, reserve, buyNowPrice } = event
  return {
    ...lot,
    version,
    status,
    price,
    minimumNextBid,
    bidCount,
    endsAt,
    extended,
    reserve,
    buyNowPrice,
    own: ownAfter(lot.own, event),
    hold: holdOf(minimumNextBid),
  }
}
