import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component is still there, for work that ends later. */
export const useIsThere = (): RefObject<boolean> => {
  const there = useRef(true)
  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])
  return there
}
