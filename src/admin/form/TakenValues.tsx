import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type RaRecord, useDataProvider, useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Settle } from '../../fields/shared/inputs/pendingInputs.view.ts'
import type { Json } from '../../model/entitySchema.ts'
import { readable } from '../../model/policy.ts'
import type { ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import { isBlank } from '../../model/values/isBlank.ts'
import { encoded, errorMessage } from '../../providers/data/fieldMessages.ts'
import { useAdmin, useEntity, useMay } from '../adminContext.tsx'

type Values = Readonly<Record<string, Json>>

/** Unique fields that a filter can ask for. Records that another tenant shares do not count, but who receives them can't tell them apart. */
const askable = ({ fields, tenant }: ResolvedEntity, subject: Subject): ReadonlyMap<string, ResolvedField> =>
  new Map(
    fields
      .filter((field) => field.unique && field.filterable && readable(field, subject) && tenant?.sharedWith === undefined)
      .map((field) => [field.name, field]),
  )

/** The tenant among whose records the value has to be unique, for users who see those of several; undefined if it is not known yet. */
const within = ({ tenant, fieldsByName }: ResolvedEntity, subject: Subject, values: Values): Values | undefined => {
  const field = tenant && fieldsByName[tenant.field]
  if (!field || !readable(field, subject)) return {}
  const owner = values[field.name] ?? subject.attributes?.[field.name]
  return owner === undefined ? undefined : { [field.name]: owner }
}

/** Asks the list whether another record has the value. */
const useIsTaken = () => {
  const entity = useEntity()
  const { subject } = useAdmin()
  const { getList } = useDataProvider()
  const record = useRecordContext<RaRecord>()
  const { getValues } = useFormContext<Record<string, Json>>()
  return async (field: ResolvedField, value: Json): Promise<boolean> => {
    const tenant = within(entity, subject, { ...record, ...getValues() })
    if (isBlank(value) || value === record?.[field.name] || !tenant) return false
    const filter = { ...tenant, [field.name]: field.type.normalize?.(value, field) ?? value }
    const first = { pagination: { page: 1, perPage: 2 }, sort: { field: 'id', order: 'ASC' }, meta: { embed: false } } as const
    const { data } = await getList(entity.id, { ...first, filter })
    return data.some(({ id }) => id !== record?.id)
  }
}

/** Whether the form is being submitted: known before its validation asks, as the press of a button is rendered at once. */
const useSubmitting = (): { readonly current: boolean } => {
  const { isSubmitting } = useFormState()
  const submitting = useRef(false)
  useLayoutEffect(() => {
    submitting.current = isSubmitting
  }, [isSubmitting])
  return submitting
}

/**
 * Asks about the value of a field, and puts the answer at the field. What is taken stays an error of the form's validation until the value changes.
 * Submitting asks once more, so that a value that has become free is saved.
 */
const useAsk = (taken: Map<string, Settle>) => {
  const entity = useEntity()
  const translate = useTranslate()
  const submitting = useSubmitting()
  const isTaken = useIsTaken()
  const { getValues, getFieldState, setError, trigger } = useFormContext<Record<string, Json>>()
  const problemOf = (field: ResolvedField, value: Json): Settle => {
    const problem = errorMessage(translate, entity.id, { path: field.name, keyword: 'unique', params: { value } })
    // Without an answer, saving reports it.
    const isFree = async () => submitting.current && !(await isTaken(field, value).catch(() => false))
    return async () => {
      if (getValues(field.name) === value && !(await isFree())) return problem
      taken.delete(field.name)
      return undefined
    }
  }
  return async (field: ResolvedField) => {
    const { name } = field
    const value = getValues(name) ?? null
    if (!taken.has(name) && !(await trigger(name))) return
    const found = await isTaken(field, value)
    if (getValues(name) !== value) return
    if (!found) {
      if (taken.delete(name)) await trigger(name)
      return
    }
    const problem = problemOf(field, value)
    taken.set(name, problem)
    const message = await problem()
    if (message && !getFieldState(name).invalid) setError(name, { type: 'unique', message: encoded(message) })
  }
}

/**
 * Says at a unique field, as soon as the user leaves it, that its value is taken. The list answers, by the user's own rights; saving checks again, and
 * is not held up by an answer that is out of date.
 * @param taken what is known to be taken by field, for the form's validation
 */
export const TakenValues = ({ taken }: { readonly taken: Map<string, Settle> }) => {
  const entity = useEntity()
  const { subject } = useAdmin()
  const may = useMay()
  const ask = useAsk(taken)
  const fields = may(entity.id, 'list') ? askable(entity, subject) : undefined
  const place = useRef<HTMLSpanElement>(null)
  const leave = useEffectEvent(({ target }: FocusEvent) => {
    const field = target instanceof HTMLInputElement ? fields?.get(target.name) : undefined
    // Without an answer, saving reports it.
    if (field) void ask(field).catch(() => undefined)
  })
  useEffect(() => {
    const form = place.current?.closest('form')
    const left = (event: FocusEvent) => leave(event)
    form?.addEventListener('focusout', left)
    return () => form?.removeEventListener('focusout', left)
  }, [])
  return <span hidden ref={place} />
}
