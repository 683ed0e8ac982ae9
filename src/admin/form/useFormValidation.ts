import { useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { PendingInputs, type Settle } from '../../fields/shared/inputs/pendingInputs.view.ts'
import type { Json } from '../../model/entitySchema.ts'
import type { FieldError } from '../../model/errors.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Validator } from '../../model/validate/validatorCore.ts'
import { useAdmin, useFormFields } from '../adminContext.tsx'
import { formErrors } from './formErrors.ts'

/** Events that end a press, or that show that its end was missed. */
const ENDS = ['pointerup', 'pointercancel', 'pointerdown', 'keydown'] as const

/** Resolves after the end of the press, and its click. */
const release = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      for (const type of ENDS) removeEventListener(type, end, true)
      setTimeout(resolve)
    }
    for (const type of ENDS) addEventListener(type, end, true)
  })

/** Waits for the end of a press: an error that appears meanwhile would move the pressed button away, and the click would be lost. */
const usePointerReleased = (): (() => Promise<void>) => {
  const released = useRef(Promise.resolve())
  useEffect(() => {
    const press = () => {
      released.current = release()
    }
    addEventListener('pointerdown', press, true)
    return () => removeEventListener('pointerdown', press, true)
  }, [])
  return useCallback(() => released.current, [])
}

type Values = Readonly<Record<string, Json>>

/** Ignores missing values that the API never returns (passwords) in stored records. */
const isRelevant = (entity: ResolvedEntity, editable: ReadonlySet<string>, creating: boolean) => (error: FieldError) => {
  const [name = ''] = error.path.split('.')
  const kept = !creating && error.keyword === 'required' && entity.fieldsByName[name]?.writeOnly
  return name === '' || (editable.has(name) && !kept)
}

/** Settles pending input, and returns its errors; `values` are the form's. */
export const unsettled = async (held: ReadonlyMap<string, Settle>) => {
  const problems = await Promise.all([...held].map(async ([path, settle]) => ({ path, message: await settle() })))
  return problems.flatMap(({ path, message }) => (message === undefined ? [] : [{ path, message }]))
}

/** Errors of missing fields that only a new record requires. */
const missingFields = ({ fields }: ResolvedEntity, values: Values): readonly FieldError[] =>
  fields
    .filter(({ name, schema }) => schema.requiredOn === 'create' && (values[name] ?? '') === '')
    .map(({ name }) => ({ path: name, keyword: 'required', params: {} }))

/** Error of values that can't be validated, because the validator can't be fetched. It belongs to no field. */
const UNCHECKED = [{ path: '', message: { message: 'errors.notLoaded', args: {} } }]

const NONE: ReadonlyMap<string, Settle> = new Map()

/**
 * Validates the form by the entity's precompiled validator, loaded on first use, or on the next one if that fails; with the same result as the server.
 * @param taken what other records are known to have, by field
 */
export const useFormValidation = (entity: ResolvedEntity, creating: boolean, taken: ReadonlyMap<string, Settle> = NONE) => {
  const translate = useTranslate()
  const { loadValidator } = useAdmin()
  const fields = useFormFields(entity, creating)
  const pointerRest = usePointerReleased()
  const held = useContext(PendingInputs)
  const editable = useMemo(() => new Set(fields.filter(({ disabled }) => !disabled).map(({ field }) => field.name)), [fields])
  return useCallback(
    async (values: Values) => {
      const validator: Validator | undefined = await loadValidator(entity.id).catch(() => undefined)
      await pointerRest()
      if (!validator) return formErrors(translate, entity.id, [], UNCHECKED)
      const problems = [...(await unsettled(held)), ...(await unsettled(taken))]
      return formErrors(
        translate,
        entity.id,
        [...validator.validate(values), ...(creating ? missingFields(entity, values) : [])].filter(isRelevant(entity, editable, creating)),
        problems,
      )
    },
    [translate, loadValidator, pointerRest, held, taken, entity, editable, creating],
  )
}

const isEmptyList = (value: Json | undefined): boolean => Array.isArray(value) && value.length === 0

/** Removes emptied lists that are optional but have a minimum of items. */
const withoutEmptied = ({ fields }: ResolvedEntity, values: Values, before: Values): Values => {
  const emptied = fields.filter(
    ({ name, required, schema }) => !required && (schema.minItems ?? 0) > 0 && isEmptyList(values[name]) && !isEmptyList(before[name]),
  )
  return { ...values, ...Object.fromEntries(emptied.map(({ name }) => [name, null])) }
}

/** Removes hidden and emptied values before saving. */
export const usePruning = (entity: ResolvedEntity) => {
  const { loadValidator } = useAdmin()
  return useCallback(
    async (values: Values, { previousData = {} }: { readonly previousData?: Values } = {}) => {
      const { prune } = await loadValidator(entity.id)
      return withoutEmptied(entity, prune(values), previousData)
    },
    [loadValidator, entity],
  )
}
