import { Box, Skeleton } from '@mui/material'
import { useEntity } from '../adminContext.tsx'
import { FormSection } from '../form/FormSection.tsx'
import { FORM } from '../form/fieldGrid.ts'
import { FACTS } from './RecordFields.tsx'

/** Skeleton of a record's page: a card for each section, a placeholder for each field. */
export const RecordSkeleton = ({ height = 38 }: { /** Of one field, in pixels. */ readonly height?: number }) => {
  const entity = useEntity()
  const sections = (entity.tabs?.[0]?.groups ?? [undefined, ...entity.groups]).map((group) =>
    entity.fields.filter((field) => field.group === group),
  )
  return (
    <Box sx={FORM} aria-busy>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 2, lg: 2.5 } }}>
        {sections
          .filter((fields) => fields.length > 0)
          .map((fields) => (
            <FormSection key={fields[0]?.name}>
              <Skeleton width={120} sx={{ mb: 2 }} />
              <Box sx={FACTS}>
                {fields.map(({ name }) => (
                  <Skeleton key={name} variant="rounded" height={height} />
                ))}
              </Box>
            </FormSection>
          ))}
      </Box>
    </Box>
  )
}
