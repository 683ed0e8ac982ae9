import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import ViewColumn from '@mui/icons-material/ViewColumn'
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover, Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { KeptIconButton } from '../../../../ui/KeptIconButton.tsx'
import { useFieldLabel } from '../../../labels.view.tsx'
import { useGrid } from '../gridContext.view.ts'
import { moved, ordered, toggled } from './columnSettings.ts'
import type { Columns } from './useColumns.view.ts'

const UNTOUCHED = {}

interface MoveProps {
  readonly label: string
  readonly icon: ReactNode
  readonly settings: Columns['settings'] | undefined
  readonly setLook: Columns['setSettings']
}

/** A button that moves a column; idle without a position to move to. */
const MoveButton = ({ label, icon, settings, setLook: setSettings }: MoveProps) => (
  <KeptIconButton size="small" idle={!settings} aria-label={label} onClick={() => settings && setSettings(settings)}>
    {icon}
  </KeptIconButton>
)

const ColumnItem = ({ column, all, shown, settings, setSettings }: Columns & { readonly column: Columns['all'][number] }) => {
  const { entity, texts } = useGrid()
  const label = useFieldLabel()(entity, column.field)
  const { name } = column
  const listed = shown.some((one) => one.name === name)
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <FormControlLabel
        sx={{ flex: 1, marginInline: 0 }}
        label={label}
        control={<Checkbox size="small" checked={listed} onChange={() => setSettings(toggled(settings, { name, listed }))} />}
      />
      <MoveButton
        label={texts('record.grid.earlier', { label })}
        icon={<ArrowUpward fontSize="small" />}
        settings={moved(all, shown, settings, name, -1)}
        setLook={setSettings}
      />
      <MoveButton
        label={texts('record.grid.later', { label })}
        icon={<ArrowDownward fontSize="small" />}
        settings={moved(all, shown, settings, name, 1)}
        setLook={setSettings}
      />
    </Stack>
  )
}

/** Menu that chooses visibility and order of columns. */
export const ColumnsMenu = (props: Columns) => {
  const { all, settings, setSettings } = props
  const { texts } = useGrid()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const columns = ordered(all, settings)
  return (
    <>
      <IconButton
        size="small"
        aria-label={texts('record.grid.columns')}
        title={texts('record.grid.columns')}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ViewColumn fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': texts('record.grid.columns') } }}
      >
        <Box sx={{ p: 1.5, minWidth: 260 }}>
          {columns.map((column) => (
            <ColumnItem key={column.name} column={column} {...props} />
          ))}
          <Button size="small" onClick={() => setSettings(UNTOUCHED)}>
            {texts('record.grid.resetColumns')}
          </Button>
        </Box>
      </Popover>
    </>
  )
}
