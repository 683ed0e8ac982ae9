import { useTranslate } from 'react-admin'
import type { FieldCells } from '../fieldView.ts'

/** Written, never read. */
export const passwordView: FieldCells = { Cell: () => <span>{useTranslate()('app.form.passwordSet')}</span> }
