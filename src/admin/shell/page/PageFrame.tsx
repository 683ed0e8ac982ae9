import './PageFrame.css'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { FrameContext } from './frameContext.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { PageFooter } from './PageFooter.tsx'
import { PageHeader } from './PageHeader.tsx'

/** What every page has around its content, in any layout: header, footer, and a banner for a lost connection. */
export const PageFrame = ({ notice, children }: { readonly notice?: ReactNode; readonly children: ReactNode }) => {
  const [extra, setExtra] = useState<HTMLElement | null>(null)
  const [line, setLine] = useState<HTMLElement | null>(null)
  const [hiding, setHiding] = useState(0)
  const hideFooter = useCallback(() => {
    setHiding((count) => count + 1)
    return () => setHiding((count) => count - 1)
  }, [])
  const frame = useMemo(() => ({ extra, line, hideFooter }), [extra, line, hideFooter])
  return (
    <FrameContext value={frame}>
      <OfflineBanner />
      {notice}
      <div className="hub-inner hub-measure">
        <PageHeader extra={setExtra} line={setLine} />
        <div className="hub-content">{children}</div>
        {hiding === 0 && <PageFooter />}
      </div>
    </FrameContext>
  )
}
