import Delete from '@mui/icons-material/DeleteOutline'
import EditNote from '@mui/icons-material/EditNote'
import { Suspense, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { isTrashed } from '../../model/records/trash.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useAdmin, useEntity, useMay } from '../adminContext.tsx'
import { ExportButton } from '../export/ExportButton.tsx'
import { DuplicateButton } from '../form/start/DuplicateButton.tsx'
import { useKey } from '../keys/useKey.ts'
import { withInputs } from '../lazyInputs.tsx'
import { ToolButton } from '../list/ToolButton.tsx'
import { useLockedSelection } from '../recordLock.ts'
import { useAllMatching } from './allMatching.tsx'
import { BulkQuestion } from './BulkQuestion.tsx'
import { LockedNote } from './LockedNote.tsx'
import { BULK_TEXTS } from './useBulk.ts'

/** Deletes the selected records after a confirmation, and lists those that are still in use. */
const BulkDelete = () => {
  const all = useAllMatching()
  const entity = useEntity()
  const closed = useLockedSelection(entity, 'delete')
  const isKept = isTrashed(useAdmin().model, entity)
  if (closed.all && !all) return null
  return (
    <BulkQuestion
      action="delete"
      texts={BULK_TEXTS.delete}
      label="app.form.delete"
      title="app.bulk.deleteTitle"
      {...((isKept || !all) && { text: isKept ? 'app.bulk.trashText' : 'app.bulk.deleteText' })}
      color="error"
      note={<LockedNote {...closed} />}
    >
      <Delete />
    </BulkQuestion>
  )
}

const BulkEdit = lazy(() => withInputs(import('./BulkEdit.tsx')))

const BulkEditButton = () => {
  const translate = useTranslate()
  const [open, setOpen] = useState<'empty' | 'suggesting'>()
  useKey('changeSelected', () => setOpen('suggesting'))
  return (
    <>
      <ToolButton label={translate('app.bulk.edit')} aria-keyshortcuts="B" onClick={() => setOpen('empty')}>
        <EditNote />
      </ToolButton>
      {open && (
        <Suspense>
          <BulkEdit suggesting={open === 'suggesting'} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Actions on the selected records. */
const BulkActions = () => {
  const entity = useEntity()
  const may = useMay()
  const { selectedIds } = useListContext()
  const closed = useLockedSelection(entity, 'update')
  const all = useAllMatching()
  const Own = useAdmin().screens[entity.id]?.bulk
  return (
    <>
      {Own && (
        <Suspense>
          <Own />
        </Suspense>
      )}
      {may(entity.id, 'edit') && (all || !closed.all) && <BulkEditButton />}
      {!all && selectedIds.length === 1 && <DuplicateButton id={selectedIds[0]} />}
      <ExportButton ids={all ? undefined : selectedIds} />
      {may(entity.id, 'delete') && <BulkDelete />}
    </>
  )
}

export default BulkActions
