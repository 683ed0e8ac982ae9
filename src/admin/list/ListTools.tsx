import FilterList from '@mui/icons-material/FilterList'
import { Box, Stack } from '@mui/material'
import { memo, Suspense, useState } from 'react'
import { useListContext, useListFilterContext, useTranslate } from 'react-admin'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { rovingFocus } from '../../ui/rows/rovingFocus.ts'
import { tightRow } from '../../ui/rows/tightRow.ts'
import { useEntity, useMay } from '../adminContext.tsx'
import { BulkBar, useSelecting } from '../bulk/BulkBar.tsx'
import { ExportButton } from '../export/ExportButton.tsx'
import { ImportButton } from '../import/ImportButton.tsx'
import { useKey } from '../keys/useKey.ts'
import { withInputs } from '../lazyInputs.tsx'
import { countFilters } from './filters/filterEntries.ts'
import { ListSearch } from './ListSearch.tsx'
import { NewRecord } from './NewRecord.tsx'
import { useShape } from './shape/useShape.ts'
import { ToolButton } from './ToolButton.tsx'
import { Columns } from './table/Columns.tsx'
import { BUTTONS, SIGN } from './toolButtons.ts'
import { useHasViews } from './views/savedViews.ts'

const ViewChooser = lazy(() => import('./views/ViewChooser.tsx'))

/** Keeps its place. */
const CHOOSER = {
  minWidth: { xs: 40, sm: 90 },
  flexShrink: 0,
  '@container (max-width: 860px)': { minWidth: 40 },
  '[data-tight] > &': { minWidth: 40 },
} as const

/** Its text is as long as a field's label. Phones have it in the choice of shapes. */
const SORT = {
  display: { xs: 'none', sm: 'flex' },
  minWidth: 40,
  flexShrink: 0,
  '& .MuiButton-root': { minWidth: 40, fontSize: 0 },
  '& .MuiButton-startIcon': { m: 0 },
} as const

const CardSort = lazy(async () => ({ default: (await import('./sort/CardSort.tsx')).CardSort }))

const CardColumns = lazy(() => import('./columns/CardColumns.tsx'))

const ShapeChooser = lazy(() => import('./shape/ShapeChooser.tsx'))

const FilterPanel = lazy(() => withInputs(import('./filters/FilterPanel.tsx')))

/**
 * On narrow pages secondary tools show icons only, before the search shrinks; so do they where their texts are too long. The name of the open view says
 * what is seen, and goes last.
 */
const SIGNS_ALONE = {
  '@container (max-width: 860px)': { '& .MuiButton-text:where(:not(.hub-says))': SIGN },
  '@container (max-width: 600px)': { '& .MuiButton-root': SIGN },
  '&[data-tight] .MuiButton-text:where(:not(.hub-says)), &[data-tighter] .MuiButton-root': SIGN,
} as const

const OWN_LINE = { order: -1, flexBasis: '100%', mx: 0.5 } as const

/** As wide as its placeholder; once something is typed it has a line of its own. */
const NARROW_SEARCH = {
  flexBasis: 0,
  px: 1,
  '& > .MuiSvgIcon-root': { display: 'none' },
  '&:has(> input:not(:placeholder-shown))': OWN_LINE,
} as const

const TOOLS = {
  ...SIGNS_ALONE,
  alignItems: 'center',
  gap: { xs: 0, sm: 0.5 },
  px: { xs: 0.5, sm: 2 },
  py: { xs: 1, sm: 1.5 },
  '&[data-tighter] > .hub-field': { minWidth: 60 },
  '@container (max-width: 370px)': { flexWrap: 'wrap', rowGap: 1, '& > .hub-field': NARROW_SEARCH },
  // Too narrow for any placeholder beside the buttons.
  '@container (max-width: 310px)': { '& > .hub-field': OWN_LINE },
  ...BUTTONS,
} as const

/** Extra padding for the number of filters inside the button. */
const WITH_COUNT = { '&&&': { paddingInlineEnd: { sm: '34px' } } } as const

const COUNT = {
  minWidth: 18,
  height: 18,
  px: 0.5,
  borderRadius: 9,
  display: 'inline-grid',
  placeItems: 'center',
  typography: 'caption',
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  color: 'primary.main',
  backgroundColor: 'var(--primary-subtle)',
  pointerEvents: 'none',
} as const

const FilterButton = () => {
  const translate = useTranslate()
  const [open, setOpen] = useState<'byButton' | 'byKey'>()
  useKey('filter', () => setOpen('byKey'))
  const { filterValues } = useListFilterContext()
  const count = countFilters(filterValues)
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', position: 'relative' }}>
        <ToolButton label={translate('app.list.filters')} onClick={() => setOpen('byButton')} sx={count > 0 ? WITH_COUNT : undefined}>
          <FilterList />
        </ToolButton>
        {count > 0 && (
          <Box
            component="span"
            aria-hidden
            sx={{ ...COUNT, position: 'absolute', insetInlineEnd: { xs: 2, sm: 8 }, top: { xs: 2, sm: 'auto' } }}
          >
            {count}
          </Box>
        )}
      </Stack>
      {open && (
        <Suspense>
          <FilterPanel byKey={open === 'byKey'} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const WIDTH = { containerType: 'inline-size' } as const

/** Covers the tools while rows are selected, so that nothing moves and active filters stay visible. */
const SELECTING = {
  position: 'sticky',
  top: 'var(--bar, 64px)',
  zIndex: 4,
  backgroundColor: 'var(--paper)',
  borderRadius: '11px 11px 0 0',
} as const

const toolbarRef = (row: HTMLElement | null) => {
  const ends = [rovingFocus(row), tightRow(row)]
  return () => {
    for (const end of ends) end?.()
  }
}

/** Memoized: ticking rows changes none of them. */
const Tools = memo(function Tools({ hasViews }: { readonly hasViews: boolean }) {
  const entity = useEntity()
  const may = useMay()
  const { shape } = useShape()
  return (
    <>
      {hasViews && (
        <Box sx={CHOOSER}>
          <Suspense>
            <ViewChooser />
          </Suspense>
        </Box>
      )}
      <ListSearch />
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      <FilterButton />
      <Box sx={CHOOSER}>
        <Suspense>
          <ShapeChooser />
        </Suspense>
      </Box>
      {shape === 'table' && <Columns />}
      {(shape === 'cards' || shape === 'board') && (
        <Box sx={SORT}>
          <Suspense>
            <CardSort />
            <CardColumns />
          </Suspense>
        </Box>
      )}
      <ExportButton />
      <ImportButton />
      {may(entity.id, 'create') && <NewRecord />}
    </>
  )
})

/** Search, filters, columns, import, export and the create button; bulk actions while rows are selected. */
export const ListTools = () => {
  const translate = useTranslate()
  const { filter } = useListContext()
  const selecting = useSelecting()
  const hasViews = useHasViews() && filter === undefined
  return (
    <Box className="hub-sticks" sx={selecting ? { ...WIDTH, ...SELECTING } : WIDTH}>
      <Stack
        ref={toolbarRef}
        role="toolbar"
        aria-label={translate('app.shell.tools')}
        direction="row"
        sx={TOOLS}
        style={selecting ? { visibility: 'hidden' } : undefined}
      >
        <Tools hasViews={hasViews} />
      </Stack>
      <BulkBar sx={{ position: 'absolute', inset: 0, borderRadius: 'inherit' }} />
    </Box>
  )
}
