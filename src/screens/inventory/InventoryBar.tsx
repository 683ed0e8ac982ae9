import GridView from '@mui/icons-material/GridViewOutlined'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import Tune from '@mui/icons-material/Tune'
import { Badge, Box, Button, MenuItem, Stack, TextField, type Theme, useMediaQuery } from '@mui/material'
import { Suspense, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { withInputs } from '../../admin/lazyInputs.tsx'
import { filterEntries } from '../../admin/list/filters/filterEntries.ts'
import { ListSearch } from '../../admin/list/ListSearch.tsx'
import { Columns } from '../../admin/list/table/Columns.tsx'
import type { ShownMap } from '../../model/entityMap.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { EndingSoon } from './EndingSoon.tsx'

const FilterPanel = lazy(() => withInputs(import('../../admin/list/filters/FilterPanel.tsx')))

/** Opens the filters on pages too narrow to show them beside the cars. */
const FiltersButton = () => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const { filterValues } = useListContext()
  return (
    <>
      <Badge color="primary" badgeContent={filterEntries(filterValues).length}>
        <Button variant="outlined" aria-label={translate('app.list.filters')} onClick={() => setOpen(true)} sx={{ minWidth: 44, px: 0 }}>
          <Tune sx={{ fontSize: 20 }} />
        </Button>
      </Badge>
      {open && (
        <Suspense>
          <FilterPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export type InventoryView = 'photos' | 'table'

/** Sort orders: text key, field, direction. */
const SORTS = [
  ['newest', 'createdAt', 'DESC'],
  ['yearDown', 'year', 'DESC'],
  ['yearUp', 'year', 'ASC'],
  ['odometerUp', 'odometer', 'ASC'],
  ['odometerDown', 'odometer', 'DESC'],
  ['makeUp', 'make', 'ASC'],
  ['lotUp', 'lotNumber', 'ASC'],
] as const satisfies readonly (readonly [string, keyof ShownMap['cars'], 'ASC' | 'DESC'])[]

const Sort = () => {
  const t = useAreaTexts('inventory')
  const { sort, setSort } = useListContext()
  const chosen = SORTS.find(([, field, order]) => field === sort.field && order === sort.order)?.[0] ?? SORTS[0][0]
  return (
    <TextField
      select
      hiddenLabel
      margin="none"
      value={chosen}
      onChange={({ target }) => {
        const [, field, order] = SORTS.find(([name]) => name === target.value) ?? SORTS[0]
        setSort({ field, order })
      }}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('inventory.list.sort') } } }}
      sx={{ width: { xs: 'auto', sm: 208 }, flex: { xs: 1, sm: 'none' }, minWidth: 0 }}
    >
      {SORTS.map(([name]) => (
        <MenuItem key={name} value={name}>
          {t(`inventory.list.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface Props {
  readonly view: InventoryView
  readonly onView: (view: InventoryView) => void
  /** Whether a button opens the filters. */
  readonly folded: boolean
}

const ViewSwitch = ({ view, onView }: Omit<Props, 'folded'>) => {
  const t = useAreaTexts('inventory')
  return (
    <SegmentedControl
      label={t('inventory.list.view')}
      segments={[
        { name: 'photos', label: t('inventory.list.photos'), icon: <GridView sx={{ fontSize: 20 }} /> },
        { name: 'table', label: t('inventory.list.table'), icon: <TableRows sx={{ fontSize: 20 }} /> },
      ]}
      value={view}
      onChange={onView}
    />
  )
}

/** Toolbar in one line: search, filter of auctions ending soon, sort order, pictures or table. */
export const InventoryBar = ({ view, onView, folded }: Props) => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <Stack direction="row" sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1, alignItems: 'center' }}>
      <Box
        sx={{ display: 'flex', flex: { xs: '1 1 calc(100% - 60px)', sm: 1 }, minWidth: 0, '& > .hub-field': { flex: 1, maxWidth: 'none' } }}
      >
        <ListSearch />
      </Box>
      {folded && <FiltersButton />}
      <EndingSoon />
      {view === 'photos' || narrow ? <Sort /> : <Columns />}
      <ViewSwitch view={view} onView={onView} />
    </Stack>
  )
}
