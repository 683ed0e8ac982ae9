import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { useValidator } from './useValidator.ts'

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((name) => other.has(name))

/** Names of the fields whose conditions hold for the form's current values. The same set until it changes. */
export const useVisibleFields = (entity: ResolvedEntity): ReadonlySet<string> => {
  const conditional = entity.conditions.length > 0
  const values = useWatch({ disabled: !conditional })
  const validator = useValidator(entity.id)
  const always = entity.fields.filter(({ conditions }) => conditions.length === 0).map(({ name }) => name)
  const last = useRef<ReadonlySet<string>>(new Set(always))
  const next = conditional && validator ? validator.shown(values) : new Set(always)
  const relevant = new Set(entity.fields.map(({ name }) => name).filter((name) => next.has(name)))
  if (!sameSet(last.current, relevant)) last.current = relevant
  return last.current
}
