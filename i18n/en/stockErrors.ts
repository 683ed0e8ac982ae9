import type { Widen } from '../widen.ts'

/** Refusals of deliveries, stock and demands; part of `errors.*`. */
const stockErrors = {
  nothingToDeliver: 'There is nothing left to move',
  unitOfMaterial: 'This is not a unit of the material',
  demandLine: 'This line comes from a demand: its material and unit can’t be changed',
  parentLine: 'Choose the number of a material line that is not a promotion',
  spreadingLines: 'Too many discount and surcharge lines: at most %{limit} allowed',
  demandNotApproved: 'Only an approved demand can be ordered',
  nothingToOrder: 'This demand has nothing left to order',
  demandOrdered: 'Part of this demand is on a purchase order. Cancel that order first.',
  periodClosed: 'The period up to %{until} is closed: choose a later date, or open the period again',
  periodNotOver: 'A period can be closed up to today at most: %{limit}',
  notDraft: 'Only a draft can be posted or changed',
  notPosted: 'Only a posted document can be cancelled',
  documentPosted: 'A posted document can’t be changed; cancel it instead',
  notFrozen: 'Freeze the count sheet first',
  nothingCounted: 'Nothing has been counted yet',
  noCount: 'Only a count has a sheet to freeze',
  notInTransit: 'Only a transfer in transit can be received',
  alreadyReversed: 'Part of this has already been reversed or returned; cancel that first',
  sameWarehouse: 'Choose a warehouse other than the source',
  lotNeeded: 'Enter the lot or serial numbers of this material',
  serialsFit: 'Enter one serial number for each piece: %{count}',
  lotMissing: 'Lot or serial number %{value} is not in this warehouse in that quantity, or is there already',
  lotsToReturn: 'Say which of these are returned: %{lots}',
  lotNotDelivered: '%{value} was not moved by this line, or has already been returned',
  lotsSum: 'Quantity and numbers don’t match: %{value} makes %{count}',
  countedByLot: 'This material is kept by lot: correct its lots by a correction',
}

export type StockErrorMessages = Widen<typeof stockErrors>
export default stockErrors
