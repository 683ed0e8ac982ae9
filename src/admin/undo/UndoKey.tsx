import { useKey } from '../keys/useKey.ts'
import type { RecordWrite } from './undoable.ts'
import { useUndoWrite } from './useUndoWrite.ts'

const UndoKey = ({ write }: { readonly write: RecordWrite }) => {
  const undo = useUndoWrite()
  useKey('undo', () => void undo(write))
  return null
}

export default UndoKey
