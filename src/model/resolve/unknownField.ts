import type { FieldType } from '../fieldType.ts'

/** Field type if no other matches: stored as JSON, and shown as an error card, so that nothing is dropped silently. */
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
