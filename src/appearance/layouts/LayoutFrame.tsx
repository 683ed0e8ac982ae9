import { Box, type Theme, useMediaQuery } from '@mui/material'
import { useTranslate } from 'react-admin'
import { appearance, changeAppearance } from '../theme/settings.ts'
import { useAppearanceOf } from '../theme/useAppearance.ts'
import { layoutOf } from './layouts.ts'
import type { LayoutSlots } from './slots.ts'
import { useLayoutType } from './useLayoutType.ts'

const FRAME = {
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateAreas: '"side bar panel" "side page panel"',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  backgroundColor: 'background.default',
} as const

const PAGE = { gridArea: 'page', display: 'flex', flexDirection: 'column', minWidth: 0, outline: 'none' } as const

const SKIP = {
  position: 'fixed',
  insetInlineStart: 8,
  top: 8,
  zIndex: 'tooltip',
  px: 2,
  py: 1,
  borderRadius: 1,
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
  fontWeight: 600,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', p: 0 },
} as const

/** Id of the page's content, where the keyboard goes on that skips the menu. */
const CONTENT = 'main-content'

const SkipLink = () => {
  const translate = useTranslate()
  const skip = () => document.getElementById(CONTENT)?.focus()
  return (
    <Box component="button" type="button" onClick={skip} sx={{ ...SKIP, border: 0, font: 'inherit', cursor: 'pointer' }}>
      {translate('app.shell.skipToContent')}
    </Box>
  )
}

const toggle = () => {
  const { layout } = appearance()
  changeAppearance({ layout: { ...layout, sideNavCollapse: !layout.sideNavCollapse } })
}

/** The layout in force around a page. Only bar and menus are made anew when it changes; the page keeps everything that is typed in it. */
export const LayoutFrame = ({ panel, children, ...slots }: LayoutSlots) => {
  const collapse = useAppearanceOf(({ layout }) => layout.sideNavCollapse)
  const { Chrome, frame, collapses } = layoutOf(useLayoutType())
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const collapsed = collapses && collapse
  return (
    <Box className="hub-frame" sx={[FRAME, ...(Array.isArray(frame) ? frame : [frame])]}>
      <SkipLink />
      <Chrome {...slots} collapsed={collapsed} toggle={toggle} narrow={narrow} />
      <Box component="main" id={CONTENT} tabIndex={-1} className="hub-page" sx={PAGE}>
        {children}
      </Box>
      {panel}
    </Box>
  )
}
