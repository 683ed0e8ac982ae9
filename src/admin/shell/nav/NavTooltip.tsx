import { Tooltip, type TooltipProps, useTheme } from '@mui/material'

/** What an icon of the narrow menu means, on the side where the page is. */
export const NavTooltip = (props: Pick<TooltipProps, 'title' | 'children'>) => (
  <Tooltip placement={useTheme().direction === 'rtl' ? 'left' : 'right'} enterDelay={200} {...props} />
)
