import type { Widen } from '../../widen.ts'

/** Texts of a material's stock, `stock.*`. */
const stock = {
  title: 'On hand, reserved and available',
  warehouse: 'Warehouse',
  onHand: 'On hand',
  reserved: 'Reserved',
  available: 'Available',
  empty: 'No stock movements yet, and nothing is reserved.',
  failed: 'Stock could not be loaded.',
}

export type StockMessages = Widen<typeof stock>
export default stock
