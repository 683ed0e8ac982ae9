import { createContext, useContext, useEffect, useRef } from 'react'

/** Text key with parameters. */
export interface Problem {
  readonly message: string
  readonly args: Readonly<Record<string, unknown>>
}

/** Resolves to the input's error, or to undefined once its value is in the form. */
export type Settle = () => Promise<Problem | undefined>

/** Inputs of a form with pending text, by source. */
export const PendingInputs = createContext<Map<string, Settle>>(new Map())

/** Makes the form's validation wait until the input's text has become a value, and fail if it can't. */
export const usePendingInput = (source: string, settle: Settle): void => {
  const held = useContext(PendingInputs)
  const latest = useRef(settle)
  useEffect(() => {
    latest.current = settle
  })
  useEffect(() => {
    const current: Settle = () => latest.current()
    held.set(source, current)
    return () => {
      if (held.get(source) === current) held.delete(source)
    }
  }, [held, source])
}
