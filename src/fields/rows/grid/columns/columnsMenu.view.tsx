import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import ViewColumn from '@mui/icons-material/ViewColumn'
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover, Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useFieldLabel } from '../../../labels.view.tsx'
import { useGrid } from '../gridContext.view.ts'
import { moved, ordered, toggled } from './columnSettings.ts'
import type { Columns } from './useColumns.view.ts'

const UNTOUCHED = {}

interface MoveProps {
  readonly label: string
  readonly icon: ReactNode
  readonly look: Columns['look'] | undefined
  readonly setLook: Columns['setLook']
}

/** A button that moves a column; disabled without a position to move to. */
const MoveButton = ({ label, icon, look, setLook }: MoveProps) => (
  <IconButton size="small" disabled={!look} aria-label={label} onClick={() => look && setLook(look)}>
    {icon}
  </IconButton>
)

const ColumnItem = ({ column, all, shown, look, setLook }: Columns & { readonly column: Columns['all'][number] }) => {
  const { entity, texts } = useGrid()
  const label = useFieldLabel()(entity, column.field)
  const { name } = column
  const listed = shown.some((one) => one.name === name)
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <FormControlLabel
        sx={{ flex: 1, marginInline: 0 }}
        label={label}
        control={<Checkbox size="small" checked={listed} onChange={() => setLook(toggled(look, { name, listed }))} />}
      />
      <MoveButton
        label={texts('record.grid.earlier', { label })}
        icon={<ArrowUpward fontSize="small" />}
        look={moved(all, shown, look, name, -1)}
        setLook={setLook}
      />
      <MoveButton
        label={texts('record.grid.later', { label })}
        icon={<ArrowDownward fontSize="small" />}
        look={moved(all, shown, look, name, 1)}
        setLook={setLook}
      />
    </Stack>
  )
}

/** Menu that chooses visibility and order of columns. */
export const ColumnsMenu = (props: Columns) => {
  const { all, look, setLook } = props
  const { texts } = useGrid()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const columns = ordered(all, look)
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
          <Button size="small" onClick={() => setLook(UNTOUCHED)}>
            {texts('record.grid.resetColumns')}
          </Button>
        </Box>
      </Popover>
    </>
  )
}
