import Add from '@mui/icons-material/Add'
import ContentCopy from '@mui/icons-material/ContentCopy'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import { IconButton, Stack, type SvgIconProps } from '@mui/material'
import { type ComponentType, type RefObject, useSyncExternalStore } from 'react'
import { ColumnsMenu } from '../columns/columnsMenu.view.tsx'
import type { Columns } from '../columns/useColumns.view.ts'
import { type GridState, selectedRows } from '../core/gridState.ts'
import { useGrid } from '../gridContext.view.ts'
import { LineSearch, useIsSearchable } from '../search/lineSearch.view.tsx'

export interface Tool {
  readonly name: 'add' | 'duplicate' | 'remove' | 'undo' | 'redo'
  readonly Icon: ComponentType<SvgIconProps>
  readonly idle: (state: GridState) => boolean
}

const hasNone = (state: GridState): boolean => selectedRows(state).length === 0

const TOOLS: readonly Tool[] = [
  { name: 'add', Icon: Add, idle: () => false },
  { name: 'duplicate', Icon: ContentCopy, idle: hasNone },
  { name: 'remove', Icon: DeleteOutline, idle: hasNone },
  { name: 'undo', Icon: Undo, idle: ({ past }) => past.length === 0 },
  { name: 'redo', Icon: Redo, idle: ({ future }) => future.length === 0 },
]

interface Props {
  readonly columns: Columns
  readonly run: (tool: Tool['name']) => void
  /** The input that searches the lines. */
  readonly search: RefObject<HTMLInputElement | null>
  /** Focuses the active line. */
  readonly focus: () => void
}

/** Toolbar of actions on the selected lines, with their keyboard shortcuts. */
export const GridTools = ({ columns, run, search, focus }: Props) => {
  const { store, texts } = useGrid()
  const idle = useSyncExternalStore(store.subscribe, () => TOOLS.map((tool) => tool.idle(store.state)).join())
  const isIdle = idle.split(',')
  const searchable = useIsSearchable()
  return (
    <Stack direction="row" role="toolbar" aria-label={texts('record.grid.tools')} sx={{ alignItems: 'center', gap: 0.25, mb: 0.5 }}>
      {store.state.adds &&
        TOOLS.map(({ name, Icon }, index) => (
          <IconButton
            key={name}
            size="small"
            aria-label={texts(`record.grid.${name}`)}
            title={texts(`record.grid.${name}`)}
            disabled={isIdle[index] === 'true'}
            onClick={() => run(name)}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
      <Stack direction="row" sx={{ flex: 1, alignItems: 'center', gap: 1, marginInlineStart: 1 }}>
        {searchable && <LineSearch input={search} go={focus} />}
      </Stack>
      <ColumnsMenu {...columns} />
    </Stack>
  )
}
