import type { Widen } from '../widen.ts'

/** Why orders, demands, stock, cars and the lists behind them refuse a value or an action; flat, part of `errors.*`. */
const tradeErrors = {
  repeated: 'Used more than once in this list',
  referenceFilter: 'This can no longer be chosen here',
  'fields.customer.referenceFilter': 'This customer is blocked',
  'fields.salesman.referenceFilter': 'This salesman is no longer active',
  'fields.currency.referenceFilter': 'Choose a currency with two decimal places',
  'fields.status.referenceFilter': 'This status is no longer active',
  'fields.lines.material.referenceFilter': 'This material is no longer active',
  'fields.lines.discountAmount.required': 'Enter a percentage or an amount',
  noGoods: 'At least one line with a material is needed',
  lone: 'There is no material line to spread this over',
  amountTooLarge: 'The amount is too large: at most %{limit} digits',
  alreadyProposal: 'This is a proposal already',
  demandSettled: 'This demand is closed and can no longer be changed',
  demandApproved: 'Once approved, a demand can be changed only by those who may approve it',
  belowOrdered: 'Must be %{limit} or more: so much has come, is on order or is cancelled',
  lineOrdered: 'This line is on order: its material and its unit stay as they are',
  emptyDemand: 'A demand without lines cannot be approved',
  inUse: 'Cannot be changed any more: %{count} slip lines and stock movements depend on it',
  'auctions.car.referenceFilter': 'Only a car in stock can be offered',
  past: 'Must not lie in the past',
  tooFarAhead: 'Must be within the next %{days} days',
  carNotInStock: 'Only a car in stock can be archived',
  carNotArchived: 'Only an archived car can be put back in stock',
  carNotSold: 'Only a sold car can be handed over',
  'lookups.parentLookupId.required': 'Choose the value that this one belongs to',
  'lookups.parentLookupId.parentType': 'A value of this list belongs to a value of the list “%{value}”',
  'lookups.parentLookupId.noParent': 'Values of this list belong to no other',
  valuesInUse: 'Cannot be changed: %{count} values depend on it',
  'lookupTypes.parentTypeId.cycle': 'A list cannot lie below itself',
  shareSum: 'The shares must add up to 100 %; they come to %{sum} %',
  fixed: 'This cannot be changed after it was created',
}

export type TradeErrorMessages = Widen<typeof tradeErrors>
export default tradeErrors
