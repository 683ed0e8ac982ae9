import LockOutlined from '@mui/icons-material/LockOutlined'
import { Alert, Box, type SxProps, type Theme } from '@mui/material'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Form, useNotify, useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { PendingInputs, type Settle } from '../../fields/shared/inputs/pendingInputs.view.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { useAdmin, useEntity } from '../adminContext.tsx'
import { useHub } from '../hub.ts'
import { useRecordLock } from '../recordLock.ts'
import type { EntityScreens } from '../screens.ts'
import { FormAlert } from './FormAlert.tsx'
import { FormFields } from './FormFields.tsx'
import { FORM } from './fieldGrid.ts'
import { LeavingContext, UnsavedGuard } from './UnsavedGuard.tsx'
import { useFormValidation } from './useFormValidation.ts'
import { useRecordFacts } from './useRecordFacts.ts'

const isNone = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Fills in a new record's defaults once the server has answered; input made meanwhile stays. */
const LateDefaults = ({ load }: { readonly load: NonNullable<EntityScreens['initial']> }) => {
  const hub = useHub()
  const { getValues, getFieldState, resetField } = useFormContext()
  useEffect(() => {
    let left = false
    const fill = async () => {
      const values = await (await load()).default(hub)
      if (left) return
      for (const [name, value] of Object.entries(values))
        if (!isNone(value) && isNone(getValues(name)) && !getFieldState(name).isDirty) resetField(name, { defaultValue: value })
    }
    // Without them the form starts empty and marks what it requires.
    fill().catch(() => undefined)
    return () => {
      left = true
    }
  }, [hub, load, getValues, getFieldState, resetField])
  return null
}

/** Notifies that the server refused the values. The form shows its own errors at its fields and in its bar, where they cover nothing. */
const useNotifyRefusal = (): void => {
  const notify = useNotify()
  const { submitCount, errors } = useFormState()
  const notified = useRef(submitCount)
  useEffect(() => {
    const message = errors.root?.serverError?.message
    if (submitCount <= notified.current || !message) return
    notified.current = submitCount
    notify(message, { type: 'error' })
  }, [submitCount, errors, notify])
}

/** Why the record is read-only, before the user types. */
const LockNotice = () => {
  const translate = useTranslate()
  const lock = useRecordLock()
  if (!lock) return null
  return (
    <Alert severity="info" icon={<LockOutlined fontSize="inherit" />}>
      {translate(`errors.${lock.code}`)}
    </Alert>
  )
}

interface Props {
  readonly creating: boolean
  readonly defaultValues?: Readonly<Record<string, unknown>>
  readonly toolbar: ReactNode
  /** Whether leaving with unsaved changes asks first. */
  readonly guarded?: boolean
  /** Of the sections, outside a page. */
  readonly sx?: SxProps<Theme>
}

/**
 * Changes of the record that arrive while it is edited never replace typed input. The first reset of a stored record, at mount, keeps the values: the
 * form was just created with them, and setting them again field by field copies the whole record for each field, all lines included. Not where an
 * input has no value in the record, such as a password's: what it starts with would count as a change.
 */
const useResetOptions = ({ fields }: ResolvedEntity, creating: boolean) => {
  const [options] = useState(() => ({ keepDirtyValues: true, keepValues: !creating && fields.every(({ writeOnly }) => !writeOnly) }))
  useEffect(() => {
    options.keepValues = false
  }, [options])
  return options
}

/** Inputs and what stands beside them share the page where it is wide enough. */
const BESIDE = {
  display: 'grid',
  gap: { xs: 2, lg: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  // What comes of the values stays in sight while one scrolls through a long form.
  '& > :nth-of-type(2)': { position: { lg: 'sticky' }, top: 80, maxHeight: { lg: 'calc(100vh - 180px)' }, overflow: { lg: 'auto' } },
} as const

const SECTIONS = { display: 'flex', flexDirection: 'column', gap: { xs: 2, lg: 2.5 } } as const

const NotifyRefusal = () => {
  useNotifyRefusal()
  return null
}

const FormBody = ({ entity, creating }: { readonly entity: ResolvedEntity; readonly creating: boolean }) => {
  const facts = useRecordFacts(entity)
  return (
    <>
      <FormAlert entity={entity} creating={creating} facts={facts} />
      <FormFields entity={entity} creating={creating} facts={facts} />
    </>
  )
}

const ValidatedForm = ({ creating, defaultValues, toolbar, guarded = true, sx }: Props) => {
  const entity = useEntity()
  const { initial, beside: Beside } = useAdmin().screens[entity.id] ?? {}
  const validate = useFormValidation(entity, creating)
  const resetOptions = useResetOptions(entity, creating)
  return (
    <Form
      validate={validate}
      defaultValues={defaultValues}
      resetOptions={resetOptions}
      mode="onBlur"
      noValidate
      disableInvalidFormNotification
    >
      <Box sx={Beside ? BESIDE : undefined}>
        <Box sx={FORM}>
          <Box sx={[SECTIONS, ...(Array.isArray(sx) ? sx : [sx])]}>
            {!creating && <LockNotice />}
            <FormBody entity={entity} creating={creating} />
            {creating && initial && <LateDefaults load={initial} />}
          </Box>
        </Box>
        {Beside && (
          <Suspense>
            <Beside />
          </Suspense>
        )}
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
