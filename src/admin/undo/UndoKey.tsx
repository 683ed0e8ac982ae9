import type { RecordWrite } from './undoable.ts'
import { useUndoKey } from './useUndoKey.ts'
import { useUndoWrite } from './useUndoWrite.ts'

const UndoKey = ({ write }: { readonly write: RecordWrite }) => {
  const undo = useUndoWrite()
  useUndoKey(() => void undo(write))
  return null
}

export default UndoKey
