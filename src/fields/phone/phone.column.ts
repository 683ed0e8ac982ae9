import { storedText } from '../columns.ts'

export const phoneColumn = storedText()
