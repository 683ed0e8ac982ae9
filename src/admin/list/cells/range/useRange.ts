import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import type { Range } from '../../../../fields/rows/grid/core/selection.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { anyReasonOf } from '../../../failureNotice.tsx'
import type { TableRange } from '../cellPlaces.ts'
import { fillDown, fillRight, fillTargets } from './fillTargets.ts'
import { useNewestRecords } from './useNewestRecords.ts'
import { useRangeTexts } from './useRangeTexts.ts'
import { useWriteRange } from './useWriteRange.ts'

interface Options {
  /** The selected cells while a cell of the table has the focus. */
  readonly focusedRange: () => TableRange | undefined
}

const isTextSelected = (): boolean => getSelection()?.isCollapsed === false

/** What copy, paste and fill do with the selected cells. */
const useRangeActions = () => {
  const records = useNewestRecords()
  const clip = useRangeTexts(records)
  const writer = useWriteRange(records)
  const last = useRef(Promise.resolve())
  const texts = useAreaTexts('keys')
  const notify = useNotify()
  /** One after the other, so that each change is based on what the one before has written. */
  const enqueue = (work: () => Promise<void>): void => {
    last.current = last.current.then(work).catch((error: unknown) => notify(anyReasonOf(error), { type: 'error' }))
  }

  const copyLater = async (table: TableRange, loading: Promise<unknown>): Promise<void> => {
    const text = loading.then(() => new Blob([clip.copied(table)], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
  }
  const copy = ({ clipboardData }: ClipboardEvent, table: TableRange): void => {
    const loading = clip.prepare(table)
    if (loading) copyLater(table, loading).catch(() => notify(texts('keys.range.copyFailed'), { type: 'error' }))
    else clipboardData?.setData('text/plain', clip.copied(table))
  }
  const paste = async (table: TableRange, text: string): Promise<void> => {
    if (text === '') return
    const pasted = await clip.pasted(table, text)
    await writer.begin(pasted.entries, pasted)
  }
  const fill = async (table: TableRange, [source, whole]: readonly [source: Range, whole: Range]): Promise<void> =>
    writer.begin(await clip.filled(table, fillTargets(source, whole)))
  const clear = (table: TableRange) => writer.begin(clip.cleared(table))
  return {
    writer,
    copy,
    paste: (...parts: Parameters<typeof paste>) => enqueue(() => paste(...parts)),
    fill: (...parts: Parameters<typeof fill>) => enqueue(() => fill(...parts)),
    clear: (table: TableRange) => enqueue(() => clear(table)),
  }
}

/** Copy, cut and paste of the selected cells by the browser's own events, and commands that write them. */
export const useRange = ({ focusedRange }: Options) => {
  const actions = useRangeActions()
  const { writer, copy, paste, fill, clear } = actions
  const latest = useRef({ focusedRange, copy, paste, clear })
  useEffect(() => {
    latest.current = { focusedRange, copy, paste, clear }
  })
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    // At the document: the target of these events is not the focus, but where the text cursor was last.
    const listen = (type: 'copy' | 'cut' | 'paste', run: (event: ClipboardEvent, table: TableRange) => void) =>
      document.addEventListener(
        type,
        (event) => {
          const table = latest.current.focusedRange()
          if (event.defaultPrevented || !table || (type !== 'paste' && isTextSelected())) return
          event.preventDefault()
          run(event, table)
        },
        { signal },
      )
    listen('copy', (event, table) => latest.current.copy(event, table))
    listen('cut', (event, table) => {
      latest.current.copy(event, table)
      latest.current.clear(table)
    })
    listen('paste', ({ clipboardData }, table) => latest.current.paste(table, clipboardData?.getData('text/plain') ?? ''))
    return () => ending.abort()
  }, [])
  const write = (command: 'fill' | 'fillRight' | 'clear', table: TableRange): boolean => {
    if (command === 'clear') clear(table)
    const filled = command === 'fill' ? fillDown(table.range) : command === 'fillRight' ? fillRight(table.range) : undefined
    if (filled) fill(table, filled)
    // Ctrl+R of a single column loads the page again.
    return command !== 'fillRight' || filled !== undefined
  }
  return { writer, write, fillTo: (table: TableRange, whole: Range) => fill(table, [table.range, whole]) }
}
