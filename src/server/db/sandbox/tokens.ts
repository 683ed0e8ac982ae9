import { SqlRefusal } from './refusal.ts'

/** `name`: a bare word; `quoted`: a name in double quotes; `text`: a text in single quotes. The value is unquoted. */
export interface Token {
  readonly kind: 'name' | 'quoted' | 'text' | 'number' | 'parameter' | 'sign'
  readonly value: string
  /** Position in the query, from 0. */
  readonly at: number
}

/** The common syntax of both engines; syntax that they read differently (`E'…'`, `$$`, `[name]`, nested comments) is invalid. */
const PARTS: readonly (readonly [kind: Token['kind'] | 'nothing', pattern: RegExp])[] = [
  ['nothing', /[ \t\r\n\f]+/y],
  ['nothing', /--[^\r\n]*/y],
  ['nothing', /\/\*(?:(?!\/\*)[\s\S])*?\*\//y],
  ['text', /'(?:[^']|'')*'/y],
  ['quoted', /"(?:[^"]|"")+"/y],
  ['number', /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\p{L}\p{N}_.])/uy],
  ['name', /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy],
  ['sign', /::|->>|->|\|\||<=|>=|<>|!=|==|[-+*/%<>=(),.;]/y],
  ['parameter', /:[\p{L}_][\p{L}\p{N}_]*/uy],
]

const VALUES: Partial<Record<Token['kind'], (text: string) => string>> = {
  text: (text) => text.slice(1, -1).replaceAll("''", "'"),
  quoted: (text) => text.slice(1, -1).replaceAll('""', '"'),
  parameter: (text) => text.slice(1),
}

/** Number of characters that an error message repeats. */
const SHOWN = 20

/** Tokens of a query, without comments. Throws `SqlRefusal` `reportSyntax` for invalid syntax. */
export function tokensOf(sql: string): readonly Token[] {
  const end = sql.indexOf('\0')
  if (end >= 0) throw new SqlRefusal('reportSyntax', { near: '', position: end })
  const tokens: Token[] = []
  let at = 0
  while (at < sql.length) {
    const found = PARTS.flatMap(([kind, pattern]) => {
      pattern.lastIndex = at
      const text = pattern.exec(sql)?.[0]
      return text === undefined ? [] : [{ kind, text }]
    })[0]
    if (!found) throw new SqlRefusal('reportSyntax', { near: sql.slice(at, at + SHOWN), position: at })
    const { kind, text } = found
    if (kind !== 'nothing') tokens.push({ kind, value: VALUES[kind]?.(text) ?? text, at })
    at += text.length
  }
  return tokens
}

const quoted = (quote: string, value: string): string => `${quote}${value.replaceAll(quote, quote + quote)}${quote}`

const WRITTEN: Partial<Record<Token['kind'], (value: string) => string>> = {
  text: (value) => quoted("'", value),
  quoted: (value) => quoted('"', value),
}

/** Signs without spaces around them, since engines name computed columns by their text. */
const CLOSE_BEFORE = new Set(['(', ')', ',', '.'])
const CLOSE_BEHIND = new Set(['(', '.'])

const isClose = ({ kind, value }: Token, signs: ReadonlySet<string>): boolean => kind === 'sign' && signs.has(value)

/** Writes tokens as SQL, so that the engine reads exactly the checked tokens. */
export const writeTokens = (tokens: readonly Token[], parameter: (name: string) => string): string =>
  tokens
    .map((token, index) => {
      const { kind, value } = token
      const text = kind === 'parameter' ? parameter(value) : (WRITTEN[kind]?.(value) ?? value)
      const before = tokens[index - 1]
      return before === undefined || isClose(token, CLOSE_BEFORE) || isClose(before, CLOSE_BEHIND) ? text : ` ${text}`
    })
    .join('')
