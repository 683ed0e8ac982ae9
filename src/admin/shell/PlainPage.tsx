import './PlainPage.css'
import type { ReactNode } from 'react'
import { Brand } from './Brand.tsx'

/** A page without menus: the way home, and one message on the plain ground. */
export const PlainPage = ({ children }: { readonly children: ReactNode }) => (
  <main className="plain-page">
    <Brand />
    {children}
  </main>
)
