import { useKey } from '../keys/useKey.ts'
import type { Undoable } from './undoable.ts'
import { useUndo } from './useUndo.ts'

const UndoKey = ({ offered }: { readonly offered: Undoable }) => {
  const undo = useUndo()
  useKey('undo', () => void undo(offered))
  return null
}

export default UndoKey
