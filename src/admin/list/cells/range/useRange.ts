import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { withoutBlankEnd } from '../../../../fields/rows/grid/clipboard/pasted.ts'
import { fromTsv } from '../../../../fields/rows/grid/clipboard/tsv.ts'
import type { Range } from '../../../../fields/rows/grid/core/selection.ts'
import { MAX_OF_CELLS } from '../../../../model/calls/cellLimits.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { anyReasonOf } from '../../../failureNotice.tsx'
import { isCancelled } from '../../endless/useReadRows.ts'
import type { TableRange } from '../cellPlaces.ts'
import { fillDown, fillRight, fillTargets } from './fillTargets.ts'
import { useNewestRecords } from './useNewestRecords.ts'
import { useRangeTexts } from './useRangeTexts.ts'
import { heightOf, joinedParts, useReadRange } from './useReadRange.ts'
import { useWriteRange } from './useWriteRange.ts'

interface Options {
  /** The selected cells while a cell of the table has the focus. */
  readonly focusedRange: () => TableRange | undefined
}

const isTextSelected = (): boolean => getSelection()?.isCollapsed === false

type Filling = readonly [source: Range, whole: Range]

/** Runs one after the other, so that each change is based on what the one before has written. */
const useQueue = () => {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.current.then(work)
    last.current = result.catch(() => undefined)
    return result
  }
}

/** Maximum number of rows that are copied. */
const MAX_COPIED = 50_000

const TOO_MANY = 'keys.range.tooManyCopied'

/** Copies the texts of a range; rows that are not loaded are read first. */
const useCopy = (
  clip: ReturnType<typeof useRangeTexts>,
  { read, isLoaded }: ReturnType<typeof useReadRange>,
  enqueue: ReturnType<typeof useQueue>,
) => {
  const texts = useAreaTexts('keys')
  const notify = useNotify()
  const textOf = async (table: TableRange) => {
    const lines: string[] = []
    let rows = 0
    await read(table, async (part) => {
      rows += heightOf(part)
      if (rows > MAX_COPIED) throw new Error(TOO_MANY)
      await clip.prepare(part)
      lines.push(clip.copied(part))
    })
    return { text: lines.join('\n'), rows }
  }
  const copyLater = async (table: TableRange): Promise<boolean> => {
    const copied = enqueue(() => textOf(table))
    const blob = copied.then(({ text }) => new Blob([text], { type: 'text/plain' }))
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
      const { rows } = await copied
      if (!isLoaded(table)) notify(texts('keys.range.copied', { smart_count: rows }))
      return true
    } catch {
      const error: unknown = await copied.then(
        () => undefined,
        (reason: unknown) => reason,
      )
      const tooMany = error instanceof Error && error.message === TOO_MANY
      if (!isCancelled(error)) notify(texts(tooMany ? TOO_MANY : 'keys.range.copyFailed', { most: MAX_COPIED }), { type: 'error' })
      return false
    }
  }
  /** Answers whether the cells are copied. */
  return async ({ clipboardData }: ClipboardEvent, table: TableRange): Promise<boolean> => {
    if (!isLoaded(table) && heightOf(table) > MAX_COPIED) {
      notify(texts(TOO_MANY, { most: MAX_COPIED }), { type: 'error' })
      return false
    }
    if (!isLoaded(table) || clip.prepare(table)) return copyLater(table)
    clipboardData?.setData('text/plain', clip.copied(table))
    return true
  }
}

