import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { FrameContext } from './frameContext.ts'

/** Shows its content, a few words about the page, below the page's title. */
export const HeaderLine = ({ children }: { readonly children: ReactNode }) => {
  const { line } = use(FrameContext)
  return line && createPortal(children, line)
}
