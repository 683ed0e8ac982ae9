import { Stack } from '@mui/material'
import { useState } from 'react'
import { BooleanInput, Form, useNotify } from 'react-admin'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { useSingle } from '../../../ui/useSingle.ts'
import { useAdmin, useEntity } from '../../adminContext.tsx'
import { inputErrors } from '../../sharing/inputErrors.ts'
import { NameInput } from '../../sharing/NameInput.tsx'
import { SharingInputs } from '../../sharing/SharingInputs.tsx'
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
  const submit = useSingle(async (entered: Partial<Entered>) => {
    setBusy(true)
    const { name = '', pinned = false, isDefault = false, roles, users, defaultFor } = entered
    // Inputs that are cleared have no value.
    const sharing = { roles: roles ?? [], users: users ?? [], defaultFor: defaultFor ?? [] }
    const errors: object[] = []
    const work = async () => {
      if (creating) await create({ name, pinned, isDefault, ...sharing })
      else if (view) await actions.save(view, { name, sharing })
    }
    const done = await actions.attempt(work, (byField) => errors.push(inputErrors(byField)))
    setBusy(false)
    if (!done) return errors[0]
    notify(t('views.saved'))
    onClose()
    return undefined
  })
  return { busy, submit }
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
        <NameInput label={t('views.name')} />
        <SharingInputs withDefaults />
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
