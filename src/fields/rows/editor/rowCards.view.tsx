import { Paper, Stack, Typography } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { FieldInput } from '../../fieldInput.view.tsx'
import { RowActions } from './rowActions.view.tsx'
import type { RowProps, RowsEditor } from './rowsEditor.view.ts'

const RowCard = memo(function RowCard(row: RowProps) {
  const { entity, columns, source, index } = row
  const translate = useTranslate()
  return (
    <Paper variant="outlined" sx={{ p: 1.5 }} data-row={index}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography variant="subtitle2">{translate('app.form.row', { number: index + 1 })}</Typography>
        <RowActions {...row} />
      </Stack>
      <Stack sx={{ gap: 1 }}>
        {columns.map(({ field, disabled }) => (
          <FieldInput bare key={field.name} entity={entity} field={field} source={`${source}.${index}.${field.name}`} disabled={disabled} />
        ))}
      </Stack>
    </Paper>
  )
})

/** The rows' editor where a table would be too wide. */
export const RowCards = ({ keys, ...rows }: RowsEditor) => (
  <Stack sx={{ gap: 1 }}>
    {keys.map((key, index) => (
      <RowCard key={key} {...rows} index={index} last={index === keys.length - 1} />
    ))}
  </Stack>
)
