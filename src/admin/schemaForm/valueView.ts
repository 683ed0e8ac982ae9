import { ADDITIONAL_PROPERTY_FLAG, type RJSFSchema } from '@rjsf/utils'
import type { FieldSchema, Json } from '../../model/entitySchema.ts'
import { type Alternatives, constants, isPossible, optionTitles, pinsOf, together } from '../../model/evaluate/alternatives.ts'
import { type InForce, inForce, type Reading } from '../../model/evaluate/inForce.ts'
import { isValid, itemSchema } from '../../model/evaluate/isValid.ts'
import { isItems, isMembers, typesOf } from '../../model/evaluate/kinds.ts'
import { optionsIn, outlineOf, schemasOf } from '../../model/evaluate/outline.ts'
import type { Schema, SchemaDocument } from '../../model/evaluate/schemaDocument.ts'
import { seedOf } from '../../model/evaluate/seed.ts'
import { humanize } from '../../model/naming.ts'

/** A choice between alternatives that the value alone does not make. */
export interface Chooser {
  readonly branches: readonly Schema[]
  readonly chosen: number
}

/** One value of a form: what RJSF renders, its own parts still to be looked at when they are rendered. */
export interface ValueView {
  readonly schema: RJSFSchema
  readonly optionNames?: readonly string[]
  readonly choosers: readonly Chooser[]
  /** The schemas that describe it, by which a part that holds itself is recognized. */
  readonly described: readonly FieldSchema[]
}

/** Alternatives chosen by hand, by their list of branches. */
export type Picks = ReadonlyMap<readonly Schema[], number>

/** RJSF knows JSON Schema of draft 7, which what is made here is. */
const rjsf = (schema: object): RJSFSchema => schema as RJSFSchema

/** A schema that RJSF passes on as it is: which schemas of ours apply to a part. */
const part = (schemas: readonly Schema[], title: string | undefined, more: object = {}): RJSFSchema =>
  rjsf({ ...more, ...(title !== undefined && { title }), parts: schemas.length > 0 ? schemas : [true] })

/** The whole of a form. */
export const rootPart = (schema: Schema): RJSFSchema => part([schema], undefined)

export const partsOf = (schema: RJSFSchema): readonly Schema[] | undefined => {
  const parts: readonly Schema[] | undefined = schema.parts
  return parts
}

/** Keywords by which a branch says what there is to enter; one that only requires or forbids something offers no choice. */
const TELLING = ['type', 'properties', 'items', 'prefixItems', 'enum', 'const', 'format', 'oneOf', 'anyOf', 'patternProperties'] as const

const tells = (branch: Schema, document: SchemaDocument): boolean =>
  together(branch, document).some((schema) => TELLING.some((keyword) => schema[keyword] !== undefined))

/** Branches are chosen by hand unless they are single values or each has a property of its own value, which is chosen instead. */
const isByHand = ({ owner, branches }: Alternatives, document: SchemaDocument): boolean =>
  constants(owner) === undefined &&
  branches.length > 1 &&
  branches.some((branch) => tells(branch, document)) &&
  branches.some((branch) => pinsOf(branch, branches, document).size === 0)

const isNothing = (branch: Schema, document: SchemaDocument): boolean => together(branch, document).some(({ type }) => type === 'null')

/** The branch that a value belongs to, or is nearest to. */
const nearest = (branches: readonly Schema[], value: unknown, document: SchemaDocument): number => {
  const first = branches.findIndex((branch) => !isNothing(branch, document))
  if (value === undefined) return Math.max(first, 0)
  const valid = branches.findIndex((branch) => isValid(branch, value, document))
  if (valid >= 0) return valid
  const possible = branches.findIndex((branch) => isPossible(branch, branches, value, document))
  return possible >= 0 ? possible : Math.max(first, 0)
}

const TYPES = ['string', 'number', 'boolean', 'object', 'array', 'null']
const OF_TYPES = new Map<string, readonly Schema[]>()

/** A branch a type: the same list for the same types, so that a choice among them is remembered. */
const ofTypes = (types: readonly string[]): readonly Schema[] => {
  const key = types.join()
  const known = OF_TYPES.get(key) ?? types.map((type) => ({ type }))
  OF_TYPES.set(key, known)
  return known
}

/** The types that all schemas allow. A whole number is a number. */
const allowedTypes = (parts: readonly InForce[]): readonly string[] => {
  const lists = parts.flatMap(({ schema: { type } }) => (type === undefined ? [] : [[type].flat()]))
  const [first, ...others] = lists
  const allowed = (first ?? TYPES).filter((type) =>
    others.every((list) => list.includes(type) || (type === 'integer' && list.includes('number'))),
  )
  return allowed.includes('number') ? allowed.filter((type) => type !== 'integer') : allowed
}

/** Structure says what a value is where no type does. */
const impliedType = (parts: readonly InForce[]): string | undefined => {
  const has = (...keywords: readonly (keyof FieldSchema)[]) =>
    parts.some(({ schema }) => keywords.some((keyword) => schema[keyword] !== undefined))
  if (has('properties', 'patternProperties', 'additionalProperties')) return 'object'
  return has('items', 'prefixItems', 'contains') ? 'array' : undefined
}

const KEPT = [
  'title',
  'description',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'readOnly',
  'deprecated',
  'examples',
  'minItems',
  'maxItems',
  'contentMediaType',
] as const

const keptOf = (parts: readonly InForce[]): FieldSchema => {
  const merged: FieldSchema = Object.assign(
    {},
    ...parts
      .filter(({ sure }) => sure)
      .map(({ schema }) => schema)
      .reverse(),
  )
  return Object.fromEntries(KEPT.flatMap((keyword) => (merged[keyword] === undefined ? [] : [[keyword, merged[keyword]]])))
}

