import { createContext, useContext } from 'react'

/** What the shell shows of the appearance, and how it changes it. */
export interface ShellContextValue {
  readonly mode: 'light' | 'dark'
  readonly toggleMode: () => void
}

export const ShellContext = createContext<ShellContextValue>({ mode: 'dark', toggleMode: () => undefined })

export const useShell = (): ShellContextValue => useContext(ShellContext)
