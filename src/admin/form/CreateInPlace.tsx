import { DialogTitle } from '@mui/material'
import { useMemo } from 'react'
import { CreateBase } from 'react-admin'
import type { CreateInPlaceProps } from '../../fields/viewContext.view.tsx'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { useAdmin, useEntity } from '../adminContext.tsx'
import { useNames } from '../names.ts'
import { useWritten } from '../undo/useWritten.tsx'
import { EntityForm } from './EntityForm.tsx'
import { initialValues } from './initialValues.ts'
import { DialogButtons, IN_DIALOG, RecordDialog } from './RecordDialog.tsx'
import { usePruning } from './useFormValidation.ts'
import { useFailure } from './useSaveFeedback.tsx'

/** Field that gets the user's search text: the name in the record's label, not its code. */
const labelField = (entity: ResolvedEntity): string | undefined => {
  const named = entity.recordLabel.flatMap((part) => ('field' in part ? (entity.fieldsByName[part.field] ?? []) : []))
  const texts = named.filter(({ type }) => type.freeText)
  return (texts.find(({ unique }) => !unique) ?? texts[0])?.name
}

const Content = ({ text, onDone, onCancel, titleId }: Omit<CreateInPlaceProps, 'entity'> & { readonly titleId: string }) => {
  const names = useNames()
  const entity = useEntity()
  const { subject } = useAdmin()
  const prune = usePruning(entity)
  const written = useWritten(entity)
  const onError = useFailure('createFailed')
  const defaults = useMemo(() => {
    const field = labelField(entity)
    return { ...initialValues(entity, subject, new Date()), ...(field && text && { [field]: text }) }
  }, [entity, subject, text])
  const onSuccess = (record: Parameters<CreateInPlaceProps['onDone']>[0]) => {
    written('create', record)
    onDone(record)
  }
  return (
    <CreateBase disableAuthentication redirect={false} transform={prune} mutationOptions={{ onError, onSuccess }}>
      <DialogTitle id={titleId}>{names.create(entity)}</DialogTitle>
      <EntityForm creating guarded={false} defaultValues={defaults} sx={IN_DIALOG} toolbar={<DialogButtons onCancel={onCancel} />} />
    </CreateBase>
  )
}

/** Dialog that creates a record of another entity without leaving the form. */
export const CreateInPlace = ({ entity, ...props }: CreateInPlaceProps) => (
  <RecordDialog entity={entity} creating onCancel={props.onCancel}>
    {(titleId) => <Content {...props} titleId={titleId} />}
  </RecordDialog>
)
