import Delete from '@mui/icons-material/DeleteOutline'
import { BulkQuestion } from './BulkQuestion.tsx'
import { BULK_TEXTS } from './useBulk.ts'

/** Deletes the selected records after a question; those still in use are named. */
export const BulkDelete = () => (
  <BulkQuestion
    action="delete"
    texts={BULK_TEXTS.delete}
    label="app.form.delete"
    title="app.bulk.deleteTitle"
    text="app.bulk.deleteText"
    color="error"
  >
    <Delete />
  </BulkQuestion>
)
