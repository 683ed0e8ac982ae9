import {
  Box,
  Chip,
  FormControlLabel,
  Stack,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FieldValue } from '../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import { errorMessage } from '../../providers/data/fieldMessages.ts'
import type { ImportPreview, ImportRow } from '../../providers/data/imports.ts'
import { useEntity } from '../adminContext.tsx'

const COLORS = { create: 'success', update: 'info', unchanged: 'default', error: 'error' } as const
const COUNTS = ['creates', 'updates', 'unchanged', 'errors'] as const

const Cell = ({ row, name }: { readonly row: ImportRow; readonly name: string }) => {
  const translate = useTranslate()
  const entity = useEntity()
  const field = entity.fieldsByName[name]
  const change = row.changes?.[name]
  const errors = row.errors?.filter(({ path }) => path === name || path.startsWith(`${name}.`)) ?? []
  return (
    <TableCell
      sx={{
        verticalAlign: 'top',
        ...(errors.length > 0 && { color: 'error.main', boxShadow: (theme) => `inset 0 0 0 1px ${theme.palette.error.main}` }),
      }}
    >
      {field && change && (
        <>
          {row.status === 'update' && (
            <Box component="del" sx={{ color: 'text.secondary', display: 'block' }}>
              <FieldValue entity={entity.id} field={field} value={change.old} />
            </Box>
          )}
          <FieldValue entity={entity.id} field={field} value={change.new} />
        </>
      )}
      {errors.map((error) => {
        const { message, args } = errorMessage(translate, entity.id, error)
        return (
          <Typography key={error.path + error.keyword} variant="caption" component="div">
            {translate(message, args)}
          </Typography>
        )
      })}
    </TableCell>
  )
}

const columnsOf = (rows: readonly ImportRow[]): readonly string[] => [
  ...new Set(
    rows.flatMap(({ changes, errors }) => [...Object.keys(changes ?? {}), ...(errors ?? []).map(({ path }) => path.split('.')[0] ?? '')]),
  ),
]

/** Row by row what an import would do, with errors in the cells that have them. */
export const PreviewTable = ({ preview }: { readonly preview: ImportPreview }) => {
  const translate = useTranslate()
  const entity = useEntity()
  const labelOf = useFieldLabel()
  const [onlyErrors, setOnlyErrors] = useState(false)
  const rows = preview.preview.filter(({ status }) => !onlyErrors || status === 'error')
  const columns = columnsOf(preview.preview)
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography>{translate('app.import.previewText')}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {COUNTS.map((count) => (
          <Chip
            key={count}
            size="small"
            color={count === 'errors' && preview.errors > 0 ? 'error' : 'default'}
            label={translate(`app.import.${count}`, { smart_count: preview[count] })}
          />
        ))}
        {preview.errors > 0 && (
          <FormControlLabel
            control={<Switch size="small" checked={onlyErrors} onChange={(_, on) => setOnlyErrors(on)} />}
            label={translate('app.import.onlyErrors')}
          />
        )}
      </Stack>
      {preview.errors > 0 && <Typography color="text.secondary">{translate('app.import.errorsBlock')}</Typography>}
      <TableContainer sx={{ maxHeight: '50vh' }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{translate('app.import.row')}</TableCell>
              <TableCell />
              {columns.map((name) => {
                const field = entity.fieldsByName[name]
                return <TableCell key={name}>{field ? labelOf(entity.id, field) : name}</TableCell>
              })}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.row}>
                <TableCell>{row.row}</TableCell>
                <TableCell>
                  <Chip size="small" color={COLORS[row.status]} label={translate(`app.import.status.${row.status}`)} />
                </TableCell>
                {columns.map((name) => (
                  <Cell key={name} row={row} name={name} />
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  )
}
