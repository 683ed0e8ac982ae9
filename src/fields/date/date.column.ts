import { storedText } from '../columns.ts'

export const dateColumn = storedText('date')
