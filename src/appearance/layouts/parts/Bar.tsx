import MenuIcon from '@mui/icons-material/Menu'
import { Box, IconButton, Stack, type SxProps, type Theme, Tooltip } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { BAR_HEIGHT } from '../sizes.ts'
import type { ChromeProps } from '../slots.ts'
import { MenuDrawer } from './MenuDrawer.tsx'

const BAR = {
  gridArea: 'bar',
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: BAR_HEIGHT,
  gap: { xs: 0, sm: 0.5 },
  px: { xs: 1, sm: 2, md: 3 },
  alignItems: 'center',
  backgroundColor: 'background.paper',
  borderBottom: '1px solid var(--line)',
  color: 'text.primary',
  '& > .MuiIconButton-root': { color: 'text.secondary' },
} as const

interface Props extends ChromeProps {
  /** At the bar's start, unless the menu is a drawer. */
  readonly start?: ReactNode
  /** Below the first line. */
  readonly sx?: SxProps<Theme>
}

const MenuButton = ({ label, onClick, open }: { readonly label: string; readonly onClick: () => void; readonly open: boolean }) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} aria-expanded={open} onClick={onClick} edge="start">
      <MenuIcon />
    </IconButton>
  </Tooltip>
)

/** The line at the top that all layouts have: way to the menu, search, tools, user. */
export const Bar = ({ start, sx, ...chrome }: Props) => {
  const translate = useTranslate()
  const { Brand, search, tools, user, narrow } = chrome
  const [open, setOpen] = useState(false)
  return (
    <Stack component="header" className="hub-bar" direction="row" sx={[BAR, ...(Array.isArray(sx) ? sx : [sx])]}>
      {narrow ? (
        <>
          <MenuButton label={translate('app.shell.openMenu')} open={open} onClick={() => setOpen(true)} />
          <Brand short />
        </>
      ) : (
        start
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex' }}>{search}</Box>
      {tools}
      {user}
      {narrow && <MenuDrawer {...chrome} open={open} onClose={() => setOpen(false)} />}
    </Stack>
  )
}
