import { direction, ownRun } from '../../model/values/direction.ts'

export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string

/** Has its own direction already, as amounts have. */
const apart = (text: string): boolean => /^[\u2066-\u2068].*\u2069$/s.test(text)

/** `_` is the fallback sentence. */
const isValue = (name: string, value: unknown): value is string =>
  name !== '_' && typeof value === 'string' && value.trim() !== '' && !apart(value)

const isolated = (params: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isValue(name, value) ? ownRun(value) : value]))

/**
 * Isolates values in right-to-left sentences, so that each keeps its own direction: a car's name stays `Toyota Corolla 1980`, and the text
 * around it keeps its order. Every translation passes through here, so that callers need not think of it; left-to-right text is unchanged.
 */
export const isolateValues =
  (translate: Translate, locale: () => string): Translate =>
  (key, params) =>
    translate(key, params && direction(locale()) === 'rtl' ? isolated(params) : params)
