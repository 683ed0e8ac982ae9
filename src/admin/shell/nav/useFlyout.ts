import { type MouseEvent, useId, useState } from 'react'

interface Flyout {
  /** For the button that opens it. */
  readonly button: {
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string | undefined
    readonly onClick: (event: MouseEvent<HTMLElement>) => void
  }
  /** For `NavFlyout`. */
  readonly flyout: { readonly id: string; readonly anchor: HTMLElement | undefined; readonly onClose: () => void }
}

/** A button of the menu and what it opens. */
export const useFlyout = (): Flyout => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const open = anchor !== undefined
  return {
    button: { 'aria-expanded': open, 'aria-controls': open ? id : undefined, onClick: (event) => setAnchor(event.currentTarget) },
    flyout: { id, anchor, onClose: () => setAnchor(undefined) },
  }
}
