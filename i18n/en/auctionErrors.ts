import type { Widen } from '../widen.ts'

/** Refusals of auctions and bids; flat, part of `errors.*`. Amounts are in the lot's currency. */
const auctionErrors = {
  'auctions.endsAt.after': 'Must be after the start',
  'auctions.reserve.pure': 'A pure sale has no reserve',
  'carOffers.reserve.pure': 'A pure sale has no reserve',
  'carOffers.reserve.belowStart': 'Must not be below the start price',
  'auctions.buyNowPrice.above': 'Must be above the start price and not below the reserve',
  'bidIncrements.steps.order': 'Prices must rise from row to row; only the last row is left empty',
  'bidIncrements.steps.step': 'Steps must not fall from row to row',

  bidTooLow: 'The bid is too low: at least %{minimum}',
  maximumLowered: 'You already lead with a maximum of %{maximum}; you can only raise it',
  auctionEnded: 'The auction has ended',
  auctionNotLive: 'The auction has not begun yet',
  auctionStarted: 'The auction has begun, so this can no longer be changed',
  ownCar: 'You can’t bid on your own car',
  colleagueLeads: 'A colleague from your firm is leading; you can’t bid against your own firm',
  pipelineFull: 'Your plan allows %{limit} active bids and undelivered wins together',
  planSuspended: 'Your plan is suspended: you can view auctions, but not bid',
  buyNowGone: 'Buy now is no longer available',
  notUndecided: 'There is nothing to decide about this auction',
  notStuck: 'Nothing failed here that could be tried again',
  incrementsBroken: 'The bid increments of this auction cannot be used',
  bidRetracted: 'The bid has already been retracted',
  idempotencyConflict: 'This request was already sent with different content',
  'savedSearches.priceTo.belowFrom': 'Must not be below the lowest price',
  carOnOffer: 'The car is on offer in another auction',
  'feeTables.steps.order': 'Prices must rise from row to row; only the last row is left empty',
  dealFrozen: 'The deal is frozen until its dispute is decided',
  dealState: 'This is no longer possible in the deal’s current state',
  offerEnded: 'The time to accept this offer is over',
  notDisputed: 'There is no open dispute about this deal',
  carOffered: 'The car has already been offered for auction',
  carNotInStock: 'Only a car in stock can be offered',
  offerDecided: 'The offer has already been decided',
  offerNotAccepted: '%{car} is not an accepted offer; it cannot be scheduled',
  vinOnOffer: 'Another firm has a car with this VIN on offer',
  termsNotAccepted: 'Accept the bidding terms first',
  termsReplaced: 'There is a newer version of these terms. Read it and accept that one.',
}

export type AuctionErrorMessages = Widen<typeof auctionErrors>
export default auctionErrors
