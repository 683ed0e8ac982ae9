import { type RefObject, useEffect, useState } from 'react'

/** Pixels outside the window that count as visible, so that what is scrolled in has the right time already. */
const MARGIN = '200px'

const watchers = new Map<Element, (visible: boolean) => void>()
let observer: IntersectionObserver | undefined

/** Reports whether an element is in or near the window: at first and on every change. */
export const watchVisible = (element: Element, changed: (visible: boolean) => void): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting)
    },
    { rootMargin: MARGIN },
  )
  watchers.set(element, changed)
  observer.observe(element)
  return () => {
    watchers.delete(element)
    observer?.unobserve(element)
  }
}

/** Whether an element is in the window, or nearly. */
export const useVisible = (ref: RefObject<Element | null>): boolean => {
  const [visible, setVisible] = useState(false)
  useEffect(() => (ref.current ? watchVisible(ref.current, setVisible) : undefined), [ref])
  return visible
}
