import { use, useEffect } from 'react'
import { FrameContext } from './frameContext.ts'

/** Where it stands the page has no footer. */
export const NoFooter = () => {
  const { hideFooter } = use(FrameContext)
  useEffect(() => hideFooter(), [hideFooter])
  return null
}
