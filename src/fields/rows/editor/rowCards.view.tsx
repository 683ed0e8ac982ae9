import { Paper, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FieldInput } from '../../fieldInput.view.tsx'
import { RowActions } from './rowActions.view.tsx'
import type { RowsEditor } from './rowsEditor.view.ts'

/** The rows' editor where a table would be too wide. */
export const RowCards = (editor: RowsEditor) => {
  const { entity, columns, source, keys, disabled, onKeyDown } = editor
  const translate = useTranslate()
  return (
    <Stack sx={{ gap: 1 }}>
      {keys.map((key, index) => (
        <Paper key={key} variant="outlined" sx={{ p: 1.5 }} data-row={index} onKeyDown={(event) => onKeyDown(event, index)}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
            <Typography variant="subtitle2">{translate('app.form.row', { number: index + 1 })}</Typography>
            <RowActions {...editor} index={index} />
          </Stack>
          <Stack sx={{ gap: 1 }}>
            {columns.map((column) => (
              <FieldInput
                bare
                key={column.name}
                entity={entity}
                field={column}
                source={`${source}.${index}.${column.name}`}
                disabled={disabled || column.readOnly}
              />
            ))}
          </Stack>
        </Paper>
      ))}
    </Stack>
  )
}
