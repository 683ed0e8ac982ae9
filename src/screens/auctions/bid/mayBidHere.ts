import type { Lot } from '../../../domain/auction/room.ts'

/** Whether the user can bid on a lot at all; other refusals are shown in place of the bid. */
export const mayBidHere = ({ status, minimumNextBid, own: { refusal } }: Lot, roles: readonly string[]): boolean =>
  status === 'live' && minimumNextBid !== null && refusal !== 'ownCar' && refusal !== 'notLive' && roles.includes('Dealer')
