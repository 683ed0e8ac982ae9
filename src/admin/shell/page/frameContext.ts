import { createContext } from 'react'

/** The parts of the frame that pages can change. */
export interface Frame {
  /** Container of extra content in the header; null until it is mounted. */
  readonly extra: HTMLElement | null
  /** Container of a line below the title; null until it is mounted. */
  readonly line: HTMLElement | null
  /** Hides the footer until the returned function is called. */
  readonly hideFooter: () => () => void
}

export const FrameContext = createContext<Frame>({ extra: null, line: null, hideFooter: () => () => undefined })
