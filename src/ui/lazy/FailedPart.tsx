import './FailedPart.css'
import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'

/** Whether the server has another version than this page's. */
const isOutdated = async (): Promise<boolean> => {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src')
  const page = await fetch('/', { cache: 'no-store' })
  return page.ok && typeof script === 'string' && !(await page.text()).includes(script)
}

/** Of all parts that could not be loaded: a table has one in each row. */
const retries = new Set<() => Promise<void>>()

const openAbove = (dialog: HTMLDialogElement | null) => dialog?.showModal?.()

interface Props {
  readonly retry: () => Promise<void>
  /** Of a part that was opened, such as a dialog. */
  readonly onClose: (() => void) | undefined
}

/** In place of a part whose code could not be loaded. It must need no other code. */
export const FailedPart = ({ retry, onClose }: Props) => {
  const translate = useTranslate()
  const [loading, setLoading] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [outdated, setOutdated] = useState(false)
  useEffect(() => {
    retries.add(retry)
    return () => void retries.delete(retry)
  }, [retry])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    isOutdated().then(setOutdated, () => undefined)
  }, [attempt])
  const tryAgain = async () => {
    setAttempt(attempt + 1)
    setLoading(true)
    await Promise.all([...retries].map((each) => each()))
    setLoading(false)
  }
  const content = (
    <div className="failed-part" role="alert">
      <span>{translate(outdated ? 'app.pages.partOutdated' : 'app.pages.partFailed')}</span>
      <Button size="small" variant={outdated ? 'text' : 'outlined'} aria-busy={loading} onClick={tryAgain}>
        {translate('app.retry')}
      </Button>
      {outdated && (
        <Button size="small" variant="outlined" onClick={() => location.reload()}>
          {translate('app.pages.reload')}
        </Button>
      )}
      {onClose && (
        <Button size="small" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      )}
    </div>
  )
  if (!onClose) return content
  return (
    <dialog ref={openAbove} className="failed-part-above" onClose={onClose} aria-label={translate('app.pages.partFailed')}>
      {content}
    </dialog>
  )
}
