import { DialogTitle } from '@mui/material'
import { EditBase, type RaRecord, type UpdateParams } from 'react-admin'
import type { EditInPlaceProps } from '../../fields/viewContext.view.tsx'
import { useEntity } from '../adminContext.tsx'
import { READ } from '../show/EntityShow.tsx'
import { RecordMissing } from '../show/RecordMissing.tsx'
import { RecordSkeleton } from '../show/RecordSkeleton.tsx'
import { RecordTitle } from '../show/RecordTitle.tsx'
import { useWritten } from '../undo/useWritten.tsx'
import { EntityForm } from './EntityForm.tsx'
import { DialogButtons, IN_DIALOG, RecordDialog } from './RecordDialog.tsx'
import { usePruning } from './useFormValidation.ts'
import { useOpenEdit } from './useOpenEdit.ts'
import { useFailure } from './useSaveFeedback.tsx'

const Content = ({ id, titleId, onDone, onCancel }: Omit<EditInPlaceProps, 'entity'> & { readonly titleId: string }) => {
  const entity = useEntity()
  const prune = usePruning(entity)
  const written = useWritten(entity)
  const onError = useFailure('saveFailed')
  useOpenEdit(entity.id, id)
  const onSuccess = (record: RaRecord, { previousData }: Partial<UpdateParams>) => {
    written('edit', record, previousData)
    onDone(record)
  }
  return (
    <EditBase
      disableAuthentication
      id={id}
      redirect={false}
      queryOptions={READ}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
      transform={prune}
      render={({ record, error }) => (
        <>
          <DialogTitle id={titleId}>
            <RecordTitle on="edit" />
          </DialogTitle>
          {record ? (
            <EntityForm creating={false} guarded={false} sx={IN_DIALOG} toolbar={<DialogButtons onCancel={onCancel} />} />
          ) : error ? (
            <RecordMissing error={error} />
          ) : (
            <RecordSkeleton />
          )}
        </>
      )}
    />
  )
}

/** Dialog that edits a record of another entity without leaving the form. */
export const EditInPlace = ({ entity, ...props }: EditInPlaceProps) => (
  <RecordDialog entity={entity} creating={false} onCancel={props.onCancel}>
    {(titleId) => <Content {...props} titleId={titleId} />}
  </RecordDialog>
)
