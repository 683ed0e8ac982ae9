import { storedText } from '../columns.ts'

export const referencesColumn = storedText('id')
