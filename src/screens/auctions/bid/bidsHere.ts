import type { Lot } from '../../../domain/auction/room.ts'

/** Whether bidding on a lot is something for the user at all; what else refuses it is said where the bid would stand. */
export const bidsHere = ({ status, minimumNextBid, own: { refusal } }: Lot, roles: readonly string[]): boolean =>
  status === 'live' && minimumNextBid !== null && refusal !== 'ownCar' && refusal !== 'notLive' && roles.includes('Dealer')
