import pg from 'pg'
import { locateRefusal, type WordPositions } from '../../sandbox/locateRefusal.ts'
import type { SqlRefusal } from '../../sandbox/refusal.ts'

/** SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html; whole classes by their first two characters. */
const CODES: Readonly<Record<string, SqlRefusal['code']>> = {
  '25006': 'reportOnlyReads',
  '42501': 'reportUnknownName',
  '42601': 'reportSyntax',
  '42703': 'reportUnknownName',
  '42702': 'reportUnknownName',
  '42P01': 'reportUnknownName',
  '42704': 'reportUnknownName',
  '3F000': 'reportUnknownName',
  '42883': 'reportFunction',
  '42803': 'reportValue',
  '42804': 'reportValue',
  '57014': 'reportTime',
  '53200': 'reportMemory',
  '22': 'reportValue',
  '54': 'reportTooComplex',
  '53': 'reportMemory',
}

/** Name or sign at a position, from 1, in the SQL that the engine got; a name with those before its points: `r."date"`. */
const wordAt = (sql: string, position: number): string =>
  /^(?:(?:"[^"]*"|[\p{L}_][\p{L}\p{N}_]*)(?:\.(?:"[^"]*"|[\p{L}_][\p{L}\p{N}_]*))*|\S)/u.exec(sql.slice(position - 1))?.[0] ?? ''

const lastName = (word: string): string => word.replaceAll('"', '').split('.').at(-1) ?? ''

type RefusalParams = Readonly<Record<'near' | 'name', string> & { seconds: number }>

const paramsOf = (code: SqlRefusal['code'], { near, name, seconds }: RefusalParams): SqlRefusal['params'] => {
  if (code === 'reportSyntax') return { near }
  if (code === 'reportTime') return { seconds }
  return code === 'reportUnknownName' || code === 'reportFunction' || code === 'reportOnlyReads' ? { name } : {}
}

/** Refusal for an error of PostgreSQL, without quoted data; names are words of the query. */
export function postgresRefusal(error: unknown, sql: string, words: WordPositions, seconds: number): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const code = CODES[error.code ?? ''] ?? CODES[(error.code ?? '').slice(0, 2)] ?? 'reportFailed'
  const word = wordAt(sql, Number(error.position ?? 0) || sql.length + 1)
  return locateRefusal({ code, params: paramsOf(code, { near: word, name: lastName(word), seconds }) }, words)
}
