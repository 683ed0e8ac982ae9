import { Box } from '@mui/material'
import type { FrameProps } from './HubLayout.tsx'

/** Menu and page side by side, for products without a layout of their own. */
export const PlainFrame = ({ Navigation, Brand, search, tools, user, panel, children }: FrameProps) => (
  <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
    <Box sx={{ width: 260, flexShrink: 0 }}>
      <Navigation variant="full" />
    </Box>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'flex' }}>
        <Brand />
        {search}
        {tools}
        {user}
      </Box>
      <main id="main-content">{children}</main>
    </Box>
    {panel}
  </Box>
)
