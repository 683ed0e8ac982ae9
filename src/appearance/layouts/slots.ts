import type { ComponentType, ReactNode } from 'react'

/**
 * Variants of the main menu: `full` with texts; `rail` with icons and flyouts; `tiles`, the same with small texts; `bar` in one line; `stacked`
 * as tiles (`--rail` wide) with the items of the selected one beside them (`--panel` wide).
 */
export type NavigationVariant = 'full' | 'rail' | 'tiles' | 'bar' | 'stacked'

export interface NavigationProps {
  readonly variant: NavigationVariant
  /** Called when the user has chosen an item, so that a drawer closes. */
  readonly onChosen?: () => void
}

/** The parts that a layout arranges, without knowing their content. */
export interface LayoutSlots {
  readonly Navigation: ComponentType<NavigationProps>
  /** The logo, with or without the name. */
  readonly Brand: ComponentType<{ readonly short?: boolean }>
  /** Button of the global search; takes the remaining width of the bar. */
  readonly search: ReactNode
  /** Buttons at the end of the bar. */
  readonly tools: ReactNode
  /** The user's menu. */
  readonly user: ReactNode
  /** The settings panel, beside the page; on narrow pages over it. */
  readonly panel: ReactNode
  /** The page with its header and footer. */
  readonly children: ReactNode
}

/** Props of a layout's parts. */
export interface ChromeProps extends Omit<LayoutSlots, 'panel' | 'children'> {
  readonly collapsed: boolean
  readonly toggle: () => void
  /** Whether the page is too narrow for a menu: it is a drawer. */
  readonly narrow: boolean
}
