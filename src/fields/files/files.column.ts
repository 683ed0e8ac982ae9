import { storedText } from '../columns.ts'

export const filesColumn = storedText('id')
