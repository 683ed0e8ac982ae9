import Tune from '@mui/icons-material/Tune'
import { Badge, Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { withInputs } from '../../admin/lazyInputs.tsx'
import { filterEntries } from '../../admin/list/filters/filterEntries.ts'

const FilterPanel = lazy(() => withInputs(import('../../admin/list/filters/FilterPanel.tsx')))

/** The way to the filters where there is no room for them beside the cars. */
export const FiltersButton = () => {
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
