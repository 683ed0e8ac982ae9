import { Tooltip, type TooltipProps, useTheme } from '@mui/material'

/** Label of an icon of the narrow menu, on the page's side. */
export const NavTooltip = (props: Pick<TooltipProps, 'title' | 'children'>) => (
  <Tooltip placement={useTheme().direction === 'rtl' ? 'left' : 'right'} enterDelay={200} {...props} />
)
