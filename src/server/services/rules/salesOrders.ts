import { orderRules } from '../orderRules.ts'

export const rules = orderRules({ trcode: 'salesOrder', statuses: 'salesOrderStatuses' })
