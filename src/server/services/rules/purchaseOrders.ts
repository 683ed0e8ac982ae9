import { orderRules } from '../orderRules.ts'

export const rules = orderRules({ trcode: 'purchaseOrder', statuses: 'purchaseOrderStatuses' })
