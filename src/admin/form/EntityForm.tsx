import { Box, type SxProps, type Theme } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-admin'
import { PendingInputs, type Settle } from '../../fields/shared/inputs/pendingInputs.view.ts'
import { useEntity } from '../adminContext.tsx'
import { FormAlert } from './FormAlert.tsx'
import { FormFields } from './FormFields.tsx'
import { FORM } from './fieldGrid.ts'
import { LockNotice } from './LockNotice.tsx'
import { LeavingContext, UnsavedGuard } from './UnsavedGuard.tsx'
import { useFormValidation } from './useFormValidation.ts'
import { useNotifyRefusal } from './useNotifyRefusal.ts'

interface Props {
  readonly creating: boolean
  readonly defaultValues?: Readonly<Record<string, unknown>>
  readonly toolbar: ReactNode
  /** Whether leaving with unsaved changes asks first. */
  readonly guarded?: boolean
  /** Of the sections, outside a page. */
  readonly sx?: SxProps<Theme>
}

/** News of the record that arrive while it is edited never replace what was typed. */
const RESET = { keepDirtyValues: true }

const SECTIONS = { display: 'flex', flexDirection: 'column', gap: { xs: 2, lg: 2.5 } } as const

const NotifyRefusal = () => {
  useNotifyRefusal()
  return null
}

const ValidatedForm = ({ creating, defaultValues, toolbar, guarded = true, sx }: Props) => {
  const entity = useEntity()
  const validate = useFormValidation(entity, creating)
  return (
    <Form validate={validate} defaultValues={defaultValues} resetOptions={RESET} mode="onBlur" noValidate disableInvalidFormNotification>
      <Box sx={FORM}>
        <Box sx={[SECTIONS, ...(Array.isArray(sx) ? sx : [sx])]}>
          {!creating && <LockNotice />}
          <FormAlert entity={entity} creating={creating} />
          <FormFields entity={entity} creating={creating} />
        </Box>
      </Box>
      {toolbar}
      <NotifyRefusal />
      {guarded && <UnsavedGuard />}
    </Form>
  )
}

/** The generated form: sections, rows as full as their fields allow, errors at their fields. */
export const EntityForm = (props: Props) => {
  const [held] = useState(() => new Map<string, Settle>())
  const leaving = useRef(false)
  return (
    <PendingInputs value={held}>
      <LeavingContext value={leaving}>
        <ValidatedForm {...props} />
      </LeavingContext>
    </PendingInputs>
  )
}
