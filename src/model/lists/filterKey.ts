import { OPERATORS, type Operator } from '../fieldType.ts'

const KNOWN: ReadonlySet<string> = new Set(OPERATORS)

export const isOperator = (name: string): name is Operator => KNOWN.has(name)

/** `name_contains` → path and operator; a key without an operator has `eq`. */
export function splitFilterKey(key: string): { readonly path: string; readonly operator: Operator } {
  const at = key.lastIndexOf('_')
  const suffix = key.slice(at + 1)
  return at > 0 && isOperator(suffix) ? { path: key.slice(0, at), operator: suffix } : { path: key, operator: 'eq' }
}

/** Inverse of `splitFilterKey`. */
export const filterKey = (path: string, operator: Operator): string => (operator === 'eq' ? path : `${path}_${operator}`)
