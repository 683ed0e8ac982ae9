import { OPERATIONS } from '../../../domain/operations.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft } from '../../seed/seedRecord.ts'

/** Delivering missing goods needs a confirmation; returning used goods to the supplier is blocked. */
const REACTIONS = [
  [OPERATIONS.salesDelivery, 'negativeStock', 'warn'],
  [OPERATIONS.purchaseReceipt, 'negativeStock', 'block'],
] as const

export const operationSeed = (): SeedDraft<'controlOperations'>[] =>
  REACTIONS.map(
    ([operationName, type, value], position): SeedDraft<'controlOperations'> => ({ id: seedId(39, position), operationName, type, value }),
  )

/** Reserved goods are blocked for others (`PRODUCT.md E17`), in every installation. */
export const reservationSeed = (): SeedDraft<'controlOperations'>[] =>
  [OPERATIONS.salesDelivery, OPERATIONS.purchaseReceipt, OPERATIONS.stockDocument].map(
    (operationName, position): SeedDraft<'controlOperations'> => ({
      id: seedId(39, 10 + position),
      operationName,
      type: 'reservedStock',
      value: 'block',
    }),
  )
