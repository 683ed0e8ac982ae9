import { storedText } from '../columns.ts'

export const longTextColumn = storedText()
