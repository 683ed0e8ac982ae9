import './nav.css'
import { memo } from 'react'
import { BarNav } from './BarNav.tsx'
import { FullNav } from './FullNav.tsx'
import { RailNav } from './RailNav.tsx'
import { StackedNav, TilesNav } from './StackedNav.tsx'

const VARIANTS = { full: FullNav, rail: RailNav, tiles: TilesNav, bar: BarNav, stacked: StackedNav } as const

export interface NavigationProps {
  readonly variant: keyof typeof VARIANTS
  readonly onChosen?: () => void
}

/** The main menu, in the variant of the layout. */
export const Navigation = memo(function Navigation({ variant, ...props }: NavigationProps) {
  const Variant = VARIANTS[variant]
  return <Variant {...props} />
})
