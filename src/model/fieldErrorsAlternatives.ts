import type { RawError } from './fieldErrors.ts'

const ALTERNATIVES: ReadonlySet<string> = new Set(['oneOf', 'anyOf'])

/** Keywords by whose failure a branch shows that it was not meant. */
const SELECTORS: ReadonlySet<string> = new Set(['const', 'enum', 'type'])

const under = (error: RawError, path: string): boolean => error.schemaPath.startsWith(`${path}/`)

/** Errors inside the branches of `failure`, by branch. Branches behind a `$ref` have another schema path and are not found. */
const branchesOf = (failure: RawError, errors: readonly RawError[]): RawError[][] => {
  const inside = errors.filter((error) => under(error, failure.schemaPath) && error.instancePath.startsWith(failure.instancePath))
  return [...Map.groupBy(inside, (error) => error.schemaPath.slice(failure.schemaPath.length + 1).split('/')[0]).values()]
}

const isSelector = (error: RawError, failure: RawError): boolean => {
  const depth = error.instancePath.slice(failure.instancePath.length).split('/').length - 1
  return error.keyword === 'type' ? depth === 0 : SELECTORS.has(error.keyword) && depth <= 1
}

/** The errors that stand for a failed alternative: those of the one branch that its selectors leave, else the failure itself. */
const told = (failure: RawError, branches: readonly (readonly RawError[])[]): readonly RawError[] => {
  if (Array.isArray(failure.params.passingSchemas)) return [failure]
  const meant = branches.filter((branch) => !branch.some((error) => isSelector(error, failure)))
  const [only] = meant
  return only !== undefined && meant.length === 1 && branches.length > 1 ? only : [failure]
}

const reduceOne = (errors: readonly RawError[], failure: RawError): readonly RawError[] => {
  const branches = branchesOf(failure, errors)
  const inside = new Set(branches.flat())
  const kept = new Set([...errors.filter((error) => error !== failure && !inside.has(error)), ...told(failure, branches)])
  return errors.filter((error) => kept.has(error))
}

/** Leaves of each failed `oneOf` and `anyOf` either the errors of the branch that was meant or the failure itself; innermost first. */
export const reduceAlternatives = (errors: readonly RawError[]): readonly RawError[] =>
  errors
    .filter(({ keyword }) => ALTERNATIVES.has(keyword))
    .sort((a, b) => b.schemaPath.length - a.schemaPath.length)
    .reduce((left, failure) => (left.includes(failure) ? reduceOne(left, failure) : left), errors)
