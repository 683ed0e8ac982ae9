import { Stack } from '@mui/material'
import { useState } from 'react'
import { BooleanInput, CheckboxGroupInput, Form, required, TextInput, useNotify } from 'react-admin'
import { FieldInput } from '../../../fields/fieldInput.view.tsx'
import { useFieldLabel, useOptionLabel } from '../../../fields/labels.view.tsx'
import { writable } from '../../../model/policy.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { useAdmin, useEntity, useMay } from '../../adminContext.tsx'
import type { ViewState } from './listState.ts'
import type { SavedView } from './savedViews.ts'
import { useViewActions } from './useViewActions.ts'

const FORM = 'saved-view'

type Sharing = SavedView['sharing']

interface Entered extends Sharing {
  readonly name: string
  readonly pinned: boolean
  readonly isDefault: boolean
}

interface Props {
  /** The list's view, of which a new one is a variant. */
  readonly view: SavedView | undefined
  readonly state: ViewState
  readonly creating: boolean
  readonly onClose: () => void
}

const NOT_SHARED: Sharing = { roles: [], users: [], defaultFor: [] }

/** Creates the view and opens it, or changes it. */
const useSave = ({ view, state, creating, onClose }: Props) => {
  const t = useAreaTexts('views')
  const notify = useNotify()
  const entity = useEntity()
  const actions = useViewActions()
  const [busy, setBusy] = useState(false)
  const create = async ({ name, pinned, isDefault, ...sharing }: Entered) => {
    const id = await actions.create({ entity: entity.id, name, state, sharing })
    if (pinned || isDefault) await actions.choose(id, { pinned, isDefault })
    await actions.refresh()
    if (view) actions.forgetColumns(view.id)
    actions.open(state, id)
  }
  const submit = async (entered: Partial<Entered>) => {
    setBusy(true)
    const { name = '', pinned = false, isDefault = false, roles, users, defaultFor } = entered
    // Inputs that are cleared have no value.
    const sharing = { roles: roles ?? [], users: users ?? [], defaultFor: defaultFor ?? [] }
    const done = await actions.attempt(async () => {
      if (creating) await create({ name, pinned, isDefault, ...sharing })
      else if (view) await actions.save(view, { name, sharing })
    })
    setBusy(false)
    if (!done) return
    notify(t('views.saved'))
    onClose()
  }
  return { busy, submit }
}

/** The label begins where the inputs begin, in both directions of text. */
const GROUP = { '& .MuiFormLabel-root': { transform: 'none', fontSize: '0.75rem' } } as const

/** Boxes to tick, one for each role. */
const Roles = ({ field, roles, help }: { readonly field: ResolvedField; readonly roles: readonly string[]; readonly help?: string }) => {
  const labelOf = useFieldLabel()
  const optionOf = useOptionLabel()
  return (
    <CheckboxGroupInput
      source={field.name}
      label={labelOf('savedViews', field)}
      helperText={help ?? false}
      choices={roles.map((role) => ({ id: role, name: optionOf('savedViews', field, role) }))}
      translateChoice={false}
      sx={GROUP}
    />
  )
}

/** Whom the view is shared with: roles and users that the user knows; defaults are decided by Admins. */
const SharingInputs = () => {
  const t = useAreaTexts('views')
  const { model, subject } = useAdmin()
  const may = useMay()
  const { roles, users, defaultFor } = model.entities.savedViews?.fieldsByName ?? {}
  const decides = defaultFor !== undefined && writable(defaultFor, subject, true)
  const all = (roles?.options ?? []).map(String)
  const offered = decides ? all : all.filter((role) => subject.roles.some((own) => own === role))
  const inFirm = model.tenancy !== undefined && subject.attributes?.[model.tenancy.property] !== undefined
  return (
    <>
      {roles && <Roles field={roles} roles={offered} help={t(inFirm ? 'views.firm' : 'views.everyFirm')} />}
      {users && may('users', 'list') && <FieldInput entity="savedViews" field={users} source="users" bare />}
      {defaultFor && decides && <Roles field={defaultFor} roles={all} />}
    </>
  )
}

/** Saves the list as a view, or renames and shares its view. */
const ViewDialog = (props: Props) => {
  const { view, creating, onClose } = props
  const t = useAreaTexts('views')
  const labelOf = useFieldLabel()
  const { model } = useAdmin()
  const { busy, submit } = useSave(props)
  const pinned = model.entities.viewChoices?.fieldsByName.pinned
  const start = creating || !view ? { ...NOT_SHARED, name: '', pinned: false, isDefault: false } : { ...view.sharing, name: view.name }
  return (
    <FormDialog title={t(creating ? 'views.create' : 'views.editTitle')} yes={t('views.yes')} busy={busy} form={FORM} onClose={onClose}>
      <Form<Partial<Entered>> id={FORM} record={start} onSubmit={submit} disableInvalidFormNotification>
        <TextInput
          autoFocus
          fullWidth
          source="name"
          label={t('views.name')}
          validate={required()}
          helperText={false}
          slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
        />
        <SharingInputs />
        {creating && (
          <Stack sx={{ gap: 1, mt: 1 }}>
            {pinned && <BooleanInput source="pinned" label={labelOf('viewChoices', pinned)} helperText={false} />}
            <BooleanInput source="isDefault" label={t('views.makeDefault')} helperText={false} />
          </Stack>
        )}
      </Form>
    </FormDialog>
  )
}

export default ViewDialog
