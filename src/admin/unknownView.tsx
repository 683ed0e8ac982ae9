import { Alert, AlertTitle, Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { CellProps, FieldView, InputProps } from '../fields/fieldView.ts'
import { ofCharacters } from '../fields/shared/layout/widths.ts'

const Card = ({ field }: Pick<InputProps, 'field'>) => {
  const translate = useTranslate()
  return (
    <Alert severity="error" sx={{ width: '100%' }}>
      <AlertTitle>{translate('app.form.unknownField')}</AlertTitle>
      {translate('app.form.unknownFieldText', { field: field.title })}
    </Alert>
  )
}

const Cell = ({ value }: CellProps) => (
  <Box component="code" sx={{ color: 'error.main' }} title={useTranslate()('app.form.unknownField')}>
    {JSON.stringify(value)}
  </Box>
)

/** View of a field without a matching type: an error card, so that no field is dropped silently. */
export const unknownView: FieldView = { wide: true, columnWidth: ofCharacters(20), Cell, Input: Card }
