import type { FieldSchema, Json } from '../entitySchema.ts'
import { rowsIn } from '../evaluate/kinds.ts'
import type { ResolvedField } from '../resolvedEntity.ts'
import { exactDecimal, isDecimalText, roundHalfUp, stringifyDecimal } from '../values/decimal.ts'
import { templateText } from './templates.ts'

type Values = Readonly<Record<string, Json>>

/** Values of a record or a row, of which some may be absent. */
type Entered = Readonly<Record<string, Json | undefined>>

/** An exact number as a fraction. */
type Fraction = readonly [bigint, bigint]

/** What a `computed` keyword says: decimals, fields, sums of a column of rows, and operations. */
export type Formula =
  | { readonly number: string }
  | { readonly field: string }
  | { readonly rows: string; readonly column: string }
  | { readonly operator: string; readonly left: Formula; readonly right: Formula }

const TOKEN = /\s*(?:sum\(\s*(\w+)\.(\w+)\s*\)|([a-z]\w*)|(\d+(?:\.\d+)?)|([-+*/()]))\s*/iy

/** Operators by precedence, the weakest first. */
const LEVELS: readonly string[] = ['+-', '*/']

/** Parses sums, differences, products and quotients with brackets. Undefined for any other text. */
export const parseFormula = (text: string): Formula | undefined => {
  let at = 0
  const token = (): RegExpExecArray | null => {
    TOKEN.lastIndex = at
    return TOKEN.exec(text)
  }
  const taken = (signs: string): string | undefined => {
    const sign = token()?.[5]
    if (sign === undefined || !signs.includes(sign)) return undefined
    at = TOKEN.lastIndex
    return sign
  }
  const operand = (): Formula | undefined => {
    if (taken('(') !== undefined) {
      const inner = level(0)
      return taken(')') === undefined ? undefined : inner
    }
    const [, rows, column, field, number] = token() ?? []
    at = TOKEN.lastIndex
    if (rows !== undefined && column !== undefined) return { rows, column }
    if (field !== undefined) return { field }
    return number === undefined ? undefined : { number }
  }
  const level = (precedence: number): Formula | undefined => {
    const signs = LEVELS[precedence]
    if (signs === undefined) return operand()
    let left = level(precedence + 1)
    for (let operator = taken(signs); left !== undefined && operator !== undefined; operator = taken(signs)) {
      const right = level(precedence + 1)
      left = right && { operator, left, right }
    }
    return left
  }
  const formula = level(0)
  return at === text.length ? formula : undefined
}

/** The fields and columns that a formula names. */
export const namesIn = (formula: Formula): readonly Exclude<Formula, { readonly number: string } | { readonly operator: string }>[] =>
  'operator' in formula ? [...namesIn(formula.left), ...namesIn(formula.right)] : 'number' in formula ? [] : [formula]

const formulas = new Map<string, Formula | undefined>()

const formulaOf = ({ computed }: FieldSchema): Formula | undefined => {
  if (computed === undefined) return undefined
  if (!formulas.has(computed)) formulas.set(computed, parseFormula(computed))
  return formulas.get(computed)
}

const fractionOf = (value: Json | undefined): Fraction | null => {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const text = String(value)
  if (!isDecimalText(text)) return null
  const { scaled, places } = exactDecimal(text)
  return [scaled, 10n ** BigInt(places)]
}

const OPERATIONS: Readonly<Record<string, (a: Fraction, b: Fraction) => Fraction | null>> = {
  '+': ([a, b], [c, d]) => [a * d + c * b, b * d],
  '-': ([a, b], [c, d]) => [a * d - c * b, b * d],
  '*': ([a, b], [c, d]) => [a * c, b * d],
  '/': ([a, b], [c, d]) => (c === 0n ? null : [a * d, b * c]),
}

/** Without a larger denominator where both have the same: sums of many rows stay small. */
const added = ([a, b]: Fraction, [c, d]: Fraction): Fraction => (b === d ? [a + c, b] : [a * d + c * b, b * d])

/** The computed numbers among these fields of a record or a row, by name. Empty operands make them empty; sums leave empty values out. */
const numbersOf = (fields: readonly ResolvedField[], record: Entered): Values => {
  const done = new Map<string, Json>()
  const evaluated = (formula: Formula): Fraction | null => {
    if ('number' in formula) return fractionOf(formula.number)
    if ('field' in formula) return fractionOf(valueIn(formula.field))
    if ('rows' in formula) {
      const values = rowsIn(record[formula.rows]).map((row) => fractionOf(row[formula.column]))
      return values.reduce<Fraction>((sum, value) => (value ? added(sum, value) : sum), [0n, 1n])
    }
    const [left, right] = [evaluated(formula.left), evaluated(formula.right)]
    return left && right && (OPERATIONS[formula.operator]?.(left, right) ?? null)
  }
  const computed = ({ scale }: ResolvedField, formula: Formula): Json => {
    const result = evaluated(formula)
    return result && stringifyDecimal(roundHalfUp(result[0] * 10n ** BigInt(scale), result[1]), scale)
  }
  const valueIn = (name: string): Json | undefined => {
    const field = fields.find((one) => one.name === name)
    const formula = field && formulaOf(field.schema)
    if (!field || !formula) return record[name]
    if (!done.has(name)) done.set(name, computed(field, formula))
    return done.get(name)
  }
  return Object.fromEntries(
    fields.flatMap(({ name, schema }) => (schema.computed === undefined ? [] : [[name, valueIn(name) ?? null] as const])),
  )
}

/** Names of the fields that the computed numbers of a record need, those with rows included. */
export const operandsOf = (fields: readonly ResolvedField[]): readonly string[] =>
  fields.flatMap(({ schema }) => {
    const formula = formulaOf(schema)
    return formula ? namesIn(formula).map((part) => ('field' in part ? part.field : part.rows)) : []
  })

/** Whether rows have computed numbers or composed texts. */
export const hasComputed = ({ rows }: ResolvedField): boolean =>
  rows?.some(({ schema }) => (schema.computed ?? schema.template) !== undefined) === true

/** The computed numbers of a row, and the texts that are composed of its values, these included. */
export const madeInRow = ({ rows = [] }: ResolvedField, row: Entered): Values => {
  const numbers = numbersOf(rows, row)
  const whole = Object.fromEntries(Object.entries({ ...row, ...numbers }).map(([name, value]) => [name, value ?? null]))
  const texts = rows.flatMap(({ name, schema: { template, maxLength } }) =>
    template === undefined ? [] : [[name, templateText(template, maxLength, whole)] as const],
  )
  return { ...numbers, ...Object.fromEntries(texts) }
}

/** The computed numbers of a record by field, and its rows with what is made in them, if anything is. */
export const computedValues = (fields: readonly ResolvedField[], record: Values): Values => {
  const rows = Object.fromEntries(
    fields.filter(hasComputed).flatMap((field) => {
      const value = record[field.name]
      if (!Array.isArray(value)) return []
      const computed = (row: Json): Json => {
        const [own] = rowsIn([row])
        return own ? { ...own, ...madeInRow(field, own) } : row
      }
      return [[field.name, value.map(computed)] as const]
    }),
  )
  return { ...rows, ...numbersOf(fields, { ...record, ...rows }) }
}
