/** Operations that can be controlled: values of `controlOperations.operationName` (`PRODUCT.md E11`). */
export const OPERATIONS = {
  salesDelivery: 'salesDelivery',
  purchaseReceipt: 'purchaseReceipt',
  salesApproval: 'salesApproval',
  stockDocument: 'stockDocument',
  carAddition: 'carAddition',
} as const
