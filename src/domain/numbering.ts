/** Numbers of slips from templates such as `ORD-{yyyy}-{serial:6}` (`PRODUCT.md E13`). */

import type { EntityMap } from '../model/entityMap.ts'

/** Maximum length of patterns and numbers. */
const MAX_NUMBER_LENGTH = 32

/** Used if no template matches. */
export const DEFAULT_PATTERN = 'ORD-{yyyy}-{serial:6}'

type Part = { readonly text: string } | { readonly date: 'yyyy' | 'yy' | 'MM' | 'dd' } | { readonly serial: number }

/** Mistake of a pattern: an i18n code with parameters. */
export interface PatternMistake {
  readonly code: 'unknownToken' | 'noSerial' | 'manySerials' | 'tooLong'
  readonly params: Readonly<Record<string, string | number>>
}

const TOKEN = /\{(yyyy|yy|MM|dd|serial:([1-9]))\}/

const partOf = (piece: string): Part | undefined => {
  if (!piece.includes('{') && !piece.includes('}')) return { text: piece }
  const [, name, digits] = TOKEN.exec(piece) ?? []
  if (name === undefined) return undefined
  return digits === undefined ? { date: name as 'yyyy' | 'yy' | 'MM' | 'dd' } : { serial: Number(digits) }
}

const piecesOf = (pattern: string): readonly string[] => pattern.split(/(\{[^{}]*\})/).filter((piece) => piece !== '')

/** Parses a pattern: returns its parts, or its mistake. A pattern has exactly one serial; pattern and numbers have at most 32 characters. */
export const parsePattern = (pattern: string): { readonly parts: readonly Part[] } | { readonly mistake: PatternMistake } => {
  const parts: Part[] = []
  for (const piece of piecesOf(pattern)) {
    const part = partOf(piece)
    if (!part) return { mistake: { code: 'unknownToken', params: { token: piece } } }
    parts.push(part)
  }
  const serials = parts.filter((part) => 'serial' in part).length
  if (serials !== 1) return { mistake: { code: serials === 0 ? 'noSerial' : 'manySerials', params: {} } }
  return pattern.length > MAX_NUMBER_LENGTH ? { mistake: { code: 'tooLong', params: { limit: MAX_NUMBER_LENGTH } } } : { parts }
}

const dateText = (token: 'yyyy' | 'yy' | 'MM' | 'dd', date: string): string =>
  ({ yyyy: date.slice(0, 4), yy: date.slice(2, 4), MM: date.slice(5, 7), dd: date.slice(8, 10) })[token]

/** Key of a serial: the number with the serial left open. `date` is `YYYY-MM-DD`. */
export const serialKey = (parts: readonly Part[], date: string): string =>
  parts.map((part) => ('text' in part ? part.text : 'date' in part ? dateText(part.date, date) : '{}')).join('')

/** The number for a serial; undefined if the serial has more digits than the pattern, so the template is exhausted. */
export const renderNumber = (parts: readonly Part[], date: string, serial: number): string | undefined => {
  const [width] = parts.flatMap((part) => ('serial' in part ? [part.serial] : []))
  const digits = String(serial)
  return width === undefined || digits.length > width ? undefined : serialKey(parts, date).replace('{}', digits.padStart(width, '0'))
}

/** Scope of a template, most specific first. */
const SCOPE = ['userId', 'userRole', 'userGroup', 'warehouseId', 'division', 'department', 'firmNumber'] as const
type ScopeField = (typeof SCOPE)[number]

type Template = EntityMap['numberingTemplates']

type Scope = Partial<Pick<Template, ScopeField>>

export type NumberingTemplate = Scope & Pick<Template, 'id' | 'trcode' | 'value' | 'startDate' | 'endDate' | 'priority'>

/** Context of a number. `userRole` lists all roles of the user. */
export interface NumberingCase {
  readonly trcode: Template['trcode']
  readonly date: string
  readonly userRoles: readonly string[]
  readonly scope: Omit<Scope, 'userRole'>
}

const requires = (template: Scope, field: ScopeField): boolean => template[field] !== undefined && template[field] !== null

const suits = (template: NumberingTemplate, target: NumberingCase, field: ScopeField): boolean => {
  if (!requires(template, field)) return true
  return field === 'userRole' ? target.userRoles.includes(String(template.userRole)) : template[field] === target.scope[field]
}

const matches = (template: NumberingTemplate, target: NumberingCase): boolean =>
  template.trcode === target.trcode &&
  template.startDate <= target.date &&
  target.date <= template.endDate &&
  SCOPE.every((field) => suits(template, target, field))

/** Sorts templates: priority, then user, role, group, warehouse, division, department, firm. */
const byRank = (one: NumberingTemplate, other: NumberingTemplate): number => {
  const particular = SCOPE.map((field) => Number(requires(other, field)) - Number(requires(one, field))).find(
    (difference) => difference !== 0,
  )
  return (one.priority ?? 0) - (other.priority ?? 0) || (particular ?? 0) || one.id.localeCompare(other.id)
}

/** The best matching template, or undefined. */
export const chooseTemplate = (templates: readonly NumberingTemplate[], target: NumberingCase): NumberingTemplate | undefined =>
  templates.filter((template) => matches(template, target)).toSorted(byRank)[0]

/** Whether two templates are ambiguous: same kind, rank and scope, with a common day. */
export const overlaps = (one: Omit<NumberingTemplate, 'id'>, other: Omit<NumberingTemplate, 'id'>): boolean =>
  one.trcode === other.trcode &&
  one.priority === other.priority &&
  one.startDate <= other.endDate &&
  other.startDate <= one.endDate &&
  SCOPE.every((field) => (one[field] ?? null) === (other[field] ?? null))
