import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined'
import { Box, Card, Skeleton, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { Suspense, useState } from 'react'
import { Button, LinkBase, ListBase, Title, useListContext, useStore, useTranslate } from 'react-admin'
import { Access } from '../../admin/Access.tsx'
import { useEntity, useMay } from '../../admin/adminContext.tsx'
import { BulkBar, useSelecting } from '../../admin/bulk/BulkBar.tsx'
import { ChosenAllContext } from '../../admin/bulk/chosenAll.ts'
import { ExportButton } from '../../admin/export/ExportButton.tsx'
import { ImportButton } from '../../admin/import/ImportButton.tsx'
import { AwaitKeys, LIST_KEYS } from '../../admin/keys/AwaitKeys.tsx'
import { withInputs } from '../../admin/lazyInputs.tsx'
import { CardList } from '../../admin/list/cards/CardList.tsx'
import { EmptyList } from '../../admin/list/EmptyList.tsx'
import { ActiveFilters } from '../../admin/list/filters/ActiveFilters.tsx'
import { ListError } from '../../admin/list/ListError.tsx'
import { ListPagination } from '../../admin/list/ListPagination.tsx'
import { NewRecord } from '../../admin/list/NewRecord.tsx'
import { useSummaryChange } from '../../admin/list/summary/useSummaryChange.ts'
import { EntityTable } from '../../admin/list/table/EntityTable.tsx'
import { BUTTONS } from '../../admin/list/toolButtons.ts'
import { usePrefetch } from '../../admin/list/usePrefetch.ts'
import { HeaderExtra } from '../../admin/shell/page/HeaderExtra.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { CarGrid } from './CarGrid.tsx'
import { InventoryBar, type InventoryView } from './InventoryBar.tsx'

const FieldFilters = lazy(() => withInputs(import('../../admin/list/filters/FieldFilters.tsx')))

const GroupedList = lazy(() => import('../../admin/list/summary/GroupedList.tsx'))

const ListKeys = lazy(() => import('../../admin/list/keys/ListKeys.tsx'))

const SummaryLine = lazy(() => import('../../admin/list/summary/SummaryLine.tsx'))

/** Fields of the filter panel, in the order of buyers' interest. */
const BUYERS = ['make', 'model', 'year', 'odometer', 'damages', 'titleType', 'status', 'location', 'lotNumber'] as const

const PANEL = {
  width: 248,
  flexShrink: 0,
  p: 2,
  position: 'sticky',
  top: 80,
  maxHeight: 'calc(100dvh - 96px)',
  overflowY: 'auto',
  '& .MuiFormControl-root': { my: 0 },
  '& .MuiFormHelperText-root': { display: 'none' },
} as const

/** Filters beside the cars on wide pages; narrower pages have the list's own filter panel. */
const BuyersFilters = () => {
  const translate = useTranslate()
  const label = translate('app.list.filters')
  return (
    <Card component="aside" aria-label={label} sx={PANEL}>
      <Typography variant="h6" component="h2" sx={{ mb: 1.5 }}>
        {label}
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
        <FieldFilters fields={BUYERS} />
      </Suspense>
    </Card>
  )
}

/** Actions beside the title. */
const Tools = () => {
  const t = useAreaTexts('inventory')
  const entity = useEntity()
  const may = useMay()
  return (
    <HeaderExtra>
      <Stack className="hub-beside" direction="row" sx={{ ...BUTTONS, alignItems: 'center', gap: 1 }}>
        <ExportButton />
        <ImportButton />
        {may(entity.id, 'create') && may('purchases', 'create') && (
          <Button component={LinkBase} to="/cars/create#buy" label={t('inventory.addCar.buy')}>
            <ShoppingBag />
          </Button>
        )}
        {may(entity.id, 'create') && <NewRecord />}
      </Stack>
    </HeaderExtra>
  )
}

/** Covers the bar while cars are selected, so that nothing moves; on phones its second line. */
const OVER_BAR = {
  position: 'absolute',
  inset: { xs: '48px 0 -4px', sm: '-4px 0' },
  py: 0,
  border: '1px solid var(--line)',
  borderRadius: '8px',
  zIndex: 1,
} as const

/** The actions stay in the window below many pictures. */
const SELECTING = {
  position: 'sticky',
  top: { xs: 'calc(var(--bar, 64px) - 44px)', sm: 'calc(var(--bar, 64px) + 4px)' },
  zIndex: 4,
} as const

const TABLE = { overflow: 'visible' } as const

/** Pagination below the pictures; if it were sticky, it would cover their captions. */
const PAGES = {
  flexShrink: 0,
  '&:empty': { display: 'none' },
  '& > nav': { position: 'static', borderTop: 0, borderRadius: 'inherit' },
} as const

const Cars = () => {
  const [view, setView] = useStore<InventoryView>('cars.view', 'photos')
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
  const [{ group }, change] = useSummaryChange()
  const selecting = useSelecting()
  // Groups are of rows.
  const photos = view === 'photos' && group === undefined
  const show = (next: InventoryView) => {
    setView(next)
    if (next === 'photos' && group) change({ group: undefined, groupOrder: undefined })
  }
  return (
    <Stack direction="row" sx={{ gap: { xs: 2, lg: 3 }, alignItems: 'flex-start' }}>
      <Tools />
      {wide && photos && <BuyersFilters />}
      <Stack sx={{ flex: 1, minWidth: 0, gap: 2 }}>
        <Box className="hub-sticks" sx={selecting ? SELECTING : { position: 'relative' }}>
          <InventoryBar view={photos ? 'photos' : 'table'} onView={show} folded={!(wide && photos)} />
          <BulkBar sx={OVER_BAR} />
        </Box>
        <ActiveFilters />
        {photos && <CarGrid />}
        <Card className="hub-head-sticks" sx={photos ? PAGES : TABLE}>
          {!photos && <Suspense>{group ? <GroupedList group={group} /> : narrow ? <CardList menu /> : <EntityTable />}</Suspense>}
          <ListPagination grouped={group !== undefined}>
            {!photos && (
              <Suspense>
                <SummaryLine />
              </Suspense>
            )}
          </ListPagination>
        </Card>
      </Stack>
      <Suspense fallback={<AwaitKeys names={LIST_KEYS} />}>
        <ListKeys />
      </Suspense>
    </Stack>
  )
}

/** The list shows its own error state. */
const QUERY = { retry: false, onError: () => undefined } as const

const Content = () => {
  usePrefetch()
  const translate = useTranslate()
  const { error, isPending, total, data, filterValues } = useListContext()
  const empty = !isPending && data?.length === 0 && !total && Object.keys(filterValues).length === 0
  return (
    <Box>
      <Title title={translate('resources.cars.menu')} />
      {error || empty ? <Card>{error ? <ListError /> : <EmptyList />}</Card> : <Cars />}
    </Box>
  )
}

/** All cars that the user may see, as pictures or as a table (`/Inventory`). */
const Inventory = () => {
  const entity = useEntity()
  return (
    <ListBase disableAuthentication sort={entity.sort} perPage={25} exporter={false} queryOptions={QUERY}>
      <Access action="list" />
      <ChosenAllContext value={useState<string>()}>
        <Content />
      </ChosenAllContext>
    </ListBase>
  )
}

export default Inventory
