import type { Widen } from '../widen.ts'

/** Why auctions and bids are refused; flat, part of `errors.*`. Amounts are in the lot's currency. */
const auctionErrors = {
  'auctions.endsAt.after': 'Must be after the start',
  'auctions.reserve.pure': 'A pure sale has no reserve',
  'auctions.buyNowPrice.above': 'Must be above the start price and not below the reserve',
  'bidIncrements.steps.order': 'The prices must rise from row to row, and only the last row has none',
  'bidIncrements.steps.step': 'Steps must not fall from row to row',

  bidTooLow: 'The bid is too low: at least %{minimum}',
  maximumLowered: 'You lead already with a maximum of %{maximum}; it can only be raised',
  auctionEnded: 'The auction has ended',
  auctionNotLive: 'The auction has not begun yet',
  auctionStarted: 'The auction has begun, so this can no longer be changed',
  ownCar: 'Nobody can bid on their own car',
  colleagueLeads: 'A colleague of your firm leads: nobody bids against their own firm',
  planSuspended: 'Your plan is suspended: you can look, but not bid',
  buyNowGone: 'It can no longer be bought now',
  notUndecided: 'There is nothing to decide about this auction',
  notStuck: 'This auction is not waiting for another attempt',
  incrementsBroken: 'The bid increments of this auction cannot be used',
  bidRetracted: 'The bid has been retracted already',
  idempotencyConflict: 'This request was already sent with other content',
  carOnOffer: 'The car is on offer in another auction',
}

export type AuctionErrorMessages = Widen<typeof auctionErrors>
export default auctionErrors
