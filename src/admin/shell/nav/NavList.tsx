import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { NavItems } from './NavItems.tsx'

/** The main menu as a vertical list; `className` is its variant: `nav-rail`, `nav-tiles`. */
export const NavList = ({ children, className = '' }: { readonly children: ReactNode; readonly className?: string }) => (
  <nav aria-label={useTranslate()('app.shell.mainMenu')} className={`nav-scroll ${className}`}>
    <NavItems>{children}</NavItems>
  </nav>
)
