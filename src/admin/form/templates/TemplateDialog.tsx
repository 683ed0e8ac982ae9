import { useState } from 'react'
import { Form, useNotify } from 'react-admin'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { useSingle } from '../../../ui/useSingle.ts'
import { useEntity } from '../../adminContext.tsx'
import { inputErrors } from '../../sharing/inputErrors.ts'
import { NameInput } from '../../sharing/NameInput.tsx'
import { SharingInputs } from '../../sharing/SharingInputs.tsx'
import type { Values } from '../start/copiedValues.ts'
import { type SavedTemplate, useTemplateActions } from './savedTemplates.ts'

const FORM = 'record-template'

interface Entered {
  readonly name: string
  readonly roles: SavedTemplate['sharing']['roles'] | null
  readonly users: SavedTemplate['sharing']['users'] | null
}

interface Props {
  /** The template that is renamed and shared; undefined: a new one. */
  readonly template?: SavedTemplate | undefined
  /** Values of a new template. */
  readonly values: () => Values
  readonly onClose: () => void
}

/** Saves values as a template, or renames and shares one. */
const TemplateDialog = ({ template, values, onClose }: Props) => {
  const t = useAreaTexts('templates')
  const notify = useNotify()
  const entity = useEntity()
  const { attempt, create, save } = useTemplateActions()
  const [busy, setBusy] = useState(false)
  const submit = useSingle(async ({ name = '', roles, users }: Partial<Entered>) => {
    setBusy(true)
    // Inputs that are cleared have no value.
    const sharing = { roles: roles ?? [], users: users ?? [] }
    const errors: object[] = []
    const done = await attempt(
      () => (template ? save(template.id, { name, sharing }) : create({ entity: entity.id, name, values: values(), sharing })),
      (byField) => errors.push(inputErrors(byField)),
    )
    setBusy(false)
    if (!done) return errors[0]
    notify(t('templates.saved'))
    onClose()
    return undefined
  })
  const start = template ? { ...template.sharing, name: template.name } : { name: '', roles: [], users: [] }
  return (
    <FormDialog
      title={t(template ? 'templates.editTitle' : 'templates.create')}
      text={t(template ? 'templates.editText' : 'templates.createText')}
      yes={t('templates.yes')}
      busy={busy}
      form={FORM}
      onClose={onClose}
    >
      <Form<Partial<Entered>> id={FORM} record={start} onSubmit={submit} disableInvalidFormNotification>
        <NameInput label={t('templates.name')} />
        <SharingInputs withDefaults={false} />
      </Form>
    </FormDialog>
  )
}

export default TemplateDialog
