import { type FieldType, RANK } from '../../model/fieldType.ts'
import { normalizeText } from '../shared/facts/cleanText.ts'
import { textMistakes } from '../shared/facts/mistakes.ts'
import { ORDERED } from '../shared/facts/operators.ts'

/** `08:30` → `08:30:00`; other text is returned unchanged. */
export const withSeconds = (text: string): string =>
  text
    .trim()
    .replace(/^([0-9]{2}:[0-9]{2})$/, '$1:00')
    .replace(/^([0-9]{2}:[0-9]{2}:[0-9]{2})\.0+$/, '$1')

const two = (number: number): string => String(number).padStart(2, '0')

/** A time of day without date or time zone, stored as `HH:MM:SS`; `HH:MM` is accepted too. */
export const timeField: FieldType = {
  name: 'time',
  fits: (schema) => (schema.format === 'time' ? RANK.format : undefined),
  storage: 'column',
  operators: ORDERED,
  sortable: true,
  searchable: false,
  listed: true,
  now: (now) => `${two(now.getHours())}:${two(now.getMinutes())}`,
  mistakes: textMistakes("a time is text such as '08:30'", ['textBounds']),
  normalize: normalizeText(withSeconds),
  fromCell: withSeconds,
  samples: [
    {
      schema: { type: 'string', format: 'time' },
      valid: ['00:00:00', '00:00:01', '08:30:00', '12:00:00', '23:59:59'],
      invalid: ['24:00:00', '23:59:60', '12:60:00', '8:30', '12', '12:00:00Z', 'noon', 12],
    },
    {
      schema: { type: 'string', format: 'time', formatMinimum: '08:00:00', formatMaximum: '17:30:00' },
      valid: ['08:00:00', '17:30:00'],
      invalid: ['07:59:59', '17:30:01'],
    },
  ],
}
