import type { View } from '../views/views.ts'
import type { Origin } from './sandbox.ts'
import { type Token, tokensOf } from './tokens.ts'

const COMBINING = new Set(['union', 'intersect', 'except'])

const isSign = (token: Token | undefined, ...signs: readonly string[]): boolean => token?.kind === 'sign' && signs.includes(token.value)
const isName = (token: Token | undefined): token is Token => token?.kind === 'name' || token?.kind === 'quoted'
const lower = (token: Token | undefined): string => (isName(token) ? token.value.toLowerCase() : '')

/** Tokens outside brackets. */
function outer(tokens: readonly Token[]): readonly Token[] {
  let depth = 0
  return tokens.filter((token) => {
    if (isSign(token, '(')) depth += 1
    const isOuter = depth === 0
    if (isSign(token, ')')) depth -= 1
    return isOuter
  })
}

/** The columns that a statement selects, each as its tokens. */
function selected(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const from = tokens.findIndex((token) => lower(token) === 'select')
  const until = tokens.findIndex((token, at) => at > from && lower(token) === 'from')
  if (from < 0 || until < 0 || tokens.some((token) => COMBINING.has(lower(token)))) return []
  const items: Token[][] = [[]]
  for (const token of tokens.slice(from + 1, until)) {
    if (isSign(token, ',')) items.push([])
    else items.at(-1)?.push(token)
  }
  return items
}

/** `view.column as name` or a part of it: name of the result's column, and of that which it shows. */
function shownIn(item: readonly Token[]): readonly [name: string, column: string] | undefined {
  const own = isSign(item[1], '.') ? item.slice(2) : item
  const [column, as, name] = own
  if (!isName(column)) return undefined
  if (own.length === 1) return [column.value, column.value]
  return own.length === 3 && lower(as) === 'as' && isName(name) ? [name.value, column.value] : undefined
}

/**
 * Columns of a result that are names of records: those that the outermost select has unchanged from a view, which no engine reports. Others are
 * left out, and those that could be of different entities.
 */
export function labelsIn(sql: string, views: readonly View[]): ReadonlyMap<string, Origin> {
  const tokens = tokensOf(sql)
  const names = new Set(tokens.map(lower))
  // A query can give another column the name of a label.
  const made = new Set(tokens.flatMap((token, at) => (at > 0 && lower(tokens[at - 1]) === 'as' ? [lower(token)] : [])))
  const found = selected(outer(tokens)).flatMap((item) => {
    const [name, column] = shownIn(item) ?? []
    if (name === undefined || column === undefined) return []
    const own = views.filter((view) => names.has(view.name)).flatMap((view) => view.columns.map((one) => ({ view: view.name, ...one })))
    const labels = own.filter((one) => one.name === column.toLowerCase())
    const [first] = labels
    const isOne = first?.label && labels.every(({ label }) => label?.table === first.label?.table)
    return isOne && !made.has(first.name) ? [[name, { view: first.view, column: first.name }] as const] : []
  })
  return new Map(found)
}
