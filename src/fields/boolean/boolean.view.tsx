import Check from '@mui/icons-material/Check'
import { useTranslate } from 'react-admin'
import '../../ui/visuallyHidden.css'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { useStateText } from '../labels.view.tsx'
import { ToneChip } from '../shared/cells/toneChip.view.tsx'
import { chipWidth, ofCharacters } from '../shared/layout/widths.ts'

const MARK = { display: 'inline-block', fontSize: 20, verticalAlign: 'text-bottom', color: 'text.secondary' } as const

/** In a column true shows a mark or a chip in its tone, false shows nothing. */
const Cell = ({ entity, field, value }: CellProps) => {
  const translate = useTranslate()
  const stateText = useStateText()
  const tone = field.schema.tones?.[String(value)]
  if (tone) return <ToneChip label={stateText(entity, field, value === true)} tone={tone} />
  if (value === true) return <Check titleAccess={translate('app.list.yes')} sx={MARK} />
  return <span className="visually-hidden">{translate('app.list.no')}</span>
}

const Show = ({ entity, field, value }: CellProps) => {
  const translate = useTranslate()
  const stateText = useStateText()
  const tone = field.schema.tones?.[String(value)]
  if (tone) return <ToneChip label={stateText(entity, field, value === true)} tone={tone} />
  return <>{translate(value === true ? 'app.list.yes' : 'app.list.no')}</>
}

export const booleanView: FieldCells = {
  fit: true,
  // A boolean with tones is shown as a chip with the field's label.
  columnWidth: (field, { label }) => (field.schema.tones ? chipWidth(label.length) : ofCharacters(3)(field)),
  span: 'short',
  inputWidth: 76,
  narrow: true,
  Cell,
  Show,
}
