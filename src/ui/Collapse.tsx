import Tune from '@mui/icons-material/Tune'
import { Badge, Box, Button } from '@mui/material'
import type { ReactNode } from 'react'

interface ButtonProps {
  readonly label: string
  readonly open: boolean
  readonly toggle: () => void
  /** Number of active filters among the collapsed ones. */
  readonly set: number
}

/** Expands filters on phones; on wider pages they are always visible. */
export const CollapseButton = ({ label, open, toggle, set }: ButtonProps) => (
  <Badge color="primary" badgeContent={set} sx={{ display: { sm: 'none' } }}>
    <Button variant="outlined" aria-expanded={open} aria-label={label} onClick={toggle} sx={{ minWidth: 44, px: 0 }}>
      <Tune sx={{ fontSize: 20 }} />
    </Button>
  </Badge>
)

/** A filter that phones show only when expanded, on its own line. */
export const Collapse = ({ open, children }: { readonly open: boolean; readonly children: ReactNode }) => (
  <Box sx={{ display: { xs: open ? 'block' : 'none', sm: 'block' }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>{children}</Box>
)
