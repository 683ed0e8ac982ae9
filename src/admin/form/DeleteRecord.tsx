import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { useContext } from 'react'
import { DeleteWithConfirmButton, type RaRecord, useNotify, useRecordContext, useRedirect, useTranslate } from 'react-admin'
import { recordLabel } from '../../model/recordLabel.ts'
import { useEntity } from '../adminContext.tsx'
import { useNames } from '../names.ts'
import { LeavingContext } from './UnsavedGuard.tsx'
import { useFailure } from './useSaveFeedback.ts'

/** Asks, deletes, and tells what still refers to the record where that is in the way. */
export const DeleteRecord = () => {
  const translate = useTranslate()
  const entity = useEntity()
  const names = useNames()
  const record = useRecordContext<RaRecord>()
  const onError = useFailure('deleteFailed')
  const notify = useNotify()
  const redirect = useRedirect()
  const leaving = useContext(LeavingContext)
  if (!record) return null
  const onSuccess = () => {
    leaving.current = true
    notify('app.notify.deleted', { type: 'info' })
    redirect('list', entity.id)
  }
  return (
    <DeleteWithConfirmButton
      label="app.form.delete"
      icon={<DeleteOutline />}
      size="medium"
      confirmTitle={translate('app.form.deleteTitle', { name: names.entity(entity, 1) })}
      confirmContent={translate('app.form.deleteText', { label: recordLabel(entity, record) })}
      mutationMode="pessimistic"
      mutationOptions={{ onError, onSuccess }}
    />
  )
}
