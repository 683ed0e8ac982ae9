import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

const address = () => location.pathname + location.search + location.hash

/** The page's address, and a function that changes it without reloading the page. */
export function usePlace(): readonly [address: string, go: (to: string, how?: 'push' | 'replace') => void] {
  const current = useSyncExternalStore(subscribe, address)
  const go = useCallback((to: string, how: 'push' | 'replace' = 'push') => {
    if (how === 'push') history.pushState(null, '', to)
    else history.replaceState(null, '', to)
    for (const listener of listeners) listener()
  }, [])
  return [current, go]
}
