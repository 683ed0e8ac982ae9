import pg from 'pg'
import { isoTime } from './values.ts'

const { builtins } = pg.types

const asNumber = (text: string): number | string => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}

const asText = (text: string): string => text

const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.INT8, asNumber],
  [builtins.NUMERIC, asText],
  [builtins.DATE, asText],
  [builtins.TIME, asText],
  [builtins.TIMESTAMP, (text) => isoTime(`${text}+00`)],
  [builtins.TIMESTAMPTZ, isoTime],
  [builtins.JSON, asText],
  [builtins.JSONB, asText],
])

/** How columns are read: 64-bit integers as numbers while these are exact, else as text; times as ISO 8601 in UTC; JSON unparsed. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}
