import { Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useViews } from '../../fields/viewContext.view.tsx'
import { useEntity, useMay } from '../adminContext.tsx'
import { ImportButton } from '../import/ImportButton.tsx'
import { useNames } from '../names.ts'
import { NewRecord } from './NewRecord.tsx'

/** What a list without a single record says. */
export const EmptyList = () => {
  const translate = useTranslate()
  const entity = useEntity()
  const may = useMay()
  const names = useNames()
  const { Icon } = useViews()
  const creates = may(entity.id, 'create')
  return (
    <Stack
      sx={{
        alignItems: 'center',
        gap: 2,
        py: 8,
        px: 2,
        textAlign: 'center',
        '& > .MuiSvgIcon-root': { fontSize: 72, color: 'text.disabled' },
      }}
    >
      <Icon name={entity.icon} />
      <Typography variant="h5" component="p">
        {translate('app.list.emptyOf', { name: names.entity(entity, 2) })}
      </Typography>
      {creates && <Typography color="text.secondary">{translate('app.list.emptyHint')}</Typography>}
      <Stack direction="row" sx={{ gap: 1 }}>
        {creates && <NewRecord />}
        <ImportButton />
      </Stack>
    </Stack>
  )
}
