import { Box } from '@mui/material'
import { memo, type ReactNode } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { ResolvedField } from '../model/resolvedEntity.ts'
import type { Unmatched } from './fieldView.ts'
import { useFieldLabel } from './labels.view.tsx'
import { useFieldWarning } from './shared/inputs/fieldWarning.view.tsx'
import { useViews } from './viewContext.view.tsx'

interface Props {
  readonly entity: string
  readonly field: ResolvedField
  readonly source: string
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  readonly unmatched?: Unmatched | undefined
  /** Replaces the field's own label. */
  readonly label?: string | undefined
  /** Without a helper text, as in a table. */
  readonly bare?: boolean
  /** In a cell of a grid. */
  readonly grid?: boolean
  /** Without a visible label, if the context has one. */
  readonly unlabelled?: boolean
}

/** The hint of a field; empty if it has none. */
export const useFieldHelp = (entity: string, field: ResolvedField): string =>
  useTranslate()(`resources.${entity}.help.${field.path}`, { _: field.schema.description ?? '' })

/** Input of any field type with label, helper text and warning. */
export const FieldInput = memo(function FieldInput({ bare = false, grid = false, unlabelled = false, label, ...props }: Props) {
  const view = useViews().viewOf(props.field)
  const Input = (grid ? view.entered?.()?.Grid : undefined) ?? view.Input
  const ownLabel = useFieldLabel()(props.entity, props.field)
  const isNew = useRecordContext()?.id === undefined
  const required = props.field.required || (isNew && props.field.schema.requiredOn === 'create')
  const help = useFieldHelp(props.entity, props.field)
  const warning = useFieldWarning(props.field, props.source)
  const helperText: ReactNode =
    warning === undefined ? (
      !bare && help
    ) : (
      <Box component="span" role="status" sx={{ color: 'warning.main' }}>
        {warning}
      </Box>
    )
  return <Input {...props} label={unlabelled ? false : (label ?? ownLabel)} helperText={helperText || false} required={required} />
})
