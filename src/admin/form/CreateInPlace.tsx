import { Button, Dialog, DialogActions, DialogTitle } from '@mui/material'
import { useId, useMemo } from 'react'
import { CreateBase, ResourceContextProvider, SaveButton, useTranslate } from 'react-admin'
import type { CreateInPlaceProps } from '../../fields/viewContext.view.tsx'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { useAskBeforeClosing } from '../../ui/useAskBeforeClosing.tsx'
import { useAdmin, useEntity, useFormFields } from '../adminContext.tsx'
import { useNames } from '../names.ts'
import { useWritten } from '../undo/useWritten.tsx'
import { EntityForm } from './EntityForm.tsx'
import { FocusFirst } from './FocusFirst.tsx'
import { initialValues } from './initialValues.ts'
import { usePruning } from './useFormValidation.ts'
import { useFailure } from './useSaveFeedback.tsx'

/** Field that gets the user's search text: the name in the record's label, not its code. */
const labelField = (entity: ResolvedEntity): string | undefined => {
  const named = entity.recordLabel.flatMap((part) => ('field' in part ? (entity.fieldsByName[part.field] ?? []) : []))
  const texts = named.filter(({ type }) => type.freeText)
  return (texts.find(({ unique }) => !unique) ?? texts[0])?.name
}

/** Maximum number of fields in a narrow dialog. */
const FEW = 6

/** Removes the card styles of sections: the dialog is a card itself. */
const IN_DIALOG = {
  px: { xs: 2.5, sm: 3 },
  pt: 1.5,
  pb: 1.5,
  gap: 3,
  '& > .MuiCard-root': { p: 0, border: 0, boxShadow: 'none', backgroundColor: 'transparent' },
}

const Content = ({ text, onDone, onCancel, titleId }: Omit<CreateInPlaceProps, 'entity'> & { readonly titleId: string }) => {
  const translate = useTranslate()
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
    <CreateBase redirect={false} transform={prune} mutationOptions={{ onError, onSuccess }}>
      <DialogTitle id={titleId}>{names.create(entity)}</DialogTitle>
      <EntityForm
        creating
        guarded={false}
        defaultValues={defaults}
        sx={IN_DIALOG}
        toolbar={
          <DialogActions>
            <Button onClick={onCancel}>{translate('app.form.cancel')}</Button>
            <SaveButton label="app.form.save" icon={<></>} alwaysEnable />
            <FocusFirst />
          </DialogActions>
        }
      />
    </CreateBase>
  )
}

const InDialog = (props: Omit<CreateInPlaceProps, 'entity'>) => {
  const few = useFormFields(useEntity(), true).length <= FEW
  const id = useId()
  const asking = useAskBeforeClosing(props.onCancel)
  return (
    <>
      <Dialog open fullWidth maxWidth={few ? 'sm' : 'md'} {...asking.props} aria-labelledby={id}>
        <Content {...props} titleId={id} />
      </Dialog>
      {asking.question}
    </>
  )
}

/** Dialog that creates a record of another entity without leaving the form. */
export const CreateInPlace = ({ entity, ...props }: CreateInPlaceProps) => (
  <ResourceContextProvider value={entity}>
    <InDialog {...props} />
  </ResourceContextProvider>
)
