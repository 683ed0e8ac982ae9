import { useEffect, useEffectEvent, useRef } from 'react'
import { type RaRecord, useDataProvider, useRecordContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
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

/** Asks the list whether another record has the value, and puts the answer at the field. */
const useAsk = () => {
  const entity = useEntity()
  const { subject } = useAdmin()
  const translate = useTranslate()
  const { getList } = useDataProvider()
  const record = useRecordContext<RaRecord>()
  const { getValues, getFieldState, setError, trigger } = useFormContext<Record<string, Json>>()
  return async (field: ResolvedField) => {
    const { name, type } = field
    const value = getValues(name) ?? null
    const tenant = within(entity, subject, { ...record, ...getValues() })
    if (isBlank(value) || value === record?.[name] || !tenant || !(await trigger(name))) return
    const filter = { ...tenant, [name]: type.normalize?.(value, field) ?? value }
    const first = { pagination: { page: 1, perPage: 2 }, sort: { field: 'id', order: 'ASC' }, meta: { embed: false } } as const
    const { data } = await getList(entity.id, { ...first, filter })
    const isTaken = data.some(({ id }) => id !== record?.id)
    if (!isTaken || getValues(name) !== value || getFieldState(name).invalid) return
    setError(name, {
      type: 'unique',
      message: encoded(errorMessage(translate, entity.id, { path: name, keyword: 'unique', params: { value } })),
    })
  }
}

/**
 * Says at a unique field, as soon as the user leaves it, that its value is taken. The list answers, by the user's own rights; saving checks again, and
 * is not held up by an answer that is out of date.
 */
export const TakenValues = () => {
  const entity = useEntity()
  const { subject } = useAdmin()
  const may = useMay()
  const ask = useAsk()
  const fields = may(entity.id, 'list') ? askable(entity, subject) : undefined
  const place = useRef<HTMLSpanElement>(null)
  const leave = useEffectEvent(({ target }: FocusEvent) => {
    const field = target instanceof HTMLInputElement ? fields?.get(target.name) : undefined
    // Without an answer saving tells.
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
