import type { Json } from '../entitySchema.ts'
import { humanize } from '../naming.ts'
import { alternativesOf, conjuncts, constants, listedValues, pinsOf } from './alternatives.ts'
import { isKeywords, NO_DOCUMENT, type Schema, type SchemaDocument } from './schemaDocument.ts'

/** Name of an alternative: a text of the schema, or a kind of value, which is translated (`errors.kinds`). */
export type Called = { readonly text: string } | { readonly kind: string }

/** An alternative, for error messages: its names, and its discriminating properties. */
export interface Branch {
  readonly called: readonly Called[]
  /** Discriminating properties with their values. */
  readonly pins: Readonly<Record<string, readonly Json[]>>
  /** Properties that it declares or requires. */
  readonly names: readonly string[]
}

/** Formats with a translated name. */
const FORMATS: ReadonlySet<string> = new Set(['email', 'uri', 'date', 'time', 'date-time', 'phone', 'uuid'])

/** Number of properties that name an alternative without another name. */
const NAMING = 3

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

const titled = (schema: Schema): readonly Called[] => (isKeywords(schema) && schema.title !== undefined ? [{ text: schema.title }] : [])

const ofValues = (schema: Schema): readonly Called[] => {
  const options = isKeywords(schema) ? constants(schema) : undefined
  if (options) return options.flatMap((option) => calledOf(option, options, NO_DOCUMENT))
  return (listedValues(schema) ?? []).map((value) => ({ text: textOf(value) }))
}

const ofPins = (schema: Schema, branches: readonly Schema[], document: SchemaDocument): readonly Called[] =>
  [...pinsOf(schema, branches, document)]
    .slice(0, 1)
    .map(([name, values]) => ({ text: `${humanize(name)}: ${values.map(textOf).join(' / ')}` }))

const namesOf = (schema: Schema, document: SchemaDocument): readonly string[] => [
  ...new Set(conjuncts(schema, document).flatMap(({ required = [], properties = {} }) => [...required, ...Object.keys(properties)])),
]

const ofNames = (schema: Schema, document: SchemaDocument): readonly Called[] => {
  const required = conjuncts(schema, document).flatMap((part) => part.required ?? [])
  const names = required.length > 0 ? required : namesOf(schema, document)
  return names.length === 0 ? [] : [{ text: names.slice(0, NAMING).map(humanize).join(' + ') }]
}

const ofKinds = (schema: Schema, document: SchemaDocument): readonly Called[] => {
  const parts = conjuncts(schema, document)
  const format = parts.map((part) => part.format).find((name) => name !== undefined && FORMATS.has(name))
  if (format !== undefined) return [{ kind: format }]
  return parts.flatMap(({ type = [] }) => [type].flat()).map((kind) => ({ kind }))
}

/** Names of an alternative, by the first that exists: title, values, properties, kind of value, own alternatives. */
const calledOf = (schema: Schema, branches: readonly Schema[], document: SchemaDocument): readonly Called[] => {
  const parts = conjuncts(schema, document)
  const ways = [
    () => parts.flatMap(titled).slice(0, 1),
    () => parts.flatMap(ofValues),
    () => ofPins(schema, branches, document),
    () => ofNames(schema, document),
    () => ofKinds(schema, document),
    () => parts.flatMap(alternativesOf).flatMap(({ branches }) => branches.flatMap((branch) => ofKinds(branch, document))),
  ]
  return ways.reduce<readonly Called[]>((found, way) => (found.length > 0 ? found : way()), [])
}

export const branchOf = (schema: Schema, branches: readonly Schema[], document: SchemaDocument): Branch => ({
  called: calledOf(schema, branches, document),
  pins: Object.fromEntries(pinsOf(schema, branches, document)),
  names: namesOf(schema, document),
})
