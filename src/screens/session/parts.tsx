import './parts.css'
import type { MouseEvent, ReactNode } from 'react'
import { useSession } from './sessionContext.ts'
import type { SessionForm } from './useSessionForm.ts'

const plainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link between session screens. A plain click does not reload the page, so typed values stay. */
export function ScreenLink({
  to,
  className = 'session-link',
  children,
}: {
  readonly to: string
  readonly className?: string
  readonly children: ReactNode
}) {
  const { go, showNotice, prefetch } = useSession()
  const follow = (event: MouseEvent) => {
    if (!plainClick(event)) return
    event.preventDefault()
    showNotice(undefined)
    go(to)
  }
  return (
    <a href={to} className={className} onClick={follow} onFocus={prefetch} onPointerEnter={prefetch}>
      {children}
    </a>
  )
}

/** Error of the form as a whole. */
export const FormFailure = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p className="session-failure" role="alert">
      {text}
    </p>
  )

export function SubmitButton({
  form,
  label,
  busyLabel,
}: {
  readonly form: SessionForm
  readonly label: string
  readonly busyLabel: string
}) {
  return (
    <button type="submit" className="session-submit" aria-disabled={form.busy}>
      {form.busy ? <span className="session-spinner" aria-hidden="true" /> : null}
      <span aria-live="polite">{form.busy ? busyLabel : label}</span>
    </button>
  )
}
