import type { ColumnType } from '../columnType.ts'

export const booleanColumn: ColumnType = {
  kind: () => 'boolean',
  encode: (value) => value === true || value === 'true',
  decode: (stored) => stored === true || stored === 1 || stored === 1n,
}
