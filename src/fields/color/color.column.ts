import { storedText } from '../columns.ts'
import { sixDigits } from './color.ts'

export const colorColumn = storedText('id', sixDigits)
