import { createContext } from 'react'

/** What pages may change around them. */
export interface Frame {
  /** Where extra content of the header goes; null until it is there. */
  readonly extra: HTMLElement | null
  /** Where a line below the title goes; null until it is there. */
  readonly line: HTMLElement | null
  /** Hides the footer until the returned function is called. */
  readonly hideFooter: () => () => void
}

export const FrameContext = createContext<Frame>({ extra: null, line: null, hideFooter: () => () => undefined })
