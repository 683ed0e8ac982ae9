import { createContext, useContext } from 'react'
import { createSharedValue } from '../../sharedValue.ts'
import type { DraftOutcome } from './draftWrites.ts'

/** Whether what is typed is kept as a draft; `again`: since it was not. */
export type DraftState = 'kept' | 'failing' | 'stopped' | 'again'

const isLost = (state: DraftState): boolean => state === 'failing' || state === 'stopped'

/** Keeps the state of a form's draft. */
export const newDraftStatus = () => {
  const { current, set, use } = createSharedValue<DraftState>('kept')
  return {
    use,
    report: (outcome: DraftOutcome) => set(outcome !== 'done' ? outcome : isLost(current()) ? 'again' : 'kept'),
    /** There is nothing left to keep. */
    reset: () => set('kept'),
  }
}

export const DraftStatus = createContext(newDraftStatus())

export const useDraftState = (): DraftState => useContext(DraftStatus).use()

/** Whether unsaved input would be lost with the form. */
export const useIsDraftLost = (): boolean => isLost(useDraftState())
