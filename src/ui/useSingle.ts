import { useCallback, useLayoutEffect, useRef } from 'react'

/** Runs a function once at a time: a call while one runs, as by a double click on Save, gets the result of that one. */
export const useSingle = <Params extends readonly unknown[], Result>(run: (...params: Params) => Promise<Result>) => {
  const running = useRef<Promise<Result>>(undefined)
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...params: Params): Promise<Result> => {
    running.current ??= latest.current(...params).finally(() => {
      running.current = undefined
    })
    return running.current
  }, [])
}
