import type { Widen } from '../../widen.ts'

/** Texts of the generated record pages, `record.*`. */
const record = {
  problems: 'One field needs attention |||| %{smart_count} fields need attention',
  by: 'by %{name}',
  missing: 'This record cannot be shown',
  toList: 'Back to the list',
  addEntry: 'Add entry',
  newEntry: 'New entry',
  entryName: 'Name',
  removeEntry: 'Remove entry',
}

export type RecordMessages = Widen<typeof record>

export default record
