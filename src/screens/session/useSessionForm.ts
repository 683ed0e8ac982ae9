import { type FormEvent, useRef, useState } from 'react'
import { type FormName, fieldsOf, mistakesOf } from '../../domain/credentials.ts'
import type { Result } from '../../providers/auth/sessionCalls.ts'
import { type Failure, type FieldProblem, refusedFields } from './messages.ts'

type FormValues = Readonly<Record<string, string>>

export interface SessionForm {
  readonly values: FormValues
  readonly problems: Readonly<Record<string, FieldProblem>>
  readonly failure: Failure | undefined
  readonly busy: boolean
  readonly change: (name: string, value: string) => void
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
}

interface Options {
  readonly form: FormName
  readonly initial?: FormValues
  readonly send: (values: FormValues) => Promise<Result>
  readonly done: (values: FormValues) => void
}

const byPath = (problems: readonly FieldProblem[]): Record<string, FieldProblem> =>
  Object.fromEntries(problems.toReversed().map((problem) => [problem.path, problem]))

/** Reads the inputs themselves: password managers may fill them without events. */
function readInputs(element: HTMLFormElement, form: FormName): FormValues {
  const data = new FormData(element)
  return Object.fromEntries(fieldsOf(form).map((name) => [name, String(data.get(name) ?? '')]))
}

const focusOn = (element: HTMLFormElement, name: string | undefined): void => {
  const control = name === undefined ? null : element.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}

/** A small form, validated on submit, and after that on each change. */
export function useSessionForm({ form, initial = {}, send, done }: Options): SessionForm {
  const [values, setValues] = useState<FormValues>({ ...Object.fromEntries(fieldsOf(form).map((name) => [name, ''])), ...initial })
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({})
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const validated = useRef(false)
  const sending = useRef(false)

  function change(name: string, value: string): void {
    const next = { ...values, [name]: value }
    setValues(next)
    if (!validated.current) return
    const still = byPath(mistakesOf(form, next))
    setProblems((old) => Object.fromEntries(Object.keys({ ...old, ...still }).flatMap((path) => pick(path, name, old, still))))
  }

  function show(element: HTMLFormElement, found: readonly FieldProblem[]): void {
    setProblems(byPath(found))
    focusOn(element, found[0]?.path)
  }

  async function deliver(element: HTMLFormElement, given: FormValues): Promise<void> {
    sending.current = true
    setBusy(true)
    const result = await send(given)
    sending.current = false
    setBusy(false)
    if (result.outcome === 'done') return done(given)
    setFailure(result)
    if (result.outcome === 'refused') show(element, refusedFields(result.refusal))
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (sending.current) return
    const element = event.currentTarget
    const given = readInputs(element, form)
    const found = mistakesOf(form, given)
    validated.current = true
    setValues(given)
    setFailure(undefined)
    show(element, found)
    if (found.length === 0) void deliver(element, given)
  }

  return { values, problems, failure, busy, change, submit }
}

/** Errors after a change: those of the changed field, and of other fields the old ones that still exist (a repeated password may match now). */
function pick(path: string, changed: string, old: Readonly<Record<string, FieldProblem>>, still: Readonly<Record<string, FieldProblem>>) {
  const shown = path === changed ? still[path] : old[path] && (still[path] ?? (old[path].text === undefined ? undefined : old[path]))
  return shown ? [[path, shown] as const] : []
}
