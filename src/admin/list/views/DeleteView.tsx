import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import type { SavedView } from './savedViews.ts'
import { useViewActions } from './useViewActions.ts'

/** Asks before a view is deleted. */
export const DeleteView = ({ view, onClose }: { readonly view: SavedView; readonly onClose: () => void }) => {
  const t = useAreaTexts('views')
  const notify = useNotify()
  const { attempt, remove } = useViewActions()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    if (await attempt(() => remove(view))) notify(t('views.deleted'))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      tone="error"
      title={t('views.deleteTitle', { name: view.name })}
      text={t('views.deleteText')}
      yes={t('views.deleteYes')}
      busy={busy}
      onYes={() => void confirm()}
      onClose={onClose}
    />
  )
}
