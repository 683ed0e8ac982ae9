import { Box, Card, Paper, Skeleton, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { lazy, Suspense } from 'react'
import { ListBase, Title, useListContext, useStore, useTranslate } from 'react-admin'
import { useEntity } from '../../admin/adminContext.tsx'
import { withInputs } from '../../admin/lazyInputs.tsx'
import { CardList } from '../../admin/list/CardList.tsx'
import { EmptyList } from '../../admin/list/EmptyList.tsx'
import { EntityTable } from '../../admin/list/EntityTable.tsx'
import { FilterChips } from '../../admin/list/FilterChips.tsx'
import { ListError } from '../../admin/list/ListError.tsx'
import { ListPagination } from '../../admin/list/ListPagination.tsx'
import { ListTools } from '../../admin/list/ListTools.tsx'
import { usePrefetch } from '../../admin/list/usePrefetch.ts'
import { CarGrid } from './CarGrid.tsx'
import { InventoryBar, type InventoryView } from './InventoryBar.tsx'

const FieldFilters = lazy(() => withInputs(import('../../admin/list/FieldFilters.tsx')))

/** What buyers choose by. */
const BUYERS = ['make', 'model', 'year', 'odometer', 'damages', 'titleType', 'status', 'location', 'lotNumber'] as const

/** Beside the cars where there is room; elsewhere the list's own panel has all of them and more. */
const BuyersFilters = () => {
  const translate = useTranslate()
  return (
    <Paper component="aside" aria-label={translate('app.list.filters')} sx={{ width: 250, flexShrink: 0, p: 2, alignSelf: 'flex-start' }}>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1.5, fontWeight: 600 }}>
        {translate('app.list.filters')}
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
        <FieldFilters fields={BUYERS} />
      </Suspense>
    </Paper>
  )
}

const Cars = () => {
  const [view, setView] = useStore<InventoryView>('cars.view', 'photos')
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const roomy = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
  const photos = view === 'photos'
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
      {roomy && photos && <BuyersFilters />}
      <Card sx={{ flex: 1, minWidth: 0, overflow: 'visible' }}>
        <ListTools />
        <InventoryBar view={view} onView={setView} />
        <FilterChips />
        {photos ? <CarGrid /> : narrow ? <CardList /> : <EntityTable />}
        <ListPagination />
      </Card>
    </Stack>
  )
}

const Content = () => {
  usePrefetch()
  const { defaultTitle, error, isPending, total, data, filterValues } = useListContext()
  const empty = !isPending && data?.length === 0 && !total && Object.keys(filterValues).length === 0
  return (
    <Box>
      <Title defaultTitle={defaultTitle} />
      {error ? <ListError /> : empty ? <EmptyList /> : <Cars />}
    </Box>
  )
}

/** All cars that one may see, as pictures or as a table (`/Inventory`). */
const Inventory = () => {
  const entity = useEntity()
  return (
    <ListBase sort={entity.sort} perPage={25} exporter={false} queryOptions={{ retry: false }}>
      <Content />
    </ListBase>
  )
}

export default Inventory
