import { useEffect } from 'react'
import { useCloseNotification } from 'react-admin'

/** Closes the notice that it is used in. */
export const useCloseWhen = (isOver: boolean): void => {
  const close = useCloseNotification()
  useEffect(() => {
    if (isOver) close()
  }, [isOver, close])
}
