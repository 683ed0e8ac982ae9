import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField, ResolvedReference } from '../../../model/resolvedEntity.ts'
import { useStateText } from '../../labels.view.tsx'
import { recordText } from '../../recordText.view.ts'
import type { Problem } from '../../shared/inputs/pendingInputs.view.ts'
import { useReferenceFilter } from '../../shared/inputs/referenceFilter.view.tsx'
import { bestOf, CREATE, type PickerOption } from './pickerOption.view.ts'
import { MATCH, matchOf } from './rankChoices.ts'
import { useAnswer } from './useAnswer.view.ts'

type Values = Readonly<Record<string, Json>>

/** What a reference demands of a yes-or-no field of its target: `{ blocked: false }`. */
interface Demand {
  readonly field: ResolvedField
  readonly value: boolean
}

/** Records that fail one of these are shown with the reason, not left out. */
const demandsOf = ({ filter }: ResolvedReference, { fieldsByName }: ResolvedEntity): readonly Demand[] =>
  Object.entries(filter).flatMap(([name, value]) => {
    const field = fieldsByName[name]
    return field && typeof value === 'boolean' ? [{ field, value }] : []
  })

/** The rest of a filter: what is looked for at all. */
const withoutDemands = (filter: Values, demands: readonly Demand[]): Values =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !demands.some(({ field }) => field.name === name)))

/** The first demand that the record fails. */
const failedDemand = (record: Values, demands: readonly Demand[]): Demand | undefined =>
  demands.find(({ field, value }) => (record[field.name] ?? false) !== value)

/** Marks the lines of an older question. */
const OLDER = '\u200b'

interface Picker {
  readonly reference: ResolvedReference
  readonly target: ResolvedEntity
  readonly creates: boolean
  /** Ids that are already chosen. */
  readonly chosen: readonly unknown[]
  readonly onTake: (record: RaRecord) => void
}

type Waiting = { readonly promise: Promise<Problem | undefined>; readonly resolve: (problem: Problem | undefined) => void }

const waiting = (): Waiting => Promise.withResolvers<Problem | undefined>()

/** What is typed in a picker, what can be chosen, and the one way in which typed text becomes a record: by the answer to it, however late that comes. */
export const usePicker = ({ reference, target, creates, chosen, onTake }: Picker) => {
  const translate = useTranslate()
  const stateText = useStateText()
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const [creating, setCreating] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const pending = useRef<Waiting>(undefined)
  /** What the arrow keys or the pointer have gone to since the last answer. */
  const pointed = useRef<PickerOption | null>(null)
  /** Text that has become a value. What follows from the value, such as validation, asks again before this is rendered. */
  const taken = useRef<string>(undefined)
  const text = typed?.trim() ?? ''
  const demands = useMemo(() => demandsOf(reference, target), [reference, target])
  const filter = withoutDemands(useReferenceFilter(reference, target), demands)
  const { records, answered, failed } = useAnswer({ target, filter, text, enabled: open || text !== '' })

  /** An entity may have words of its own. */
  const ownFailure = `errors.${target.id}.loadFailed`
  const failure = translate(ownFailure, { _: '' }) === '' ? 'app.list.loadFailed' : ownFailure

  const reasonOf = (record: RaRecord): string | undefined => {
    const failing = failedDemand(record, demands)
    return failing && stateText(target.id, failing.field, !failing.value)
  }
  const found = records
    .filter(({ id }) => !chosen.includes(id))
    .map((record): PickerOption => {
      const label = recordText(target, record)
      const reason = reasonOf(record)
      return {
        id: String(record.id),
        text: label,
        label: answered ? label : OLDER + label,
        record,
        ...(reason === undefined ? {} : { reason }),
      }
    })
  const createLabel = text === '' ? translate('app.form.createNewRecord') : translate('app.form.createNew', { value: text })
  const options = creates && answered ? [...found, { id: CREATE, text: createLabel, label: createLabel }] : found
  const isExact = ({ record }: PickerOption) => record !== undefined && matchOf(target, record, text) === MATCH.exact
  const best = answered && text !== '' ? bestOf(options, isExact) : undefined

  const write = (next: string | undefined) => {
    pointed.current = null
    taken.current = undefined
    setTyped(next)
    setProblem(undefined)
  }
  const take = (option: PickerOption) => {
    if (option.id === CREATE) return setCreating(text)
    if (!option.record || option.reason !== undefined) return undefined
    write(undefined)
    taken.current = text
    setOpen(false)
    return onTake(option.record)
  }
  const problemOf = (): Problem => {
    const [first] = found
    if (failed) return { message: failure, args: {} }
    if (first?.reason === undefined) return { message: 'app.form.noMatch', args: { value: text } }
    return { message: 'app.form.notChoosable', args: { value: first.text, reason: first.reason } }
  }
  /** Takes what fits what is typed, now that it is known. */
  const conclude = (): Problem | undefined => {
    if (text === '' || taken.current === text) return undefined
    const option = pointed.current?.record ? pointed.current : best
    const unresolved = option ? undefined : problemOf()
    if (option) take(option)
    else setProblem(unresolved)
    return unresolved
  }
  const settle = async (): Promise<Problem | undefined> => {
    if (text === '') return undefined
    if (answered || failed) return conclude()
    pending.current ??= waiting()
    return pending.current.promise
  }
  useEffect(() => {
    if (!pending.current || (!answered && !failed && text !== '')) return
    pending.current.resolve(conclude())
    pending.current = undefined
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean }) => {
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
  return {
    ...{ typed, text, write, options, answered, best, take, settle, onKeyDown, problem, failed, failure },
    open,
    setOpen,
    creating,
    closeCreating: () => setCreating(undefined),
    point: (option: PickerOption | null) => {
      pointed.current = option
    },
  }
}

export type PickerState = ReturnType<typeof usePicker>
