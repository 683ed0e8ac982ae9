import { TextField } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFieldHelp } from '../../fields/fieldInput.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import { parseLabel } from '../../model/records/recordLabel.ts'
import { templateText } from '../../model/records/templates.ts'
import type { ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'

interface Props {
  readonly entity: ResolvedEntity
  readonly field: ResolvedField
}

/** The text as it will be stored: it follows what is typed. */
const useComposed = ({ schema: { template = '', maxLength } }: ResolvedField): string | null => {
  const names = parseLabel(template).flatMap((part) => ('field' in part ? [part.field] : []))
  const values = useWatch({ name: names })
  return templateText(template, maxLength, Object.fromEntries(names.map((name, at) => [name, values[at] ?? null])))
}

/** Fills in a composed text that users may type, until one types another. */
export const FollowTemplate = ({ field }: Pick<Props, 'field'>) => {
  const { name } = field
  const text = useComposed(field)
  const { getValues, setValue } = useFormContext()
  const last = useRef(text)
  useEffect(() => {
    const given = getValues(name) ?? ''
    const isTyped = given !== '' && given !== last.current
    if (text !== last.current && !isTyped) setValue(name, text, { shouldDirty: true })
    last.current = text
  }, [name, text, getValues, setValue])
  return null
}

/** A text that is always composed. */
export const TemplateField = ({ entity, field }: Props) => {
  const label = useFieldLabel()(entity.id, field)
  const help = useFieldHelp(entity.id, field)
  const text = useComposed(field)
  return (
    <TextField
      fullWidth
      label={label}
      value={text ?? ''}
      helperText={help}
      slotProps={{ htmlInput: { readOnly: true, dir: 'auto' }, inputLabel: { shrink: text !== null || undefined } }}
    />
  )
}
