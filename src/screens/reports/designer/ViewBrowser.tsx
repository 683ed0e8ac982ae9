import { Box, Card, Skeleton, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { useReportViews } from '../views/useReportViews.ts'
import type { ReadView } from '../views/useViewTexts.ts'
import { ViewSample } from './ViewSample.tsx'

const LIST = { maxHeight: 360, overflow: 'auto', '& summary': { cursor: 'pointer', minHeight: 32, display: 'list-item', py: 0.5 } } as const

const View = ({ name, columns }: ReadView) => {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Typography component="code" variant="body2" dir="ltr">
          {name}
        </Typography>
      </summary>
      <Box component="ul" dir="ltr" sx={{ m: 0, mb: 1, pl: 3, listStyle: 'none' }}>
        {columns.map((column) => (
          <Box component="li" key={column.name} sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <Typography component="code" variant="caption">
              {column.name}
            </Typography>
            <Typography variant="caption" color="text.secondary">
              {column.type}
            </Typography>
          </Box>
        ))}
      </Box>
      {open && <ViewSample name={name} />}
    </details>
  )
}

/** The views that a query can read, with columns, types and sample rows; searchable by the names of views and columns. */
export const ViewBrowser = () => {
  const t = useAreaTexts('reports')
  const { data, error, refetch } = useReportViews()
  const [query, setQuery] = useState('')
  const term = query.trim().toLowerCase()
  const found = data?.filter(({ name, columns }) => name.includes(term) || columns.some((column) => column.name.includes(term)))
  return (
    <Card component="section" aria-label={t('reports.designer.views')} sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {t('reports.designer.views')}
      </Typography>
      {error ? (
        <ErrorState size="line" retry={() => void refetch()} />
      ) : found ? (
        <>
          <TextField
            type="search"
            size="small"
            fullWidth
            label={t('reports.designer.find')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            slotProps={{ htmlInput: { dir: 'ltr' } }}
          />
          <Box sx={LIST} tabIndex={0} role="group" aria-label={t('reports.designer.views')}>
            {found.map((view) => (
              <View key={view.name} {...view} />
            ))}
          </Box>
        </>
      ) : (
        <Skeleton variant="rounded" height={160} />
      )}
    </Card>
  )
}
