import type { ComponentType, ReactNode } from 'react'

/**
 * How the main menu is shown: `full` with texts, `rail` with icons that open what belongs to them, `tiles` alike with small texts, `bar` in one
 * line, `stacked` as tiles (`--rail` wide) with the items of one of them beside it (`--panel` wide).
 */
export type NavigationVariant = 'full' | 'rail' | 'tiles' | 'bar' | 'stacked'

export interface NavigationProps {
  readonly variant: NavigationVariant
  /** Called when the user has chosen an item, so that a drawer closes. */
  readonly onChosen?: () => void
}

/** What every layout arranges. A layout knows nothing of their content. */
export interface LayoutSlots {
  readonly Navigation: ComponentType<NavigationProps>
  /** The product's sign, with its name or without. */
  readonly Brand: ComponentType<{ readonly short?: boolean }>
  /** The way to a search of everything; takes the room that is left in the bar. */
  readonly search: ReactNode
  /** Buttons at the end of the bar. */
  readonly tools: ReactNode
  /** The user's menu. */
  readonly user: ReactNode
  /** Beside the page if there is space, else over it: the settings panel. */
  readonly panel: ReactNode
  /** The page with its header and footer. */
  readonly children: ReactNode
}

/** What else a layout gets. */
export interface ChromeProps extends Omit<LayoutSlots, 'panel' | 'children'> {
  readonly collapsed: boolean
  readonly toggle: () => void
  /** Too narrow for a menu beside the page: it is a drawer that a button opens. */
  readonly narrow: boolean
}
