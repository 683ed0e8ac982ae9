import { storedText } from '../columns.ts'

export const fileColumn = storedText('id')
