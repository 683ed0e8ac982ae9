import type { FieldType } from '../../../model/fieldType.ts'
import { listCell } from '../../cells.ts'

/** Facts shared by field types with several values, without duplicates, in the given order. */
export const LIST_FACTS = {
  storage: 'values',
  sortable: false,
  searchable: false,
  constraints: () => ({ uniqueItems: true }),
  toCell: listCell,
} as const satisfies Partial<FieldType>
