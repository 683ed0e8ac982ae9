import type { Widen } from '../widen.ts'

/** Texts of deliveries, stock and demands; part of `errors.*`. */
const stockErrors = {
  nothingToDeliver: 'There is nothing left to move',
  unitOfMaterial: 'This is not a unit of the material',
  demandLine: 'This line comes from a demand: its material and its unit stay as they are',
  parentLine: 'Choose the number of a material line that is no promotion',
  spreadingLines: 'Too many discount and surcharge lines: at most %{limit} allowed',
  demandNotApproved: 'Only an approved demand can be ordered',
  nothingToOrder: 'Nothing of this demand is left to order',
  demandOrdered: 'A purchase order holds a part of this demand. Reject or delete that order first.',
}

export type StockErrorMessages = Widen<typeof stockErrors>
export default stockErrors
