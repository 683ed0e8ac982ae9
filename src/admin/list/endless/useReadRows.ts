import { useEffect, useRef, useState } from 'react'
import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import type { ListMeta } from '../../../providers/data/bounded.ts'
import { useEntity } from '../../adminContext.tsx'

/** Rows of a request: the most that the API answers. */
const CHUNK = 1_000

/** How many rows have been read. */
export interface Reading {
  readonly done: number
  /** Undefined if the end of the list is not known. */
  readonly all: number | undefined
  readonly cancel: () => void
}

/** Whether the user has cancelled what failed. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Positions in a list, both included; an infinite one is its end. */
interface Positions {
  readonly top: number
  readonly bottom: number
}

/** Takes rows one after the other, and the position of the first. */
type Take = (records: readonly RaRecord[], first: number) => void | Promise<void>

/** Reads rows of a list by their positions, in its order and filter, with progress. */
export const useReadRows = (meta: ListMeta = {}) => {
  const provider = useDataProvider()
  const { id } = useEntity()
  const { sort, filterValues, filter } = useListContext()
  const [reading, show] = useState<Reading>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  async function* partsOf({ top, bottom }: Positions, signal: AbortSignal) {
    for (let page = Math.floor(top / CHUNK); page * CHUNK <= bottom; page += 1) {
      const pagination = { page: page + 1, perPage: CHUNK }
      const { data } = await provider.getList<RaRecord>(id, { pagination, sort, filter: { ...filterValues, ...filter }, signal, meta })
      const first = Math.max(top, page * CHUNK)
      const records = data.slice(first - page * CHUNK, bottom + 1 - page * CHUNK)
      if (records.length > 0) yield { records, first }
      if (data.length < CHUNK) return
    }
  }
  /** Throws what `isCancelled` recognizes if the user cancels it. */
  const read = async (rows: Positions, take: Take): Promise<void> => {
    const ending = new AbortController()
    current.current = ending
    const all = Number.isFinite(rows.bottom) ? rows.bottom - rows.top + 1 : undefined
    let done = 0
    const report = () => show({ all, done, cancel: () => ending.abort() })
    report()
    try {
      for await (const { records, first } of partsOf(rows, ending.signal)) {
        ending.signal.throwIfAborted()
        await take(records, first)
        done += records.length
        report()
      }
    } catch (error) {
      ending.signal.throwIfAborted()
      throw error
    } finally {
      show(undefined)
    }
  }
  return { reading, read }
}
