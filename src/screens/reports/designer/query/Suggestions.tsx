import AutoAwesome from '@mui/icons-material/AutoAwesomeOutlined'
import { Box, Button, Typography } from '@mui/material'
import { type SuggestedQuery, suggestQueries } from '../../../../domain/reports/query/suggestQuery.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import type { QueryColumn } from './useColumns.ts'

interface Props {
  readonly columns: readonly QueryColumn[]
  readonly onTake: (suggested: SuggestedQuery, title: string) => void
}

/** Suggested questions for the columns of a view; a click selects one. */
export const Suggestions = ({ columns, onTake }: Props) => {
  const t = useAreaTexts('reports')
  const titleOf = (name: string | undefined) => columns.find((column) => column.name === name)?.title ?? ''
  const suggested = suggestQueries(columns).map((one) => ({
    ...one,
    title: t(one.by ? 'reports.query.byMonth' : 'reports.query.byColumn', {
      measure: one.measure ? titleOf(one.measure) : t('reports.query.number'),
      column: titleOf(one.column),
    }),
  }))
  if (suggested.length === 0) return null
  return (
    <Box role="group" aria-label={t('reports.query.suggested')} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {t('reports.query.suggested')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {suggested.map((one) => (
          <Button
            key={one.title}
            type="button"
            size="small"
            variant="outlined"
            startIcon={<AutoAwesome />}
            onClick={() => onTake(one, one.title)}
          >
            {one.title}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
