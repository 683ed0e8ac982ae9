import SearchOff from '@mui/icons-material/SearchOffOutlined'
import { Box, Button, Card, Stack, Typography } from '@mui/material'
import { LinkBase, useCreatePath, useRefresh, useTranslate } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useEntity, useMay } from '../adminContext.tsx'

const CIRCLE = {
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  color: 'text.secondary',
  backgroundColor: 'var(--hover)',
} as const

/** In place of a record that cannot be shown: why, in its entity's own words where it has some, and where to go from there. */
export const RecordMissing = ({ error }: { readonly error: unknown }) => {
  const { id } = useEntity()
  const may = useMay()
  const texts = useAreaTexts('record')
  const translate = useTranslate()
  const path = useCreatePath()
  const refresh = useRefresh()
  const reason = error instanceof Error ? error.message : 'errors.notFound'
  return (
    <Card sx={{ px: 3, py: 6 }} role="alert">
      <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1 }}>
        <Box sx={CIRCLE}>
          <SearchOff />
        </Box>
        <Typography variant="h6" component="h2" sx={{ mt: 1 }}>
          {texts('record.missing')}
        </Typography>
        <Typography color="text.secondary">{translate(reason, { _: reason })}</Typography>
        <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
          {may(id, 'list') && (
            <Button variant="outlined" component={LinkBase} to={path({ resource: id, type: 'list' })}>
              {texts('record.toList')}
            </Button>
          )}
          <Button onClick={refresh}>{texts('record.again')}</Button>
        </Stack>
      </Stack>
    </Card>
  )
}
