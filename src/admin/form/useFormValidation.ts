import { useCallback, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Json } from '../../model/entitySchema.ts'
import type { FieldError } from '../../model/errors.ts'
import { prune } from '../../model/prune.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Validator } from '../../model/validatorCore.ts'
import { useAdmin, useFormFields } from '../adminContext.tsx'
import { formErrors } from './formErrors.ts'
import { usePointerRest } from './usePointerRest.ts'

type Values = Readonly<Record<string, Json>>

/** What was stored but never comes back (a password) need not be entered again. */
const judges = (entity: ResolvedEntity, editable: ReadonlySet<string>, creating: boolean) => (error: FieldError) => {
  const [name = ''] = error.path.split('.')
  const kept = !creating && error.keyword === 'required' && entity.fieldsByName[name]?.writeOnly
  return name === '' || (editable.has(name) && !kept)
}

/** Form-level validation by the entity's own validator, loaded when first needed; the same verdict as the server's. */
export const useFormValidation = (entity: ResolvedEntity, creating: boolean) => {
  const translate = useTranslate()
  const { loadValidator } = useAdmin()
  const fields = useFormFields(entity, creating)
  const pointerRest = usePointerRest()
  const editable = useMemo(() => new Set(fields.filter(({ disabled }) => !disabled).map(({ field }) => field.name)), [fields])
  return useCallback(
    async (values: Values) => {
      const { validate }: Validator = await loadValidator(entity.id)
      await pointerRest()
      return formErrors(translate, entity.id, validate(values).filter(judges(entity, editable, creating)))
    },
    [translate, loadValidator, pointerRest, entity, editable, creating],
  )
}

/** What is hidden is not sent. */
export const usePruning = (entity: ResolvedEntity) => {
  const { loadValidator } = useAdmin()
  return useCallback(
    async (values: Values) => {
      const { shown } = await loadValidator(entity.id)
      return prune(values, shown(values))
    },
    [loadValidator, entity],
  )
}
