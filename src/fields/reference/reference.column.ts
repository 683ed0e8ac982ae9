import { storedText } from '../columns.ts'

export const referenceColumn = storedText('id')
