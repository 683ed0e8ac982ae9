import { type FieldType, RANK } from '../../model/fieldType.ts'
import { intlLocale } from '../../model/values/numberText.ts'
import { normalizeText } from '../shared/facts/cleanText.ts'
import { textMistakes } from '../shared/facts/mistakes.ts'
import { DATED } from '../shared/facts/operators.ts'
import { dayText } from './dayText.ts'

/** First valid day; PostgreSQL has no year 0. */
export const FIRST_DAY = '0001-01-01'

/** Spreadsheets store a date as its midnight. */
const MIDNIGHT = /^([0-9]{4}-[0-9]{2}-[0-9]{2})[T ]00:00(?::00(?:\.0+)?)?Z?$/

/** A calendar day without a time zone, `YYYY-MM-DD`. */
export const dateField: FieldType = {
  name: 'date',
  fits: (schema) => (schema.format === 'date' ? RANK.format : undefined),
  storage: 'column',
  operators: DATED,
  days: true,
  sortable: true,
  searchable: false,
  listed: true,
  toText: (value, locale) => dayText(value, intlLocale(locale)),
  constraints: (schema) =>
    schema.formatMinimum === undefined && schema.formatExclusiveMinimum === undefined ? { formatMinimum: FIRST_DAY } : {},
  mistakes: textMistakes("a date is text such as '2026-02-28'", ['textBounds']),
  normalize: normalizeText((text) => text.trim()),
  fromCell: (cell) => cell.trim().replace(MIDNIGHT, '$1'),
  samples: [
    {
      schema: { type: 'string', format: 'date' },
      valid: ['0001-01-01', '1582-10-10', '1899-12-31', '1970-01-01', '1999-12-31', '2000-02-29', '2024-02-29', '2026-03-29', '9999-12-31'],
      invalid: [
        '0000-01-01',
        '2023-02-29',
        '1900-02-29',
        '2026-13-01',
        '2026-04-31',
        '31.12.2026',
        '2026-1-1',
        '2026-01-01T00:00:00Z',
        20260101,
      ],
    },
    {
      schema: { type: 'string', format: 'date', formatMinimum: '2024-02-29', formatExclusiveMaximum: '2025-01-01' },
      valid: ['2024-02-29', '2024-12-31'],
      invalid: ['2024-02-28', '2025-01-01'],
    },
  ],
}
