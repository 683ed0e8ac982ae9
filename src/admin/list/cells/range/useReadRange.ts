import { useEffect, useRef, useState } from 'react'
import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { useEntity } from '../../../adminContext.tsx'
import { idAt, type TableRange } from '../cellPlaces.ts'

/** Rows of a request: the most that the API answers. */
const CHUNK = 1_000

/** How many rows of a range have been read. */
export interface Reading {
  readonly done: number
  /** Undefined if the end of the list is not known. */
  readonly all: number | undefined
  readonly cancel: () => void
}

/** Whether the user has cancelled what failed. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

export const heightOf = ({ range: { top, bottom } }: TableRange): number => bottom - top + 1

const isLoaded = (table: TableRange): boolean => idAt(table, table.range.top) !== undefined && idAt(table, table.range.bottom) !== undefined

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

/** Reads the rows of a range that are not loaded, in the order and filter of the list, with progress. */
export const useReadRange = () => {
  const provider = useDataProvider()
  const { id } = useEntity()
  const { sort, filterValues, filter, total } = useListContext()
  const [reading, show] = useState<Reading>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  const isOpen = ({ toEnd }: TableRange) => toEnd && total === undefined

  async function* partsOf(table: TableRange, signal: AbortSignal) {
    const { top, bottom } = table.range
    const end = isOpen(table) ? Number.POSITIVE_INFINITY : bottom
    for (let page = Math.floor(top / CHUNK); page * CHUNK <= end; page += 1) {
      const pagination = { page: page + 1, perPage: CHUNK }
      const { data } = await provider.getList<RaRecord>(id, { pagination, sort, filter: { ...filterValues, ...filter }, signal })
      const first = Math.max(top, page * CHUNK)
      const records = data.slice(first - page * CHUNK, end + 1 - page * CHUNK)
      if (records.length > 0) yield partOf(table, first, records)
      if (data.length < CHUNK) return
    }
  }
  /** Calls `take` with the parts of the range one after the other; of rows that are loaded at once. Throws what `isCancelled` recognizes if the user cancels it. */
  const read = async (table: TableRange, take: (part: TableRange) => void | Promise<void>): Promise<void> => {
    if (isLoaded(table) && !isOpen(table)) return take(table)
    const ending = new AbortController()
    current.current = ending
    const progress = { all: isOpen(table) ? undefined : heightOf(table), cancel: () => ending.abort() }
    let done = 0
    show({ ...progress, done })
    try {
      for await (const part of partsOf(table, ending.signal)) {
        ending.signal.throwIfAborted()
        await take(part)
        done += heightOf(part)
        show({ ...progress, done })
      }
    } catch (error) {
      ending.signal.throwIfAborted()
      throw error
    } finally {
      show(undefined)
    }
  }
  return { reading, read, isLoaded: (table: TableRange) => isLoaded(table) && !isOpen(table) }
}
