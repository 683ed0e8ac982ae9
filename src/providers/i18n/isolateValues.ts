import { direction, isolated } from '../../model/values/direction.ts'
import { formatDate } from './format.ts'

export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string

/** Whether the text is isolated already, as amounts are. */
const apart = (text: string): boolean => /^[\u2066-\u2068].*\u2069$/s.test(text)

/** `_` is the fallback sentence. */
const isValue = (name: string, value: unknown): value is string => name !== '_' && typeof value === 'string' && value.trim() !== ''

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

const written = (value: string, locale: string): string => {
  if (isDay(value)) return formatDate(value, locale)
  return direction(locale) === 'rtl' && !apart(value) ? isolated(value) : value
}

/**
 * Formats parameters of translations. Days (`2026-11-23`, such as limits of dates) are formatted as dates. In right-to-left sentences each value keeps
 * its own direction: a car's name stays `Toyota Corolla 1980`, and the text around it keeps its order. All translations use it, so callers need not
 * care.
 */
export const isolateValues =
  (translate: Translate, locale: () => string): Translate =>
  (key, params) =>
    translate(
      key,
      params &&
        Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isValue(name, value) ? written(value, locale()) : value])),
    )
