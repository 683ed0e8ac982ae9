import { use, useEffect } from 'react'
import { FrameContext } from './frameContext.ts'

/** Hides the page's footer while it is mounted. */
export const NoFooter = () => {
  const { hideFooter } = use(FrameContext)
  useEffect(() => hideFooter(), [hideFooter])
  return null
}
