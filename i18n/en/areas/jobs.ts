import type { Widen } from '../../widen.ts'

/** Texts of jobs over many records, `jobs.*`. */
const jobs = {
  chooseField: 'Choose a field',
  selectAll: 'Select all %{total}',
  allSelected: 'All %{total} selected',
  unbounded: 'all that match',
  title: '%{name}: changing records',
  deleting: '%{name}: deleting records',
  undoing: '%{name}: undoing',
  done: '%{written} of %{total} changed',
  deleted: '%{written} of %{total} deleted',
  undone: '%{written} of %{total} restored',
  progress: '%{done} of %{total}',
  cancelled: 'Cancelled after %{done} of %{total}',
  stopped: 'The job failed after %{done} of %{total}',
  refused: '%{smart_count} record was refused |||| %{smart_count} records were refused',
  more: 'and %{count} more',
  cancel: 'Cancel',
  undo: 'Undo',
}

export type JobMessages = Widen<typeof jobs>
export default jobs
