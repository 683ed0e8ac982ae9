import type { Widen } from '../widen.ts'

/** Texts of deliveries, stock and demands; part of `errors.*`. */
const stockErrors = {
  nothingToDeliver: 'There is nothing left to move',
  unitOfMaterial: 'This is not a unit of the material',
  demandLine: 'This line comes from a demand: its material and unit can’t be changed',
  parentLine: 'Choose the number of a material line that is not a promotion',
  spreadingLines: 'Too many discount and surcharge lines: at most %{limit} allowed',
  demandNotApproved: 'Only an approved demand can be ordered',
  nothingToOrder: 'Nothing of this demand is left to order',
  demandOrdered: 'Part of this demand is on a purchase order. Reject or delete that order first.',
}

export type StockErrorMessages = Widen<typeof stockErrors>
export default stockErrors
