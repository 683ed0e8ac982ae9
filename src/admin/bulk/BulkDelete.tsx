import Delete from '@mui/icons-material/DeleteOutline'
import { useEntity } from '../adminContext.tsx'
import { useClosedAmong } from '../recordLock.ts'
import { BulkQuestion } from './BulkQuestion.tsx'
import { ClosedNote } from './ClosedNote.tsx'
import { BULK_TEXTS } from './useBulk.ts'

/** Deletes the selected records after a question; those still in use are named. */
export const BulkDelete = () => {
  const closed = useClosedAmong(useEntity(), 'delete')
  if (closed.all) return null
  return (
    <BulkQuestion
      action="delete"
      texts={BULK_TEXTS.delete}
      label="app.form.delete"
      title="app.bulk.deleteTitle"
      text="app.bulk.deleteText"
      color="error"
      note={<ClosedNote {...closed} />}
    >
      <Delete />
    </BulkQuestion>
  )
}
