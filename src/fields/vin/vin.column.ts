import { storedText } from '../columns.ts'

export const vinColumn = storedText()
