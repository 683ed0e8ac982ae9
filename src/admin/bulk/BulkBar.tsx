import { Paper, Stack, Typography } from '@mui/material'
import { Button, useListContext, useTranslate } from 'react-admin'
import { SelectedActions } from './SelectedActions.tsx'

/** The selection of a list without a table. */
export const BulkBar = () => {
  const translate = useTranslate()
  const { selectedIds, onUnselectItems } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Paper sx={{ position: 'sticky', top: 56, zIndex: 3, p: 1 }} elevation={3}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 0.5 }}>
        <Typography variant="body2" sx={{ flex: 1 }}>
          {translate('app.list.selected', { smart_count: selectedIds.length })}
        </Typography>
        <SelectedActions />
        <Button label={translate('app.list.unselect')} onClick={() => onUnselectItems()} />
      </Stack>
    </Paper>
  )
}
