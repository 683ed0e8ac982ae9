import { storedText } from '../columns.ts'

export const passwordColumn = storedText()
