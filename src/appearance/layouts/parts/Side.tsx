import './Side.css'
import { Box, type SxProps, type Theme } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { SIDE_COLLAPSED_WIDTH, SIDE_WIDTH } from '../sizes.ts'
import type { ChromeProps } from '../slots.ts'

const SIDE = {
  gridArea: 'side',
  position: 'sticky',
  top: 0,
  height: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  zIndex: 'appBar',
} as const

interface FrameProps {
  readonly width: number
  readonly collapsed: boolean
  readonly sx?: SxProps<Theme>
  readonly children: ReactNode
}

/**
 * A menu beside the page, as high as the window, with its own scrolling. Logo and footer belong to the same landmark.
 */
export const SideFrame = ({ width, collapsed, sx, children }: FrameProps) => (
  <Box
    component="section"
    aria-label={useTranslate()('app.title')}
    className="hub-side"
    data-collapsed={collapsed}
    sx={[SIDE, { width }, ...(Array.isArray(sx) ? sx : [sx])]}
  >
    {children}
  </Box>
)

interface Props extends Pick<ChromeProps, 'Navigation' | 'collapsed'>, Partial<Pick<ChromeProps, 'Brand'>> {
  readonly sx?: SxProps<Theme>
  /** Below the menu, always visible. */
  readonly foot?: ReactNode
}

/** Logo and menu, expanded with texts or collapsed to icons. */
export const Side = ({ Brand, Navigation, collapsed, sx, foot }: Props) => (
  <SideFrame width={collapsed ? SIDE_COLLAPSED_WIDTH : SIDE_WIDTH} collapsed={collapsed} sx={sx}>
    {Brand && (
      <div className="side-head">
        <Brand short={collapsed} />
      </div>
    )}
    <Navigation variant={collapsed ? 'rail' : 'full'} />
    {foot && <div className="side-foot">{foot}</div>}
  </SideFrame>
)
