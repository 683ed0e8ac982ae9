import { storedDecimal } from '../columns.ts'

export const decimalColumn = storedDecimal
