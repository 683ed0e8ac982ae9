import { Box, type SxProps, type Theme } from '@mui/material'
import type { ReactNode } from 'react'
import { BAR_HEIGHT, SIDE_COLLAPSED_WIDTH, SIDE_WIDTH } from '../sizes.ts'
import type { ChromeProps } from '../slots.ts'

const SIDE = {
  gridArea: 'side',
  position: 'sticky',
  top: 0,
  height: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  zIndex: 2,
} as const

const HEAD = { minHeight: BAR_HEIGHT, display: 'flex', alignItems: 'center' } as const

/** A menu beside the page, as high as the window; it scrolls inside itself. */
export const SideFrame = ({
  width,
  sx,
  children,
}: {
  readonly width: number
  readonly sx?: SxProps<Theme>
  readonly children: ReactNode
}) => (
  <Box className="hub-side" sx={[SIDE, { width }, ...(Array.isArray(sx) ? sx : [sx])]}>
    {children}
  </Box>
)

interface Props extends Pick<ChromeProps, 'Navigation' | 'collapsed'>, Partial<Pick<ChromeProps, 'Brand'>> {
  readonly sx?: SxProps<Theme>
}

/** The product above its menu, wide with texts or narrow with icons. */
export const Side = ({ Brand, Navigation, collapsed, sx }: Props) => (
  <SideFrame width={collapsed ? SIDE_COLLAPSED_WIDTH : SIDE_WIDTH} sx={sx}>
    {Brand && (
      <Box sx={[HEAD, collapsed ? { justifyContent: 'center' } : { px: 3 }]}>
        <Brand short={collapsed} />
      </Box>
    )}
    <Navigation variant={collapsed ? 'rail' : 'full'} />
  </SideFrame>
)
