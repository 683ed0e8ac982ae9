import type { FieldSchema } from '../entitySchema.ts'
import { type Alternatives, alternativesOf, commonOf, isPossible, pinsOf } from './alternatives.ts'
import { isValid } from './isValid.ts'
import { isMembers } from './kinds.ts'
import { isKeywords, type Schema, type SchemaDocument, targetsOf } from './schemaDocument.ts'

/** A schema that applies to a value. */
export interface ApplicableSchema {
  readonly schema: FieldSchema
  /** False while several alternatives are possible: each declares its properties, but requires nothing. */
  readonly sure: boolean
  /** Properties that only discriminate it from other alternatives. */
  readonly pins: ReadonlySet<string>
}

/** Index of the branch that the user chose, if the value does not determine it. */
type Choose = (alternatives: Alternatives, value: unknown) => number | undefined

/** Context of an evaluation: the document, and the user's choices of alternatives. */
export interface EvaluationContext {
  readonly document: SchemaDocument
  readonly choose?: Choose
}

type Applies = Omit<ApplicableSchema, 'schema'>

const SURE: Applies = { sure: true, pins: new Set() }

const conditional = (schema: FieldSchema, value: unknown, { document }: EvaluationContext): readonly Schema[] => {
  if (schema.if === undefined) return []
  return [(isValid(schema.if, value, document) ? schema.then : schema.else) ?? []].flat()
}

const dependent = ({ dependentSchemas = {} }: FieldSchema, value: unknown): readonly Schema[] =>
  isMembers(value) ? Object.entries(dependentSchemas).flatMap(([name, schema]) => (Object.hasOwn(value, name) ? [schema] : [])) : []

/** The branches that the value may belong to. */
const possible = (alternatives: Alternatives, value: unknown, { document, choose }: EvaluationContext): readonly Schema[] => {
  const chosen = alternatives.branches[choose?.(alternatives, value) ?? -1]
  return chosen === undefined
    ? alternatives.branches.filter((branch) => isPossible(branch, alternatives.branches, value, document))
    : [chosen]
}

const ofAlternatives = (
  alternatives: Alternatives,
  value: unknown,
  reading: EvaluationContext,
  outer: Applies,
): readonly ApplicableSchema[] => {
  const branches = possible(alternatives, value, reading)
  const sure = outer.sure && branches.length === 1
  return [
    { ...outer, schema: commonOf(alternatives, reading.document) },
    ...branches.flatMap((branch) =>
      applying(branch, value, reading, { sure, pins: new Set(pinsOf(branch, alternatives.branches, reading.document).keys()) }),
    ),
  ]
}

const applying = (schema: Schema, value: unknown, reading: EvaluationContext, applies: Applies): readonly ApplicableSchema[] => {
  if (!isKeywords(schema)) return []
  const parts = [
    ...targetsOf(schema, reading.document),
    ...(schema.allOf ?? []),
    ...conditional(schema, value, reading),
    ...dependent(schema, value),
  ]
  return [
    { schema, ...applies },
    ...parts.flatMap((part) => applying(part, value, reading, applies)),
    ...alternativesOf(schema).flatMap((alternatives) => ofAlternatives(alternatives, value, reading, applies)),
  ]
}

/**
 * The schemas that apply to a value: targets of references, `allOf`, the branch of a condition, and the alternatives that the value may belong to. Type
 * and listed values of properties rule out alternatives.
 */
export const applicableSchemas = (schemas: readonly Schema[], value: unknown, reading: EvaluationContext): readonly ApplicableSchema[] =>
  schemas.flatMap((schema) => applying(schema, value, reading, SURE))
