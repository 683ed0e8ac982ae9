import Add from '@mui/icons-material/Add'
import ContentCopy from '@mui/icons-material/ContentCopy'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import { Box, IconButton, Stack, type SvgIconProps } from '@mui/material'
import { type ComponentType, useSyncExternalStore } from 'react'
import { ColumnsMenu } from '../columns/columnsMenu.view.tsx'
import type { Columns } from '../columns/useColumns.view.ts'
import { type GridState, selectedLines } from '../core/gridState.ts'
import { useGrid } from '../gridContext.view.ts'

export interface Tool {
  readonly name: 'add' | 'duplicate' | 'remove' | 'undo' | 'redo'
  readonly Icon: ComponentType<SvgIconProps>
  readonly idle: (state: GridState) => boolean
}

const hasNone = (state: GridState): boolean => selectedLines(state).last < selectedLines(state).first

const TOOLS: readonly Tool[] = [
  { name: 'add', Icon: Add, idle: () => false },
  { name: 'duplicate', Icon: ContentCopy, idle: hasNone },
  { name: 'remove', Icon: DeleteOutline, idle: hasNone },
  { name: 'undo', Icon: Undo, idle: ({ past }) => past.length === 0 },
  { name: 'redo', Icon: Redo, idle: ({ future }) => future.length === 0 },
]

/** Toolbar of actions on the selected lines, with their keyboard shortcuts. */
export const GridTools = ({ columns, run }: { readonly columns: Columns; readonly run: (tool: Tool['name']) => void }) => {
  const { store, texts } = useGrid()
  const idle = useSyncExternalStore(store.subscribe, () => TOOLS.map((tool) => tool.idle(store.state)).join())
  const isIdle = idle.split(',')
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
      <Box sx={{ flex: 1 }} />
      <ColumnsMenu {...columns} />
    </Stack>
  )
}
