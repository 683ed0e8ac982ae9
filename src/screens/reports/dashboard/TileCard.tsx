import { Box, Card, Skeleton, Typography } from '@mui/material'
import { LinkBase, useCreatePath } from 'react-admin'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { TilePanel } from './page/TilePanel.tsx'
import type { Page } from './page/usePage.ts'
import type { Tile } from './useDashboardTiles.ts'

interface Props {
  readonly tile: Tile
  /** The report, once it is loaded. */
  readonly report: ShownMap['reports'] | undefined
  readonly page: Page
}

/** A report on the start page; its name links to its page. */
export const TileCard = ({ tile: { report: id, name }, report, page }: Props) => {
  const t = useAreaTexts('dashboards')
  const path = useCreatePath()
  return (
    <Card component="article" aria-label={name} sx={{ height: '100%', p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="subtitle1" component="h3" noWrap>
        <Box
          component={LinkBase}
          to={path({ resource: 'reports', id, type: 'show' })}
          title={t('dashboards.open', { name })}
          sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
        >
          <bdi>{name}</bdi>
        </Box>
      </Typography>
      {report ? <TilePanel report={report} page={page} /> : <Skeleton variant="rounded" height={240} />}
    </Card>
  )
}
