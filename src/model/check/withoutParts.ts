import { pointerSteps } from '../values/jsonPointer.ts'
import type { Finding } from './checkShape.ts'

const without = (value: unknown, [step, ...inner]: readonly string[]): unknown => {
  if (step === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const index = Number(step)
    return inner.length === 0 ? value.toSpliced(index, 1) : value.with(index, without(value[index], inner))
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      name !== step ? [[name, part]] : inner.length === 0 ? [] : [[name, without(part, inner)]],
    ),
  )
}

/** Removes the invalid parts of a schema, so that the others can be checked. */
export const withoutParts = (schema: unknown, faults: readonly Finding[]): unknown =>
  faults
    .map(({ pointer }) => pointer)
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .reduce((rest, pointer) => without(rest, pointerSteps(pointer)), schema)

/** The first two steps of a pointer: the property, or the option of the entity. */
const aroundOf = (pointer: string): readonly string[] => pointerSteps(pointer).slice(0, 2)

/** Whether a finding may be a consequence of removed parts: it is in the same property, or names it. */
export const mayFollow = (found: Finding, faults: readonly Finding[]): boolean =>
  faults.some(({ pointer }) => {
    const around = aroundOf(pointer)
    return around.every((step, index) => pointerSteps(found.pointer)[index] === step) || found.message.includes(`'${around.at(-1)}'`)
  })
