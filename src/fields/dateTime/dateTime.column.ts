import { formats } from '../../model/validate/formats.ts'
import { storedText } from '../columns.ts'
import { FIRST_INSTANT, toUtc } from './dateTime.ts'

const DAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/

/** A filter may contain a day, which stands for its first instant in UTC. */
export const dateTimeColumn = storedText(
  'timestamp',
  (text) => toUtc(DAY.test(text) ? `${text}T00:00:00Z` : text),
  (text) => formats['date-time'].validate(text) && text >= FIRST_INSTANT,
)
