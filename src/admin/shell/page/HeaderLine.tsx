import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { FrameContext } from './frameContext.ts'

/** Shows its content below the page's title: a few words more on what the page is about. */
export const HeaderLine = ({ children }: { readonly children: ReactNode }) => {
  const { line } = use(FrameContext)
  return line && createPortal(children, line)
}
