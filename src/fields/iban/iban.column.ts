import { storedText } from '../columns.ts'

export const ibanColumn = storedText()
