import Add from '@mui/icons-material/Add'
import { Box, Button, Stack } from '@mui/material'
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Columns } from '../columns/useColumns.view.ts'
import { useGrid } from '../gridContext.view.ts'
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
  return { open, toggle, most, more: () => setMost(most + MANY), add }
}

/** Lines as cards, for narrow pages. */
export const LineCards = ({ columns, onLeave }: Props) => {
  const { store, texts } = useGrid()
  const lines = useSyncExternalStore(store.subscribe, () => store.state.lines)
  const { open, toggle, most, more, add } = useCards(store)
  const root = useRef<HTMLDivElement>(null)
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
      {lines.length === 0 && <Box sx={EMPTY}>{texts('record.grid.noLines')}</Box>}
      <Stack role="list" sx={{ gap: 1.5 }}>
        {lines.slice(0, most).map(({ key }, row) => (
          <LineCard key={key} row={row} lineKey={key} shown={columns.shown} all={all} open={key === open} toggle={toggle} />
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        {lines.length > most && (
          <Button size="small" onClick={more}>
            {texts('record.grid.more', { smart_count: lines.length - most })}
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
