import Add from '@mui/icons-material/Add'
import { Box, Button, Stack } from '@mui/material'
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { focusInside } from '../../../../ui/focusInside.ts'
import { whenShown } from '../../../../ui/whenShown.ts'
import { useFocusedParts } from '../../../shared/inputs/fieldFocus.view.ts'
import type { Columns } from '../columns/useColumns.view.ts'
import { visibleRows } from '../core/visibleLines.ts'
import { useGrid } from '../gridContext.view.ts'
import { LineSearch, useIsSearchable } from '../search/lineSearch.view.tsx'
import { LineCard } from './lineCard.view.tsx'

/** Number of cards shown at first, and added at a time. */
const MANY = 50

interface Props {
  readonly columns: Columns
  readonly onLeave: () => void
}

const EMPTY = { border: '1px dashed var(--line)', borderRadius: 1, p: 3, textAlign: 'center', color: 'text.secondary' } as const

/** Key of the open card and the number of shown ones. */
const useCards = (store: ReturnType<typeof useGrid>['store']) => {
  const [open, setOpen] = useState<number>()
  const toggle = useCallback(
    (key: number | undefined) => {
      store.endLine()
      setOpen(key)
    },
    [store],
  )
  const [most, setMost] = useState(MANY)
  const add = () => {
    const row = store.state.lines.length
    store.dispatch({ type: 'insert', row })
    setMost((before) => Math.max(before, row + 1))
    setOpen(store.keyAt(row))
  }
  const reveal = (row: number) => {
    store.reveal({ row, column: 0 })
    setMost((before) => Math.max(before, row + 1))
    toggle(store.keyAt(row))
  }
  return { open, toggle, most, more: () => setMost(most + MANY), add, reveal }
}

/** Focuses the input of a field in the card of a line, once it is open. */
const focusIn = (cards: HTMLElement, row: number, name: string) =>
  whenShown(cards, () => {
    const input = cards.querySelector<HTMLElement>(`[data-line="${row}"] [data-part="${name}"]`)
    return input !== null && focusInside(input)
  })

/** Lines as cards, for narrow pages. */
export const LineCards = ({ columns, onLeave }: Props) => {
  const { source, store, texts } = useGrid()
  const lines = useSyncExternalStore(store.subscribe, () => store.state.lines)
  const search = useSyncExternalStore(store.subscribe, () => store.state.search)
  const rows = useMemo(() => visibleRows({ lines, search }), [lines, search])
  const searchable = useIsSearchable()
  const input = useRef<HTMLInputElement>(null)
  const { open, toggle, most, more, add, reveal } = useCards(store)
  const root = useRef<HTMLDivElement>(null)
  useFocusedParts(source, ([row = '', name = '']) => {
    reveal(Number(row))
    if (root.current) focusIn(root.current, Number(row), name)
  })
  // Listed columns first, rarely used ones after them.
  const all = useMemo(
    () => [...columns.shown, ...columns.all.filter(({ name }) => !columns.shown.some((one) => one.name === name))],
    [columns],
  )
  return (
    <Box
      ref={root}
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || root.current?.contains(relatedTarget)) return
        store.endLine()
        onLeave()
      }}
    >
      {searchable && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 1.5 }}>
          <LineSearch
            input={input}
            go={() => root.current && focusInside(root.current.querySelector<HTMLElement>('[data-line]') ?? root.current)}
          />
        </Stack>
      )}
      {lines.length === 0 && <Box sx={EMPTY}>{texts('record.grid.noLines')}</Box>}
      <Stack role="list" sx={{ gap: 1.5 }}>
        {rows.slice(0, most).map((row) => {
          const key = store.keyAt(row)
          return <LineCard key={key} row={row} lineKey={key} shown={columns.shown} all={all} open={key === open} toggle={toggle} />
        })}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        {rows.length > most && (
          <Button size="small" onClick={more}>
            {texts('record.grid.more', { smart_count: rows.length - most })}
          </Button>
        )}
        {store.state.adds && (
          <Button size="small" variant="outlined" startIcon={<Add />} onClick={add}>
            {texts('record.grid.add')}
          </Button>
        )}
      </Stack>
    </Box>
  )
}
