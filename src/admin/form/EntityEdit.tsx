import { Edit, type RaRecord, type UpdateParams, useParams, useRedirect } from 'react-admin'
import { Access } from '../Access.tsx'
import { useEntity, useMay } from '../adminContext.tsx'
import { FoldedComments } from '../comments/FoldedComments.tsx'
import { READ } from '../show/EntityShow.tsx'
import { RecordActions } from '../show/RecordActions.tsx'
import { RecordMissing } from '../show/RecordMissing.tsx'
import { RecordSkeleton } from '../show/RecordSkeleton.tsx'
import { RecordTitle } from '../show/RecordTitle.tsx'
import { useWritten } from '../undo/useWritten.tsx'
import { EntityForm } from './EntityForm.tsx'
import { FormToolbar } from './FormToolbar.tsx'
import { usePruning } from './useFormValidation.ts'
import { useOpenEdit } from './useOpenEdit.ts'
import { useFailure } from './useSaveFeedback.tsx'

interface Props {
  /** Id of a record with its own page, which stays open after saving. */
  readonly own?: string
}

/** The generated edit page. Saves pessimistically: input stays until the server has accepted it. */
export const EntityEdit = ({ own }: Props) => {
  const entity = useEntity()
  const may = useMay()
  const prune = usePruning(entity)
  const onError = useFailure('saveFailed')
  const written = useWritten(entity)
  const redirect = useRedirect()
  const onSuccess = (record: RaRecord, { previousData }: Partial<UpdateParams>) => {
    written('edit', record, previousData)
    if (own === undefined) redirect(may(entity.id, 'show') ? 'show' : 'list', entity.id, record.id, record)
  }
  const params = useParams()
  const id = own ?? params.id
  useOpenEdit(entity.id, id)
  return (
    <>
      <Access action="edit" />
      <Edit
        disableAuthentication
        {...(id !== undefined && { id })}
        title={own === undefined ? <RecordTitle on="edit" /> : ' '}
        actions={own === undefined ? <RecordActions on="edit" /> : false}
        queryOptions={READ}
        mutationMode="pessimistic"
        mutationOptions={{ onSuccess, onError }}
        transform={prune}
        component="div"
        sx={{ '& .RaEdit-card': { minWidth: 0 }, '& .RaEdit-noActions': { mt: 0 } }}
        render={({ record, error }) =>
          record ? (
            <>
              <EntityForm creating={false} toolbar={<FormToolbar own={own !== undefined} />} />
              {own === undefined && <FoldedComments />}
            </>
          ) : error ? (
            <RecordMissing error={error} />
          ) : (
            <RecordSkeleton />
          )
        }
      />
    </>
  )
}
