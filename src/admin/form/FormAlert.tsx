import { Alert } from '@mui/material'
import { useTranslate, ValidationError } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { RecordFacts } from '../../model/validate/validatorCore.ts'
import { useFormFields } from '../adminContext.tsx'

interface Found {
  readonly name: string
  readonly message: string
}

interface Props {
  readonly entity: ResolvedEntity
  readonly creating: boolean
  readonly facts: RecordFacts
}

const messageIn = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && error.message) return error.message as string
  return Object.values(error).map(messageIn).find(Boolean)
}

/** Errors of the record as a whole, and of fields without an input here, so that a refused save always shows a reason. */
export const FormAlert = ({ entity, creating, facts: { shown } }: Props) => {
  const translate = useTranslate()
  const labelOf = useFieldLabel()
  const { errors } = useFormState()
  const inputs = new Set(
    useFormFields(entity, creating)
      .map(({ field }) => field.name)
      .filter((name) => shown.has(name)),
  )
  const { root, ...byField } = errors
  const found: Found[] = Object.entries({ ...byField, '': root?.record }).flatMap(([name, error]) => {
    const message = inputs.has(name) ? undefined : messageIn(error)
    return message === undefined ? [] : [{ name, message }]
  })
  if (found.length === 0) return null
  return (
    <Alert severity="error" sx={{ mb: 2 }} title={translate('app.form.checkFields')}>
      {found.map(({ name, message }) => {
        const field = entity.fieldsByName[name]
        return (
          <div key={name}>
            {field && `${translate('app.labelled', { label: labelOf(entity.id, field) })} `}
            <ValidationError error={message} />
          </div>
        )
      })}
    </Alert>
  )
}
