import { KEYWORDS_BEFORE_PARENTHESES } from './functions.ts'
import { SqlRefusal } from './refusal.ts'
import { type Token, tokensOf } from './tokens.ts'

/** An engine's rules for queries. */
export interface SqlRules {
  readonly functions: Pick<ReadonlySet<string>, 'has'>
  /** Forbidden bare words, which would disclose facts about the server or the session. */
  readonly forbidden: RegExp
  /** Names that are forbidden in quotes as well. */
  readonly forbiddenAnywhere?: RegExp
}

/** A valid query as tokens. */
export interface CheckedSql {
  readonly tokens: readonly Token[]
  /** All names in it in lower case, including those of views. */
  readonly names: ReadonlySet<string>
  /** Names of its common table expressions. */
  readonly declared: ReadonlySet<string>
}

/** Keywords of writing statements, which could be inside a reading query. */
const WRITING = new Set(['delete', 'insert', 'into', 'merge', 'update'])

/** Names of the engines' catalogues and modules, and of our internal objects. */
const CATALOGUE = /^(?:pg_|sqlite_|pragma_|fts\d|dbstat$|information_schema$|_)/

/** Names of schemas: all readable views have unqualified names. */
const SCHEMAS = new Set(['main', 'temp', 'public', 'pg_temp'])

/** Maximum nesting of brackets, since the engines' parsers recurse. */
const DEEPEST = 60
const MAX_TOKENS = 10_000

const isSign = (token: Token | undefined, sign: string): boolean => token?.kind === 'sign' && token.value === sign
const isWord = (token: Token | undefined, word: string): boolean => token?.kind === 'name' && token.value.toLowerCase() === word
const isName = (token: Token | undefined): token is Token => token?.kind === 'name' || token?.kind === 'quoted'

const named = ({ value, at }: Token) => ({ name: value, position: at })

/** Checks that there is one reading statement, and removes a trailing semicolon. */
function statementOf(all: readonly Token[]): readonly Token[] {
  const last = all.findLastIndex((token) => !isSign(token, ';'))
  const tokens = all.slice(0, last + 1)
  const between = tokens.find((token) => isSign(token, ';'))
  if (between) throw new SqlRefusal('reportOneStatement', { position: between.at })
  if (tokens.length > MAX_TOKENS) throw new SqlRefusal('reportTooComplex')
  const [first] = tokens
  if (!first) throw new SqlRefusal('reportSyntax', { near: '', position: 0 })
  const reads = ['select', 'with', 'values'].some((word) => isWord(first, word)) || isSign(first, '(')
  if (!reads) throw new SqlRefusal('reportOnlyReads', named(first))
  return tokens
}

/** Index after the bracket that closes the one at `at`. */
function afterParenthesis(tokens: readonly Token[], at: number): number {
  let depth = 0
  for (let index = at; index < tokens.length; index += 1) {
    if (isSign(tokens[index], '(')) depth += 1
    if (isSign(tokens[index], ')')) depth -= 1
    if (depth === 0) return index + 1
  }
  return tokens.length
}

/** Indexes of names of common table expressions: `with a (x) as (…), b as (…)`, after one `with` at `from`. */
function declaredAfter(tokens: readonly Token[], from: number): readonly number[] {
  const declared: number[] = []
  let at = isWord(tokens[from + 1], 'recursive') ? from + 2 : from + 1
  while (isName(tokens[at])) {
    declared.push(at)
    at += 1
    if (isSign(tokens[at], '(')) at = afterParenthesis(tokens, at)
    if (!isWord(tokens[at], 'as')) break
    at += 1
    if (isWord(tokens[at], 'not')) at += 1
    if (isWord(tokens[at], 'materialized')) at += 1
    if (isSign(tokens[at], '(')) at = afterParenthesis(tokens, at)
    if (!isSign(tokens[at], ',')) break
    at += 1
  }
  return declared
}

const declarations = (tokens: readonly Token[]): ReadonlySet<number> =>
  new Set(tokens.flatMap((token, index) => (isWord(token, 'with') ? declaredAfter(tokens, index) : [])))

/** Whether a name before a bracket is a type or an alias: `cast(x as numeric(9, 2))`, `x::numeric(9, 2)`, `(values (1)) as v (n)`. */
const isDeclared = (tokens: readonly Token[], at: number): boolean => isWord(tokens[at - 1], 'as') || isSign(tokens[at - 1], '::')

function checkFunction(tokens: readonly Token[], at: number, rules: SqlRules, declared: ReadonlySet<number>): void {
  const token = tokens[at]
  if (!token || !isSign(tokens[at + 1], '(') || declared.has(at) || isDeclared(tokens, at)) return
  const name = token.value.toLowerCase()
  if (token.kind === 'name' && KEYWORDS_BEFORE_PARENTHESES.has(name)) return
  if (!rules.functions.has(name)) throw new SqlRefusal('reportFunction', named(token))
}

function checkName(tokens: readonly Token[], at: number, { forbidden, forbiddenAnywhere }: SqlRules): void {
  const token = tokens[at]
  if (!isName(token)) return
  const name = token.value.toLowerCase()
  const isMember = isSign(tokens[at - 1], '.')
  if (token.kind === 'name' && WRITING.has(name) && !isMember) throw new SqlRefusal('reportOnlyReads', named(token))
  const isSchema = SCHEMAS.has(name) && isSign(tokens[at + 1], '.')
  const isForbidden = forbiddenAnywhere?.test(name) || (!isMember && token.kind === 'name' && forbidden.test(name))
  if (CATALOGUE.test(name) || isSchema || isForbidden) throw new SqlRefusal('reportForbiddenName', named(token))
}

function checkDepth(tokens: readonly Token[]): void {
  let depth = 0
  for (const token of tokens) {
    if (isSign(token, '(')) depth += 1
    if (isSign(token, ')')) depth -= 1
    if (depth < 0) throw new SqlRefusal('reportSyntax', { near: ')', position: token.at })
    if (depth > DEEPEST) throw new SqlRefusal('reportTooComplex')
  }
  if (depth > 0) throw new SqlRefusal('reportSyntax', { near: '', position: tokens.at(-1)?.at ?? 0 })
}

/**
 * Checks a user's query: one reading statement, only computing functions, no catalogues. It is the outer of two barriers: valid queries run where
 * they can read the views only. Throws `SqlRefusal`.
 */
export function checkSql(sql: string, rules: SqlRules): CheckedSql {
  const tokens = statementOf(tokensOf(sql))
  checkDepth(tokens)
  const declared = declarations(tokens)
  for (const [at, token] of tokens.entries()) {
    checkName(tokens, at, rules)
    if (isName(token)) checkFunction(tokens, at, rules, declared)
  }
  const lowered = (some: readonly Token[]) => new Set(some.filter(isName).map(({ value }) => value.toLowerCase()))
  return { tokens, names: lowered(tokens), declared: lowered(tokens.filter((_, at) => declared.has(at))) }
}
