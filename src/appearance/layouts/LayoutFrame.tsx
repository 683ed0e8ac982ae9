import { Box, type Theme, useMediaQuery } from '@mui/material'
import { memo, useDeferredValue } from 'react'
import { useTranslate } from 'react-admin'
import { VISUALLY_HIDDEN } from '../../ui/visuallyHidden.ts'
import { appearance, changeAppearance, type LayoutType } from '../theme/settings.ts'
import { useAppearanceOf } from '../theme/useAppearance.ts'
import { layoutOf } from './layouts.ts'
import { Bar } from './parts/Bar.tsx'
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
  font: 'inherit',
  fontWeight: 600,
  border: 0,
  cursor: 'pointer',
  '&:not(:focus)': { ...VISUALLY_HIDDEN, p: 0 },
} as const

/** Id of the page's content, the target of the skip link. */
const CONTENT = 'main-content'

/** Pages add further links to it. */
const SkipLinks = () => {
  const translate = useTranslate()
  const skip = () => document.getElementById(CONTENT)?.focus()
  return (
    <Box id="skip-links" sx={{ display: 'contents', '& > button': SKIP }}>
      <button type="button" onClick={skip}>
        {translate('app.shell.skipToContent')}
      </button>
    </Box>
  )
}

const toggle = () => {
  const { layout } = appearance()
  changeAppearance({ layout: { ...layout, sideNavCollapse: !layout.sideNavCollapse } })
}

interface FrameProps extends LayoutSlots {
  readonly type: LayoutType
}

const Frame = memo(function Frame({ type, panel, children, ...slots }: FrameProps) {
  const collapse = useAppearanceOf(({ layout }) => layout.sideNavCollapse)
  const { Start, Side, bar, barFirst = false, userInSide = false, frame, collapses } = layoutOf(type)
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const chrome = { ...slots, collapsed: collapses && collapse, toggle, narrow }
  const line = (
    <Bar key="bar" {...chrome} user={userInSide && !narrow ? null : slots.user} start={Start && <Start {...chrome} />} sx={bar} />
  )
  const side = !narrow && <Side key={type} {...chrome} />
  return (
    <Box className="hub-frame" sx={[FRAME, ...(Array.isArray(frame) ? frame : [frame])]}>
      <SkipLinks />
      {barFirst ? [line, side] : [side, line]}
      <Box component="main" id={CONTENT} tabIndex={-1} className="hub-page" sx={PAGE}>
        {children}
      </Box>
      {panel}
    </Box>
  )
})

/**
 * The active layout around a page. When it changes, only the menu is remounted, in a deferred render; bar and page are placed by styles, so the page
 * keeps typed input.
 */
export const LayoutFrame = (slots: LayoutSlots) => <Frame {...slots} type={useDeferredValue(useLayoutType())} />
