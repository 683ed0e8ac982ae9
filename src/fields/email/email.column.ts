import { storedText } from '../columns.ts'
import { lowerCase } from './email.ts'

export const emailColumn = storedText('text', lowerCase)
