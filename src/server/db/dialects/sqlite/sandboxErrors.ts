import type { PlainRefusal } from '../../sandbox/refusal.ts'

/** Error of node:sqlite. */
export interface EngineError extends Error {
  readonly errcode?: number
}

const [NOMEM, TOOBIG] = [7, 18]

/** Messages with a word of the query; all others might contain data, and are not repeated. */
const NAMED: readonly (readonly [pattern: RegExp, code: PlainRefusal['code'], param: 'name' | 'near'])[] = [
  [/^no such (?:column|table|function|window): (?:[^ ]*\.)?([^ .]+)/, 'reportUnknownName', 'name'],
  [/^ambiguous column name: (?:[^ ]*\.)?([^ .]+)/, 'reportUnknownName', 'name'],
  [/^access to (?:temp\.|main\.)?([^ .]+)\.[^ ]* is prohibited/, 'reportUnknownName', 'name'],
  [/^near "([^"]*)": syntax error$/, 'reportSyntax', 'near'],
  [/^wrong number of arguments to function ([^ (]+)/, 'reportFunction', 'name'],
  [/^not authorized to use function: ([^ ]+)/, 'reportFunction', 'name'],
  [/^misuse of (?:aggregate|window function)[: ]+(?:function )?([^ (]+)/, 'reportFunction', 'name'],
]

const PLAIN: readonly (readonly [pattern: RegExp, code: PlainRefusal['code']])[] = [
  [/^(?:incomplete input|unrecognized token)/, 'reportSyntax'],
  [/(?:too many|too large|parser stack overflow|maximum depth)/, 'reportTooComplex'],
  [/^(?:malformed JSON|integer overflow|bad JSON path|JSON cannot hold)/, 'reportValue'],
]

/** Refusal for an error of SQLite, without quoted data. */
export function sqliteRefusal({ message, errcode = 0 }: EngineError): PlainRefusal {
  for (const [pattern, code, param] of NAMED) {
    const word = pattern.exec(message)?.[1]
    if (word !== undefined) return { code, params: { [param]: word.replaceAll('"', '') } }
  }
  if (errcode === NOMEM) return { code: 'reportMemory', params: {} }
  if (errcode === TOOBIG) return { code: 'reportTooComplex', params: {} }
  const known = PLAIN.find(([pattern]) => pattern.test(message))?.[1]
  if (known) return { code: known, params: known === 'reportSyntax' ? { near: '' } : {} }
  return { code: /prohibited|not authorized/.test(message) ? 'reportUnknown' : 'reportFailed', params: {} }
}
