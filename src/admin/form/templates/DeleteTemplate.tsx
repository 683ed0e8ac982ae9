import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { type SavedTemplate, useTemplateActions } from './savedTemplates.ts'

/** Asks before a template is deleted. */
export const DeleteTemplate = ({ template, onClose }: { readonly template: SavedTemplate; readonly onClose: () => void }) => {
  const t = useAreaTexts('templates')
  const notify = useNotify()
  const { attempt, remove } = useTemplateActions()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    if (await attempt(() => remove(template.id))) notify(t('templates.deleted'))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      tone="error"
      title={t('templates.deleteTitle', { name: template.name })}
      text={t('templates.deleteText')}
      yes={t('templates.deleteYes')}
      busy={busy}
      onYes={() => void confirm()}
      onClose={onClose}
    />
  )
}
