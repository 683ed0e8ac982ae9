import TableRows from '@mui/icons-material/TableRowsOutlined'
import ViewModule from '@mui/icons-material/ViewModuleOutlined'
import { Box, Stack } from '@mui/material'
import { useState } from 'react'
import { useLocaleState } from 'react-admin'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatCount } from '../../../providers/i18n/format.ts'
import { Collapse, CollapseButton } from '../../../ui/Collapse.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { type BoardFilter, countGroup, GROUPS, type Group, SORTS } from './boardFilter.ts'
import { AmountFilter, ChoiceFilter, SearchFilter } from './boardInputs.tsx'

export type Layout = 'cards' | 'table'

interface Props {
  readonly lots: readonly Lot[]
  readonly filter: BoardFilter
  readonly change: (changes: Partial<BoardFilter>) => void
}

/** Groups that are shown even when empty. */
const ALWAYS: ReadonlySet<Group> = new Set(['all', 'live', 'upcoming', 'mine', 'watched'])

const Groups = ({ lots, filter, change }: Props) => {
  const t = useAreaTexts('bidding')
  const [locale] = useLocaleState()
  const segments = GROUPS.map((group) => ({ name: group, count: countGroup(lots, group) }))
    .filter(({ name, count }) => ALWAYS.has(name) || count > 0 || filter.group === name)
    .map(({ name, count }) => ({
      name,
      count: formatCount(count, locale),
      label: t(`bidding.board.${name}`),
      urgent: name === 'outbid' && count > 0,
    }))
  return (
    <SegmentedControl label={t('bidding.board.show')} segments={segments} value={filter.group} onChange={(group) => change({ group })} />
  )
}

/** Switches between cards and a table, on pages wide enough for a table. */
export const LayoutSwitch = ({ layout, setLayout }: { readonly layout: Layout; readonly setLayout: (layout: Layout) => void }) => {
  const t = useAreaTexts('bidding')
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <SegmentedControl
        label={t('bidding.board.layout')}
        segments={[
          { name: 'cards', label: t('bidding.board.cards'), icon: <ViewModule sx={{ fontSize: 20 }} /> },
          { name: 'table', label: t('bidding.board.table'), icon: <TableRows sx={{ fontSize: 20 }} /> },
        ]}
        value={layout}
        onChange={setLayout}
      />
    </Box>
  )
}

const COLUMNS = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, 1.25fr) repeat(3, minmax(0, 1fr))',
    md: 'minmax(160px, 2fr) repeat(2, minmax(152px, 1fr)) repeat(2, minmax(116px, 0.8fr)) auto',
  },
} as const

const makesOf = (lots: readonly Lot[], chosen: string): readonly string[] =>
  [...new Set([...lots.map(({ car }) => car.make), ...(chosen === '' ? [] : [chosen])])].toSorted((a, b) => a.localeCompare(b))

/** Filters and sort order of the board; on phones a button opens all but the search. */
export const BoardFilters = ({ lots, filter, change, children }: Props & { readonly children?: React.ReactNode }) => {
  const t = useAreaTexts('bidding')
  const [open, setOpen] = useState(false)
  const set = [filter.make, filter.from, filter.to].filter((value) => value !== '').length
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Groups lots={lots} filter={filter} change={change} />
      <Box role="search" sx={COLUMNS}>
        <Box sx={{ gridColumn: { sm: '1 / -1', md: 'auto' } }}>
          <SearchFilter label={t('bidding.board.search')} value={filter.text} onValue={(text) => change({ text })} />
        </Box>
        <CollapseButton label={t('bidding.board.filters')} open={open} toggle={() => setOpen(!open)} set={set} />
        <Collapse open={open}>
          <ChoiceFilter
            label={t('bidding.board.make')}
            value={filter.make}
            choices={[['', t('bidding.board.anyMake')], ...makesOf(lots, filter.make).map((make) => [make, make] as const)]}
            onValue={(make) => change({ make })}
          />
        </Collapse>
        <Collapse open={open}>
          <ChoiceFilter
            label={t('bidding.board.sort')}
            value={filter.sort}
            choices={SORTS.map((sort) => [sort, t(`bidding.board.${sort}`)] as const)}
            onValue={(sort) => change({ sort })}
          />
        </Collapse>
        <Collapse open={open}>
          <AmountFilter label={t('bidding.board.priceFrom')} value={filter.from} onValue={(from) => change({ from })} />
        </Collapse>
        <Collapse open={open}>
          <AmountFilter label={t('bidding.board.priceTo')} value={filter.to} onValue={(to) => change({ to })} />
        </Collapse>
        {children}
      </Box>
    </Stack>
  )
}
