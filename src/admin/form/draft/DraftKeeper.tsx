import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Json } from '../../../model/entitySchema.ts'
import { isSame } from '../../../model/evaluate/jsonText.ts'
import { templateTexts } from '../../../model/records/templates.ts'
import { viewedUser } from '../../../providers/auth/viewedUser.ts'
import { formatRelativeTime } from '../../../providers/i18n/formatRelativeTime.ts'
import { useAdmin, useEntity } from '../../adminContext.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { DraftStatus } from './draftStatus.ts'
import { SecondValues } from './SecondValues.tsx'
import { type StoredDraft, useDraftCalls } from './useDraftCalls.ts'
import { versionOf } from './versionOf.ts'

/** Milliseconds without a change after which the input is stored, and longest time that changes wait while one goes on typing. */
const PAUSE = 1000
const LONGEST = 3000

type Values = Readonly<Record<string, Json>>

const pick = (values: Values, names: readonly string[]): Values => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))

interface OfferProps {
  readonly draft: StoredDraft
  /** Version of the record as it is stored now; null for a new one. */
  readonly version: number | null
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

const DraftOffer = ({ draft: { savedAt, version: edited }, version, onRestore, onDiscard }: OfferProps) => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [openedAt] = useState(Date.now)
  const time = formatRelativeTime(savedAt, locale, openedAt)
  return (
    <DraftNotice
      actions={[
        [translate('app.form.draft.restore'), onRestore],
        [translate('app.form.draft.discard'), onDiscard],
      ]}
    >
      {translate('app.form.draft.found', { time })}
      {edited !== version && ` ${translate('app.form.draft.changedSince')}`}
    </DraftNotice>
  )
}

/** Calls back when the page may be about to go: its tab is left or closed, or the browser asks whether to leave. */
const onPageLeaving = (leave: () => void): (() => void) => {
  const hide = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  document.addEventListener('visibilitychange', hide)
  addEventListener('beforeunload', leave)
  return () => {
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('beforeunload', leave)
  }
}

/** Answers whether a field's input is stored in the record. */
const useIsStored = (): ((name: string) => boolean) => {
  const record = useRecordContext()
  const { getValues } = useFormContext()
  const latest = useRef(record)
  latest.current = record
  return useCallback((name) => isSame(getValues(name) ?? null, latest.current?.[name] ?? null), [getValues])
}

/**
 * Stores the changed fields of the form after each pause in typing and when its page may go, and removes the draft once there is nothing unsaved.
 * @param found the draft that the user has not decided about: it stays below what is typed meanwhile. Undefined until it is known.
 */
const useStoredInput = (calls: ReturnType<typeof useDraftCalls>, version: number | null, found: StoredDraft | null | undefined) => {
  const isStored = useIsStored()
  const { getValues, watch } = useFormContext()
  const { dirtyFields, isDirty, isSubmitting, isSubmitSuccessful } = useFormState()
  const saved = isSubmitting || isSubmitSuccessful
  const held = found === undefined || isSubmitting
  const latest = useRef({ calls, version, found, held, dirtyFields, saved })
  latest.current = { calls, version, found, held, dirtyFields, saved }
  /** Whether the server has a draft of this form, and whether changes wait to be stored, and for more than the pause. */
  const state = useRef({ stored: false, waiting: false, due: false })

  const store = useCallback(
    (atEnd = false) => {
      const { calls, version, found, held, dirtyFields } = latest.current
      state.current.due = held
      if (held) return
      state.current.waiting = false
      const names = Object.keys(dirtyFields)
      if (names.length === 0) return
      state.current.stored = true
      const typed = Object.fromEntries(names.map((name) => [name, getValues(name)]))
      calls.store({ ...found?.values, ...typed }, found ? found.version : version, atEnd)
    },
    [getValues],
  )

  /** Takes back what was stored. */
  const clear = useCallback(() => {
    const { calls, found } = latest.current
    if (found) calls.store(found.values, found.version)
    else calls.remove()
  }, [])

  useEffect(() => {
    if (!held && state.current.due && !latest.current.saved) store()
  }, [held, store])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let end = 0
    const { unsubscribe } = watch((_, { name }) => {
      if (name === undefined) return
      if (!state.current.waiting) end = Date.now() + LONGEST
      state.current.waiting = true
      clearTimeout(timer)
      timer = setTimeout(store, Math.min(PAUSE, Math.max(0, end - Date.now())))
    })
    const stay = onPageLeaving(() => {
      if (state.current.waiting) store(true)
    })
    return () => {
      unsubscribe()
      stay()
      clearTimeout(timer)
      // A running save leaves the form once it has succeeded. That of a record resets the form first, with the saved values.
      const { saved, dirtyFields } = latest.current
      if (saved || Object.keys(dirtyFields).every(isStored)) {
        if (state.current.stored) clear()
      } else if (state.current.waiting) store()
    }
  }, [watch, isStored, store, clear])

  useEffect(() => {
    if (isDirty || !state.current.stored) return
    state.current = { stored: false, waiting: false, due: false }
    clear()
  }, [isDirty, clear])

  const keep = () => {
    state.current.stored = true
  }
  return { keep, store, isTyped: Object.keys(dirtyFields).length > 0 }
}

