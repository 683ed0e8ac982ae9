import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DraftOutcome } from './draftWrites.ts'

/** Whether what is typed is kept as a draft; `again`: since it was not. */
export type DraftState = 'kept' | 'failing' | 'stopped' | 'again'

const isLost = (state: DraftState): boolean => state === 'failing' || state === 'stopped'

/** Keeps the state of a form's draft. */
export const newDraftStatus = () => {
  let state: DraftState = 'kept'
  const listeners = new Set<() => void>()
  const become = (next: DraftState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    report: (outcome: DraftOutcome) => become(outcome !== 'done' ? outcome : isLost(state) ? 'again' : 'kept'),
    /** There is nothing left to keep. */
    reset: () => become('kept'),
  }
}

export const DraftStatus = createContext(newDraftStatus())

export const useDraftState = (): DraftState => {
  const { state, subscribe } = useContext(DraftStatus)
  return useSyncExternalStore(subscribe, state)
}

/** Whether unsaved input would be lost with the form. */
export const useIsDraftLost = (): boolean => isLost(useDraftState())
