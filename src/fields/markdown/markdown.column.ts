import { storedText } from '../columns.ts'

export const markdownColumn = storedText()
