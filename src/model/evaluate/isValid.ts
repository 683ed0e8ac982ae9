import type { FieldSchema, Json } from '../entitySchema.ts'
import { holds } from './assertions.ts'
import { isItems, isMembers, type Members } from './kinds.ts'
import { type Schema, type SchemaDocument, targetsOf } from './schemaDocument.ts'

/** Evaluated properties and positions, which `unevaluated…` skips. */
interface Evaluated {
  readonly names: Set<string>
  readonly positions: Set<number>
}

/** A keyword with subschemas. Returns whether the value satisfies it; if so, adds to `evaluated`. */
type Applicator = (schema: FieldSchema, value: unknown, document: SchemaDocument, evaluated: Evaluated) => boolean

const evaluatedNow = (): Evaluated => ({ names: new Set(), positions: new Set() })

const add = (into: Evaluated, from: Evaluated): void => {
  for (const name of from.names) into.names.add(name)
  for (const position of from.positions) into.positions.add(position)
}

/** Number of schemas that the value satisfies; adds the properties and items that they have evaluated. */
const satisfied = (schemas: readonly Schema[], value: unknown, document: SchemaDocument, into: Evaluated): number =>
  schemas.filter((schema) => {
    const found = evaluate(schema, value, document)
    if (found) add(into, found)
    return found !== undefined
  }).length

const references: Applicator = (schema, value, document, evaluated) => {
  const targets = targetsOf(schema, document)
  return satisfied(targets, value, document, evaluated) === targets.length
}

const alternatives: Applicator = ({ allOf, anyOf, oneOf, not }, value, document, evaluated) =>
  (allOf === undefined || satisfied(allOf, value, document, evaluated) === allOf.length) &&
  (anyOf === undefined || satisfied(anyOf, value, document, evaluated) > 0) &&
  (oneOf === undefined || satisfied(oneOf, value, document, evaluated) === 1) &&
  (not === undefined || evaluate(not, value, document) === undefined)

const condition: Applicator = (schema, value, document, evaluated) => {
  if (schema.if === undefined) return true
  const met = evaluate(schema.if, value, document)
  if (met) add(evaluated, met)
  const branch = met ? schema.then : schema.else
  return branch === undefined || satisfied([branch], value, document, evaluated) === 1
}

const dependents: Applicator = ({ dependentSchemas = {} }, value, document, evaluated) => {
  if (!isMembers(value)) return true
  const due = Object.entries(dependentSchemas).flatMap(([name, schema]) => (Object.hasOwn(value, name) ? [schema] : []))
  return satisfied(due, value, document, evaluated) === due.length
}

/** Schemas of a member, by `properties` and `patternProperties`, else by `additionalProperties`. */
export const memberSchemas = (schema: FieldSchema, name: string): readonly Schema[] => {
  const { properties = {}, patternProperties = {}, additionalProperties } = schema
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined
  const patterned = Object.entries(patternProperties).flatMap(([pattern, inner]) => (new RegExp(pattern, 'u').test(name) ? [inner] : []))
  const named = own === undefined ? patterned : [own, ...patterned]
  return named.length > 0 || additionalProperties === undefined ? named : [additionalProperties]
}

const isFine = (schemas: readonly Schema[], value: unknown, document: SchemaDocument): boolean =>
  schemas.every((schema) => isValid(schema, value, document))

const members: Applicator = (schema, value, document, evaluated) =>
  !isMembers(value) ||
  Object.entries(value).every(([name, inner]) => {
    const schemas = memberSchemas(schema, name)
    if (schemas.length > 0) evaluated.names.add(name)
    return isFine(schemas, inner, document) && (schema.propertyNames === undefined || isValid(schema.propertyNames, name, document))
  })

/** Schema of the item at a position. */
export const itemSchema = ({ prefixItems = [], items }: FieldSchema, position: number): Schema | undefined => prefixItems[position] ?? items

const contained: Applicator = ({ contains, minContains = 1, maxContains = Infinity }, value, document, evaluated) => {
  if (contains === undefined || !isItems(value)) return true
  const found = [...value.keys()].filter((position) => isValid(contains, value[position], document))
  for (const position of found) evaluated.positions.add(position)
  return found.length >= minContains && found.length <= maxContains
}

const items: Applicator = (schema, value, document, evaluated) =>
  !isItems(value) ||
  value.every((item: Json, position) => {
    const own = itemSchema(schema, position)
    if (own !== undefined) evaluated.positions.add(position)
    return own === undefined || isValid(own, item, document)
  })

const leftNames = (value: Members, { names }: Evaluated): string[] => Object.keys(value).filter((name) => !names.has(name))

const unevaluated: Applicator = ({ unevaluatedProperties, unevaluatedItems }, value, document, evaluated) => {
  if (unevaluatedProperties !== undefined && isMembers(value)) {
    const left = leftNames(value, evaluated)
    if (!left.every((name) => isValid(unevaluatedProperties, value[name], document))) return false
    for (const name of left) evaluated.names.add(name)
  }
  if (unevaluatedItems === undefined || !isItems(value)) return true
  const left = [...value.keys()].filter((position) => !evaluated.positions.has(position))
  for (const position of left) evaluated.positions.add(position)
  return left.every((position) => isValid(unevaluatedItems, value[position], document))
}

/** `unevaluated…` is last, as it depends on what the others have evaluated. */
const APPLICATORS: readonly Applicator[] = [references, alternatives, condition, dependents, members, contained, items, unevaluated]

const evaluate = (schema: Schema, value: unknown, document: SchemaDocument): Evaluated | undefined => {
  if (typeof schema === 'boolean') return schema ? evaluatedNow() : undefined
  if (!holds(schema, value)) return undefined
  const evaluated = evaluatedNow()
  return APPLICATORS.every((apply) => apply(schema, value, document, evaluated)) ? evaluated : undefined
}

/**
 * Whether a value satisfies a schema, by interpretation: for pages, which evaluate parts of schemas while the user types and may not compile code.
 * Whole records are validated by ajv, with errors. `tests/contract/jsonSchema.test.ts` runs one suite against both.
 */
export const isValid = (schema: Schema, value: unknown, document: SchemaDocument): boolean =>
  evaluate(schema, value, document) !== undefined
