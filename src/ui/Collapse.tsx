import Tune from '@mui/icons-material/Tune'
import { Badge, Box, Button } from '@mui/material'
import type { ReactNode } from 'react'

interface ButtonProps {
  readonly label: string
  readonly open: boolean
  readonly toggle: () => void
  /** How many of the folded filters are set. */
  readonly set: number
}

/** Unfolds filters on phones; elsewhere they stand open. */
export const CollapseButton = ({ label, open, toggle, set }: ButtonProps) => (
  <Badge color="primary" badgeContent={set} sx={{ display: { sm: 'none' } }}>
    <Button variant="outlined" aria-expanded={open} aria-label={label} onClick={toggle} sx={{ minWidth: 44, px: 0 }}>
      <Tune sx={{ fontSize: 20 }} />
    </Button>
  </Badge>
)

/** A filter that phones show only unfolded, on a line of its own. */
export const Collapse = ({ open, children }: { readonly open: boolean; readonly children: ReactNode }) => (
  <Box sx={{ display: { xs: open ? 'block' : 'none', sm: 'block' }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>{children}</Box>
)
