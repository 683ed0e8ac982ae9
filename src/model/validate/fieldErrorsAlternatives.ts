import type { RawError } from './fieldErrors.ts'

const ALTERNATIVES: ReadonlySet<string> = new Set(['oneOf', 'anyOf'])

/** Keywords by whose failure a branch shows that it was not meant. */
const SELECTORS: ReadonlySet<string> = new Set(['const', 'enum', 'type'])

const under = (error: RawError, path: string): boolean => error.schemaPath.startsWith(`${path}/`)

/** The errors in the order of their instance paths, so that those at and below one path are found without looking at all. */
const byInstance = (errors: readonly RawError[]): readonly RawError[] =>
  errors.toSorted((a, b) => (a.instancePath < b.instancePath ? -1 : a.instancePath > b.instancePath ? 1 : 0))

/** Position of the first error whose instance path is not before `path`. */
const firstFrom = (sorted: readonly RawError[], path: string): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.instancePath ?? '') < path) low = middle + 1
    else high = middle
  }
  return low
}

/** `0` is the character after `/`: everything that begins with `path/` sorts between the two. */
const atOrBelow = (sorted: readonly RawError[], path: string): readonly RawError[] => [
  ...sorted.slice(firstFrom(sorted, path), firstFrom(sorted, `${path}\0`)),
  ...sorted.slice(firstFrom(sorted, `${path}/`), firstFrom(sorted, `${path}0`)),
]

/** Errors inside the branches of `failure`, by branch. Branches behind a `$ref` have another schema path and are not found. */
const branchesOf = (failure: RawError, sorted: readonly RawError[], left: ReadonlySet<RawError>): RawError[][] => {
  const inside = atOrBelow(sorted, failure.instancePath).filter((error) => left.has(error) && under(error, failure.schemaPath))
  return [...Map.groupBy(inside, (error) => error.schemaPath.slice(failure.schemaPath.length + 1).split('/')[0]).values()]
}

const isSelector = (error: RawError, failure: RawError): boolean => {
  const depth = error.instancePath.slice(failure.instancePath.length).split('/').length - 1
  return error.keyword === 'type' ? depth === 0 : SELECTORS.has(error.keyword) && depth <= 1
}

/** The errors to report for a failed alternative: those of the one branch that its selectors leave, else the failure itself. */
const told = (failure: RawError, branches: readonly (readonly RawError[])[]): readonly RawError[] => {
  if (Array.isArray(failure.params.passingSchemas)) return [failure]
  const meant = branches.filter((branch) => !branch.some((error) => isSelector(error, failure)))
  const [only] = meant
  return only !== undefined && meant.length === 1 && branches.length > 1 ? only : [failure]
}

const reduceOne = (sorted: readonly RawError[], left: Set<RawError>, failure: RawError): void => {
  const branches = branchesOf(failure, sorted, left)
  const kept = new Set(told(failure, branches))
  for (const error of [failure, ...branches.flat()]) if (!kept.has(error)) left.delete(error)
}

/** Leaves of each failed `oneOf` and `anyOf` either the errors of the branch that was meant or the failure itself; innermost first. */
export const reduceAlternatives = (errors: readonly RawError[]): readonly RawError[] => {
  const failures = errors.filter(({ keyword }) => ALTERNATIVES.has(keyword)).sort((a, b) => b.schemaPath.length - a.schemaPath.length)
  if (failures.length === 0) return errors
  const sorted = byInstance(errors)
  const left = new Set(errors)
  for (const failure of failures) if (left.has(failure)) reduceOne(sorted, left, failure)
  return errors.filter((error) => left.has(error))
}
