import { useEffect, useRef } from 'react'
import { createSearchParams, type NavigateOptions, type URLSearchParamsInit, useSearchParams } from 'react-router-dom'

type Change = (now: URLSearchParams) => URLSearchParamsInit

/**
 * The parameters of the address, and a function that changes them. A change is given those of the last change, also before the page shows them: React
 * Router's own `useSearchParams` gives those that are shown, so that two quick changes would lose the first.
 */
export const useAddressParams = (): readonly [URLSearchParams, (change: Change, options?: NavigateOptions) => void] => {
  const [shown, set] = useSearchParams()
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  }, [shown])
  const change = (next: Change, options?: NavigateOptions) => {
    latest.current = createSearchParams(next(new URLSearchParams(latest.current)))
    set(latest.current, options)
  }
  return [shown, change]
}
