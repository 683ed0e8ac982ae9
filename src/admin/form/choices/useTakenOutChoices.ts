import { useContext, useRef } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { TakenOut } from '../../../fields/shared/inputs/takenOut.view.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { isSame } from '../../../model/evaluate/jsonText.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useFieldList } from '../useListedFields.ts'
import { fittingValue, idsIn, type NarrowedField, storedIds } from './narrowedFields.ts'
import { useChoiceCalls } from './useChoiceCalls.ts'

/**
 * Takes chosen records that do not fit any more out of their fields, and says so there and in a notice. They come back once they fit again, unless the user
 * has chosen others. Without an answer a choice stays, and saving checks it.
 */
export const useTakenOutChoices = () => {
  const t = useAreaTexts('record')
  const list = useFieldList()
  const notify = useNotify()
  const { fitting, textsOf } = useChoiceCalls()
  const { say } = useContext(TakenOut)
  const { getValues, setValue } = useFormContext<Record<string, Json>>()
  const { defaultValues = {} } = useFormState()
  /** Ids that were taken out, by field, and the name of the field that is being set here. */
  const out = useRef(new Map<string, readonly string[]>())
  const own = useRef<string>(undefined)

  const put = (name: string, value: Json) => {
    own.current = name
    setValue(name, value, { shouldDirty: true })
    own.current = undefined
  }

  /** Answers whether something was taken out. */
  const check = async (narrowed: NarrowedField): Promise<boolean> => {
    const { field, by, filter } = narrowed
    const { name } = field
    const values = getValues()
    const before = out.current.get(name) ?? []
    const stored = storedIds(narrowed, values, defaultValues as Readonly<Record<string, Json>>)
    const asked = [...idsIn(values[name]), ...before].filter((id) => !stored.includes(id))
    const found = new Set([...stored, ...(await fitting(narrowed, asked, filter(values)))])
    const next = fittingValue(narrowed, values, before, found)
    const texts = await textsOf(narrowed, next.out)
    const now = getValues()
    if ([field, ...by].some((one) => !isSame(now[one.name] ?? null, values[one.name] ?? null))) return false
    out.current.set(name, next.out)
    if (idsIn(next.value).join() !== idsIn(values[name]).join()) put(name, next.value)
    say(name, next.out.length === 0 ? undefined : t('record.choices.out', { value: [...texts.values()].join(', '), fields: list(by) }))
    return next.out.some((id) => !before.includes(id))
  }

  const forget = (name: string) => {
    if (own.current === name || !out.current.has(name)) return
    out.current.delete(name)
    say(name, undefined)
  }

  return {
    check: async (fields: readonly NarrowedField[]): Promise<void> => {
      const taken = await Promise.all(fields.map((one) => check(one).catch(() => false)))
      const lost = fields.filter((_, at) => taken[at])
      if (lost.length > 0) notify(t('record.choices.notice', { fields: list(lost.map(({ field }) => field)) }), { type: 'info' })
    },
    /** What was taken out of a field, or of all of them, does not come back. */
    forget: (name: string | undefined): void => {
      for (const one of name === undefined ? [...out.current.keys()] : [name]) forget(one)
    },
  }
}
