import type { FieldCells } from '../fieldView.ts'
import { TextCell } from '../shared/cells/textCell.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'
import { Show } from './shown.view.tsx'

export const markdownView: FieldCells = {
  columnWidth: ofCharacters(26),
  wide: true,
  Cell: (props) => <TextCell {...props} value={String(props.value).replace(/[#*_`>[\]]/g, '')} />,
  Show,
}
