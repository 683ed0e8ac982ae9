import { DeleteWithConfirmButton, type RaRecord, useRecordContext, useTranslate } from 'react-admin'
import { recordLabel } from '../../model/recordLabel.ts'
import { useEntity } from '../adminContext.tsx'
import { useNames } from '../names.ts'
import { useFailure } from './useSaveFeedback.ts'

/** Asks, deletes, and tells what still refers to the record where that is in the way. */
export const DeleteRecord = () => {
  const translate = useTranslate()
  const entity = useEntity()
  const names = useNames()
  const record = useRecordContext<RaRecord>()
  const onError = useFailure('deleteFailed')
  if (!record) return null
  return (
    <DeleteWithConfirmButton
      label="app.form.delete"
      confirmTitle={translate('app.form.deleteTitle', { name: names.entity(entity, 1) })}
      confirmContent={translate('app.form.deleteText', { label: recordLabel(entity, record) })}
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      redirect="list"
    />
  )
}
