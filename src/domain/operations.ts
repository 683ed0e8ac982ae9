/** What operation control is asked about: the names that `controlOperations.operationName` may usefully have (`PRODUCT.md E11`). */
export const OPERATIONS = { salesDelivery: 'salesDelivery', purchaseReceipt: 'purchaseReceipt' } as const

export type Operation = keyof typeof OPERATIONS
