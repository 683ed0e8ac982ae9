import { orderRules } from './orderRules.ts'

export const rules = orderRules('sales')
