import type { Json } from '../entitySchema.ts'
import type { Branch, Called } from '../evaluate/branch.ts'
import { isMembers } from '../evaluate/kinds.ts'
import { atPointer } from '../evaluate/schemaDocument.ts'
import { pointerStep } from '../values/jsonPointer.ts'
import type { RawError } from './fieldErrors.ts'

/** Parameters that `extendAlternatives` adds to errors of keywords with branches. */
interface Recorded {
  readonly start: number
  /** At which of the errors each branch ended; nothing for a branch that was not looked into. */
  readonly ends: readonly (number | undefined)[]
  readonly branches: readonly Branch[]
  readonly passingSchemas?: unknown
}

/** A branch with the value's errors in it. */
interface Tried extends Branch {
  readonly errors: readonly RawError[]
}

const isRecorded = (params: RawError['params']): params is RawError['params'] & Recorded => 'branches' in params && 'ends' in params

const SELECTORS: ReadonlySet<string> = new Set(['const', 'enum', 'type'])

const depthOf = (error: RawError, failure: RawError): number => error.instancePath.slice(failure.instancePath.length).split('/').length - 1

/** Whether the value as a whole has another type than the branch. */
const isOtherKind = (error: RawError, failure: RawError): boolean =>
  depthOf(error, failure) === 0 && (SELECTORS.has(error.keyword) || error.params.otherKind === true)

const misses = (error: RawError, failure: RawError, name: string): boolean =>
  error.instancePath === failure.instancePath && error.params.missingProperty === name

/** Whether the branch is ruled out by a property that tells it from the others. */
const isPinned = (failure: RawError, { errors }: Tried, name: string): boolean =>
  errors.some(
    (error) =>
      misses(error, failure, name) ||
      (error.instancePath === `${failure.instancePath}${pointerStep(name)}` && SELECTORS.has(error.keyword)),
  )

const isMeant = (failure: RawError, tried: Tried): boolean => !Object.keys(tried.pins).some((name) => isPinned(failure, tried, name))

const named = (failure: RawError, branches: readonly Branch[], more: RawError['params'] = {}): RawError => {
  const { start: _, ends: _ends, branches: _branches, ...own } = failure.params
  const called: readonly Called[] = branches.every((branch) => branch.called.length > 0) ? branches.flatMap((branch) => branch.called) : []
  return { ...failure, params: { ...own, ...(called.length > 0 && { alternatives: called }), ...more } }
}

/** The item with the lowest rank, if there is any. */
const first = <T>(all: readonly T[], rank: (one: T) => number): T | undefined => {
  const least = Math.min(...all.map(rank))
  const best = all.filter((one) => rank(one) === least)
  return best.length === 1 ? best[0] : undefined
}

const selectors = (errors: readonly RawError[]): number => errors.filter(({ keyword }) => SELECTORS.has(keyword)).length

/** The branch that has most of the value's properties; of several the one with the fewest errors, and among these of constants, to which a value can't come near. */
const nearest = (branches: readonly Tried[], value: unknown): Tried | undefined => {
  const members = isMembers(value) ? value : {}
  const known = ({ names }: Branch): number => names.filter((name) => Object.hasOwn(members, name)).length
  const most = Math.max(...branches.map(known))
  const best = branches.filter((branch) => known(branch) === most)
  return most === 0 ? undefined : first(best, ({ errors }) => errors.length + selectors(errors) / (errors.length + 1))
}

/** The error at the discriminating property, if its value belongs to no branch. */
const atPin = (failure: RawError, branches: readonly Tried[]): RawError | undefined => {
  const name = Object.keys(branches[0]?.pins ?? {}).find((one) => branches.every((branch) => isPinned(failure, branch, one)))
  if (name === undefined) return undefined
  const missing = branches.flatMap(({ errors }) => errors).find((error) => misses(error, failure, name))
  if (missing) return missing
  const values = new Set(branches.flatMap(({ pins }) => pins[name] ?? []))
  const alternatives: readonly Called[] = [...values].map((value: Json) => ({
    text: typeof value === 'string' ? value : JSON.stringify(value),
  }))
  return { ...failure, keyword: 'enum', instancePath: `${failure.instancePath}${pointerStep(name)}`, params: { alternatives } }
}

/** Errors to report for failed alternatives: those of the matching or nearest branch, else the names of the branches. */
const reportedOf = (
  failure: RawError,
  { branches, passingSchemas }: Recorded,
  tried: readonly Tried[],
  root: unknown,
): readonly RawError[] => {
  if (Array.isArray(passingSchemas))
    return [
      named(
        failure,
        branches.filter((_, index) => passingSchemas.includes(index)),
      ),
    ]
  const ofKind = tried.filter(({ errors }) => !errors.some((error) => isOtherKind(error, failure)))
  if (ofKind.length === 0) return [named(failure, tried, { otherKind: true })]
  const meant = ofKind.filter((branch) => isMeant(failure, branch))
  const candidates = meant.length > 0 ? meant : ofKind
  if (candidates.length === 1 && tried.length > 1) return candidates[0]?.errors ?? []
  const pin = atPin(failure, ofKind)
  if (pin) return [pin]
  return nearest(candidates, atPointer(root, failure.instancePath))?.errors ?? [named(failure, candidates)]
}

/** The errors of each branch, of those that stand before the failure. */
const triedIn = (inner: readonly RawError[], { start, ends, branches }: Recorded, root: unknown): readonly Tried[] =>
  branches.map((branch, index) => {
    const from = ends.slice(0, index).findLast((end) => end !== undefined) ?? start
    const to = ends[index] ?? from
    return { ...branch, errors: reduceAlternatives(inner.slice(from - start, to - start), root) }
  })

/** Leaves of each failed `oneOf`, `anyOf` and `contains` the errors of the branch that was meant, or the failure itself with the names of its branches. */
export const reduceAlternatives = (errors: readonly RawError[], root: unknown): readonly RawError[] => {
  const left: (readonly RawError[])[] = []
  for (let at = errors.length - 1; at >= 0; at -= 1) {
    const error = errors[at]
    if (error === undefined) continue
    const { params } = error
    if (!isRecorded(params)) {
      left.push([error])
      continue
    }
    const inner = errors.slice(Math.max(0, at - (Math.max(params.start, ...params.ends.map((end) => end ?? 0)) - params.start)), at)
    left.push(reportedOf(error, params, triedIn(inner, params, root), root))
    at -= inner.length
  }
  return left.toReversed().flat()
}
