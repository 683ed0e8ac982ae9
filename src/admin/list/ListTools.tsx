import FilterList from '@mui/icons-material/FilterList'
import { Badge, Box, Stack, type Theme, useMediaQuery } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Button, ColumnsButton, SortButton, useListContext, useTranslate } from 'react-admin'
import { useEntity, useMay, useReadable } from '../adminContext.tsx'
import { ExportButton } from '../export/ExportButton.tsx'
import { ImportButton } from '../import/ImportButton.tsx'
import { withInputs } from '../lazyInputs.tsx'
import { filterEntries } from './filterEntries.ts'
import { ListSearch } from './ListSearch.tsx'
import { NewRecord } from './NewRecord.tsx'

const FilterPanel = lazy(() => withInputs(import('./FilterPanel.tsx')))

const FilterButton = () => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const { filterValues } = useListContext()
  return (
    <>
      <Badge
        color="primary"
        badgeContent={filterEntries(filterValues).length}
        sx={{ '& .MuiBadge-badge': { fontSize: '0.65rem', minWidth: 16, height: 16, top: 4 } }}
      >
        <Button label={translate('app.list.filters')} onClick={() => setOpen(true)}>
          <FilterList />
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

const CardSort = () => {
  const fields = useReadable(useEntity().fields)
  return <SortButton fields={fields.filter(({ sortable }) => sortable).map(({ name }) => name)} />
}

/** Search, filters, columns, files and the way to a new record. */
export const ListTools = () => {
  const entity = useEntity()
  const may = useMay()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <Stack
      direction="row"
      sx={{ width: '100%', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, px: { xs: 0, sm: 2 }, py: { xs: 1, sm: 2 } }}
    >
      <ListSearch />
      <Box sx={{ flex: 1 }} />
      <FilterButton />
      {narrow ? <CardSort /> : <ColumnsButton />}
      <ExportButton />
      <ImportButton />
      {may(entity.id, 'create') && <NewRecord />}
    </Stack>
  )
}
