import { type RaRecord, useListContext } from 'react-admin'
import { useReadRows } from '../../endless/useReadRows.ts'
import { idAt, type TableRange } from '../cellPlaces.ts'

export const heightOf = ({ range: { top, bottom } }: TableRange): number => bottom - top + 1

const hasIds = (table: TableRange): boolean => idAt(table, table.range.top) !== undefined && idAt(table, table.range.bottom) !== undefined

/** A part of a range, with the records of its rows. */
const partOf = (table: TableRange, first: number, records: readonly RaRecord[]): TableRange => ({
  ...table,
  ids: records.map(({ id }) => String(id)),
  first,
  records: new Map(records.map((record) => [String(record.id), record])),
  range: { ...table.range, top: first, bottom: first + records.length - 1 },
})

/** A range of the parts that were read one after the other. */
export const joinedParts = (table: TableRange, parts: readonly TableRange[]): TableRange => {
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last || parts.length === 1) return first ?? partOf(table, table.range.top, [])
  return {
    ...first,
    ids: parts.flatMap(({ ids }) => ids),
    records: new Map(parts.flatMap(({ records }) => [...(records ?? [])])),
    range: { ...first.range, bottom: last.range.bottom },
  }
}

/** Reads the rows of a range that are not loaded. */
export const useReadRange = () => {
  const rows = useReadRows()
  const { total } = useListContext()
  const isOpen = ({ toEnd }: TableRange) => toEnd && total === undefined
  const isLoaded = (table: TableRange) => hasIds(table) && !isOpen(table)
  /** Calls `take` with the parts of the range one after the other; of rows that are loaded at once. Throws what `isCancelled` recognizes if the user cancels it. */
  const read = async (table: TableRange, take: (part: TableRange) => void | Promise<void>): Promise<void> => {
    if (isLoaded(table)) return take(table)
    const bottom = isOpen(table) ? Number.POSITIVE_INFINITY : table.range.bottom
    await rows.read({ top: table.range.top, bottom }, (records, first) => take(partOf(table, first, records)))
  }
  return { reading: rows.reading, read, isLoaded }
}
