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
  freeze: 'Freeze the sheet',
  frozen: 'The count sheet is frozen',
  post: 'Post',
  posted: 'Stock has been moved',
  receive: 'Receive',
  received: 'The goods have arrived',
  cancel: 'Cancel document',
  cancelled: 'The document is cancelled',
  cancelTitle: 'Cancel this document?',
  cancelText: 'What it moved is reversed. This can’t be undone.',
}

export type StockMessages = Widen<typeof stock>
export default stock
