import { storedText } from '../columns.ts'

export const urlColumn = storedText()
