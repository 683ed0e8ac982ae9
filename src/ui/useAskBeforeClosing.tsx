import { type ReactNode, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** What is entered in the inputs of an element, chosen in its lists of chips, or otherwise: a file, an order of rows (`data-entered`). */
const enteredIn = (element: HTMLElement): string => {
  const inputs = [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const values = inputs.map((input) => ('checked' in input && /^(checkbox|radio)$/.test(input.type) ? input.checked : input.value))
  const chips = [...element.querySelectorAll('.MuiChip-label, [data-entered]')].map(({ textContent }) => textContent)
  return JSON.stringify([values, chips])
}

interface Asking {
  /** For the dialog's root element. */
  readonly props: {
    readonly ref: (element: HTMLDivElement | null) => void
    readonly onKeyDownCapture: () => void
    readonly onPointerDownCapture: () => void
    /** For Escape and a press outside. A button that says Cancel is meant. */
    readonly onClose: () => void
  }
  readonly question: ReactNode
}

/** Asks before a dialog is closed in which something has been entered since the first key or press: values that it filled in itself do not count. */
export const useAskBeforeClosing = (onClose: () => void): Asking => {
  const translate = useTranslate()
  const root = useRef<HTMLDivElement>(null)
  const before = useRef<string>(undefined)
  const [asking, setAsking] = useState(false)
  const remember = () => {
    if (root.current) before.current ??= enteredIn(root.current)
  }
  const close = () => {
    const isEntered = root.current && before.current !== undefined && enteredIn(root.current) !== before.current
    if (isEntered) setAsking(true)
    else onClose()
  }
  return {
    props: {
      ref: (element) => {
        root.current = element
      },
      onKeyDownCapture: remember,
      onPointerDownCapture: remember,
      onClose: close,
    },
    question: (
      <ConfirmDialog
        open={asking}
        tone="error"
        title={translate('app.form.discardTitle')}
        yes={translate('app.form.draft.discard')}
        no={translate('app.form.keepEditing')}
        onClose={() => setAsking(false)}
        onYes={onClose}
      />
    ),
  }
}
