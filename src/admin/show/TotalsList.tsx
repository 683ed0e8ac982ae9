import { Box } from '@mui/material'
import { FieldValue } from '../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'

interface Props {
  readonly entity: ResolvedEntity
  readonly fields: readonly ResolvedField[]
  readonly record: Readonly<Record<string, Json>>
}

const LIST = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, paddingInlineStart: 3, textAlign: 'end' },
  // Right-aligned, so that digits line up in every language.
  '[dir=rtl] & dd': { textAlign: 'start' },
  '& > :is(dt, dd):last-of-type': { pt: 1, borderTop: '1px solid var(--line)', fontWeight: 600, color: 'text.primary' },
} as const

/** A column of amounts, the last of which is the total. */
export const TotalsList = ({ entity, fields, record }: Props) => {
  const labelOf = useFieldLabel()
  return (
    <Box component="dl" sx={LIST}>
      {fields.map((field) => [
        <dt key={`${field.name} label`}>{labelOf(entity.id, field)}</dt>,
        <dd key={field.name}>
          <FieldValue full entity={entity.id} field={field} value={record[field.name]} record={record} />
        </dd>,
      ])}
    </Box>
  )
}
