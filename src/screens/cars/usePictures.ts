import { useTheme } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'

/** State of a gallery that shows one picture at a time. */
export interface Pictures {
  readonly ids: readonly string[]
  readonly position: number
  /** Shows the picture at a position; wraps around at both ends. */
  readonly go: (position: number) => void
  /** Handles arrow keys (in the direction of reading), Home and End. */
  readonly onKey: (event: KeyboardEvent) => void
}

export const usePictures = (ids: readonly string[]): Pictures => {
  const { direction } = useTheme()
  const [chosen, setChosen] = useState(0)
  const count = ids.length
  const position = count === 0 ? 0 : Math.min(chosen, count - 1)
  const go = (to: number) => setChosen(count === 0 ? 0 : (to + count) % count)
  const step = direction === 'rtl' ? -1 : 1
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: position - step,
    ArrowRight: position + step,
    Home: 0,
    End: count - 1,
  }
  return {
    ids,
    position,
    go,
    onKey: (event) => {
      const target = targets[event.key]
      if (target === undefined || count < 2 || event.defaultPrevented) return
      event.preventDefault()
      go(target)
    },
  }
}
