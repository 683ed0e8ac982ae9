import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import ViewColumn from '@mui/icons-material/ViewColumn'
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover, Stack } from '@mui/material'
import { useState } from 'react'
import { useFieldLabel } from '../../../labels.view.tsx'
import { useGrid } from '../gridContext.view.ts'
import { moved, ordered, toggled } from './columnLook.ts'
import type { Columns } from './useColumns.view.ts'

const UNTOUCHED = {}

/** Menu that chooses visibility and order of columns. */
export const ColumnsMenu = ({ all, shown, look, setLook }: Columns) => {
  const { entity, texts } = useGrid()
  const labelOf = useFieldLabel()
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
          {columns.map((column) => {
            const label = labelOf(entity, column.field)
            const listed = shown.some(({ name }) => name === column.name)
            const earlier = moved(all, shown, look, column.name, -1)
            const later = moved(all, shown, look, column.name, 1)
            return (
              <Stack key={column.name} direction="row" sx={{ alignItems: 'center' }}>
                <FormControlLabel
                  sx={{ flex: 1, marginInline: 0 }}
                  label={label}
                  control={
                    <Checkbox size="small" checked={listed} onChange={() => setLook(toggled(look, { name: column.name, listed }))} />
                  }
                />
                <IconButton
                  size="small"
                  disabled={!earlier}
                  aria-label={texts('record.grid.earlier', { label })}
                  onClick={() => earlier && setLook(earlier)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={!later}
                  aria-label={texts('record.grid.later', { label })}
                  onClick={() => later && setLook(later)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
              </Stack>
            )
          })}
          <Button size="small" onClick={() => setLook(UNTOUCHED)}>
            {texts('record.grid.resetColumns')}
          </Button>
        </Box>
      </Popover>
    </>
  )
}
