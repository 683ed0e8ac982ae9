import { storedText } from '../columns.ts'

export const imagesColumn = storedText('id')
