import type { Bound, ColumnType } from '../columnType.ts'

const READ: ReadonlyMap<Bound, boolean> = new Map<Bound, boolean>([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
])

export const booleanColumn: ColumnType = {
  kind: () => 'boolean',
  encode: (value) => {
    const known = READ.get(value)
    if (known === undefined) throw new RangeError(`neither true nor false: ${String(value).slice(0, 40)}`)
    return known
  },
  decode: (stored) => stored === true || stored === 1,
}
