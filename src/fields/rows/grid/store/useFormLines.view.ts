import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { type ControllerRenderProps, type FieldValues, useController, useFormContext, useFormState } from 'react-hook-form'
import type { Json } from '../../../../model/entitySchema.ts'
import { rowsIn } from '../../../../model/evaluate/kinds.ts'
import { lineField } from '../../../shared/inputs/lineSource.ts'
import { PendingInputs, type Problem, type Settle, usePendingInput } from '../../../shared/inputs/pendingInputs.view.ts'
import type { CellError } from './cellState.ts'
import type { Editing } from './editing.ts'
import { FormCopy } from './formCopy.ts'
import { lineErrorsIn, listErrorIn } from './formErrorsOf.ts'
import type { GridStore } from './gridStore.ts'

/** Cells with unparsed text: their paths in the form, and the text. */
const unreadIn = ({ state }: GridStore, source: string): readonly (readonly [path: string, text: string])[] =>
  state.lines.flatMap(({ unread = {} }, row) =>
    Object.entries(unread).map(([name, text]): readonly [string, string] => [`${source}.${row}.${name}`, text]),
  )

const unreadProblem = (value: string): Problem => ({ message: 'app.form.noMatch', args: { value } })

/** Blocks saving while a cell has unparsed text. */
const useHoldUnread = (source: string, store: GridStore): (() => void) => {
  const held = useContext(PendingInputs)
  const paths = useRef<readonly string[]>([])
  return useCallback(() => {
    for (const path of paths.current) held.delete(path)
    const found = unreadIn(store, source)
    paths.current = found.map(([path]) => path)
    for (const [path, value] of found) {
      const settle: Settle = async () => unreadProblem(value)
      held.set(path, settle)
    }
  }, [held, store, source])
}

/** Milliseconds between a change and its write to the form: longer than between two keystrokes. */
const PAUSE_MS = 250

interface Props {
  readonly source: string
  readonly store: GridStore
  readonly editing: Editing
  /** Shows the first cell that has an error. */
  readonly showError: () => void
}

export interface FormLines {
  /** Error of the lines as a whole. */
  readonly error: CellError | undefined
  /** Writes changes to the form after a pause. */
  readonly schedule: () => void
  /** Writes changes to the form immediately, and validates them. */
  readonly leave: () => void
}

type Field = ControllerRenderProps<FieldValues, string>

/** Keeps form and grid in sync, in both directions. */
const useFormCopy = ({ store, editing }: Props, field: Field): FormCopy => {
  const { isDirty } = useFormState()
  const [copy] = useState(() => new FormCopy(store, editing, rowsIn(field.value)))
  copy.onChange = field.onChange
  // The first change is written immediately, as it enables saving.
  copy.pause = isDirty ? PAUSE_MS : 0
  const given: Json | undefined = field.value
  useEffect(() => copy.load(rowsIn(given)), [given, copy])
  useEffect(() => () => copy.stop(), [copy])
  return copy
}

/** Shows the form's errors in the lines, after an attempt to save those of the line that was begun too. */
const useFormErrors = ({ source, store, showError }: Props, { ref }: Field): unknown => {
  const { submitCount, errors } = useFormState()
  const error: unknown = errors[source]
  useEffect(() => store.setErrors(lineErrorsIn(error)), [error, store])
  const shown = useRef(submitCount)
  useEffect(() => {
    if (submitCount === shown.current || error === undefined) return
    shown.current = submitCount
    store.endLine()
  }, [submitCount, error, store])
  const latest = useRef(ref)
  latest.current = ref
  useEffect(() => {
    latest.current({ focus: showError, select: () => undefined, setCustomValidity: () => undefined, reportValidity: () => true })
  }, [showError])
  return error
}

/** Delays saving until all typed text is a value, and `write` has passed it to the form. */
const useSettledLines = ({ source, store, editing }: Props, write: () => void): void => {
  const held = useContext(PendingInputs)
  usePendingInput(source, async () => {
    const before = new Set(held.keys())
    if (!store.focused) editing.commit()
    const inputs = [...held].filter(([path]) => lineField(path) !== undefined)
    await Promise.all([editing.settled(), ...inputs.map(([, settle]) => settle())])
    write()
    const [missed] = unreadIn(store, source).filter(([path]) => !before.has(path))
    return missed && unreadProblem(missed[1])
  })
}

/** Binds a grid to the form, whose value is the array of all lines. Changes are written when a cell is committed; changes from outside are loaded. */
export const useFormLines = (props: Props): FormLines => {
  const { source, store } = props
  const { trigger } = useFormContext()
  const { field } = useController({ name: source })
  const holdUnread = useHoldUnread(source, store)
  const copy = useFormCopy(props, field)
  const write = useCallback(() => {
    holdUnread()
    copy.write()
  }, [copy, holdUnread])
  /** Whether the lines are still to be validated: what an input reports, or a validation that runs, may put it off. */
  const validates = useRef(false)
  const pass = useCallback(() => {
    write()
    if (validates.current) void trigger(source)
    validates.current = false
  }, [write, trigger, source])
  const schedule = useCallback(() => copy.later(pass), [copy, pass])
  const leave = useCallback(() => {
    validates.current = true
    pass()
  }, [pass])
  const onStore = useCallback(() => {
    if (!copy.hasChanged()) return
    holdUnread()
    validates.current = true
    copy.later(pass)
  }, [copy, pass, holdUnread])
  useEffect(() => store.subscribe(onStore), [store, onStore])
  const writeSettled = useCallback(() => {
    write()
    if (validates.current) copy.later(pass)
  }, [write, copy, pass])
  useSettledLines(props, writeSettled)
  const error = useFormErrors(props, field)
  return useMemo(() => ({ error: listErrorIn(error), schedule, leave }), [error, schedule, leave])
}
