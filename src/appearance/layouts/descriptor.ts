import type { SxProps, Theme } from '@mui/material'
import type { ComponentType } from 'react'
import type { LayoutType } from '../theme/settings.ts'
import type { ChromeProps } from './slots.ts'

/** One layout: a folder here, exported as `layout` from `<type>/layout.tsx`, found by being there. */
export interface LayoutDescriptor {
  readonly type: LayoutType
  /** Bar and menus: elements with the grid areas `bar` and `side`. */
  readonly Chrome: ComponentType<ChromeProps>
  /** Looks of the frame. The page stays mounted when the layout changes; so it is placed by styles alone. Classes: `.hub-page`,
   * in it `.hub-header` and `.hub-content`. `--panel-top` where the bar stands over the panel. */
  readonly frame: SxProps<Theme>
  /** How far the menu shrinks where there is room for one. */
  readonly collapses: boolean
}
