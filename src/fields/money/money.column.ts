import { storedDecimal } from '../columns.ts'

export const moneyColumn = storedDecimal
