import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Settle } from '../../../fields/shared/inputs/pendingInputs.view.ts'
import type { NarrowedField } from './narrowedFields.ts'
import { useMarkedChoices } from './useMarkedChoices.ts'
import { useTakenOutChoices } from './useTakenOutChoices.ts'

/** Milliseconds after a change: longer than between two keystrokes. */
const PAUSE = 250

interface Props {
  readonly fields: readonly NarrowedField[]
  /** Errors of the form's validation, by path. */
  readonly wrong: Map<string, Settle>
}

/** What decides about a choice in rows is in the rows, or is the tenant of the record. */
const isDecidedBy = ({ by, rows }: NarrowedField, name: string): boolean => by.some((one) => one.name === name) || rows?.name === name

/** Keeps choices to the records that may be chosen, when another field changes on which that depends. */
const FittingChoices = ({ fields, wrong }: Props) => {
  const { watch } = useFormContext()
  const takenOut = useTakenOutChoices()
  const mark = useMarkedChoices(wrong)
  const forget = useEffectEvent(takenOut.forget)
  const check = useEffectEvent((names: ReadonlySet<string>) => {
    const due = fields.filter((field) => [...names].some((name) => isDecidedBy(field, name)))
    void takenOut.check(due.filter(({ rows }) => rows === undefined))
    void mark(due.filter(({ rows }) => rows !== undefined))
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let changed = new Set<string>()
    const { unsubscribe } = watch((_, { name }) => {
      forget(name)
      if (name === undefined) return
      changed.add(name)
      clearTimeout(timer)
      timer = setTimeout(() => {
        check(changed)
        changed = new Set()
      }, PAUSE)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [watch])
  return null
}

export default FittingChoices
