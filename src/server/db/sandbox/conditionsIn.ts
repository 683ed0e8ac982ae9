import type { Token } from './tokens.ts'

/** Operators whose results are yes or no. All others bind closer, so that one of these decides what an expression is. */
const CONDITIONS = new Set(['=', '==', '<>', '!=', '<', '<=', '>', '>=', 'and', 'between', 'exists', 'in', 'is', 'like', 'not', 'or'])

/** A query in brackets is not looked into. */
const STATEMENTS = new Set(['select', 'with', 'values'])

/** Bounds of the work for a hostile query: names, tokens of one expression, and steps from one name to another. */
const MAX_NAMES = 500
const MAX_TOKENS = 200
const MAX_STEPS = 4

/** How deep a token opens and closes what is around it. */
const DEPTHS: Readonly<Record<string, number>> = { '(': 1, ')': -1, case: 1, end: -1 }

type Names = ReadonlySet<string>

/** A word or a sign in lower case; undefined for names in quotes and for values. */
const word = (token: Token | undefined): string | undefined =>
  token?.kind === 'name' || token?.kind === 'sign' ? token.value.toLowerCase() : undefined

const depthOf = (token: Token): number => DEPTHS[word(token) ?? ''] ?? 0

/** Parts of an expression between the separators that are outside brackets and cases. */
function split(tokens: readonly Token[], separators: readonly string[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    depth += depthOf(token)
    if (depth === 0 && separators.includes(word(token) ?? '')) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

/** Whether the first token opens what the last one closes. */
const isEnclosed = (tokens: readonly Token[]): boolean => {
  let depth = 0
  const closed = tokens.findIndex((token) => {
    depth += depthOf(token)
    return depth === 0
  })
  return closed > 0 && closed === tokens.length - 1
}

/** `null` fits any type. */
const areConditions = (all: readonly (readonly Token[])[], names: Names): boolean => {
  const known = all.filter((tokens) => !(tokens.length === 1 && word(tokens[0]) === 'null'))
  return known.length > 0 && known.every((tokens) => isCondition(tokens, names))
}

/** The values of `case when … then … else … end`. */
const branches = (tokens: readonly Token[]): readonly (readonly Token[])[] =>
  split(tokens.slice(1, -1), ['when', 'else']).flatMap((part, at) => (at === 0 ? [] : split(part, ['then']).slice(-1)))

/** Whether an expression is yes or no; `names`: those of columns that are. */
function isCondition(tokens: readonly Token[], names: Names): boolean {
  const [first] = tokens
  if (!first) return false
  const rest = tokens.slice(1)
  if (STATEMENTS.has(word(first) ?? '')) return false
  if (isEnclosed(tokens)) return word(first) === 'case' ? areConditions(branches(tokens), names) : isCondition(rest.slice(0, -1), names)
  if (word(first) === 'coalesce' && isEnclosed(rest)) return areConditions(split(rest.slice(1, -1), [',']), names)
  if (split(tokens, [...CONDITIONS]).length > 1 || CONDITIONS.has(word(first) ?? '')) return true
  const column = word(rest[0]) === '.' ? rest[1] : first
  const isColumn = tokens.length === (column === first ? 1 : 3)
  return isColumn && (names.has(column?.value.toLowerCase() ?? '') || ['true', 'false'].includes(word(column) ?? ''))
}

/** The expression before the `as` at this index; nothing if it is too long. */
function before(tokens: readonly Token[], as: number): readonly Token[] {
  let depth = 0
  let from = as
  for (; from > 0; from -= 1) {
    if (as - from > MAX_TOKENS) return []
    const token = tokens[from - 1]
    if (!token || (depth === 0 && [',', 'select', 'distinct', 'all'].includes(word(token) ?? ''))) break
    depth -= depthOf(token)
    if (depth < 0) break
  }
  return tokens.slice(from, as)
}

interface Named {
  readonly name: string
  readonly expression: readonly Token[]
}

/**
 * Names (lower case) that a query gives to conditions, such as `late` in `select due < :today as late`: columns of a result that an engine without
 * booleans shows as 0 and 1. `stored`: names of the boolean columns of its views.
 */
export function conditionsIn(tokens: readonly Token[], stored: Names): Names {
  const named = tokens.flatMap((token, at): readonly Named[] => {
    const name = tokens[at + 1]
    return word(token) === 'as' && name ? [{ name: name.value.toLowerCase(), expression: before(tokens, at) }] : []
  })
  let found: Names = new Set()
  if (named.length > MAX_NAMES) return found
  // One name may be that of another: each round follows one step.
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const known = new Set([...stored, ...found])
    const others = new Set(named.filter(({ expression }) => !areConditions([expression], known)).map(({ name }) => name))
    found = new Set(named.map(({ name }) => name).filter((name) => !others.has(name)))
  }
  return found
}
