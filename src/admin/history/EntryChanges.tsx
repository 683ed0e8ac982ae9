import ArrowForward from '@mui/icons-material/ArrowForward'
import { Box, Stack, Typography } from '@mui/material'
import { FieldValue } from '../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import type { HistoryEntry } from '../../model/calls/recordCalls.ts'
import { useEntity } from '../adminContext.tsx'

/** Changed fields: before → after. */
export const EntryChanges = ({ changes }: Pick<HistoryEntry, 'changes'>) => {
  const entity = useEntity()
  const labelOf = useFieldLabel()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.5,
        mt: 0.5,
      }}
    >
      {Object.entries(changes).map(([name, { old, new: now }]) => {
        const field = entity.fieldsByName[name]
        return (
          field && (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {labelOf(entity.id, field)}
              </Typography>
              <Stack
                component="dd"
                direction="row"
                sx={{ m: 0, gap: 1, alignItems: 'center', flexWrap: 'wrap', fontSize: '0.8125rem', minWidth: 0, overflowWrap: 'anywhere' }}
              >
                <Box component="del" sx={{ textDecoration: 'none', color: 'text.secondary' }}>
                  <FieldValue entity={entity.id} field={field} value={old} />
                </Box>
                <ArrowForward className="pointing" sx={{ fontSize: 14, color: 'text.disabled' }} />
                <Box component="ins" sx={{ textDecoration: 'none' }}>
                  <FieldValue entity={entity.id} field={field} value={now} />
                </Box>
              </Stack>
            </Box>
          )
        )
      })}
    </Box>
  )
}
