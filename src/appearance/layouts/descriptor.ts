import type { SxProps, Theme } from '@mui/material'
import type { ComponentType } from 'react'
import type { LayoutType } from '../theme/settings.ts'
import type { ChromeProps } from './slots.ts'

/** One layout: exported as `layout` from `<type>/layout.tsx`, discovered by its path. */
export interface LayoutDescriptor {
  readonly type: LayoutType
  /** Start of the bar, unless the menu is a drawer. The bar itself is the same in all layouts, and stays mounted. */
  readonly Start?: ComponentType<ChromeProps>
  /** The menu on wide pages: an element with the grid area `side`. */
  readonly Side: ComponentType<ChromeProps>
  /** Styles of the bar. */
  readonly bar?: SxProps<Theme>
  /** Whether the bar precedes the menu in tab order. */
  readonly barFirst?: boolean
  /** Whether `Side` contains the user's menu (`user`) instead of the bar. */
  readonly userInSide?: boolean
  /** Looks of the frame. The page stays mounted when the layout changes; so it is placed by styles alone. Classes: `.hub-page`,
   * in it `.hub-header` and `.hub-content`; `.hub-panel`, with `--panel-top` where the bar stands over it. What sticks to the window (`.hub-sticks`, heads of
   * tables in `.hub-head-sticks`) has `--bar`, what of its height the bar takes at most unless it is 64 px, and `--page-end` below. `.hub-across`: a line
   * below the bar, which gives way to the record beside a list. No variables on the frame itself: a change of layout would compute the styles of the whole page again. */
  readonly frame: SxProps<Theme>
  /** Whether the menu can be collapsed on wide pages. */
  readonly collapses: boolean
}
