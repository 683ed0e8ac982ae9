import type { FieldSchema } from '../entitySchema.ts'
import { alternativesOf, commonOf, pinsOf } from './alternatives.ts'
import { isKeywords, type Schema, type SchemaDocument } from './schemaDocument.ts'

/** A place in a schema that declares a property. */
export interface Declaration {
  readonly name: string
  readonly schema: Schema
  readonly pointer: string
  /** Whether it applies to every value; else only under a condition or in an alternative. */
  readonly sure: boolean
}

interface Place {
  readonly pointer: string
  readonly sure: boolean
  /** Properties that are declared only to discriminate an alternative. */
  readonly pins?: ReadonlySet<string>
}

/** Schemas that are being visited, to stop at circles (which the check at the start refuses). */
type Entered = readonly FieldSchema[]

interface Part extends Place {
  readonly schema: Schema | undefined
}

const ofAlternatives = (schema: FieldSchema, { pointer, sure }: Place, document: SchemaDocument): readonly Part[] =>
  alternativesOf(schema).flatMap((alternatives) => {
    const at = `${pointer}/${alternatives.keyword}`
    const branches = alternatives.branches.map((branch, index): Part => {
      return {
        schema: branch,
        pointer: `${at}/${index}`,
        sure: false,
        pins: new Set(pinsOf(branch, alternatives.branches, document).keys()),
      }
    })
    return [{ schema: commonOf(alternatives, document), pointer: `${at}/0`, sure }, ...branches]
  })

const CONDITIONAL = ['then', 'else'] as const

const partsOf = (schema: FieldSchema, place: Place, document: SchemaDocument): readonly Part[] => {
  const { pointer, sure } = place
  return [
    ...(schema.$ref === undefined
      ? []
      : [{ ...place, schema: document.find(schema.$ref), pointer: document.pointerTo(schema.$ref) ?? pointer }]),
    ...(schema.allOf ?? []).map((part, index) => ({ ...place, schema: part, pointer: `${pointer}/allOf/${index}` })),
    ...CONDITIONAL.map((keyword) => ({
      schema: schema.if === undefined ? undefined : schema[keyword],
      pointer: `${pointer}/${keyword}`,
      sure: false,
    })),
    ...Object.entries(schema.dependentSchemas ?? {}).map(([name, part]) => ({
      schema: part,
      pointer: `${pointer}/dependentSchemas/${name}`,
      sure: false,
    })),
    ...ofAlternatives(schema, { pointer, sure }, document),
  ]
}

const declaredIn = (schema: Schema | undefined, place: Place, document: SchemaDocument, entered: Entered): readonly Declaration[] => {
  if (!isKeywords(schema) || entered.includes(schema)) return []
  const own = Object.entries(schema.properties ?? {}).filter(([name]) => !place.pins?.has(name))
  return [
    ...own.map(([name, inner]) => ({ name, schema: inner, pointer: `${place.pointer}/properties/${name}`, sure: place.sure })),
    ...partsOf(schema, place, document).flatMap(({ schema: part, ...at }) => declaredIn(part, at, document, [...entered, schema])),
  ]
}

/** All declarations of properties in a schema, in its order. */
export const declarationsOf = (schema: Schema, document: SchemaDocument): readonly Declaration[] =>
  declaredIn(schema, { pointer: '', sure: true }, document, [])

const NAMES = new WeakMap<SchemaDocument, Map<Schema, readonly string[]>>()

/** The names that a schema declares, cached by schema and document: forms ask with every key. */
export const declaredNames = (schema: Schema, document: SchemaDocument): readonly string[] => {
  const known = NAMES.get(document) ?? new Map<Schema, readonly string[]>()
  NAMES.set(document, known)
  const names = known.get(schema) ?? [...new Set(declarationsOf(schema, document).map(({ name }) => name))]
  known.set(schema, names)
  return names
}
