import { type RefObject, useEffect, useRef, useState } from 'react'
import { watchVisible } from '../useVisible.ts'

/** Lots shown at first, and added each time the end of them comes into sight. */
const PAGE = 24

/** How many of `total` are shown: more as the user scrolls, few again when `key` changes. `ref` belongs to an element at their end. */
export const useInfiniteScroll = (
  total: number,
  key: string,
): { readonly shown: number; readonly ref: RefObject<HTMLDivElement | null> } => {
  const ref = useRef<HTMLDivElement>(null)
  const [state, setState] = useState({ key, shown: PAGE })
  if (state.key !== key) setState({ key, shown: PAGE })
  const { shown } = state
  useEffect(() => {
    if (!ref.current || shown >= total) return
    return watchVisible(ref.current, (visible) => {
      if (visible) setState({ key, shown: shown + PAGE })
    })
  }, [shown, total, key])
  return { shown, ref }
}
