import { storedText } from '../columns.ts'

export const colorColumn = storedText('id')
