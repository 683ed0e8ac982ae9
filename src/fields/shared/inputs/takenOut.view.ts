import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'

/** Why choices were taken out of a form's inputs, as texts by source. */
export const newTakenOut = () => {
  const texts = new Map<string, string>()
  const listeners = new Set<() => void>()
  return {
    textOf: (source: string): string | undefined => texts.get(source),
    say: (source: string, text: string | undefined): void => {
      if (text === undefined) texts.delete(source)
      else texts.set(source, text)
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const TakenOut = createContext(newTakenOut())

/** Why something was taken out of an input; undefined if nothing was. */
export const useTakenOut = (source: string): string | undefined => {
  const { textOf, subscribe } = useContext(TakenOut)
  return useSyncExternalStore(
    subscribe,
    useCallback(() => textOf(source), [textOf, source]),
  )
}
