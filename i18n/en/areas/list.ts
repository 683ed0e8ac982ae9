import type { Widen } from '../../widen.ts'

/** Texts of lists, `list.*`: totals below them, and jobs over all that match. */
const list = {
  totals: 'Totals',
  failed: 'The totals could not be loaded.',
  jobs: {
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
  },
}

export type ListMessages = Widen<typeof list>
export default list