/** What copy, paste and fill do with the selected cells. */
const useRangeActions = () => {
  const records = useNewestRecords()
  const clip = useRangeTexts(records)
  const writer = useWriteRange(records)
  const reader = useReadRange()
  const queue = useQueue()
  const texts = useAreaTexts('keys')
  const notify = useNotify()
  const enqueue = (work: () => Promise<void>): void => {
    queue(work).catch((error: unknown) => isCancelled(error) || notify(anyReasonOf(error), { type: 'error' }))
  }

  /** Changes the rows of a range as one, with those that are not loaded; refuses more than one change can have. */
  const change = async (table: TableRange, write: (whole: TableRange) => Promise<void>): Promise<void> => {
    const tooMany = () => notify(texts('keys.range.tooManyChanged', { most: MAX_OF_CELLS }), { type: 'error' })
    if (heightOf(table) > MAX_OF_CELLS) return void tooMany()
    const parts: TableRange[] = []
    await reader.read(table, (part) => void parts.push(part))
    const whole = joinedParts(table, parts)
    if (heightOf(whole) > MAX_OF_CELLS) return void tooMany()
    await write(whole)
  }
  const paste = async (table: TableRange, text: string): Promise<void> => {
    if (text === '') return
    const cells = withoutBlankEnd(fromTsv(text))
    const bottom = Math.min(table.rows, table.range.top + cells.length) - 1
    // A single text goes into all selected cells.
    const isSingle = cells.length === 1 && cells[0]?.length === 1
    const pasted = isSingle ? table : { ...table, toEnd: false, range: { ...table.range, bottom } }
    await change(pasted, async (whole) => {
      const found = await clip.pasted(whole, cells)
      await writer.begin(found.entries, found)
    })
  }
  const fill = async (table: TableRange, fillingOf: (range: Range) => Filling | undefined): Promise<void> => {
    const [, range = table.range] = fillingOf(table.range) ?? []
    await change({ ...table, range }, async (whole) => {
      // The list may end elsewhere than it was known to.
      const filling = fillingOf({ ...table.range, bottom: whole.range.bottom })
      if (filling) await writer.begin(await clip.filled(whole, fillTargets(...filling)))
    })
  }
  return {
    writer,
    reading: reader.reading,
    copy: useCopy(clip, reader, queue),
    paste: (...parts: Parameters<typeof paste>) => enqueue(() => paste(...parts)),
    fill: (...parts: Parameters<typeof fill>) => enqueue(() => fill(...parts)),
    clear: (table: TableRange) => enqueue(() => change(table, (whole) => writer.begin(clip.cleared(whole)))),
  }
}

/** Copy, cut and paste of the selected cells by the browser's own events, and commands that write them. */
export const useRange = ({ focusedRange }: Options) => {
  const actions = useRangeActions()
  const { writer, reading, copy, paste, fill, clear } = actions
  const latest = useRef({ focusedRange, copy, paste, clear })
  useEffect(() => {
    latest.current = { focusedRange, copy, paste, clear }
  })
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    // At the document: the target of these events is not the focus, but where the text cursor was last.
    const listen = (type: 'copy' | 'cut' | 'paste', run: (event: ClipboardEvent, table: TableRange) => void | Promise<void>) =>
      document.addEventListener(
        type,
        (event) => {
          const table = latest.current.focusedRange()
          if (event.defaultPrevented || !table || (type !== 'paste' && isTextSelected())) return
          event.preventDefault()
          void run(event, table)
        },
        { signal },
      )
    listen('copy', (event, table) => void latest.current.copy(event, table))
    listen('cut', async (event, table) => {
      if (await latest.current.copy(event, table)) latest.current.clear(table)
    })
    listen('paste', ({ clipboardData }, table) => latest.current.paste(table, clipboardData?.getData('text/plain') ?? ''))
    return () => ending.abort()
  }, [])
  const write = (command: 'fill' | 'fillRight' | 'clear', table: TableRange): boolean => {
    if (command === 'clear') clear(table)
    const fillingOf = command === 'fill' ? fillDown : command === 'fillRight' ? fillRight : undefined
    const applies = fillingOf?.(table.range) !== undefined
    if (fillingOf && applies) fill(table, fillingOf)
    // Ctrl+R of a single column loads the page again.
    return command !== 'fillRight' || applies
  }
  return { writer, reading, write, fillTo: (table: TableRange, whole: Range) => fill(table, () => [table.range, whole]) }
}
