import { TextField } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useFieldHelp } from '../../fields/fieldInput.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import type { Json } from '../../model/entitySchema.ts'
import { computedValues, operandsOf } from '../../model/records/computed.ts'
import type { ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import { formatDecimal } from '../../model/values/numberText.ts'

/** The numbers that the schema computes, as they will be stored: they follow what is typed. */
export const useComputedNumbers = ({ fields }: ResolvedEntity): Readonly<Record<string, Json>> => {
  const names = operandsOf(fields)
  const values = useWatch({ name: names })
  return computedValues(fields, Object.fromEntries(names.map((name, at) => [name, values[at] ?? null])))
}

/** A number that is computed from others. */
export const ComputedField = ({ entity, field }: { readonly entity: ResolvedEntity; readonly field: ResolvedField }) => {
  const label = useFieldLabel()(entity.id, field)
  const help = useFieldHelp(entity.id, field)
  const [locale] = useLocaleState()
  const value = useComputedNumbers(entity)[field.name]
  const text = typeof value === 'string' ? formatDecimal(value, locale, field.scale) : ''
  return (
    <TextField
      fullWidth
      label={label}
      value={text}
      helperText={help}
      slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' }, inputLabel: { shrink: text !== '' || undefined } }}
    />
  )
}
