import { type RefObject, useEffect, useState } from 'react'

/** Margin around the viewport that counts as visible, so that countdowns are right when they are scrolled in. */
const MARGIN = '200px'

const watchers = new Map<Element, (visible: boolean) => void>()
let observer: IntersectionObserver | undefined

/** Reports whether an element is in or near the viewport: initially and on every change. */
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

/** Whether an element is in or near the viewport. */
export const useVisible = (ref: RefObject<Element | null>): boolean => {
  const [visible, setVisible] = useState(false)
  useEffect(() => (ref.current ? watchVisible(ref.current, setVisible) : undefined), [ref])
  return visible
}
