import LockOutlined from '@mui/icons-material/LockOutlined'
import { Alert, Box, type SxProps, type Theme } from '@mui/material'
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Form, SaveContextProvider, useNotify, useSaveContext, useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { FieldFocus, newFieldFocus } from '../../fields/shared/inputs/fieldFocus.view.ts'
import { PendingInputs, type Settle } from '../../fields/shared/inputs/pendingInputs.view.ts'
import { newTakenOut, TakenOut } from '../../fields/shared/inputs/takenOut.view.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { isBlank } from '../../model/values/isBlank.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useSingle } from '../../ui/useSingle.ts'
import { seenTenant, useAdmin, useEntity, useFormFields, useMay } from '../adminContext.tsx'
import { useHub } from '../hub.ts'
import { useRecordLock } from '../recordLock.ts'
import type { EntityScreens } from '../screens.ts'
import { CorrectedErrors } from './CorrectedErrors.tsx'
import { narrowedFields } from './choices/narrowedFields.ts'
import { DraftKeeper } from './draft/DraftKeeper.tsx'
import { DraftStatus, newDraftStatus } from './draft/draftStatus.ts'
import { FormFields } from './FormFields.tsx'
import { FORM } from './fieldGrid.ts'
import { LiveForm } from './live/LiveForm.tsx'
import { FocusInvalid } from './problems/FocusInvalid.tsx'
import { SavedValues } from './SavedValues.tsx'
import { SaveKey } from './SaveKey.tsx'
import { SingleSubmit } from './SingleSubmit.tsx'
import { TakenValues } from './TakenValues.tsx'
import { LeavingContext, UnsavedGuard } from './UnsavedGuard.tsx'
import { useFormValidation } from './useFormValidation.ts'

const FittingChoices = lazy(() => import('./choices/FittingChoices.tsx'), { optional: true })

/** Fills in defaults from the server; values that the user has entered meanwhile stay. */
const LateDefaults = ({ load }: { readonly load: NonNullable<EntityScreens['initial']> }) => {
  const hub = useHub()
  const { getValues, getFieldState, resetField, setValue } = useFormContext()
  useEffect(() => {
    let left = false
    const fill = async () => {
      const values = await (await load()).default(hub)
      if (left) return
      for (const [name, value] of Object.entries(values))
        if (!isBlank(value) && isBlank(getValues(name)) && !getFieldState(name).isDirty) {
          resetField(name, { defaultValue: value })
          // Fields in a tab that was not opened yet are unknown to `resetField`.
          if (isBlank(getValues(name))) setValue(name, value)
        }
    }
    // Without defaults the form starts empty and marks required fields.
    fill().catch(() => undefined)
    return () => {
      left = true
    }
  }, [hub, load, getValues, getFieldState, resetField, setValue])
  return null
}

/** Notifies the user that the server refused the values, or that they can't be checked yet. Client-side errors are shown at the fields and in the bar instead. */
const useNotifyRefusal = (): void => {
  const notify = useNotify()
  const { submitCount, errors } = useFormState()
  const notified = useRef(submitCount)
  useEffect(() => {
    const message = errors.root?.serverError?.message ?? ('' in errors ? 'errors.notLoaded' : undefined)
    if (submitCount <= notified.current || !message) return
    notified.current = submitCount
    notify(message, { type: 'error' })
  }, [submitCount, errors, notify])
}

/** Explains why the record is read-only. */
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
  /** Whether leaving with unsaved changes asks for confirmation. */
  readonly guarded?: boolean
  /** Above the sections. */
  readonly children?: ReactNode
  /** Styles of the sections. */
  readonly sx?: SxProps<Theme>
}

/**
 * Updates of the record during editing never replace typed input. The first reset of a stored record, at mount, keeps the values: the form was just
 * created with them, and setting them again copies the whole record for each field, including all lines. An exception are inputs without a value in
 * the record, such as passwords: their initial value would count as a change.
 */
const useResetOptions = ({ fields }: ResolvedEntity, creating: boolean) => {
  const [options] = useState(() => ({
    keepDirtyValues: true,
    keepDirty: false,
    keepValues: !creating && fields.every(({ writeOnly }) => !writeOnly),
  }))
  useEffect(() => {
    options.keepValues = false
  }, [options])
  return options
}

