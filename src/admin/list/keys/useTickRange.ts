import { useEffect, useRef } from 'react'
import { type Identifier, useListContext, useNotify } from 'react-admin'
import { MAX_IN_BATCH } from '../../../model/calls/recordCalls.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { anyReasonOf } from '../../failureNotice.tsx'
import { positionOf } from '../endless/position.ts'
import { isCancelled, useReadRows } from '../endless/useReadRows.ts'
import { idsBetween, listRows } from './rows.ts'

const BOX = '.hub-head-sticks :is(tbody tr[data-id] > .MuiTableCell-paddingCheckbox, li) input[type=checkbox]'

/** The row of the box that is the target of an event. */
const boxedRow = (target: EventTarget | null): HTMLElement | undefined => {
  const box = target instanceof Element && target.matches(BOX) ? target.closest('tr, li') : null
  return listRows().find((row) => row === box || row.parentElement === box)
}

/** The row that was ticked last. */
interface Anchor {
  readonly id: string
  readonly position: number | undefined
  /** Order and filter of the list, in which it has this position. */
  readonly list: string
}

/** A click on a box begins a range of rows, and another one with Shift ends it: all of them get the state that this click gives its row, also those that are not loaded. */
export const useTickRange = () => {
  const { selectedIds, onSelect, sort, filterValues } = useListContext()
  const { reading, read } = useReadRows({ embed: false })
  const texts = useAreaTexts('keys')
  const notify = useNotify()
  const anchor = useRef<Anchor>(undefined)
  const list = JSON.stringify([sort, filterValues])
  const begin = (row: HTMLElement) => {
    anchor.current = { id: row.dataset.id ?? '', position: positionOf(row), list }
  }
  const ticks = useRef<readonly Identifier[]>(selectedIds)
  const give = (tick: boolean, ids: readonly string[]) => {
    const changed = new Set(ids)
    const others = ticks.current.filter((id) => !changed.has(String(id)))
    onSelect(tick ? [...others, ...changed] : others)
  }
  /** Ids of the rows from one position to another. */
  const readIds = async (one: number, other: number): Promise<readonly string[]> => {
    const ids: string[] = []
    const rows = { top: Math.min(one, other), bottom: Math.max(one, other) }
    await read(rows, (records) => void ids.push(...records.map(({ id }) => String(id))))
    return ids
  }
  const tickRead = async (tick: boolean, from: Anchor, id: string, positions: readonly [number, number]) => {
    try {
      give(tick, [from.id, id, ...(await readIds(...positions))])
    } catch (error) {
      if (!isCancelled(error)) notify(anyReasonOf(error), { type: 'error' })
    }
  }
  /** Ends the range with this row. Answers whether there is one. */
  const end = (row: HTMLElement): boolean => {
    const { id = '' } = row.dataset
    const [from, position] = [anchor.current, positionOf(row)]
    if (!from || ticks.current.length === 0) return false
    const loaded = listRows().find(({ dataset }) => dataset.id === from.id)
    const tick = !ticks.current.some((each) => String(each) === id)
    // In the next task: the browser still takes back what the click did to the box.
    if (loaded) setTimeout(give, 0, tick, idsBetween(loaded, row))
    else if (from.position === undefined || position === undefined || from.list !== list) return false
    else if (Math.abs(position - from.position) >= MAX_IN_BATCH)
      notify(texts('keys.range.tooManyTicked', { most: MAX_IN_BATCH }), { type: 'error' })
    else void tickRead(tick, from, id, [from.position, position])
    return true
  }
  const latest = useRef({ begin, end })
  useEffect(() => {
    latest.current = { begin, end }
    ticks.current = selectedIds
  })
  useEffect(() => {
    const ending = new AbortController()
    const click = (event: MouseEvent) => {
      const row = boxedRow(event.target)
      if (!row) return
      if (event.shiftKey && latest.current.end(row)) {
        event.preventDefault()
        event.stopPropagation()
      }
      latest.current.begin(row)
    }
    document.addEventListener('click', click, { capture: true, signal: ending.signal })
    return () => ending.abort()
  }, [])
  return { begin, end, reading }
}
