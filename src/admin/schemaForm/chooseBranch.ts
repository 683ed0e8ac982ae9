import { type Alternatives, conjuncts, constants, isPossible, pinsOf } from '../../model/evaluate/alternatives.ts'
import { isValid } from '../../model/evaluate/isValid.ts'
import type { Schema, SchemaDocument } from '../../model/evaluate/schemaDocument.ts'

/** Keywords that describe input; a branch without them only adds requirements, so it is not offered as a choice. */
const DESCRIPTIVE = [
  'type',
  'properties',
  'items',
  'prefixItems',
  'enum',
  'const',
  'format',
  'oneOf',
  'anyOf',
  'patternProperties',
] as const

const isDescribed = (branch: Schema, document: SchemaDocument): boolean =>
  conjuncts(branch, document).some((schema) => DESCRIPTIVE.some((keyword) => schema[keyword] !== undefined))

/** Whether the user chooses the branch itself: not if branches are single values, or differ in the value of one property, which is chosen instead. */
export const isChosenByUser = ({ owner, branches }: Alternatives, document: SchemaDocument): boolean =>
  constants(owner) === undefined &&
  branches.length > 1 &&
  branches.some((branch) => isDescribed(branch, document)) &&
  branches.some((branch) => pinsOf(branch, branches, document).size === 0)

const isNothing = (branch: Schema, document: SchemaDocument): boolean => conjuncts(branch, document).some(({ type }) => type === 'null')

/** Index of the branch that a value matches best. */
export const nearestBranch = (branches: readonly Schema[], value: unknown, document: SchemaDocument): number => {
  const first = branches.findIndex((branch) => !isNothing(branch, document))
  if (value === undefined) return Math.max(first, 0)
  const valid = branches.findIndex((branch) => isValid(branch, value, document))
  if (valid >= 0) return valid
  const possible = branches.findIndex((branch) => isPossible(branch, branches, value, document))
  return possible >= 0 ? possible : Math.max(first, 0)
}
