import Add from '@mui/icons-material/Add'
import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined'
import { Box, Button, Card, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { LinkBase, ListBase, ResourceContextProvider, useListContext, useParams } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { BulkBar } from '../../admin/bulk/BulkBar.tsx'
import { EntityEdit } from '../../admin/form/EntityEdit.tsx'
import { startState } from '../../admin/form/start/startState.ts'
import { CardList } from '../../admin/list/cards/CardList.tsx'
import { ListError } from '../../admin/list/ListError.tsx'
import { ListPagination } from '../../admin/list/ListPagination.tsx'
import { EntityTable } from '../../admin/list/table/EntityTable.tsx'
import type { ListOptions, RecordFilter } from '../../admin/useRecords.ts'
import type { ShownMap } from '../../model/entityMap.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Field of cars. */
const LOT = 'location' satisfies keyof ShownMap['cars']

const BY_LOT_NUMBER = { field: 'lotNumber', order: 'ASC' } as const satisfies ListOptions<'cars'>['sort']

const Cars = () => {
  const t = useAreaTexts('inventory')
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const { data, error, isPending } = useListContext()
  if (error) return <ListError />
  if (!isPending && data?.length === 0)
    return (
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
        <EmptyState size="line" icon={<DirectionsCar />} text={t('inventory.lots.empty')} />
      </Box>
    )
  return (
    <>
      <BulkBar />
      {narrow ? <CardList without={LOT} /> : <EntityTable without={LOT} />}
      <ListPagination />
    </>
  )
}

const LotCars = ({ lot }: { readonly lot: string }) => {
  const t = useAreaTexts('inventory')
  const may = useMay()
  return (
    <Card component="section" sx={{ mt: 3 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', px: { xs: 2, sm: 3 }, py: 2 }}>
        <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
          {t('inventory.lots.inLot')}
        </Typography>
        {may('cars', 'create') && (
          <Button
            component={LinkBase}
            to={{ pathname: '/cars/create', hash: '#byHand' }}
            state={startState({ [LOT]: lot })}
            startIcon={<Add />}
          >
            {t('inventory.lots.addHere')}
          </Button>
        )}
      </Stack>
      <ResourceContextProvider value="cars">
        <ListBase
          filter={{ location: lot } satisfies RecordFilter<'cars'>}
          sort={BY_LOT_NUMBER}
          perPage={25}
          disableSyncWithLocation
          storeKey={`carLots.${lot}.cars`}
          exporter={false}
          queryOptions={{ retry: false }}
        >
          <Cars />
        </ListBase>
      </ResourceContextProvider>
    </Card>
  )
}

/** A car lot with its cars (`/CarLots/manage/{locationId}`). */
const LotManage = () => {
  const may = useMay()
  const { id = '' } = useParams()
  return (
    <Box>
      <EntityEdit />
      {may('cars', 'list') && <LotCars lot={decodeURIComponent(id)} />}
    </Box>
  )
}

export default LotManage
