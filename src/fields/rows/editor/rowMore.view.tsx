import ExpandMore from '@mui/icons-material/ExpandMore'
import { Badge, Box, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { FieldInput } from '../../fieldInput.view.tsx'
import type { FieldView } from '../../fieldView.ts'
import { inputWidthOf } from '../../shared/layout/widths.ts'
import { useViews } from '../../viewContext.view.tsx'
import { errorAt } from './errorAt.ts'
import type { RowColumn, RowProps } from './rowsEditor.view.ts'

/** What is seldom entered, or counts: a code that every row has would only be noise. */
const isSummarized = ({ field: { required, schema }, disabled }: RowColumn, { numeric }: FieldView): boolean =>
  !disabled && !required && (schema.list === false || numeric === true)

const isSet = ({ schema }: ResolvedField, value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== (schema.default ?? false)

interface ButtonProps {
  /** Path of the row in the form. */
  readonly source: string
  readonly folded: readonly RowColumn[]
  readonly open: boolean
  readonly toggle: () => void
}

/** Unfolds the fields of a row that its table has no room for; a dot says that something was entered there. */
export const MoreButton = ({ source, folded, open, toggle }: ButtonProps) => {
  const label = useTranslate()('app.form.moreFields')
  const row: unknown = useWatch({ name: source })
  const { viewOf } = useViews()
  const some = folded.some((column) => isSummarized(column, viewOf(column.field)) && isSet(column.field, errorAt(row, column.field.name)))
  return (
    <IconButton size="small" aria-label={label} aria-expanded={open} onClick={toggle}>
      <Badge color="primary" variant="dot" invisible={!some || open}>
        <ExpandMore fontSize="small" sx={{ transform: open ? 'rotate(180deg)' : undefined, transition: 'transform 150ms' }} />
      </Badge>
    </IconButton>
  )
}

/** Whether something is wrong with a field that is folded away: it has to be seen. */
export const useFoldedMistake = (source: string, folded: readonly RowColumn[]): boolean => {
  const { errors } = useFormState({ name: source })
  const row = errorAt(errors, source)
  return folded.some(({ field }) => errorAt(row, field.name) !== undefined)
}

const FIELDS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: '1.125rem',
  pt: 1.5,
  pb: 2,
  '& .MuiFormControl-root': { marginBlock: 0 },
  '& .MuiFormControlLabel-root': { minHeight: 'var(--control)', marginInline: 0 },
  '& .MuiFormControlLabel-root .MuiSwitch-root': { marginInlineStart: 0 },
  '&& .MuiFormHelperText-root': { marginBlock: '3px 0', lineHeight: 1.35 },
} as const

/** Room for a label of some words above the value. */
const LABEL = 160

/** The folded fields of a row, with their labels. */
export const MoreFields = ({ entity, columns, source, index }: Pick<RowProps, 'entity' | 'columns' | 'source' | 'index'>) => {
  const { viewOf } = useViews()
  return (
    <Box sx={FIELDS}>
      {columns.map(({ field, disabled }) => (
        <Box key={field.name} sx={{ flex: '1 1 auto', width: Math.max(LABEL, inputWidthOf(field, viewOf(field))), maxWidth: 320 }}>
          <FieldInput bare entity={entity} field={field} source={`${source}.${index}.${field.name}`} disabled={disabled} />
        </Box>
      ))}
    </Box>
  )
}
