import { storedText } from '../columns.ts'

export const emailColumn = storedText()