/** Two columns on wide pages: the inputs, and the content beside them. */
const BESIDE = {
  display: 'grid',
  gap: { xs: 2, lg: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  // Stays visible while a long form scrolls.
  '& > :nth-of-type(2)': { position: { lg: 'sticky' }, top: 80, maxHeight: { lg: 'calc(100vh - 180px)' }, overflow: { lg: 'auto' } },
} as const

const SECTIONS = {
  display: 'flex',
  flexDirection: 'column',
  gap: { xs: 2, lg: 2.5 },
  // Long forms: browsers lay out and paint only the sections near the window, with each key and while one scrolls.
  '&:has(> section:nth-of-type(9)) > section': { contentVisibility: 'auto', containIntrinsicSize: 'auto 320px' },
} as const

const NotifyRefusal = () => {
  useNotifyRefusal()
  return null
}

/** The references that the user can choose, and whose choices depend on other fields. */
const useNarrowedFields = (entity: ResolvedEntity, creating: boolean) => {
  const admin = useAdmin()
  const may = useMay()
  const fields = useFormFields(entity, creating)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields depend on the entity and the user, both fixed while the form is open
  return useMemo(() => {
    const open = fields.filter(({ disabled }) => !disabled).map(({ field }) => field)
    const narrowed = narrowedFields(open, { entity, model: admin.model, tenant: seenTenant(admin, entity) })
    return narrowed.filter(({ target }) => may(target.id, 'list'))
  }, [admin, entity, creating])
}

const ValidatedForm = ({ creating, defaultValues, toolbar, guarded = true, children, sx }: Props) => {
  const entity = useEntity()
  const { initial, beside: Beside } = useAdmin().screens[entity.id] ?? {}
  const [taken] = useState(() => new Map<string, Settle>())
  const validate = useFormValidation(entity, creating, taken)
  const resetOptions = useResetOptions(entity, creating)
  const narrowed = useNarrowedFields(entity, creating)
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
            {!creating && <SavedValues />}
            {guarded && <DraftKeeper creating={creating} />}
            {children}
            {creating || !guarded ? (
              <FormFields entity={entity} creating={creating} paged={guarded} />
            ) : (
              <LiveForm resetOptions={resetOptions}>
                <FormFields entity={entity} creating={false} paged />
              </LiveForm>
            )}
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
      <SingleSubmit />
      <TakenValues taken={taken} />
      <CorrectedErrors />
      {narrowed.length > 0 && (
        <Suspense>
          <FittingChoices fields={narrowed} wrong={taken} />
        </Suspense>
      )}
      <FocusInvalid />
      <SaveKey name="save" button="button[type=submit]" />
      {guarded && <UnsavedGuard />}
    </Form>
  )
}

/** Saves once at a time, by whatever button. */
const SingleSave = ({ children }: { readonly children: ReactNode }) => {
  const context = useSaveContext()
  const save = useSingle(async (...params: Parameters<NonNullable<typeof context.save>>) => context.save?.(...params))
  const value = useMemo(() => ({ ...context, save }), [context, save])
  return <SaveContextProvider value={value}>{children}</SaveContextProvider>
}

/** The generated form: sections with fields in full rows, and errors at the fields. */
export const EntityForm = (props: Props) => {
  const [held] = useState(() => new Map<string, Settle>())
  const [focus] = useState(newFieldFocus)
  const [draft] = useState(newDraftStatus)
  const [takenOut] = useState(newTakenOut)
  const leaving = useRef(false)
  // Awaited before the inputs are rendered: a part that suspends behind some hundred of them has React render them all twice.
  useAreaTexts('record')
  return (
    <PendingInputs value={held}>
      <FieldFocus value={focus}>
        <LeavingContext value={leaving}>
          <DraftStatus value={draft}>
            <TakenOut value={takenOut}>
              <SingleSave>
                <ValidatedForm {...props} />
              </SingleSave>
            </TakenOut>
          </DraftStatus>
        </LeavingContext>
      </FieldFocus>
    </PendingInputs>
  )
}
