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
  view: {
    title: 'Quick view',
    open: 'Open',
    edit: 'Edit',
    close: 'Close the quick view',
  },
}

export type KeyMessages = Widen<typeof keys>
export default keys
