import { useSyncExternalStore } from 'react'
import { useAdmin } from '../adminContext.tsx'
import { useKey } from '../keys/useKey.ts'
import { useUndo } from './useUndo.ts'

/** Lets Ctrl+Z undo the latest write on every page, from the moment it is offered. */
export const UndoHost = () => {
  const { undo } = useAdmin()
  const offered = useSyncExternalStore(undo.subscribe, undo.current)
  const undoOffered = useUndo()
  useKey('undo', offered && (() => void undoOffered(offered)))
  return null
}
