import { createContext, useContext, useEffect, useRef } from 'react'

/** Key of a text and its parameters. */
export interface Problem {
  readonly message: string
  readonly args: Readonly<Record<string, unknown>>
}

/** Resolves to the input's problem, or to undefined once its value is in the form. */
export type Settle = () => Promise<Problem | undefined>

/** Inputs of a form whose text is not yet a value, by source. */
export const PendingInputs = createContext<Map<string, Settle>>(new Map())

/** Lets the form's validation wait for what was typed in an input to become its value, and refuse to save where it can't. */
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
