import type { RJSFSchema } from '@rjsf/utils'
import type { FieldSchema, Json } from '../../model/entitySchema.ts'
import { isPossible, optionTitles } from '../../model/evaluate/alternatives.ts'
import { type ApplicableSchema, applicableSchemas, type EvaluationContext } from '../../model/evaluate/applicableSchemas.ts'
import { typesOf } from '../../model/evaluate/kinds.ts'
import { optionsIn } from '../../model/evaluate/outline.ts'
import type { Schema, SchemaDocument } from '../../model/evaluate/schemaDocument.ts'
import { isChosenByUser, nearestBranch } from './chooseBranch.ts'
import { rjsf } from './parts.ts'
import { ofTypes, possibleTypes } from './possibleTypes.ts'
import { structureOf } from './structureOf.ts'

/** A choice between alternatives that the value does not determine. */
export interface Chooser {
  readonly branches: readonly Schema[]
  readonly chosen: number
}

/** Schema of one value for RJSF. Its parts are resolved when they are rendered. */
export interface ValueView {
  readonly schema: RJSFSchema
  readonly optionNames?: readonly string[]
  readonly choosers: readonly Chooser[]
  /** The schemas that describe it, used to detect recursion. */
  readonly described: readonly FieldSchema[]
}

/** The user's choices: list of branches → index. */
export type Picks = ReadonlyMap<readonly Schema[], number>

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

const keptOf = (parts: readonly ApplicableSchema[]): FieldSchema => {
  const merged: FieldSchema = Object.assign(
    {},
    ...parts
      .filter(({ sure }) => sure)
      .map(({ schema }) => schema)
      .reverse(),
  )
  return Object.fromEntries(KEPT.flatMap((keyword) => (merged[keyword] === undefined ? [] : [[keyword, merged[keyword]]])))
}

/** Determines the input of a value, by its schemas and the chosen alternatives. */
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
    const chosen = picked === undefined || isStale ? nearestBranch(branches, value, document) : picked
    choosers.set(branches, chosen)
    return chosen
  }
  const reading: EvaluationContext = {
    document,
    choose: (alternatives) => (isChosenByUser(alternatives, document) ? decide(alternatives.branches) : undefined),
  }
  const parts = applicableSchemas(schemas, value, reading)
  const options = optionsIn(schemas, value, reading)
  const kept: FieldSchema = { ...(title !== undefined && { title }), ...keptOf(parts) }
  const shared = { choosers: [], described: parts.map(({ schema }) => schema) }
  if (options) {
    const titles: Readonly<Record<string, string>> = Object.assign({}, ...schemas.map((schema) => optionTitles(schema, document)))
    const schema = rjsf({ ...kept, enum: [...options], type: typesOf(options[0])[0] })
    return { ...shared, schema, optionNames: options.map((option: Json) => titles[String(option)] ?? String(option)) }
  }
  const possible = possibleTypes(parts)
  const typed = possible.length > 1 ? ofTypes(possible) : undefined
  const type = typed ? possible[decide(typed)] : possible[0]
  return {
    ...shared,
    schema: rjsf({ ...kept, ...structureOf(schemas, parts, type, value, reading) }),
    choosers: [...choosers].map(([branches, chosen]) => ({ branches, chosen })),
  }
}
