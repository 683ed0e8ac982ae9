import { Box, ListItemButton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { PADDING } from './grid.ts'

interface Props {
  readonly icon: ReactNode
  readonly primary: ReactNode
  readonly secondary: ReactNode
  /** Shown at the end of the first line; `below` at the end of the second. */
  readonly end?: ReactNode
  readonly below?: ReactNode
  /** Address of the record, if there is one. */
  readonly to?: string | undefined
}

const ROW = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 60, py: 0.75, px: PADDING } as const

const Content = ({ icon, primary, secondary, end, below }: Omit<Props, 'to'>) => (
  <>
    {icon}
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="body2" noWrap sx={{ fontWeight: 500, color: 'text.primary' }}>
        {primary}
      </Typography>
      <Typography variant="caption" component="div" color="text.secondary" noWrap>
        {secondary}
      </Typography>
    </Box>
    <Box sx={{ flexShrink: 0, textAlign: 'end', display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 0.25 }}>
      {end !== undefined && (
        <Typography variant="body2" component="div" sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
          {end}
        </Typography>
      )}
      {below !== undefined && (
        <Typography variant="caption" component="div" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {below}
        </Typography>
      )}
    </Box>
  </>
)

/** An entry of a short list: an icon, two lines, and a value at its end. The whole entry links to its record. */
export const Entry = ({ to, ...content }: Props) => (
  <li>
    {to === undefined ? (
      <Box sx={ROW}>
        <Content {...content} />
      </Box>
    ) : (
      <ListItemButton component={LinkBase} to={to} sx={{ ...ROW, '&:focus-visible': { outlineOffset: -2 } }}>
        <Content {...content} />
      </ListItemButton>
    )}
  </li>
)
