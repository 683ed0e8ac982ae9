import { type FieldType, RANK } from '../../model/fieldType.ts'
import { isDay } from '../../model/values/days.ts'
import { dateFormat } from '../../model/values/keptFormats.ts'
import { intlLocale } from '../../model/values/numberText.ts'
import { normalizeText } from '../shared/facts/cleanText.ts'
import { textMistakes } from '../shared/facts/mistakes.ts'
import { DATED } from '../shared/facts/operators.ts'

/** First valid instant; PostgreSQL has no year 0. */
export const FIRST_INSTANT = '0001-01-01T00:00:00.000Z'

const INSTANT = /^[0-9]{4}-[0-9]{2}-([0-9]{2})T[0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]+)?)?(?:Z|[-+][0-9]{2}:[0-9]{2})$/i

/** ISO 8601 with any offset → UTC with milliseconds; other text is returned unchanged. */
export const toUtc = (text: string): string => {
  const trimmed = text.trim()
  const instant = INSTANT.test(trimmed) && isDay(trimmed.slice(0, 10)) ? new Date(trimmed) : new Date(Number.NaN)
  return Number.isNaN(instant.getTime()) ? trimmed : instant.toISOString()
}

/** Formats an instant; other text is returned unchanged. */
const momentText = (value: string, locale: string): string => {
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? value : dateFormat(intlLocale(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** An instant, stored as ISO 8601 in UTC with milliseconds; other offsets are converted. */
export const dateTimeField: FieldType = {
  name: 'dateTime',
  fits: (schema) => (schema.format === 'date-time' ? RANK.format : undefined),
  storage: 'column',
  operators: DATED,
  sortable: true,
  searchable: false,
  listed: true,
  toText: momentText,
  constraints: (schema) =>
    schema.formatMinimum === undefined && schema.formatExclusiveMinimum === undefined ? { formatMinimum: FIRST_INSTANT } : {},
  mistakes: textMistakes("an instant is text such as '2026-03-29T01:00:00.000Z'", ['textBounds']),
  normalize: normalizeText(toUtc),
  fromCell: toUtc,
  samples: [
    {
      schema: { type: 'string', format: 'date-time' },
      valid: [
        '0001-01-01T00:00:00.000Z',
        '1969-12-31T23:59:59.999Z',
        '1970-01-01T00:00:00.000Z',
        '2024-02-29T00:00:00.000Z',
        '2026-03-29T00:59:59.999Z',
        '2026-03-29T01:00:00.000Z',
        '2026-10-25T00:30:00.000Z',
        '2026-10-25T01:30:00.000Z',
        '9999-12-31T23:59:59.999Z',
      ],
      invalid: [
        '0000-06-01T00:00:00.000Z',
        '2026-02-30T00:00:00Z',
        '2026-01-01',
        '2026-01-01T00:00:00',
        '2026-01-01T25:00:00Z',
        'now',
        1_767_225_600_000,
      ],
    },
    {
      schema: { type: 'string', format: 'date-time', formatMinimum: '2026-01-01T00:00:00.000Z' },
      valid: ['2026-01-01T00:00:00.000Z'],
      invalid: ['2025-12-31T23:59:59.999Z'],
    },
  ],
}
