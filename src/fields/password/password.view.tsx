import { useTranslate } from 'react-admin'
import type { FieldCells } from '../fieldView.ts'
import { ofCharacters } from '../shared/layout/widths.ts'

/** Written, never read. */
export const passwordView: FieldCells = { columnWidth: ofCharacters(20), Cell: () => <span>{useTranslate()('app.form.passwordSet')}</span> }
