import '../../ui/toast.css'
import { useEffect } from 'react'
import type { SessionMessages } from '../../providers/i18n/sessionTexts.ts'
import { type Notice, noticeText } from './sessionContext.ts'

/** Milliseconds that a welcome stays, and one that takes reading. */
const SHOWN = 4_000
const SHOWN_LONG = 30_000

export function Toast({ notice, texts, close }: { readonly notice: Notice; readonly texts: SessionMessages; readonly close: () => void }) {
  useEffect(() => {
    const timer = setTimeout(close, notice === 'passwordRemoved' ? SHOWN_LONG : SHOWN)
    return () => clearTimeout(timer)
  }, [close, notice])
  return (
    <p className="session-toast" role="status">
      {noticeText(texts, notice)}
    </p>
  )
}
