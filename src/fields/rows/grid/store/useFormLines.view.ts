import { useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import { useController, useFormContext, useFormState } from 'react-hook-form'
import type { Json } from '../../../../model/entitySchema.ts'
import { PendingInputs, type Problem, type Settle, usePendingInput } from '../../../shared/inputs/pendingInputs.view.ts'
import { lineField } from '../cells/lineForm.view.ts'
import type { Values } from '../core/line.ts'
import type { CellError } from './cellLook.ts'
import type { Editing } from './editing.ts'
import { lineErrorsIn, listErrorIn } from './formErrorsOf.ts'
import type { GridStore } from './gridStore.ts'
import { rowsIn, sameLines } from './sameLines.ts'

/** Milliseconds after a change before the form gets to know it: not between two keys. */
const PAUSE_MS = 250

interface Props {
  readonly source: string
  readonly store: GridStore
  readonly editing: Editing
  /** Shows the first cell that has an error. */
  readonly showError: () => void
}

export interface FormLines {
  /** What is wrong with the lines as a whole. */
  readonly error: CellError | undefined
  /** The form learns of changes, soon. */
  readonly schedule: () => void
  /** The form learns of changes now, and validates them. */
  readonly leave: () => void
}

const unreadIn = ({ state }: GridStore, source: string): readonly (readonly [path: string, text: string])[] =>
  state.lines.flatMap(({ unread = {} }, row) =>
    Object.entries(unread).map(([name, text]): readonly [string, string] => [`${source}.${row}.${name}`, text]),
  )

const unreadProblem = (value: string): Problem => ({ message: 'app.form.noMatch', args: { value } })

/** Text that could not be read keeps the form from being saved. */
const useHoldUnread = (source: string, store: GridStore) => {
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

/** The form holds all lines as one value: it gets them when a cell is done, and hands out those that come from elsewhere. */
export const useFormLines = ({ source, store, editing, showError }: Props): FormLines => {
  const { field } = useController({ name: source })
  const { submitCount, errors, isDirty } = useFormState()
  const held = useContext(PendingInputs)
  const { trigger } = useFormContext()
  const holdUnread = useHoldUnread(source, store)
  /** Lines as the form has them. */
  const known = useRef<readonly Values[]>(rowsIn(field.value))
  const written = useRef(store.state.lines)
  /** The form has what stands in an input, though that may still be given up. */
  const drafted = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The first change is known at once: it is what lets the form be saved. */
  const pause = useRef(0)
  pause.current = isDirty ? PAUSE_MS : 0
  const latest = useRef(field)
  latest.current = field

  const write = useCallback((rows: readonly Values[]) => {
    if (sameLines(rows, known.current)) return
    known.current = rows
    latest.current.onChange(rows)
  }, [])
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    written.current = store.state.lines
    const rows: Values[] = store.state.lines.map(({ values }) => values)
    const draft = editing.draft()
    const row = draft === undefined ? -1 : store.rowOf(draft.cell.key)
    const line =
      rows[row] ?? (draft && (draft.value ?? '') !== '' && row === rows.length ? store.facts.blank(store.state.lines) : undefined)
    drafted.current = draft !== undefined
    if (draft && line && (line[draft.cell.name] ?? null) !== draft.value) rows[row] = { ...line, [draft.cell.name]: draft.value }
    holdUnread()
    write(rows)
  }, [store, editing, holdUnread, write])

  const schedule = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, pause.current)
  }, [flush])
  const leave = useCallback(() => {
    flush()
    void trigger(source)
  }, [flush, trigger, source])

  useEffect(
    () =>
      store.subscribe(() => {
        const given = drafted.current && store.editing === undefined
        if (store.state.lines === written.current && !given) return
        written.current = store.state.lines
        holdUnread()
        clearTimeout(timer.current)
        timer.current = setTimeout(leave, pause.current)
      }),
    [store, leave, holdUnread],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  // Lines from elsewhere: another record, what was saved, what others changed.
  const given: Json | undefined = field.value
  useEffect(() => {
    const rows = rowsIn(given)
    if (sameLines(rows, known.current)) return
    known.current = rows
    store.dispatch({ type: 'load', values: rows })
    written.current = store.state.lines
  }, [given, store])

  usePendingInput(source, async () => {
    const before = new Set(held.keys())
    if (!store.focused) editing.commit()
    const inputs = [...held].filter(([path]) => lineField(path) !== undefined)
    await Promise.all([editing.settled(), ...inputs.map(([, settle]) => settle())])
    flush()
    const [missed] = unreadIn(store, source).filter(([path]) => !before.has(path))
    return missed && unreadProblem(missed[1])
  })

  const error: unknown = errors[source]
  useEffect(() => store.setErrors(lineErrorsIn(error)), [error, store])
  const shown = useRef(submitCount)
  useEffect(() => {
    if (submitCount === shown.current || error === undefined) return
    shown.current = submitCount
    showError()
  }, [submitCount, error, showError])
  useEffect(() => {
    latest.current.ref({ focus: showError, select: () => undefined, setCustomValidity: () => undefined, reportValidity: () => true })
  }, [showError])
  return useMemo(() => ({ error: listErrorIn(error), schedule, leave }), [error, schedule, leave])
}