const isSome = <V>(value: V | undefined): value is V => value !== undefined

/** What a name that the schema does not know may hold; undefined where there may be none. */
const othersOf = (parts: readonly InForce[]): readonly Schema[] | undefined => {
  const given = parts.flatMap(({ schema }) => [schema.additionalProperties, schema.unevaluatedProperties].filter(isSome))
  const patterned = parts.flatMap(({ schema }) => Object.values(schema.patternProperties ?? {}))
  if (given.includes(false)) return patterned.length > 0 ? patterned.slice(0, 1) : undefined
  if (given.length > 0 || patterned.length > 0) return [...given, ...patterned].slice(0, 1)
  const isOpen = parts.every(({ schema }) => schema.properties === undefined)
  return isOpen ? [true] : undefined
}

const objectView = (schemas: readonly Schema[], parts: readonly InForce[], value: unknown, reading: Reading): RJSFSchema => {
  const members = isMembers(value) ? value : {}
  const { shown, required, hidden } = outlineOf(schemas, members, reading)
  const extra = Object.keys(members).filter((name) => !shown.has(name) && !hidden.has(name))
  const others = othersOf(parts)
  const properties = [
    ...[...shown].map(([name, own]) => [name, part(own, humanize(name))] as const),
    ...extra.map((name) => [name, part(schemasOf(name, parts), undefined, { [ADDITIONAL_PROPERTY_FLAG]: true })] as const),
  ]
  const seed = others && seedOf(others, reading)
  return rjsf({
    type: 'object',
    properties: Object.fromEntries(properties),
    required: [...required],
    additionalProperties: others ? part(others, undefined, { type: typesOf(seed ?? '')[0], default: seed ?? '' }) : false,
  })
}

const listView = (parts: readonly InForce[], value: unknown, reading: Reading): RJSFSchema => {
  const own = parts.map(({ schema }) => schema)
  const at = (position: number): readonly Schema[] => own.flatMap((schema) => itemSchema(schema, position) ?? [])
  const fixed = Math.max(0, ...own.map(({ prefixItems = [] }) => prefixItems.length))
  const rest = at(Math.max(fixed, Number.MAX_SAFE_INTEGER))
  const item = (schemas: readonly Schema[]): RJSFSchema => {
    const seed = seedOf(schemas, reading)
    return part(schemas, undefined, seed === undefined ? {} : { default: seed })
  }
  if (fixed === 0) return { type: 'array', items: item(rest) }
  const further =
    rest.includes(false) || (rest.length === 0 && (!isItems(value) || value.length <= fixed)) ? {} : { additionalItems: item(rest) }
  return { type: 'array', items: Array.from({ length: fixed }, (_, position) => item(at(position))), ...further }
}

const multiple = (parts: readonly InForce[], reading: Reading): RJSFSchema | undefined => {
  if (!parts.some(({ schema }) => schema.uniqueItems === true)) return undefined
  const items = parts.flatMap(({ schema }) => schema.items ?? [])
  const options = optionsIn(items, undefined, reading)
  return options && rjsf({ type: 'array', uniqueItems: true, items: { enum: [...options], type: typesOf(options[0])[0] } })
}

const plainOf = (
  schemas: readonly Schema[],
  parts: readonly InForce[],
  type: string | undefined,
  value: unknown,
  reading: Reading,
): RJSFSchema => {
  if (type === 'object') return objectView(schemas, parts, value, reading)
  if (type === 'array') return multiple(parts, reading) ?? listView(parts, value, reading)
  return rjsf({ type: type ?? 'string' })
}

/** How one value is entered, by the schemas that apply to it and to the alternatives that were chosen. */
export const valueView = (
  schemas: readonly Schema[],
  value: unknown,
  document: SchemaDocument,
  picks: Picks,
  title?: string,
): ValueView => {
  const choosers = new Map<readonly Schema[], number>()
  const decide = (branches: readonly Schema[]): number => {
    const picked = picks.get(branches)
    const isStale = picked !== undefined && value !== undefined && !isPossible(branches[picked] ?? true, branches, value, document)
    const chosen = picked === undefined || isStale ? nearest(branches, value, document) : picked
    choosers.set(branches, chosen)
    return chosen
  }
  const reading: Reading = {
    document,
    choose: (alternatives) => (isByHand(alternatives, document) ? decide(alternatives.branches) : undefined),
  }
  const parts = inForce(schemas, value, reading)
  const options = optionsIn(schemas, value, reading)
  const kept: FieldSchema = { ...(title !== undefined && { title }), ...keptOf(parts) }
  const shared = { choosers: [], described: parts.map(({ schema }) => schema) }
  if (options) {
    const titles: Readonly<Record<string, string>> = Object.assign({}, ...schemas.map((schema) => optionTitles(schema, document)))
    const schema = rjsf({ ...kept, enum: [...options], type: typesOf(options[0])[0] })
    return { ...shared, schema, optionNames: options.map((option: Json) => titles[String(option)] ?? String(option)) }
  }
  const allowed = allowedTypes(parts)
  const possible = allowed.length === TYPES.length ? [impliedType(parts) ?? allowed].flat() : allowed
  const typed = possible.length > 1 ? ofTypes(possible) : undefined
  const type = typed ? possible[decide(typed)] : possible[0]
  const plain = plainOf(schemas, parts, type, value, reading)
  return {
    ...shared,
    schema: rjsf({ ...kept, ...plain }),
    choosers: [...choosers].map(([branches, chosen]) => ({ branches, chosen })),
  }
}
