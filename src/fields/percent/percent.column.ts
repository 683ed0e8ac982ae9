import { storedDecimal } from '../columns.ts'

export const percentColumn = storedDecimal
