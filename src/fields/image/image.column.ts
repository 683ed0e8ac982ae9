import { storedText } from '../columns.ts'

export const imageColumn = storedText('id')
