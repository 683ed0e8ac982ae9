import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { FrameContext } from './frameContext.ts'

/** Shows its content beside the page's title. */
export const HeaderExtra = ({ children }: { readonly children: ReactNode }) => {
  const { extra } = use(FrameContext)
  return extra && createPortal(children, extra)
}
