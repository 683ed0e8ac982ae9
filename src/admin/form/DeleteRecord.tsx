import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { useContext, useState } from 'react'
import { Button, type RaRecord, useDelete, useRecordContext, useRedirect, useTranslate } from 'react-admin'
import { recordText } from '../../fields/recordText.view.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useEntity } from '../adminContext.tsx'
import { useNames } from '../names.ts'
import { useWritten } from '../undo/useWritten.tsx'
import { LeavingContext } from './UnsavedGuard.tsx'
import { useFailure } from './useSaveFeedback.tsx'

/** Deletes the record after a confirmation. Lists the records that refer to it if they prevent that. */
export const DeleteRecord = () => {
  const translate = useTranslate()
  const entity = useEntity()
  const names = useNames()
  const record = useRecordContext<RaRecord>()
  const onError = useFailure('deleteFailed')
  const written = useWritten(entity)
  const redirect = useRedirect()
  const leaving = useContext(LeavingContext)
  const [asking, setAsking] = useState(false)
  const [remove, { isPending }] = useDelete()
  if (!record) return null
  const onSuccess = (removed: RaRecord) => {
    leaving.current = true
    written('delete', removed)
    redirect('list', entity.id)
  }
  const onSettled = () => setAsking(false)
  return (
    <>
      <Button label="app.form.delete" color="error" size="medium" onClick={() => setAsking(true)}>
        <DeleteOutline />
      </Button>
      <ConfirmDialog
        open={asking}
        title={translate('app.form.deleteTitle', { name: names.entity(entity, 1) })}
        text={translate('app.form.deleteText', { label: recordText(entity, record) })}
        yes={translate('app.form.delete')}
        tone="error"
        busy={isPending}
        onYes={() =>
          void remove(entity.id, { id: record.id, previousData: record }, { mutationMode: 'pessimistic', onSuccess, onError, onSettled })
        }
        onClose={() => setAsking(false)}
      />
    </>
  )
}
