import { type MouseEvent, useId, useState } from 'react'

interface Flyout {
  /** Props of the button that opens it. */
  readonly button: {
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string | undefined
    readonly onClick: (event: MouseEvent<HTMLElement>) => void
  }
  /** Props of `NavFlyout`. */
  readonly flyout: { readonly id: string; readonly anchor: HTMLElement | undefined; readonly onClose: () => void }
}

/** State and props of a menu button and its flyout. */
export const useFlyout = (): Flyout => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const open = anchor !== undefined
  return {
    button: { 'aria-expanded': open, 'aria-controls': open ? id : undefined, onClick: (event) => setAnchor(event.currentTarget) },
    flyout: { id, anchor, onClose: () => setAnchor(undefined) },
  }
}
