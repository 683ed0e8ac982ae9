import { storedText } from '../columns.ts'

export const iconColumn = storedText('id')