/** Says that input is not kept while lookups of a draft fail, and forgets what was said once there is none. */
const useDraftReports = (isUnknown: boolean, isTyped: boolean): void => {
  const { report, reset } = useContext(DraftStatus)
  useEffect(() => {
    if (!isTyped) reset()
    else if (isUnknown) report('failing')
  }, [isUnknown, isTyped, report, reset])
}

const Keeper = ({ creating }: { readonly creating: boolean }) => {
  const entity = useEntity()
  const record = useRecordContext()
  const calls = useDraftCalls({ entity: entity.id, record: creating ? 'create' : String(record?.id) })
  const { getValues, reset } = useFormContext()
  const { dirtyFields, defaultValues } = useFormState()
  const [decided, setDecided] = useState(false)
  const [others, setOthers] = useState<Values>({})
  const version = creating ? null : versionOf(record)
  const draft = decided ? null : calls.found
  const { keep, store, isTyped } = useStoredInput(calls, version, draft)
  useDraftReports(calls.isUnknown, isTyped)
  useEffect(() => {
    if (decided) store()
  }, [decided, store])
  const entered = (): Values => getValues()
  const enter = (values: Values) => reset({ ...getValues(), ...values }, { keepDefaultValues: true })
  const swap = () => {
    const shown = pick(entered(), Object.keys(others))
    enter(others)
    setOthers(shown)
    store()
  }
  if (!draft) {
    const fields = Object.keys(others)
    return fields.length > 0 && <SecondValues fields={fields} onSwap={swap} onClose={() => setOthers({})} />
  }
  const restore = () => {
    const typed = pick(entered(), Object.keys(dirtyFields))
    const whole = { ...defaultValues, ...draft.values }
    // Composed texts follow the values that the form has then.
    const composed = templateTexts(entity, whole, whole)
    const older = pick(
      draft.values,
      Object.keys(draft.values).filter((name) => !(name in composed)),
    )
    enter({ ...older, ...typed })
    setOthers(
      pick(
        older,
        Object.keys(typed).filter((name) => name in older && !isSame(older[name] ?? null, typed[name] ?? null)),
      ),
    )
    keep()
    setDecided(true)
  }
  const discard = () => {
    calls.remove()
    setDecided(true)
  }
  return <DraftOffer draft={draft} version={version} onRestore={restore} onDiscard={discard} />
}

/**
 * Keeps what is typed into the form as a draft on the server, and offers it when the form is opened again. Products without the schema `drafts` keep none, nor do
 * Admins who view the hub as another user.
 */
export const DraftKeeper = ({ creating }: { readonly creating: boolean }) => {
  const { model } = useAdmin()
  return model.entities.drafts === undefined || viewedUser() ? null : <Keeper creating={creating} />
}
