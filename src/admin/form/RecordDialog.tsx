import { Button, Dialog, DialogActions } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { ResourceContextProvider, SaveButton, useRecordContext, useTranslate } from 'react-admin'
import { lockIn } from '../../model/records/recordLock.ts'
import { useAskBeforeClosing } from '../../ui/useAskBeforeClosing.tsx'
import { useEntity, useFormFields } from '../adminContext.tsx'
import { isEditable } from '../recordLock.ts'
import { FocusFirst } from './FocusFirst.tsx'
import { UpdatedFields } from './live/updatedFields.ts'

/** Maximum number of fields in a narrow dialog. */
const FEW = 6

/** Removes the card styles of sections: the dialog is a card itself. */
export const IN_DIALOG = {
  px: { xs: 2.5, sm: 3 },
  pt: 1.5,
  pb: 1.5,
  gap: 3,
  '& > .MuiCard-root': { p: 0, border: 0, boxShadow: 'none', backgroundColor: 'transparent' },
}

/** Marks of the form below do not apply to this one. */
const NONE: ReadonlySet<string> = new Set()

/** Stays visible below a form that is longer than the window. */
const BUTTONS = { position: 'sticky', bottom: 0, zIndex: 3, backgroundColor: 'var(--paper)' } as const

export const DialogButtons = ({ onCancel }: { readonly onCancel: () => void }) => {
  const translate = useTranslate()
  const entity = useEntity()
  const lock = lockIn(useRecordContext())
  return (
    <DialogActions sx={BUTTONS}>
      <Button onClick={onCancel}>{translate('app.form.cancel')}</Button>
      {isEditable(entity, lock) && <SaveButton label="app.form.save" icon={null} alwaysEnable />}
      <FocusFirst />
    </DialogActions>
  )
}

interface Props {
  readonly entity: string
  readonly creating: boolean
  readonly onCancel: () => void
  /** Content; its title has the id. */
  readonly children: (titleId: string) => ReactNode
}

const InDialog = ({ creating, onCancel, children }: Omit<Props, 'entity'>) => {
  const few = useFormFields(useEntity(), creating).length <= FEW
  const id = useId()
  const asking = useAskBeforeClosing(onCancel)
  return (
    <>
      <Dialog open fullWidth maxWidth={few ? 'sm' : 'md'} {...asking.props} aria-labelledby={id}>
        <UpdatedFields value={NONE}>{children(id)}</UpdatedFields>
      </Dialog>
      {asking.question}
    </>
  )
}

/** Dialog with the form of a record of another entity, above the form that refers to it. */
export const RecordDialog = ({ entity, ...props }: Props) => (
  <ResourceContextProvider value={entity}>
    <InDialog {...props} />
  </ResourceContextProvider>
)
