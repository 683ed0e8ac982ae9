import { CellEditor, type Move } from './CellEditor.tsx'
import { type CardValue, cardOf } from './cardValues.ts'

interface Props extends CardValue {
  readonly onClose: () => void
}

/** The input of one value over its record's card. */
const CardEditor = ({ onClose, ...value }: Props) => {
  const card = cardOf(String(value.record.id))
  const end = (move?: Move) => {
    onClose()
    if (move !== 'away') card?.focus()
  }
  return card && <CellEditor {...value} labelled cell={card} onSaved={end} onCancel={end} />
}

export default CardEditor
