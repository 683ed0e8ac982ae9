import { Box, Card, Skeleton, Typography } from '@mui/material'
import { LinkBase, useCreatePath } from 'react-admin'
import { useRecord } from '../../../admin/useRecords.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { ReportPanel } from '../ReportPanel.tsx'
import type { Tile } from './useDashboardTiles.ts'

const Run = ({ id }: { readonly id: string }) => {
  const { data: report } = useRecord('reports', id)
  const { data: type } = useRecord('reportTypes', report?.reportType ?? undefined)
  if (!report) return <Skeleton variant="rounded" height={240} />
  return <ReportPanel report={report} script={type?.chartScript ?? null} />
}

/** A report on the start page; its name leads to its own page. */
export const TileCard = ({ tile: { report, name } }: { readonly tile: Tile }) => {
  const t = useAreaTexts('dashboards')
  const path = useCreatePath()
  return (
    <Card component="article" aria-label={name} sx={{ height: '100%', p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="subtitle1" component="h3" noWrap>
        <Box
          component={LinkBase}
          to={path({ resource: 'reports', id: report, type: 'show' })}
          title={t('dashboards.open', { name })}
          sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
        >
          <bdi>{name}</bdi>
        </Box>
      </Typography>
      <Run id={report} />
    </Card>
  )
}
