interface Token {
  readonly text: string
  /** Whether white space stands before it. */
  readonly apart: boolean
}

/** A token, or brackets with their content; `end` is empty for those that are not closed. */
type Part = Token & { readonly inner?: readonly Part[]; readonly end?: string }

const TOKENS =
  /(\s*)(--[^\r\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|:?[\p{L}_][\p{L}\p{M}\p{N}_]*|\d[\d.]*(?:[eE][+-]?\d+)?|::|->>|->|\|\||<=|>=|<>|!=|[\s\S])/gu

const tokensOf = (sql: string): readonly Token[] =>
  [...sql.trim().matchAll(TOKENS)].map(([, space = '', text = '']) => ({ text, apart: space !== '' }))

/** Puts the content of brackets into them. */
function partsOf(tokens: readonly Token[]): readonly Part[] {
  let at = 0
  const read = (): readonly Part[] => {
    const parts: Part[] = []
    for (let token = tokens[at]; token && token.text !== ')'; token = tokens[at]) {
      at += 1
      if (token.text !== '(') parts.push(token)
      else {
        const inner = read()
        parts.push({ ...token, inner, end: tokens[at]?.text ?? '' })
        at += 1
      }
    }
    return parts
  }
  const parts: Part[] = []
  while (at < tokens.length) {
    parts.push(...read())
    const stray = tokens[at]
    if (stray) parts.push(stray)
    at += 1
  }
  return parts
}

const WIDTH = 80
const INDENT = '  '

const CLAUSES = /^(?:with|select|from|where|group|having|window|order|limit|offset|fetch|union|intersect|except|values)$/i
const JOINS = /^(?:left|right|full|inner|cross|natural|join)$/i
const QUERIES = /^(?:select|with|values)$/i
const SIGNS = /^(?:=|<>|!=|<=|>=|<|>|\|\||\+|-|\*|\/|%)$/
const VALUES = /^[\p{L}\p{N}_'":]/u
/** Words after which a sign belongs to what follows: `select *`, `then -1`. */
const BEFORE_VALUES =
  /^(?:select|distinct|all|by|when|then|else|and|or|not|in|on|where|having|between|limit|offset|return|like|is|as|case)$/i

const isComment = (text: string): boolean => text.startsWith('--')
const isQuery = ({ inner }: Part): boolean => inner?.some(({ text }, at) => QUERIES.test(text) && at === 0) ?? false

/** Line breaks inside texts and comments are kept as they are: this stands for them while lines are indented. */
const KEPT = '\uE000'

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, INDENT)

const written = (part: Part): string => {
  const { text, inner, end } = part
  if (!inner) return text.replaceAll('\n', KEPT)
  return isQuery(part) ? `(\n${indented(layout(inner))}\n${end}` : `(${inline(inner)}${end}`
}

const isSign = (part: Part | undefined, before: Part | undefined): boolean =>
  part !== undefined &&
  SIGNS.test(part.text) &&
  before !== undefined &&
  (before.inner !== undefined || VALUES.test(before.text)) &&
  !BEFORE_VALUES.test(before.text)

function gap(part: Part, before: Part | undefined, beforeThat: Part | undefined): string {
  if (before === undefined) return ''
  if (isComment(before.text)) return '\n'
  if (part.text === ',' || part.text === ';') return ''
  if (before.text === ',' || isSign(part, before) || isSign(before, beforeThat)) return ' '
  return part.apart ? ' ' : ''
}

const inline = (parts: readonly Part[]): string =>
  parts.map((part, at) => `${gap(part, parts[at - 1], parts[at - 2])}${written(part)}`).join('')

type Starts = (part: Part, before: Part | undefined, after: Part | undefined) => boolean

/** Splits before the parts for which `starts` holds. */
function split(parts: readonly Part[], starts: Starts): readonly (readonly Part[])[] {
  const pieces: Part[][] = []
  for (const [at, part] of parts.entries()) {
    const last = pieces.at(-1)
    if (!last || starts(part, parts[at - 1], parts[at + 1])) pieces.push([part])
    else last.push(part)
  }
  return pieces
}

/** Words before which the same words are no clause: `is distinct from`, `within group`, `o.order`, `as limit`. */
const NO_CLAUSE = /^(?:distinct|within|\.|as)$/i
const COMBINING = /^(?:union|intersect|except|all)$/i

const isClause: Starts = ({ text }, before, after) => {
  const word = before?.text ?? ''
  if (NO_CLAUSE.test(word)) return false
  // `left(name, 3)` is a function.
  if (JOINS.test(text)) return !JOINS.test(word) && !/^outer$/i.test(word) && after?.inner === undefined
  return CLAUSES.test(text) && (!COMBINING.test(word) || QUERIES.test(text))
}

/** Each `and` and `or` on its own line; the `and` of a `between` is none. */
function conditions(parts: readonly Part[]): string {
  let between = false
  const pieces = split(parts, ({ text }) => {
    if (/^between$/i.test(text)) between = true
    const starts = /^(?:and|or)$/i.test(text) && !(between && /^and$/i.test(text))
    if (/^and$/i.test(text)) between = false
    return starts
  })
  return pieces.map((piece, at) => (at === 0 ? inline(piece) : indented(inline(piece)))).join('\n')
}

/** Each entry of a list on its own line, below the words that begin the clause. */
function list(parts: readonly Part[]): string {
  const words = /^(?:group|order)$/i.test(parts[0]?.text ?? '') ? 2 : 1
  const entries = split(parts.slice(words), (_, before) => before?.text === ',')
  return `${inline(parts.slice(0, words))}\n${entries.map((entry) => indented(inline(entry))).join('\n')}`
}

function clause(parts: readonly Part[]): string {
  const [first] = parts
  const line = inline(parts)
  const isShort = !line.includes('\n') && line.length <= WIDTH
  if (/^(?:where|having)$/i.test(first?.text ?? '')) return isShort && !/\s(?:and|or)\s/i.test(line) ? line : conditions(parts)
  if (isShort || !/^(?:select|group|order|values)$/i.test(first?.text ?? '')) return line
  return parts.some(({ text }) => text === ',') ? list(parts) : line
}

function layout(parts: readonly Part[]): string {
  return split(parts, isClause).map(clause).join('\n')
}

/** SQL with a line for each clause, join and condition. Only the white space between its words changes. */
export const formatSql = (sql: string): string => layout(partsOf(tokensOf(sql))).replaceAll(KEPT, '\n')
