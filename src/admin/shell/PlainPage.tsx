import './PlainPage.css'
import type { ReactNode } from 'react'
import { Brand } from './Brand.tsx'

/** A page without menus: a link to the start page, and one message. */
export const PlainPage = ({ children }: { readonly children: ReactNode }) => (
  <main className="plain-page">
    <Brand />
    {children}
  </main>
)
