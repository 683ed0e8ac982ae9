import './Bar.css'
import MenuIcon from '@mui/icons-material/Menu'
import { Box, IconButton, type SxProps, type Theme, Tooltip } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { rovingFocus } from '../../../ui/rows/rovingFocus.ts'
import type { ChromeProps } from '../slots.ts'
import { MenuDrawer } from './MenuDrawer.tsx'

const BAR = {
  gridArea: 'bar',
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  backgroundColor: 'background.paper',
  borderBottom: '1px solid var(--line)',
  color: 'text.primary',
} as const

/** Its parts are those of the bar. */
const UNFRAMED = { display: 'contents' } as const

interface Props extends ChromeProps {
  /** Start of the bar, unless the menu is a drawer. */
  readonly start?: ReactNode
  readonly sx?: SxProps<Theme>
}

const MenuButton = ({ label, onClick, open }: { readonly label: string; readonly onClick: () => void; readonly open: boolean }) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} aria-expanded={open} onClick={onClick}>
      <MenuIcon />
    </IconButton>
  </Tooltip>
)

/** The app bar of all layouts: menu button, search, tools, user. */
export const Bar = ({ start, sx, ...chrome }: Props) => {
  const translate = useTranslate()
  const { Brand, search, tools, user, narrow } = chrome
  const [open, setOpen] = useState(false)
  return (
    <Box component="header" className="hub-bar hub-measure" sx={[BAR, ...(Array.isArray(sx) ? sx : [sx])]}>
      {narrow ? (
        <>
          <MenuButton label={translate('app.shell.openMenu')} open={open} onClick={() => setOpen(true)} />
          <Brand short />
        </>
      ) : (
        start
      )}
      <div ref={rovingFocus} role="toolbar" aria-label={translate('app.shell.tools')} style={UNFRAMED}>
        <div className="hub-search">{search}</div>
        {tools}
        {user}
      </div>
      {narrow && <MenuDrawer {...chrome} open={open} onClose={() => setOpen(false)} />}
    </Box>
  )
}
