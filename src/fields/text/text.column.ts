import { storedText } from '../columns.ts'

export const textColumn = storedText()
