import { Box, type SxProps, type Theme } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { NavItems } from './NavItems.tsx'

const LIST = { flex: 1, minHeight: 0, overflowY: 'auto', overflowX: 'hidden', scrollbarWidth: 'thin', px: 2, pb: 2 } as const

/** The main menu's lines under one another. */
export const NavList = ({ children, sx }: { readonly children: ReactNode; readonly sx?: SxProps<Theme> }) => (
  <Box component="nav" aria-label={useTranslate()('app.shell.mainMenu')} sx={[LIST, ...(Array.isArray(sx) ? sx : [sx])]}>
    <NavItems>{children}</NavItems>
  </Box>
)
