import PlayArrow from '@mui/icons-material/PlayArrow'
import Stop from '@mui/icons-material/Stop'
import { Box, Button, Card, Typography } from '@mui/material'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormValues } from '../../../admin/form/entityForm.ts'
import { ARIA_MOD, FOR_KEYBOARDS, MOD } from '../../../admin/keys/platform.ts'
import { useRecord } from '../../../admin/useRecords.ts'
import { chartOf } from '../../../domain/reports/chart/chartDefinition.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import type { Parameters } from '../filters/filterValues.ts'
import { ReportFilters } from '../filters/ReportFilters.tsx'
import { ResultPanel } from '../ResultPanel.tsx'
import { filtersIn, isQuery, usePreview } from './usePreview.ts'
import { ViewBrowser } from './ViewBrowser.tsx'

type Drawn = Pick<EntityMap['reports'], 'name' | 'chart' | 'chartCode' | 'containerSize' | 'reportType'>

/** Chart settings of the form, and of the chosen report type. */
const useDrawn = () => {
  const [name, chart, chartCode, containerSize, reportType] = useWatch<
    Drawn,
    readonly ['name', 'chart', 'chartCode', 'containerSize', 'reportType']
  >({
    name: ['name', 'chart', 'chartCode', 'containerSize', 'reportType'],
  })
  const { data: type } = useRecord('reportTypes', reportType ?? undefined)
  const drawn = useMemo(
    () => chartOf({ chart: chart ?? null, chartCode: chartCode ?? null }, type?.chartScript) ?? { kind: 'table' as const },
    [chart, chartCode, type],
  )
  return { name: name ?? '', containerSize, drawn }
}

/** Runs the query on Ctrl+Enter anywhere in the form. */
const useRunKey = (start: () => void) => {
  const card = useRef<HTMLDivElement>(null)
  const run = useRef(start)
  run.current = start
  useEffect(() => {
    const form = card.current?.closest('form')
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      run.current()
    }
    form?.addEventListener('keydown', pressed)
    return () => form?.removeEventListener('keydown', pressed)
  }, [])
  return card
}

/** Beside the form of a report: a preview of its chart, and the views that a query can read. */
const ReportPreview = () => {
  const t = useAreaTexts('reports')
  const { name, containerSize, drawn } = useDrawn()
  const [parameters, setParameters] = useState<Parameters>({})
  const [given, query, id] = useFormValues<'reports'>('filters', 'query', 'id')
  const filters = useMemo(() => filtersIn(given), [given])
  const source = { id: typeof id === 'string' ? id : undefined, query: isQuery(query) ? query : null }
  const { run, tried, start, cancel } = usePreview(parameters)
  const card = useRunKey(start)
  return (
    <Box ref={card} sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0, '& > *': { flex: 'none' } }}>
      <Card component="section" aria-label={t('reports.designer.preview')} sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
          <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
            {t('reports.designer.preview')}
          </Typography>
          {run.isFetching ? (
            <Button type="button" variant="outlined" color="inherit" startIcon={<Stop />} onClick={cancel}>
              {t('reports.designer.cancel')}
            </Button>
          ) : (
            <Button type="button" variant="outlined" startIcon={<PlayArrow />} onClick={start} aria-keyshortcuts={`${ARIA_MOD}+Enter`}>
              {t('reports.designer.run')}
            </Button>
          )}
        </Box>
        <ReportFilters filters={filters} source={source} parameters={parameters} onChange={setParameters} />
        {tried ? (
          <ResultPanel
            {...{ run, source, filters }}
            name={name || t('reports.designer.preview')}
            size={containerSize}
            chart={drawn}
            chosen={{ parameters }}
          />
        ) : (
          <Typography variant="body2" color="text.secondary">
            {t('reports.designer.runFirst')}
            <Box component="span" sx={FOR_KEYBOARDS}>{` (${t('reports.designer.runKey', { mod: MOD })})`}</Box>
          </Typography>
        )}
      </Card>
      <ViewBrowser />
    </Box>
  )
}

export default ReportPreview
