import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

interface Props {
  readonly area: 'views' | 'templates'
  readonly name: string
  /** Resolves to whether it succeeded; a failure is shown already. */
  readonly remove: () => Promise<boolean>
  readonly onClose: () => void
}

/** Asks before a view or template is deleted. */
export const DeleteNamed = ({ area, name, remove, onClose }: Props) => {
  const t = useAreaTexts(area)
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    if (await remove()) notify(t(`${area}.deleted`))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      tone="error"
      title={t(`${area}.deleteTitle`, { name })}
      text={t(`${area}.deleteText`)}
      yes={t(`${area}.deleteYes`)}
      busy={busy}
      onYes={() => void confirm()}
      onClose={onClose}
    />
  )
}
