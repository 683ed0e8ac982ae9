import { Box, Divider, Stack, Typography } from '@mui/material'
import { FieldInput } from '../../fields/fieldInput.view.tsx'
import { useViews } from '../../fields/viewContext.view.tsx'
import type { ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import { useFormFields } from '../adminContext.tsx'
import { useNames } from '../names.ts'
import { useShown } from './useShown.ts'

interface Shown {
  readonly field: ResolvedField
  readonly disabled: boolean
}

const columns = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const

const Fields = ({ entity, fields }: { readonly entity: ResolvedEntity; readonly fields: readonly Shown[] }) => {
  const { viewOf } = useViews()
  return (
    <Box sx={columns}>
      {fields.map(({ field, disabled }) => (
        <Box key={field.name} sx={{ minWidth: 0, gridColumn: viewOf(field).wide ? '1 / -1' : undefined }}>
          <FieldInput entity={entity.id} field={field} source={field.name} disabled={disabled} />
        </Box>
      ))}
    </Box>
  )
}

/** Inputs of all fields that the user may see, under the headings of their groups. */
export const FormFields = ({ entity, creating }: { readonly entity: ResolvedEntity; readonly creating: boolean }) => {
  const names = useNames()
  const shown = useShown(entity)
  const fields = useFormFields(entity, creating).filter(({ field }) => shown.has(field.name))
  const ungrouped = fields.filter(({ field }) => field.group === undefined)
  return (
    <Stack divider={<Divider />} sx={{ gap: 3 }}>
      {ungrouped.length > 0 && <Fields entity={entity} fields={ungrouped} />}
      {entity.groups.map((group) => {
        const inGroup = fields.filter(({ field }) => field.group === group)
        if (inGroup.length === 0) return null
        return (
          <Box key={group} component="section" aria-label={names.group(entity, group)}>
            <Typography variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
              {names.group(entity, group)}
            </Typography>
            <Fields entity={entity} fields={inGroup} />
          </Box>
        )
      })}
    </Stack>
  )
}
