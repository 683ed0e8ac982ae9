import { Box } from '@mui/material'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { useFocusedParts } from '../../../shared/inputs/fieldFocus.view.ts'
import { hintTextOf } from '../cells/gridCell.view.tsx'
import { useClipboard } from '../clipboard/useClipboard.view.ts'
import { resized } from '../columns/columnSettings.ts'
import { tracksOf } from '../columns/columnWidths.ts'
import type { Columns } from '../columns/useColumns.view.ts'
import { visibleRows } from '../core/visibleLines.ts'
import { useGrid } from '../gridContext.view.ts'
import { runCommand } from '../keyboard/runCommand.ts'
import { useGridEvents } from '../keyboard/useGridEvents.view.ts'
import { GridBody } from './gridBody.view.tsx'
import { GridHeader } from './gridHeader.view.tsx'
import { GRID, LINE } from './gridStyles.view.ts'
import { GridTools, type Tool } from './gridTools.view.tsx'

/** Status line: hintText of the active cell, and the last notice. */
const GridStatus = () => {
  const { store, texts, reasons, statusId } = useGrid()
  const translate = useTranslate()
  const cell = useSyncExternalStore(store.subscribe, () => store.cellAt(store.state.at.row, store.active().name))
  const notice = useSyncExternalStore(store.subscribe, () => store.notice)
  const wrong = cell.error !== undefined || cell.unread !== undefined
  const hintText = hintTextOf(cell, translate, texts, reasons)
  return (
    <Box
      id={statusId}
      role="status"
      sx={{ minHeight: '1.5em', mt: 0.5, typography: 'caption', color: wrong ? 'error.main' : 'text.secondary' }}
    >
      {hintText ?? notice}
    </Box>
  )
}

interface Props {
  readonly columns: Columns
  readonly label: string
  readonly onLeave: () => void
}

/** Lines as a grid of cells, for keyboard and mouse. */
export const LineGrid = ({ columns, label, onLeave }: Props) => {
  const grid = useGrid()
  const { source, store, texts } = grid
  const scroller = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const find = useCallback(() => {
    search.current?.focus()
    search.current?.select()
    return search.current !== null
  }, [])
  const { target, events } = useGridEvents({ grid, scroller, columns, line: LINE, onLeave, find })
  const clipboard = useClipboard(grid)
  useFocusedParts(source, ([row = '', name = '']) => {
    store.endLine()
    store.reveal({ row: Number(row), column: Math.max(0, store.state.columns.indexOf(name)) })
    store.setFocused(true)
  })
  const { shown, settings, setSettings } = columns
  const { tracks, width } = tracksOf(shown)
  const rows = useSyncExternalStore(store.subscribe, () => store.state.lines.length + (store.state.adds ? 2 : 1))

  useEffect(() => {
    const names = shown.map(({ name }) => name)
    if (names.join() !== store.state.columns.join()) store.dispatch({ type: 'columns', columns: names })
  }, [shown, store])

  const focus = () => {
    store.dispatch({ type: 'go', to: { row: visibleRows(store.state)[0] ?? 0, column: store.state.at.column } })
    store.setFocused(true)
  }
  const resize = useCallback((name: string, to: number) => setSettings(resized(settings, name, to)), [settings, setSettings])
  const run = (tool: Tool['name']) => {
    const { lines, home } = store.state
    if (tool === 'add') store.dispatch({ type: 'go', to: { row: lines.length, column: home } })
    else runCommand(target, { do: tool })
    store.setFocused(true)
  }
  return (
    <>
      <GridTools columns={columns} run={run} search={search} focus={focus} />
      <Box
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-description={store.state.adds ? texts('record.grid.help') : undefined}
        aria-rowcount={rows}
        aria-colcount={shown.length + 1}
        aria-multiselectable
        aria-readonly={!store.state.adds}
        sx={GRID}
        style={Object.fromEntries([
          ['--tracks', tracks],
          ['--total', `${width}px`],
        ])}
        {...events}
        {...clipboard}
      >
        <GridHeader columns={shown} resize={resize} />
        <GridBody columns={shown} scroller={scroller} movable={store.state.adds} />
      </Box>
      <GridStatus />
    </>
  )
}
