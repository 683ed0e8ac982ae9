import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { ResolvedEntity, ResolvedReference } from '../../../model/resolvedEntity.ts'
import type { Unmatched } from '../../fieldView.ts'
import type { Problem } from '../../shared/inputs/pendingInputs.view.ts'
import { CREATE, type PickerOption } from './pickerOption.view.ts'
import { useOptions } from './useOptions.view.ts'

interface Picker {
  readonly reference: ResolvedReference
  readonly target: ResolvedEntity
  readonly creates: boolean
  /** Ids that are already chosen. */
  readonly chosen: readonly unknown[]
  readonly onTake: (record: RaRecord) => void
  readonly unmatched: Unmatched | undefined
}

/** Calls `conclude` once `ready` is true. */
const useWhenReady = <T>(ready: boolean, conclude: () => T): (() => Promise<T>) => {
  const pending = useRef<PromiseWithResolvers<T>>(undefined)
  useEffect(() => {
    if (!pending.current || !ready) return
    pending.current.resolve(conclude())
    pending.current = undefined
  })
  return async () => {
    if (ready) return conclude()
    pending.current ??= Promise.withResolvers()
    return pending.current.promise
  }
}

/** The typed text and its state. */
const useTyped = (unmatched: Unmatched | undefined) => {
  const [typed, setTyped] = useState(unmatched?.text)
  const [problem, setProblem] = useState(unmatched?.problem)
  /** Option highlighted by arrow keys or pointer since the last answer. */
  const pointed = useRef<PickerOption | null>(null)
  /** Text that has become a value. A ref, since validation of that value asks again before the next render. */
  const taken = useRef<string>(undefined)
  const write = (next: string | undefined) => {
    pointed.current = null
    taken.current = undefined
    setTyped(next)
    setProblem(undefined)
  }
  return { typed, text: typed?.trim() ?? '', problem, setProblem, pointed, taken, write }
}

type Key = KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean }

/** Escape discards the typed text; Enter and Tab take it. */
const pickerKeys =
  ({ typed, text, pointed, write }: ReturnType<typeof useTyped>, answered: boolean, settle: () => Promise<unknown>) =>
  (event: Key) => {
    if (event.key === 'Escape') {
      if (typed !== undefined) event.stopPropagation()
      write(undefined)
      return
    }
    if (text === '' || (event.key !== 'Enter' && event.key !== 'Tab')) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (answered && pointed.current) return
      event.defaultMuiPrevented = true
    }
    void settle()
  }

/** State of a picker: text and options. Typed text becomes a record only by the server's answer to it, however late that arrives. */
export const usePicker = ({ onTake, unmatched, ...choices }: Picker) => {
  const [open, setOpen] = useState(false)
  const [creating, setCreating] = useState<string>()
  const input = useTyped(unmatched)
  const { typed, text, problem, setProblem, pointed, taken, write } = input
  const { problemOf, ...offered } = useOptions({ ...choices, text, open })
  const { answered, failed, best } = offered
  const take = (option: PickerOption) => {
    if (option.id === CREATE) return setCreating(text)
    if (!option.record || option.reason !== undefined) return undefined
    write(undefined)
    taken.current = text
    setOpen(false)
    return onTake(option.record)
  }
  /** Takes the best match of the typed text, once the answer is there. */
  const conclude = (): Problem | undefined => {
    if (text === '' || taken.current === text) return undefined
    const isUnmatched = text === unmatched?.text
    const option = pointed.current?.record ? pointed.current : isUnmatched ? undefined : best
    const unresolved = option ? undefined : isUnmatched ? unmatched.problem : problemOf()
    if (option) take(option)
    else setProblem(unresolved)
    return unresolved
  }
  const settle = useWhenReady(text === '' || answered || failed, conclude)
  const point = (option: PickerOption | null) => {
    pointed.current = option
  }
  const onKeyDown = pickerKeys(input, answered, settle)
  const closeCreating = () => setCreating(undefined)
  return { ...offered, typed, text, write, take, settle, onKeyDown, problem, open, setOpen, creating, closeCreating, point }
}

export type PickerState = ReturnType<typeof usePicker>
