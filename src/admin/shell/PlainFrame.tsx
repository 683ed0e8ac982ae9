import { Box } from '@mui/material'
import type { FrameProps } from './HubLayout.tsx'

/** Menu and page side by side, for products without a layout of their own. */
export const PlainFrame = ({ Navigation, Brand, search, tools, user, panel, children }: FrameProps) => (
  <Box sx={{ display: 'flex', minHeight: '100dvh', flexDirection: { xs: 'column', md: 'row' } }}>
    <Box sx={{ width: { md: 260 }, maxHeight: { xs: '30dvh', md: 'none' }, overflowY: 'auto', flexShrink: 0 }}>
      <Navigation variant="full" />
    </Box>
    <Box sx={{ flex: 1, minWidth: 0, px: 2, pb: 2 }}>
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1 }}>
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
