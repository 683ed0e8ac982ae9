import { formats } from '../../model/validate/formats.ts'
import { storedText } from '../columns.ts'
import { FIRST_DAY } from './date.ts'

export const dateColumn = storedText(
  'date',
  (text) => text.trim(),
  (text) => formats.date.validate(text) && text >= FIRST_DAY,
)
