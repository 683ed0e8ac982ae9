import type { FieldType } from '../fieldType.ts'

/** Stands in where no field type fits: the value is kept as JSON and shown as an error card, so that nothing is dropped in silence. */
export const unknownField: FieldType = {
  name: 'unknown',
  fits: () => undefined,
  storage: 'column',
  operators: [],
  sortable: false,
  searchable: false,
  listed: false,
  samples: [],
}
