import { Box } from '@mui/material'
import { type ReactNode, useRef } from 'react'
import { Form } from 'react-admin'
import { useEntity } from '../adminContext.tsx'
import { FormAlert } from './FormAlert.tsx'
import { FormFields } from './FormFields.tsx'
import { LeavingContext, UnsavedGuard } from './UnsavedGuard.tsx'
import { useFormValidation } from './useFormValidation.ts'

interface Props {
  readonly creating: boolean
  readonly defaultValues?: Readonly<Record<string, unknown>>
  readonly toolbar: ReactNode
  /** Whether leaving with unsaved changes asks first. */
  readonly guarded?: boolean
}

/** News of the record that arrive while it is edited never replace what was typed. */
const RESET = { keepDirtyValues: true }

/** The generated form: groups, two columns where there is room, errors at their fields. */
export const EntityForm = ({ creating, defaultValues, toolbar, guarded = true }: Props) => {
  const entity = useEntity()
  const validate = useFormValidation(entity, creating)
  const leaving = useRef(false)
  return (
    <LeavingContext value={leaving}>
      <Form validate={validate} defaultValues={defaultValues} resetOptions={RESET} mode="onBlur" noValidate>
        <Box sx={{ p: { xs: 2, sm: 3 }, pb: 0 }}>
          <FormAlert entity={entity} creating={creating} />
          <FormFields entity={entity} creating={creating} />
        </Box>
        {toolbar}
        {guarded && <UnsavedGuard />}
      </Form>
    </LeavingContext>
  )
}
