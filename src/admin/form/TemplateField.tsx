import { TextField } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import { parseLabel } from '../../model/records/recordLabel.ts'
import { templateText } from '../../model/records/templates.ts'
import type { ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'

interface Props {
  readonly entity: ResolvedEntity
  readonly field: ResolvedField
}

/** A composed text, as it will be stored: it follows what is typed. */
export const TemplateField = ({ entity, field }: Props) => {
  const label = useFieldLabel()(entity.id, field)
  const { template = '', maxLength } = field.schema
  const names = parseLabel(template).flatMap((part) => ('field' in part ? [part.field] : []))
  const values = useWatch({ name: names })
  const text = templateText(template, maxLength, Object.fromEntries(names.map((name, at) => [name, values[at] ?? null])))
  return (
    <TextField
      fullWidth
      label={label}
      value={text ?? ''}
      slotProps={{ htmlInput: { readOnly: true, dir: 'auto' }, inputLabel: { shrink: text !== null || undefined } }}
    />
  )
}
