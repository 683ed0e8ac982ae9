import Add from '@mui/icons-material/Add'
import { Box, Button, FormHelperText, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { FieldTitle, useTranslate, ValidationError } from 'react-admin'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { nextNumbers } from '../../../model/nextNumbers.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { applyDefaults } from '../../../model/validate/applyDefaults.ts'
import type { InputProps } from '../../fieldView.ts'
import { useFieldLabel } from '../../labels.view.tsx'
import { useViews } from '../../viewContext.view.tsx'
import { errorAt } from './errorAt.ts'
import { focusBelow } from './focusBelow.view.ts'
import { RowCards } from './rowCards.view.tsx'
import { RowGrid } from './rowGrid.view.tsx'
import type { RowColumn, RowsEditor } from './rowsEditor.view.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

const EMPTY = { border: '1px dashed var(--line)', borderRadius: 1, p: 3, textAlign: 'center', color: 'text.secondary' } as const

const useListError = (source: string): string | undefined => {
  const { errors } = useFormState({ name: source })
  const error = errorAt(errors, source) as { message?: string; root?: { message?: string } } | undefined
  return error?.root?.message ?? (typeof error?.message === 'string' || typeof error?.message === 'object' ? error.message : undefined)
}

/** Index of the row that holds the element. */
const rowOf = (element: EventTarget): number | undefined => {
  const row = element instanceof HTMLElement ? element.closest<HTMLElement>('[data-row]')?.dataset.row : undefined
  return row === undefined ? undefined : Number(row)
}

/** Fields that the user may see; those they may not write are disabled. */
const useColumns = (field: ResolvedField, disabled: boolean): readonly RowColumn[] => {
  const { readable, writable, viewOf } = useViews()
  return useMemo(
    () =>
      (field.rows ?? [])
        .filter((column) => (readable(column) || writable(column)) && !viewOf(column).hidden)
        .map((column) => ({ field: column, disabled: disabled || !writable(column) })),
    [field, disabled, readable, writable, viewOf],
  )
}

/** Child rows as a table that is edited in place. Enter goes to the next row and adds one at the end; Alt and an arrow move the row. */
const RowsInput = ({ entity, field, source, label, helperText, required, disabled = false }: InputProps) => {
  const translate = useTranslate()
  const root = useRef<HTMLDivElement>(null)
  const small = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const rows = useFieldArray({ name: source, keyName: '_key' })
  const error = useListError(source)
  const columns = useColumns(field, disabled)
  const { getValues } = useFormContext()
  const add = () => {
    const fields = field.rows ?? []
    rows.append(applyDefaults({ fields }, nextNumbers(fields, getValues(source) ?? [])), {
      shouldFocus: true,
      focusName: `${source}.${rows.fields.length}.${columns[0]?.field.name}`,
    })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const index = rowOf(event.target)
    if (index === undefined) return
    const step = STEPS[event.key] ?? 0
    if (event.altKey && step !== 0 && rows.fields[index + step] !== undefined) {
      event.preventDefault()
      rows.move(index, index + step)
    }
    if (event.key === 'Enter' && !event.defaultPrevented && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      if (!focusBelow(root.current, event.target, index) && index === rows.fields.length - 1) add()
    }
  }

  const editor: RowsEditor = {
    entity,
    columns,
    source,
    keys: rows.fields.map((row) => row._key),
    disabled,
    remove: rows.remove,
    move: rows.move,
  }
  return (
    <Box ref={root} onKeyDown={onKeyDown} role="group" aria-label={useFieldLabel()(entity, field)} sx={{ width: '100%' }}>
      {label !== false && (
        <Typography variant="subtitle2" color={error ? 'error' : 'text.secondary'} sx={{ mb: 1 }}>
          <FieldTitle label={label} source={source} isRequired={required} />
        </Typography>
      )}
      {rows.fields.length === 0 && <Box sx={EMPTY}>{translate('app.form.noRows')}</Box>}
      {rows.fields.length > 0 && (small ? <RowCards {...editor} /> : <RowGrid {...editor} />)}
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mt: 1.5, flexWrap: 'wrap' }}>
        {!disabled && (
          <Button size="small" variant="outlined" startIcon={<Add />} onClick={add}>
            {translate('app.form.addRow')}
          </Button>
        )}
        {error ? (
          <FormHelperText error role="alert">
            <ValidationError error={error} />
          </FormHelperText>
        ) : (
          helperText && <FormHelperText>{helperText}</FormHelperText>
        )}
      </Stack>
    </Box>
  )
}

export default RowsInput
