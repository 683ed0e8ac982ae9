import type { Widen } from '../../widen.ts'

/** Keys of the product and their list, quick view and editing in cells, `keys.*`. */
const keys = {
  title: 'Keyboard shortcuts',
  singleOff: 'Keys without Ctrl are switched off in the settings.',
  space: 'Space',
  groups: {
    everywhere: 'Everywhere',
    list: 'In this list',
    cell: 'In a cell',
    record: 'On this record',
    form: 'In this form',
  },
  names: {
    palette: 'Search records and screens',
    undo: 'Undo the last change',
    help: 'Show these shortcuts',
    search: 'Search the list',
    create: 'New record',
    nextRow: 'Next row',
    previousRow: 'Previous row',
    openRow: 'Open the row',
    editRow: 'Edit the row',
    duplicateRow: 'Duplicate the row',
    selectRow: 'Select the row',
    quickView: 'Quick view of the row',
    closeView: 'Close the quick view',
    enterCells: 'Move through cells',
    editCell: 'Edit the cell (or type over it)',
    selectCells: 'Select several cells',
    selectAllCells: 'Select all cells',
    copyCells: 'Copy the cells',
    pasteCells: 'Paste from a spreadsheet',
    fillCells: 'Fill down or to the right',
    clearCells: 'Empty the cells',
    leaveCells: 'Back to the row',
    edit: 'Edit',
    duplicate: 'Duplicate',
    next: 'Next record',
    previous: 'Previous record',
    save: 'Save',
    saveAndAdd: 'Save and add another',
  },
  last: 'This is the last record of the list.',
  first: 'This is the first record of the list.',
  elsewhere: 'This record isn’t on the page of the list that you left.',
  cell: {
    noRight: 'You may not change this.',
    computed: 'This is filled in by the system.',
    fixed: 'This is set once, when the record is created.',
    rows: 'Change these on the record’s page.',
    absent: 'This record has no such value.',
  },
  range: {
    selected: 'One cell selected |||| %{smart_count} cells selected: %{rows} by %{columns}',
    handle: 'Drag to fill',
    copyFailed: 'Nothing was copied: please try again',
    same: 'Nothing to change',
    written: 'One cell changed |||| %{smart_count} cells changed',
    title: 'One cell can’t be changed |||| %{smart_count} cells can’t be changed',
    question: 'Change the cells?',
    write: 'Change one cell |||| Change %{smart_count} cells',
    /** `Mercedes E 220 – Price` */
    cell: '%{record} – %{field}',
    fits: 'This can be written now.',
    unread: '“%{value}” can’t be used here',
    conflict: 'Someone else has changed this meanwhile. Your value would replace theirs.',
    rowsLeft:
      'One pasted row has no place below the last row of this page, and is left out. |||| %{smart_count} pasted rows have no place below the last row of this page, and are left out.',
    columnsLeft:
      'One pasted column has no place beside the last column, and is left out. |||| %{smart_count} pasted columns have no place beside the last column, and are left out.',
    more: 'and one more |||| and %{smart_count} more',
  },
  view: {
    title: 'Quick view',
    open: 'Open',
    edit: 'Edit',
    close: 'Close the quick view',
  },
}

export type KeyMessages = Widen<typeof keys>
export default keys
