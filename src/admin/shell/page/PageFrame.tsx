import './PageFooter.css'
import './PageFrame.css'
import { Alert, Collapse } from '@mui/material'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { numberFormat } from '../../../model/values/keptFormats.ts'
import { useConnection } from '../../../providers/realtime/realtimeContext.ts'
import { FrameContext } from './frameContext.ts'
import { PageHeader } from './PageHeader.tsx'
import { setReportPlace } from './reportPlace.ts'

/** Copyright with the current year, and the maker (specification, section 1). */
const PageFooter = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const year = numberFormat(`${locale}-u-nu-latn`, { useGrouping: false }).format(new Date().getFullYear())
  return (
    <footer className="hub-footer">
      <span>{translate('app.shell.copyright', { year })}</span>
      <span>{translate('app.shell.developedBy', { name: translate('app.title') })}</span>
    </footer>
  )
}

/** Banner while the server is unreachable. */
const OfflineBanner = () => {
  const translate = useTranslate()
  const offline = useConnection() === 'offline'
  return (
    <div role="status" className="hub-notice">
      <Collapse in={offline} unmountOnExit>
        <Alert severity="warning" sx={{ borderRadius: 0, borderWidth: '0 0 1px', px: 'var(--gutter)', py: 0.25 }}>
          {translate('app.shell.offline')}
        </Alert>
      </Collapse>
    </div>
  )
}

/** The parts around the content of every page in all layouts: header, footer, and the banner of a lost connection. */
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
        <div ref={setReportPlace} />
        <div className="hub-content">{children}</div>
        {hiding === 0 && <PageFooter />}
      </div>
    </FrameContext>
  )
}
